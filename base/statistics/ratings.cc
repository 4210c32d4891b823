#include "base/statistics/ratings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "base/statistics/distributions.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
const double kEloOfLogit = 400 / std::log(10.0);

absl::Status CheckOptions(const RatingOptions& options) {
  if (options.players < 1 || options.anchor < 0 || options.anchor >= options.players) {
    return absl::InvalidArgumentError("the anchor is not one of the players");
  }
  if (!std::isfinite(options.anchor_elo)) {
    return absl::InvalidArgumentError("the anchor's rating is not finite");
  }
  if (!(options.confidence > 0 && options.confidence < 1)) {
    return absl::InvalidArgumentError("the confidence must be between 0 and 1");
  }
  return absl::OkStatus();
}

absl::Status CheckGames(const std::vector<RatedGames>& games, int players) {
  bool played = false, decided = false;
  for (const RatedGames& group : games) {
    for (const RatedGame& game : group) {
      const auto [least, greatest] = std::minmax(game.black, game.white);
      if (least < 0 || greatest >= players || least == greatest) {
        return absl::InvalidArgumentError(absl::StrCat(
            "invalid game: player ", game.black, " against player ", game.white, " of ", players));
      }
      played = true;
      decided = decided || game.result != RatedResult::kDrawn;
    }
  }
  if (!played) return absl::InvalidArgumentError("there are no games");
  if (!decided) {
    return absl::InvalidArgumentError(
        "every game was drawn: the difference in strength cannot be estimated");
  }
  return absl::OkStatus();
}

// [a][b]: there is a path from a to b, over any number of other players.
class Ways {
 public:
  explicit Ways(int players)
      : size_(static_cast<size_t>(players)), leads_(size_, std::vector<bool>(size_, false)) {
    for (size_t i = 0; i < size_; ++i) leads_[i][i] = true;
  }
  void Add(int from, int to) { leads_[static_cast<size_t>(from)][static_cast<size_t>(to)] = true; }
  // Computes the paths by Warshall's algorithm, once all edges are added.
  void Close() {
    for (size_t over = 0; over < size_; ++over) {
      for (size_t from = 0; from < size_; ++from) {
        if (!leads_[from][over]) continue;
        for (size_t to = 0; to < size_; ++to) {
          if (leads_[over][to]) leads_[from][to] = true;
        }
      }
    }
  }
  bool Lead(size_t from, size_t to) const { return leads_[from][to]; }
  size_t size() const { return size_; }

 private:
  size_t size_;
  std::vector<std::vector<bool>> leads_;
};

// From each player to its opponents.
Ways Meetings(const std::vector<RatedGames>& games, int players) {
  Ways ways(players);
  for (const RatedGames& group : games) {
    for (const RatedGame& game : group) {
      ways.Add(game.black, game.white);
      ways.Add(game.white, game.black);
    }
  }
  ways.Close();
  return ways;
}

// From each player to those that did not lose every game against it. If there is a path from a to b
// and none back, no strength of b, however great, makes the games less likely.
Ways HoldingOut(const std::vector<RatedGames>& games, int players) {
  Ways ways(players);
  for (const RatedGames& group : games) {
    for (const RatedGame& game : group) {
      if (game.result != RatedResult::kBlackWon) ways.Add(game.black, game.white);
      if (game.result != RatedResult::kWhiteWon) ways.Add(game.white, game.black);
    }
  }
  ways.Close();
  return ways;
}

absl::Status CheckMeetings(const Ways& meetings) {
  std::vector<size_t> apart;
  for (size_t i = 0; i < meetings.size(); ++i) {
    if (!meetings.Lead(0, i)) apart.push_back(i);
  }
  if (apart.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("no games connect player", apart.size() > 1 ? "s " : " ",
                   absl::StrJoin(apart, ", "), " with player 0, not even through other players"));
}

