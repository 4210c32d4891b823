// How many games of a match are played at once, and on which processors.
#ifndef HAKARI_SUITES_MATCH_GAME_PLACES_H_
#define HAKARI_SUITES_MATCH_GAME_PLACES_H_

#include <optional>
#include <vector>

namespace hakari::match {

struct GameWishes {
  bool timed = false;
  int threads = 1;  // the most that a player searches with
  std::optional<int> jobs = {};
  bool may_pin = true;
};

struct GamePlaces {
  int jobs = 1;
  std::vector<int> processors;  // games are kept on one of these each; empty: anywhere
};

// The players of a game think by turns, so it needs as many processors as one of them has threads.
// Where a clock runs, one more is left to the system, and games of single threads are kept on a
// processor each, unless there are more games than processors: then the system must place them.
GamePlaces PlacesFor(const GameWishes& wishes, const std::vector<int>& processors);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_PLACES_H_
