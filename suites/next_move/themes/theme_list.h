// The themes of next-move problems, each with the rule that decides it: one table for code, reports
// and documentation.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_THEME_LIST_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_THEME_LIST_H_

#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "suites/next_move/themes/moment.h"

namespace hakari::suites {

// In the order of the table.
enum class MoveTheme {
  kFork,
  kPin,
  kSkewer,
  kDiscoveredAttack,
  kDanglingPawn,
  kAttackOnBoundPiece,
  kEdgeAttack,
  kPromotionThreat,
  kThreatmate,
  kThreatmateDefence,
  kMate,
};

struct MoveThemeInfo {
  MoveTheme theme;
  absl::string_view name;      // one word, for notes and reports
  absl::string_view japanese;  // for people
  absl::string_view rule;      // a sentence
  bool (*holds)(const Moment& moment);
};

const std::vector<MoveThemeInfo>& MoveThemes();
inline const MoveThemeInfo& InfoOf(MoveTheme theme) {
  return MoveThemes()[static_cast<size_t>(theme)];
}

// By its name or its Japanese word.
std::optional<MoveTheme> FindMoveTheme(absl::string_view word);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_THEME_LIST_H_
