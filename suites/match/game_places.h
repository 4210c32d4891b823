// How many games of a match are played at once, and on which processors.
#ifndef HAKARI_SUITES_MATCH_GAME_PLACES_H_
#define HAKARI_SUITES_MATCH_GAME_PLACES_H_

#include <optional>
#include <vector>

namespace hakari::match {

struct GameWishes {
  bool timed = false;
  int threads = 1;  // the most threads of any player
  std::optional<int> jobs = {};
  bool may_pin = true;
};

struct GamePlaces {
  int jobs = 1;
  std::vector<int> processors;  // each worker is pinned to one of these; empty: no pinning
};

// The two players of a game never think at the same time, so a game needs as many processors as one
// of them has threads. If time is limited, one more processor is left to the system, and games of
// single-threaded players are pinned to one processor each, unless there are more games than
// processors: then the system places them.
GamePlaces PlacesFor(const GameWishes& wishes, const std::vector<int>& processors);

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_GAME_PLACES_H_