// One number that the games tell about, the difference of two strengths or Black's advantage, and
// by how much other values of it make the games less likely.
class Profile {
 public:
  // All strengths are measured from `held`; the number is the value at `index`. If its likeliest
  // value is not `finite`, the games do not tell how the games of a group depend on each other.
  Profile(const Davidson& model, const Davidson::Peak& top, size_t held, size_t index, bool finite,
          double games_of_a_group)
      : model_(model), top_(top), index_(index), held_(model.size(), false) {
    const double from = top.values[held];
    for (size_t i = 0; i < model.players(); ++i) top_.values[i] -= from;
    held_[held] = true;
    Davidson::Values contrast(model.size(), 0.0);
    contrast[index] = 1;
    const Davidson::Information information = model.InformationOf(top_, held_, contrast);
    held_[index] = true;
    freedom_ = information.groups - 1;
    dispersion_ = information.dispersion;
    deviation_ = std::sqrt(information.variance * dispersion_);
    if (finite && freedom_ >= 1) return;
    // Assume the worst: the games of a group are one game and count as one.
    is_known_ = false;
    dispersion_ = games_of_a_group;
    deviation_ = std::min(2.0, std::sqrt(information.variance * dispersion_));
  }

  double estimate() const { return top_.values[index_]; }

  // The probability that the number is above 0.
  double Above0() const {
    const double root = RootAt(0).root;
    const double above = is_known_ ? StudentAtMost(root, freedom_) : NormalAtMost(root);
    return estimate() > 0 ? above : 1 - above;
  }

  // The upper end for a `side` of 1, the lower end for -1.
  double End(double side, double confidence) const {
    const double one_side = (1 + confidence) / 2;
    const double most = is_known_ ? StudentQuantile(one_side, freedom_) : NormalQuantile(one_side);
    double inside = 0, outside = kInfinity;  // distances from the estimate
    double distance = most * deviation_;
    constexpr int kMostSteps = 100;
    constexpr double kSettled = 1e-9;
    constexpr double kFarthest = 1e4;
    for (int step = 0; step < kMostSteps && distance < kFarthest; ++step) {
      const Root found = RootAt(estimate() + side * distance);
      (found.root < most ? inside : outside) = distance;
      // The root grows roughly in proportion to the distance.
      const double farther = 2 * distance + 1;
      double next = std::min(farther, distance + (most - found.root) / (side * found.slope));
      if (!(next > inside && next < outside)) {
        next = std::isinf(outside) ? farther : inside + (outside - inside) / 2;
      }
      if (std::abs(next - distance) <= kSettled * (1 + distance)) {
        return estimate() + side * next;
      }
      distance = next;
    }
    return side * kInfinity;
  }

 private:
  // The square root of twice the loss in log-likelihood at this value, divided by the dispersion.
  // It is approximately a standard normal variable.
  struct Root {
    double root = 0;
    double slope = 0;
  };
  Root RootAt(double value) const {
    Davidson::Values start = top_.values;
    start[index_] = value;
    const Davidson::Peak peak = model_.Climb(std::move(start), held_);
    Root found;
    found.root = std::sqrt(std::max(0.0, 2 * (top_.likelihood - peak.likelihood) / dispersion_));
    found.slope = -peak.slope[index_] / (dispersion_ * found.root);
    return found;
  }

  const Davidson& model_;
  Davidson::Peak top_;
  size_t index_;
  std::vector<bool> held_;
  bool is_known_ = true;
  double freedom_ = 0;
  double dispersion_ = 1;
  double deviation_ = 0;
};

// Everything that ratings are computed from.
class Rater {
 public:
  Rater(const std::vector<RatedGames>& games, const RatingOptions& options)
      : options_(options),
        anchor_(static_cast<size_t>(options.anchor)),
        model_(options.players, games),
        holding_out_(HoldingOut(games, options.players)) {
    for (const RatedGames& group : games) most_games_ = std::max(most_games_, group.size());
    std::vector<bool> held(model_.size(), false);
    held[anchor_] = true;
    top_ = model_.Climb(model_.Even(), held);
  }

