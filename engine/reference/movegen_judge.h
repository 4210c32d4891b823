// Every list and answer of engine/movegen about one position against what the reference says.
#ifndef HAKARI_ENGINE_REFERENCE_MOVEGEN_JUDGE_H_
#define HAKARI_ENGINE_REFERENCE_MOVEGEN_JUDGE_H_

#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"
#include "engine/reference/board.h"
#include "engine/reference/rules.h"

namespace hakari::reference {

// The moves of a board in the engine's words, sorted by code.
struct ExpectedMoves {
  explicit ExpectedMoves(const Board& board) : ExpectedMoves(board, LegalPlays(board)) {}
  // Where the legal plays are known already.
  ExpectedMoves(const Board& board, const std::vector<Play>& plays);

  bool IsLegal(Move move) const;
  bool IsCheck(Move move) const;

  std::vector<Move> legal, checks, captures, quiet;
};

// A test failure for everything that differs: the lists, the number, and each legal move's answers.
void JudgeMovegen(const Board& board, const Position& position, const ExpectedMoves& expected);
// The same for IsLegal and all 65536 codes that a table entry or a peer could hold.
void JudgeIsLegal(const Position& position, const ExpectedMoves& expected);

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_MOVEGEN_JUDGE_H_
