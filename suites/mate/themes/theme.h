// The theme of a mate problem, found by leaving moves out: it is about non-promotions if there is
// no mate without them, and about interpositions if there is a mate without them.
#ifndef HAKARI_SUITES_MATE_THEMES_THEME_H_
#define HAKARI_SUITES_MATE_THEMES_THEME_H_

#include <vector>

#include "absl/strings/string_view.h"
#include "engine/mate/judges/whole_graph.h"
#include "engine/position/position.h"

namespace hakari::suites {

// Limit on the positions of a graph that is searched for a theme.
inline constexpr size_t kMostThemePositions = 500;

struct Theme {
  absl::string_view name;
  mate::GraphEnd end;  // how its problems end
  // A quick test: whether a position may have this theme at all.
  bool (*may_fit)(const Position& position);
  // Whether a position that ends like this has the theme.
  bool (*fits)(const Position& position, const mate::GraphAnswer& answer);
};

const std::vector<Theme>& AllThemes();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MATE_THEMES_THEME_H_