  Ratings Make() const {
    Ratings ratings;
    for (size_t i = 0; i < model_.players(); ++i) ratings.players.push_back(RatingOf(i));
    const Profile advantage = ProfileOf(anchor_, model_.advantage(), true);
    ratings.black_advantage_elo = advantage.estimate() * kEloOfLogit;
    ratings.black_advantage_interval = {advantage.End(-1, options_.confidence) * kEloOfLogit,
                                        advantage.End(1, options_.confidence) * kEloOfLogit};
    ratings.draws_between_equals =
        Davidson::SharesOf(advantage.estimate(), top_.values[model_.draws()])[1];
    ratings.superiority.assign(model_.players(), std::vector<double>(model_.players(), 0.5));
    for (size_t a = 0; a < model_.players(); ++a) {
      for (size_t b = 0; b < a; ++b) {
        ratings.superiority[a][b] = Superiority(a, b);
        ratings.superiority[b][a] = 1 - ratings.superiority[a][b];
      }
    }
    return ratings;
  }

 private:
  // The kind of the rating of `player` relative to `from`.
  RatingKind KindOf(size_t player, size_t from) const {
    const bool no_less = holding_out_.Lead(from, player);
    const bool no_more = holding_out_.Lead(player, from);
    if (no_less && no_more) return RatingKind::kFinite;
    return no_less ? RatingKind::kAtLeast : no_more ? RatingKind::kAtMost : RatingKind::kUnknown;
  }

  Profile ProfileOf(size_t held, size_t index, bool finite) const {
    return Profile(model_, top_, held, index, finite, static_cast<double>(most_games_));
  }

  Rating RatingOf(size_t player) const {
    Rating rating;
    if (player == anchor_) {
      rating.elo = options_.anchor_elo;
      rating.interval = {rating.elo, rating.elo};
      return rating;
    }
    rating.kind = KindOf(player, anchor_);
    const bool finite = rating.kind == RatingKind::kFinite;
    const Profile profile = ProfileOf(anchor_, player, finite);
    const auto elo = [this](double logits) { return options_.anchor_elo + logits * kEloOfLogit; };
    rating.interval = {-kInfinity, kInfinity};
    if (finite || rating.kind == RatingKind::kAtLeast) {
      rating.elo = kInfinity;
      rating.interval.low = elo(profile.End(-1, options_.confidence));
    }
    if (finite || rating.kind == RatingKind::kAtMost) {
      rating.elo = -kInfinity;
      rating.interval.high = elo(profile.End(1, options_.confidence));
    }
    if (rating.kind == RatingKind::kUnknown) rating.elo = std::nan("");
    if (finite) rating.elo = elo(profile.estimate());
    return rating;
  }

  double Superiority(size_t a, size_t b) const {
    const RatingKind kind = KindOf(a, b);
    if (kind == RatingKind::kUnknown) return 0.5;
    return ProfileOf(b, a, kind == RatingKind::kFinite).Above0();
  }

  const RatingOptions& options_;
  const size_t anchor_;
  const Davidson model_;
  const Ways holding_out_;
  size_t most_games_ = 1;
  Davidson::Peak top_;
};

}  // namespace

absl::StatusOr<Ratings> RatingsOf(const std::vector<RatedGames>& games,
                                  const RatingOptions& options) {
  HAKARI_RETURN_IF_ERROR(CheckOptions(options));
  HAKARI_RETURN_IF_ERROR(CheckGames(games, options.players));
  HAKARI_RETURN_IF_ERROR(CheckMeetings(Meetings(games, options.players)));
  return Rater(games, options).Make();
}

std::string RatingText(const Rating& rating) {
  switch (rating.kind) {
    case RatingKind::kFinite:
      return absl::StrFormat("%.0f [%.0f, %.0f]", rating.elo, rating.interval.low,
                             rating.interval.high);
    case RatingKind::kAtLeast:
      return absl::StrFormat("at least %.0f", rating.interval.low);
    case RatingKind::kAtMost:
      return absl::StrFormat("at most %.0f", rating.interval.high);
    case RatingKind::kUnknown:
      break;
  }
  return "unknown";
}

}  // namespace hakari
