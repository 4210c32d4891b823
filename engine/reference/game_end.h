// How a game ends other than by mate: repetition and declaration, by counting.
#ifndef HAKARI_ENGINE_REFERENCE_GAME_END_H_
#define HAKARI_ENGINE_REFERENCE_GAME_END_H_

#include <vector>

#include "engine/reference/board.h"

namespace hakari::reference {

// How often the last board of a game occurred in it.
int Occurrences(const std::vector<Board>& game);

enum class GameEnd { kGoesOn, kDraw, kBlackLoses, kWhiteLoses };
// Fourfold repetition by the last board of the game. The side that has only given check since the
// board's first occurrence loses; if neither or both have, it is a draw.
GameEnd EndByRepetition(const std::vector<Board>& game);

// The 27-point rule for the side to move.
bool MayDeclare(const Board& board);
int DeclarationPoints(const Board& board, Side side);

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_GAME_END_H_
