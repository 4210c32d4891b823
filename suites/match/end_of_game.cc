#include "suites/match/end_of_game.h"

#include "engine/movegen/movegen.h"
#include "engine/position/declaration.h"

namespace hakari::match {
namespace {
EndOfGame Usual(notation::GameEnd end, const Position& position) {
  return {end, notation::UsualResult(end, position.side_to_move())};
}
}  // namespace

std::optional<EndOfGame> EndByRule(const Position& position, const PositionHistory& history,
                                   int plies, int most_plies) {
  if (!movegen::HasLegalMove(position)) return Usual(notation::GameEnd::kMate, position);
  const Repetition repetition = history.Status();
  if (repetition == Repetition::kDraw) return Usual(notation::GameEnd::kRepetition, position);
  if (repetition != Repetition::kNone) {
    const Color winner = repetition == Repetition::kBlackLoses ? kWhite : kBlack;
    return EndOfGame{notation::GameEnd::kPerpetualCheck, notation::WinOf(winner)};
  }
  if (plies >= most_plies) return Usual(notation::GameEnd::kMaxMoves, position);
  return std::nullopt;
}

EndOfGame EndByDeclaration(const Position& position) {
  return Usual(
      CanDeclareWin(position) ? notation::GameEnd::kDeclaration : notation::GameEnd::kIllegalMove,
      position);
}

}  // namespace hakari::match
