// Davidson's model for games that may be drawn: how likely games are for given strengths, and which
// strengths make them likeliest.
//
// Let d be the strength of Black minus that of White plus the advantage of moving first. A win of
// Black, a draw and a win of White then have the ratio exp(d / 2) : v : exp(-d / 2). Strengths are
// logarithms of odds; v is the same for all games.
#ifndef HAKARI_BASE_STATISTICS_DAVIDSON_H_
#define HAKARI_BASE_STATISTICS_DAVIDSON_H_

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace hakari {

enum class RatedResult { kBlackWon, kDrawn, kWhiteWon };

// Players are numbered from 0.
struct RatedGame {
  int black = 0;
  int white = 0;
  RatedResult result = RatedResult::kDrawn;
};

// Games that depend on each other, such as two games of one opening with colors exchanged. A game
// that was played alone is a group of its own.
using RatedGames = std::vector<RatedGame>;

class Davidson {
 public:
  // The strength of each player, then Black's advantage, then log(v).
  using Values = std::vector<double>;

  // All player numbers are below `players`. Without any draw v is 0 and stays 0.
  Davidson(int players, const std::vector<RatedGames>& games);

  size_t players() const { return players_; }
  size_t size() const { return players_ + 2; }
  size_t advantage() const { return players_; }
  size_t draws() const { return players_ + 1; }
  bool has_draws() const { return has_draws_; }

  // All strengths equal, and no advantage.
  Values Even() const;

  // The values that make the games likeliest if some values are held.
  struct Peak {
    Values values;
    // The log-likelihood, including the two terms that stand for no game (davidson.cc).
    double likelihood = 0;
    Values slope;  // of the likelihood, also along the held values
  };
  // Newton's steps from `start`. If the likelihood grows with a strength without end, the steps
  // stop where a greater strength makes no visible difference.
  Peak Climb(Values start, const std::vector<bool>& held) const;

  // What the games say about the sum of `contrast` times the values.
  struct Information {
    double variance = 0;  // if every game were independent of all others
    // Factor for the variance, since the games of a group are not independent.
    double dispersion = 1;
    // How many groups of equal weight would say as much; few if few groups bear on the sum.
    double groups = 0;
  };
  // `peak` was found with the same values held.
  Information InformationOf(const Peak& peak, const std::vector<bool>& held,
                            const Values& contrast) const;

  // The probabilities of the three results between players whose strengths differ by `difference`,
  // which includes Black's advantage.
  static std::array<double, 3> SharesOf(double difference, double log_v);

 private:
  // All games of one player as Black against one as White.
  struct Cell {
    size_t black = 0;
    size_t white = 0;
    std::array<double, 3> counts{};
    double games() const { return counts[0] + counts[1] + counts[2]; }
  };
  struct Slopes;

  double Difference(const Values& values, size_t black, size_t white) const {
    return values[black] - values[white] + values[advantage()];
  }
  double Likelihood(const Values& values) const;
  Slopes SlopesAt(const Values& values) const;

  const size_t players_;
  std::vector<Cell> cells_;
  // Equal groups, with their number.
  std::vector<std::pair<RatedGames, double>> groups_;
  bool has_draws_ = false;
};

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_DAVIDSON_H_
