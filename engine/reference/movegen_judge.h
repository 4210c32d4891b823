// Compares every list and answer of engine/movegen about one position with the reference.
#ifndef HAKARI_ENGINE_REFERENCE_MOVEGEN_JUDGE_H_
#define HAKARI_ENGINE_REFERENCE_MOVEGEN_JUDGE_H_

#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"
#include "engine/reference/board.h"
#include "engine/reference/rules.h"

namespace hakari::reference {

// The moves of a board as the engine's values, sorted by code.
struct ExpectedMoves {
  explicit ExpectedMoves(const Board& board) : ExpectedMoves(board, LegalPlays(board)) {}
  // For callers that know the legal plays already.
  ExpectedMoves(const Board& board, const std::vector<Play>& plays);

  bool IsLegal(Move move) const;
  bool IsCheck(Move move) const;

  std::vector<Move> legal, checks, captures, quiet;
};

// Fails the test for every difference: in the lists, in the number, and in the answers for each
// legal move.
void JudgeMovegen(const Board& board, const Position& position, const ExpectedMoves& expected);
// The same for IsLegal and all 65536 codes that a table entry or a peer could hold.
void JudgeIsLegal(const Position& position, const ExpectedMoves& expected);

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_MOVEGEN_JUDGE_H_
