#include "suites/match/game/end_of_game.h"

#include "engine/core/color.h"
#include "engine/movegen/movegen.h"
#include "engine/position/declaration.h"

namespace hakari::match {
namespace {

using notation::GameEnd;

EndOfGame Usual(GameEnd end, const Position& position) {
  return {end, notation::UsualResult(end, position.side_to_move())};
}

}  // namespace

std::optional<EndOfGame> EndByRule(const Position& position, const PositionHistory& history,
                                   int plies, int most_plies) {
  if (!movegen::HasLegalMove(position)) return Usual(GameEnd::kMate, position);
  switch (history.Status()) {
    case Repetition::kDraw:
      return Usual(GameEnd::kRepetition, position);
    // Either side's move can complete the fourth occurrence, so the side to move does not tell who
    // loses.
    case Repetition::kBlackLoses:
      return EndOfGame{GameEnd::kPerpetualCheck, notation::WinOf(kWhite)};
    case Repetition::kWhiteLoses:
      return EndOfGame{GameEnd::kPerpetualCheck, notation::WinOf(kBlack)};
    case Repetition::kNone:
      break;
  }
  if (plies >= most_plies) return Usual(GameEnd::kMaxMoves, position);
  return std::nullopt;
}

EndOfGame EndByDeclaration(const Position& position) {
  return Usual(CanDeclareWin(position) ? GameEnd::kDeclaration : GameEnd::kIllegalMove, position);
}

}  // namespace hakari::match
