#include "base/statistics/davidson.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <tuple>
#include <utility>

namespace hakari {
namespace {

// The likelihood has two terms that stand for no game. The first is a prior for Black's advantage:
// a normal distribution with a deviation of 400 Elo, which weighs less than one game. Without it a
// handful of games that were all won by Black would make both the advantage and a strength
// infinite.
const double kAdvantageInformation = 1 / (std::log(10.0) * std::log(10.0));
// The second: a decided game between equals counts a thousandth even if there was none, so that v
// stays finite.
constexpr double kUnseen = 1e-3;

// log(exp(difference / 2) + v + exp(-difference / 2)), without overflow.
double LogSum(double difference, double log_v) {
  const double most = std::max(std::abs(difference) / 2, log_v);
  return most + std::log(std::exp(difference / 2 - most) + std::exp(-difference / 2 - most) +
                         std::exp(log_v - most));
}

// A symmetric matrix with positive eigenvalues; solves its systems of equations by Cholesky
// decomposition. Boost has none (uBLAS decomposes by LU), and this is as short as a call of it.
class PositiveMatrix {
 public:
  explicit PositiveMatrix(size_t size) : size_(size), entries_(size * size, 0.0) {}

  double& at(size_t row, size_t column) { return entries_[row * size_ + column]; }
  double at(size_t row, size_t column) const { return entries_[row * size_ + column]; }

  std::vector<double> Solve(std::vector<double> b) const {
    PositiveMatrix lower = *this;
    for (size_t i = 0; i < size_; ++i) {
      for (size_t j = 0; j <= i; ++j) {
        double rest = at(i, j);
        for (size_t k = 0; k < j; ++k) rest -= lower.at(i, k) * lower.at(j, k);
        lower.at(i, j) = i == j ? std::sqrt(rest) : rest / lower.at(j, j);
      }
    }
    for (size_t i = 0; i < size_; ++i) {
      for (size_t k = 0; k < i; ++k) b[i] -= lower.at(i, k) * b[k];
      b[i] /= lower.at(i, i);
    }
    for (size_t i = size_; i-- > 0;) {
      for (size_t k = i + 1; k < size_; ++k) b[i] -= lower.at(k, i) * b[k];
      b[i] /= lower.at(i, i);
    }
    return b;
  }

