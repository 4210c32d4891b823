// Converts between the reference's values and the engine's.
#ifndef HAKARI_ENGINE_REFERENCE_BRIDGE_H_
#define HAKARI_ENGINE_REFERENCE_BRIDGE_H_

#include <vector>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"
#include "engine/reference/board.h"
#include "engine/reference/influence.h"
#include "engine/reference/rules.h"

namespace hakari::reference {

Color ToColor(Side side);
Side ToSide(Color color);
Square ToSquare(Place place);
Place ToPlace(Square square);
// Any letter, of either case.
PieceKind ToKind(char man);
Move ToMove(const Play& play);
Play ToPlay(Move move);
// The places whose number is not zero.
Bitboard ToBitboard(const Grid& grid);
Grid ToGrid(Bitboard squares);

// Built anew, piece by piece.
Position ToPosition(const Board& board);
// Reads only the position's public interface.
Board ToBoard(const Position& position);

// Sorted by code, so that lists can be compared; a move that occurs twice stays twice.
std::vector<Move> ToSortedMoves(const std::vector<Play>& plays);

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_BRIDGE_H_
