// Finds themes in positions written by hand.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_THEMES_OF_FOR_TEST_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_THEMES_OF_FOR_TEST_H_

#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"
#include "suites/next_move/themes/find_themes.h"
#include "suites/next_move/themes/turned.h"

namespace hakari::suites {

// Whether the theme of that name holds for the first of the moves, which must be legal. Also
// expects the same themes with the colors exchanged.
inline bool HasTheme(absl::string_view theme, absl::string_view sfen, absl::string_view moves) {
  static MateProver& prover = *new MateProver(*MateProver::Make(/*nodes=*/2000));
  const auto position = notation::ParseSfen(sfen);
  EXPECT_TRUE(position.ok()) << position.status();
  EXPECT_TRUE(FindMoveTheme(theme).has_value()) << theme;
  std::vector<Move> line, turned;
  Position now = *position;
  for (absl::string_view word : absl::StrSplit(moves, ' ')) {
    const Move move = notation::ParseUsiMove(word).value_or(Move());
    EXPECT_TRUE(movegen::IsLegal(now, move)) << word << " in " << sfen;
    if (!movegen::IsLegal(now, move)) return false;
    now.DoMove(move);
    line.push_back(move);
    turned.push_back(Turned(move));
  }
  const std::vector<MoveTheme> themes = FindThemes(*position, line, prover);
  EXPECT_EQ(ThemeNames(themes), ThemeNames(FindThemes(Turned(*position), turned, prover)));
  for (const MoveTheme found : themes) {
    if (InfoOf(found).name == theme) return true;
  }
  return false;
}

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_THEMES_OF_FOR_TEST_H_
