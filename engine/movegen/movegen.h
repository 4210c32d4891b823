// Legal moves. Everything here is exact: no pseudo-legal moves, no mates by a dropped pawn, and
// both promoting and not promoting wherever the rules allow it.
//
// The order of moves in a list is fixed for a position but means nothing; sort by Move's code where
// order matters.
#ifndef HAKARI_ENGINE_MOVEGEN_MOVEGEN_H_
#define HAKARI_ENGINE_MOVEGEN_MOVEGEN_H_

#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"

namespace hakari::movegen {

// Each replaces the contents of the list.
void GenerateLegal(const Position& position, MoveList& moves);
// The legal moves that give check. None if the opponent has no king.
void GenerateChecks(const Position& position, MoveList& moves);
// The legal moves when in check. The side to move must be in check.
void GenerateEvasions(const Position& position, MoveList& moves);
// The legal moves that take a piece.
void GenerateCaptures(const Position& position, MoveList& moves);
// The legal moves that take nothing, promotions and drops among them.
void GenerateQuiet(const Position& position, MoveList& moves);
// The quiet moves that promote. The side to move must not be in check.
void GenerateQuietPromotions(const Position& position, MoveList& moves);

// The number of legal moves, without listing them.
int CountLegal(const Position& position);
// False means that the side to move has lost: mate, or no move left.
bool HasLegalMove(const Position& position);
// Accepts any 16 bits.
bool IsLegal(const Position& position, Move move);
// The move must be legal.
bool GivesCheck(const Position& position, Move move);

// GivesCheck() for many moves of one position, which must not change meanwhile.
class CheckTest {
 public:
  explicit CheckTest(const Position& position);
  bool GivesCheck(Move move) const;

 private:
  const Position& position_;
  const Square king_;
  const CheckChances chances_;
};

}  // namespace hakari::movegen

#endif  // HAKARI_ENGINE_MOVEGEN_MOVEGEN_H_
