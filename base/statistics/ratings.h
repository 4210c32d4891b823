// The ratings of several players from games against each other, by maximum likelihood (davidson.h),
// with intervals that take into account which games belong together.
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
  int anchor = 0;  // the player whose rating is given
  double anchor_elo = 0;
  double confidence = 0.95;
};

enum class RatingKind {
  kFinite,
  kAtLeast,  // above the anchor without limit: no result, over any number of other players, limits
             // it from above. Its rating is infinite, its interval has a lower end.
  kAtMost,   // below the anchor without limit
  kUnknown,  // both are above or below a third player without limit, so they cannot be compared
};

struct Rating {
  RatingKind kind = RatingKind::kFinite;
  double elo = 0;  // NaN if it is unknown
  // Of the difference to the anchor, whose own rating has no error.
  Interval interval;
};

struct Ratings {
  std::vector<Rating> players;
  // The value of moving first: how much stronger White must be to win as often as Black.
  double black_advantage_elo = 0;
  Interval black_advantage_interval;
  // How often two players of the same rating draw.
  double draws_between_equals = 0;
  // [a][b]: the probability that a is stronger than b if all strengths were equally probable
  // before.
  std::vector<std::vector<double>> superiority;
};

// Elo is the ratio of wins to losses: ten times as many wins as losses, if both have played Black
// equally often, are 400. Draws only say that the two are not far apart. EloOfScore counts a draw
// as half a win, so with draws it puts players closer to each other, by about the share of the
// draws.
//
// Groups of games are independent of each other; the games of one group need not be. An error if
// there is no game or no decided game, if players are not connected by games, even over others, or
// if a number is invalid. For numbers of games that were fixed beforehand.
absl::StatusOr<Ratings> RatingsOf(const std::vector<RatedGames>& games,
                                  const RatingOptions& options);

// "1500 [1480, 1520]", "at least 1600", "unknown".
std::string RatingText(const Rating& rating);

}  // namespace hakari

#endif  // HAKARI_BASE_STATISTICS_RATINGS_H_
