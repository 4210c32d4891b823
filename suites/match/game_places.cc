#include "suites/match/game_places.h"

#include <algorithm>
#include <cstddef>

namespace hakari::match {

GamePlaces PlacesFor(const GameWishes& wishes, const std::vector<int>& processors) {
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

}  // namespace hakari::match
