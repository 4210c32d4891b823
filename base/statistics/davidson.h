// Davidson's model of games that may be drawn: how likely games are of given strengths, and which
// strengths make them likeliest.
//
// With d, the strength of Black less that of White plus what moving first is worth, Black wins,
// nobody wins and White wins in the ratio exp(d / 2) : v : exp(-d / 2). Strengths are logarithms of
// odds here; v is the same for all.
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

// Games that are not independent of each other: two of one opening with colors exchanged. What was
// played alone stands alone.
using RatedGames = std::vector<RatedGame>;

class Davidson {
 public:
  // The strength of each player, then Black's advantage, then log(v).
  using Values = std::vector<double>;

  // Every player is below `players`. Without any draw v is 0 and stays there.
  Davidson(int players, const std::vector<RatedGames>& games);

  size_t players() const { return players_; }
  size_t size() const { return players_ + 2; }
  size_t advantage() const { return players_; }
  size_t draws() const { return players_ + 1; }
  bool has_draws() const { return has_draws_; }

  // All strengths alike, and no advantage.
  Values Even() const;

  // Where the games are likeliest, if some values are held.
  struct Peak {
    Values values;
    // The logarithm; it has the two terms of the class below that stand for no game.
    double likelihood = 0;
    Values slope;  // of the likelihood, along those that are held too
  };
  // By Newton's steps from `start`. A strength that only grows likelier the greater it is ends
  // where more of it makes no difference that can be seen.
  Peak Climb(Values start, const std::vector<bool>& held) const;

  // What the games say of the sum of `contrast` times the values.
  struct Information {
    double variance = 0;  // if every game were independent of all others
    // By what the variance is to be multiplied as the games of a group are not independent.
    double dispersion = 1;
    // How many groups of equal weight would say as much: few, if few bear on it.
    double groups = 0;
  };
  // `peak` has the same values held.
  Information InformationOf(const Peak& peak, const std::vector<bool>& held,
                            const Values& contrast) const;

  // How likely the three results are between players whose strengths differ by `difference`, with
  // Black's advantage in it.
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
  // Groups that are alike, and how many of them there are.
  std::vector<std::pair<RatedGames, double>> groups_;
  bool has_draws_ = false;
};

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_DAVIDSON_H_
