// The ratings of several players from games with each other, by maximum likelihood (davidson.h),
// with intervals that know which games belong together.
#ifndef HAKARI_BASE_STATISTICS_RATINGS_H_
#define HAKARI_BASE_STATISTICS_RATINGS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/davidson.h"
#include "base/statistics/effect.h"

namespace hakari {

struct RatingOptions {
  int players = 2;
  int anchor = 0;  // whose rating is given
  double anchor_elo = 0;
  double confidence = 0.95;
};

enum class RatingKind {
  kFinite,
  kAtLeast,  // above the anchor without limit: nothing that was played, over any number of other
             // players, holds against it. Its rating is infinite, its interval has a lower end.
  kAtMost,   // the other way round
  kUnknown,  // both are above or below a third without limit: nothing compares them
};

struct Rating {
  RatingKind kind = RatingKind::kFinite;
  double elo = 0;  // not a number if it is unknown
  // Of the difference to the anchor, whose own rating has no error.
  Interval interval;
};

struct Ratings {
  std::vector<Rating> players;
  // What moving first is worth: how much stronger White must be for as many wins as Black's.
  double black_advantage_elo = 0;
  Interval black_advantage_interval;
  // How often two players of the same rating draw.
  double draws_between_equals = 0;
  // [a][b]: how probable it is that a is stronger than b, if any strength was as probable before.
  std::vector<std::vector<double>> superiority;
};

// Elo as ratio of wins to losses: ten times as many wins as losses, if both play as many games as
// Black, are 400. Draws say nothing of it but that the two are not far apart; EloOfScore, which
// counts them as half a win, puts players nearer to each other if there are any, by about the share
// of the draws.
//
// Groups of games are independent of each other, the games of one need not be. An error if there is
// no game or none that was decided, if players have not met, even over others, or if a number makes
// no sense. For numbers of games that were fixed beforehand.
absl::StatusOr<Ratings> RatingsOf(const std::vector<RatedGames>& games,
                                  const RatingOptions& options);

// "1500 [1480, 1520]", "at least 1600", "unknown".
std::string RatingText(const Rating& rating);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_RATINGS_H_
