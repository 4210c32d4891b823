// How many games of a match are played at once, and on which processors.
#ifndef HAKARI_CI_CLI_MATCH_GAME_PLACES_H_
#define HAKARI_CI_CLI_MATCH_GAME_PLACES_H_

#include <algorithm>
#include <optional>
#include <vector>

namespace hakari::cli {

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
inline GamePlaces PlacesFor(const GameWishes& wishes, const std::vector<int>& processors) {
  const int count = static_cast<int>(processors.size());
  const int free = wishes.timed ? count - 1 : count;
  GamePlaces places;
  places.jobs = wishes.jobs.value_or(std::max(1, free / wishes.threads));
  const bool pins = wishes.timed && wishes.may_pin && wishes.threads == 1;
  if (pins && places.jobs <= count) {
    places.processors.assign(processors.end() - places.jobs, processors.end());
  }
  return places;
}

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_GAME_PLACES_H_
