#include "suites/next_move/themes/find_themes.h"

#include "absl/strings/str_cat.h"
#include "suites/next_move/themes/moment.h"
#include "suites/next_move/themes/turned.h"

namespace hakari::suites {
namespace {

// Mate searches and exchanges break ties by squares, so the two colors could get different answers.
// Therefore the board is turned if white is to move.
Moment AsBlack(const Position& position, const std::vector<Move>& line, MateProver& prover) {
  if (position.side_to_move() == kBlack) return Moment(position, line, prover);
  std::vector<Move> turned;
  turned.reserve(line.size());
  for (const Move move : line) turned.push_back(Turned(move));
  return Moment(Turned(position), turned, prover);
}

}  // namespace

std::vector<MoveTheme> FindThemes(const Position& position, const std::vector<Move>& line,
                                  MateProver& prover) {
  const Moment moment = AsBlack(position, line, prover);
  std::vector<MoveTheme> themes;
  for (const MoveThemeInfo& info : MoveThemes()) {
    if (info.holds(moment)) themes.push_back(info.theme);
  }
  return themes;
}

std::string ThemeNames(const std::vector<MoveTheme>& themes) {
  std::string names;
  for (const MoveTheme theme : themes) {
    absl::StrAppend(&names, names.empty() ? "" : ",", InfoOf(theme).name);
  }
  return names;
}

}  // namespace hakari::suites