 private:
  size_t size_;
  std::vector<double> entries_;
};

double Dot(const std::vector<double>& a, const std::vector<double>& b) {
  double sum = 0;
  for (size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

double Points(RatedResult result) {
  return result == RatedResult::kBlackWon ? 1 : result == RatedResult::kDrawn ? 0.5 : 0;
}

// Means, variances and covariance of a game's points and draws.
struct GameMoments {
  double points = 0;
  double draws = 0;
  double points_variance = 0;
  double draws_variance = 0;
  double covariance = 0;
};

GameMoments MomentsOf(double difference, double log_v) {
  const std::array<double, 3> shares = Davidson::SharesOf(difference, log_v);
  GameMoments moments;
  moments.points = shares[0] + shares[1] / 2;
  moments.draws = shares[1];
  // Not computed as a mean of squares: for results that are almost certain only rounding errors
  // would be left.
  moments.points_variance = shares[0] * shares[2] + shares[1] * (shares[0] + shares[2]) / 4;
  moments.draws_variance = shares[1] * (shares[0] + shares[2]);
  moments.covariance = shares[1] * (shares[2] - shares[0]) / 2;
  return moments;
}

}  // namespace

// The slope of the log-likelihood, and its downward curvature.
struct Davidson::Slopes {
  Values first;
  PositiveMatrix second;
};

std::array<double, 3> Davidson::SharesOf(double difference, double log_v) {
  const double sum = LogSum(difference, log_v);
  return {std::exp(difference / 2 - sum), std::exp(log_v - sum), std::exp(-difference / 2 - sum)};
}

Davidson::Davidson(int players, const std::vector<RatedGames>& games)
    : players_(static_cast<size_t>(players)) {
  using Alike = std::vector<std::tuple<int, int, RatedResult>>;
  std::map<std::pair<int, int>, Cell> cells;
  std::map<Alike, size_t> seen;
  for (const RatedGames& group : games) {
    Alike alike;
    for (const RatedGame& game : group) {
      Cell& cell = cells[{game.black, game.white}];
      cell.black = static_cast<size_t>(game.black);
      cell.white = static_cast<size_t>(game.white);
      ++cell.counts[static_cast<size_t>(game.result)];
      has_draws_ = has_draws_ || game.result == RatedResult::kDrawn;
      alike.emplace_back(game.black, game.white, game.result);
    }
    std::sort(alike.begin(), alike.end());
    const auto [place, is_new] = seen.emplace(std::move(alike), groups_.size());
    if (is_new) groups_.emplace_back(group, 0);
    ++groups_[place->second].second;
  }
  for (const auto& [colors, cell] : cells) cells_.push_back(cell);
}

Davidson::Values Davidson::Even() const {
  Values values(size(), 0.0);
  if (!has_draws_) values[draws()] = -std::numeric_limits<double>::infinity();
  return values;
}

double Davidson::Likelihood(const Values& values) const {
  const double log_v = values[draws()];
  double sum = -kAdvantageInformation * values[advantage()] * values[advantage()] / 2;
  if (has_draws_) sum -= kUnseen * (LogSum(0, log_v) - std::log(2.0));
  for (const Cell& cell : cells_) {
    const double difference = Difference(values, cell.black, cell.white);
    sum += (cell.counts[0] - cell.counts[2]) * difference / 2;
    if (cell.counts[1] > 0) sum += cell.counts[1] * log_v;
    sum -= cell.games() * LogSum(difference, log_v);
  }
  return sum;
}

Davidson::Slopes Davidson::SlopesAt(const Values& values) const {
  const double log_v = values[draws()];
  Slopes slopes = {Values(size(), 0.0), PositiveMatrix(size())};
  PositiveMatrix& second = slopes.second;
  for (const Cell& cell : cells_) {
    const GameMoments game = MomentsOf(Difference(values, cell.black, cell.white), log_v);
    const double games = cell.games();
    const double points = cell.counts[0] + cell.counts[1] / 2 - games * game.points;
    const std::array<std::pair<size_t, double>, 3> parts = {
        {{cell.black, 1}, {cell.white, -1}, {advantage(), 1}}};
    for (const auto& [i, sign] : parts) {
      slopes.first[i] += sign * points;
      for (const auto& [j, other] : parts) {
        second.at(i, j) += sign * other * games * game.points_variance;
      }
      second.at(i, draws()) += sign * games * game.covariance;
      second.at(draws(), i) += sign * games * game.covariance;
    }
    slopes.first[draws()] += cell.counts[1] - games * game.draws;
    second.at(draws(), draws()) += games * game.draws_variance;
  }
  slopes.first[advantage()] -= kAdvantageInformation * values[advantage()];
  second.at(advantage(), advantage()) += kAdvantageInformation;
  if (has_draws_) {
    const double drawn = SharesOf(0, log_v)[1];
    slopes.first[draws()] -= kUnseen * drawn;
    second.at(draws(), draws()) += kUnseen * drawn * (1 - drawn);
  }
  return slopes;
}

namespace {

// Solves the system for the values that are not held; the others are 0. A strength about which the
// games say nothing more has almost no curvature left. Therefore a small part of the greatest
// curvature is added; this shortens the steps but does not change where they end.
std::vector<double> SolveFree(const PositiveMatrix& matrix, const std::vector<double>& right,
                              const std::vector<bool>& held) {
  constexpr double kTrace = 1e-11;
  std::vector<size_t> free;
  double greatest = 0;
  for (size_t i = 0; i < held.size(); ++i) {
    if (held[i]) continue;
    free.push_back(i);
    greatest = std::max(greatest, matrix.at(i, i));
  }
  PositiveMatrix part(free.size());
  std::vector<double> part_right;
  for (size_t i = 0; i < free.size(); ++i) {
    for (size_t j = 0; j < free.size(); ++j) part.at(i, j) = matrix.at(free[i], free[j]);
    part.at(i, i) += kTrace * greatest;
    part_right.push_back(right[free[i]]);
  }
  const std::vector<double> part_result = part.Solve(std::move(part_right));
  std::vector<double> result(held.size(), 0.0);
  for (size_t i = 0; i < free.size(); ++i) result[free[i]] = part_result[i];
  return result;
}

std::vector<bool> WithoutDraws(std::vector<bool> held, const Davidson& model) {
  if (!model.has_draws()) held[model.draws()] = true;
  return held;
}

}  // namespace

Davidson::Peak Davidson::Climb(Values start, const std::vector<bool>& held) const {
  const std::vector<bool> fixed = WithoutDraws(held, *this);
  Peak peak;
  peak.values = std::move(start);
  peak.likelihood = Likelihood(peak.values);
  constexpr int kMostSteps = 200;
  constexpr double kSettled = 1e-16;  // a smaller gain ends the steps
  for (int step = 0; step < kMostSteps; ++step) {
    const Slopes slopes = SlopesAt(peak.values);
    peak.slope = slopes.first;
    Values move = SolveFree(slopes.second, slopes.first, fixed);
    const double gain = Dot(move, slopes.first);
    Values next = peak.values;
    double likelihood = 0;
    // A step that overshoots is halved. Near the maximum all differences are rounding errors.
    const double rounding = 1e-13 * (1 + std::abs(peak.likelihood));
    constexpr int kHalvings = 40;
    for (int i = 0; i < kHalvings; ++i) {
      for (size_t k = 0; k < next.size(); ++k) {
        if (!fixed[k]) next[k] = peak.values[k] + move[k];
      }
      likelihood = Likelihood(next);
      if (likelihood >= peak.likelihood - rounding) break;
      for (double& part : move) part /= 2;
    }
    peak.values = std::move(next);
    peak.likelihood = likelihood;
    if (gain < kSettled) break;
  }
  return peak;
}

// The variance of an estimate is u' M u. Here u is the inverse information times the contrast, and
// M is the sum of the squared slopes of the groups (the "sandwich"); M is the information itself if
// all games are independent. For G groups that bear on the contrast this variance is too small by
// one part in G; the groups' shares of the information give G (Carter, Schnepel and Steigerwald).
// Groups that are all alike, such as pairs of one win each, do not prove that all groups are:
// therefore one more group is added that behaves as the model expects of independent games.
Davidson::Information Davidson::InformationOf(const Peak& peak, const std::vector<bool>& held,
                                              const Values& contrast) const {
  const Values& values = peak.values;
  const Slopes slopes = SlopesAt(values);
  const Values u = SolveFree(slopes.second, contrast, WithoutDraws(held, *this));
  Information information;
  information.variance = Dot(u, contrast);
  double squares = 0;   // of the slopes of the groups
  double of_games = 0;  // share of the information that comes from games
  double squared_shares = 0;
  for (const auto& [games, count] : groups_) {
    double slope = 0, share = 0;
    for (const RatedGame& game : games) {
      const auto black = static_cast<size_t>(game.black), white = static_cast<size_t>(game.white);
      const GameMoments moments = MomentsOf(Difference(values, black, white), values[draws()]);
      const double along = u[black] - u[white] + u[advantage()], along_draws = u[draws()];
      slope += along * (Points(game.result) - moments.points) +
               along_draws * ((game.result == RatedResult::kDrawn ? 1 : 0) - moments.draws);
      share += along * along * moments.points_variance +
               2 * along * along_draws * moments.covariance +
               along_draws * along_draws * moments.draws_variance;
    }
    share /= information.variance;
    squares += count * slope * slope / information.variance;
    of_games += count * share;
    squared_shares += count * share * share;
  }
  // The terms that stand for no game are one more group, with the variance that they state.
  const double of_none = std::max(0.0, 1 - of_games);
  information.groups = 1 / (squared_shares + of_none * of_none);
  if (information.groups > 1) {
    information.dispersion =
        of_none + squares * information.groups / (information.groups - 1) + 1 / information.groups;
  }
  return information;
}

}  // namespace hakari
