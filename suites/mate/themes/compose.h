// Composes small mate problems by theme: random placements around a white king near the corner,
// kept if the whole graph shows that they have a theme.
#ifndef HAKARI_SUITES_MATE_THEMES_COMPOSE_H_
#define HAKARI_SUITES_MATE_THEMES_COMPOSE_H_

#include <cstdint>
#include <vector>

#include "suites/core/problem.h"

namespace hakari::suites {

struct ComposeOptions {
  int of_each = 4;
  int placements = 300000;  // how many are tried; rare themes may get fewer problems
  uint64_t seed = 1;
};

// By theme, in the order of AllThemes(). The notes have theme and answer.
std::vector<Problem> ComposeThemes(const ComposeOptions& options);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MATE_THEMES_COMPOSE_H_
