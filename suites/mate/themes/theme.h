// What a mate problem is about, found out by taking moves away: it is about non-promotions if it is
// no mate without them, about interpositions if it is one without them.
#ifndef HAKARI_SUITES_MATE_THEMES_THEME_H_
#define HAKARI_SUITES_MATE_THEMES_THEME_H_

#include <vector>

#include "absl/strings/string_view.h"
#include "engine/mate/judges/whole_graph.h"
#include "engine/position/position.h"

namespace hakari::suites {

// Graphs of themes are at most this large.
inline constexpr size_t kMostThemePositions = 500;

struct Theme {
  absl::string_view name;
  mate::GraphEnd end;  // how its problems end
  // Quickly: whether a position may be about it at all.
  bool (*may_fit)(const Position& position);
  // Whether a position with this end is about it.
  bool (*fits)(const Position& position, const mate::GraphAnswer& answer);
};

const std::vector<Theme>& AllThemes();

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_MATE_THEMES_THEME_H_
