// The position that a search walks through, with everything that depends on the moves that led
// there: the path for repetitions and one accumulator of the evaluation per ply.
#ifndef HAKARI_ENGINE_SEARCH_BOARD_H_
#define HAKARI_ENGINE_SEARCH_BOARD_H_

#include <array>
#include <vector>

#include "engine/core/move.h"
#include "engine/eval/accumulator.h"
#include "engine/eval/evaluate.h"
#include "engine/eval/weights.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"
#include "engine/search/path.h"
#include "engine/search/values/score.h"

namespace hakari::search {

class Board {
 public:
  // The moves of the game, from its start to the root, must be legal. Both kings must be on the
  // board.
  Board(const Position& start, const std::vector<Move>& moves, const eval::Weights& weights);

  const Position& position() const { return position_; }
  // Moves and passes since the root.
  int ply() const { return ply_; }
  bool in_check() const { return frames_[ply_].in_check; }
  // The move that led here; none at the root and after a pass.
  Move last_move() const { return frames_[ply_].move; }

  // The position before the last move or pass. Not allowed at the root.
  Position Before() const;

  // The move must be legal, and the ply below kMaxPly.
  void Do(Move move);
  void Do(Move move, bool gives_check);  // for callers that know whether it gives check
  void Undo();
  // Not allowed in check.
  void Pass();
  void UndoPass();

  // The evaluation from the view of the side to move.
  int Evaluate() const { return eval::Evaluate(position_, frames_[ply_].accumulator, weights_); }
  Recurrence Status() const { return path_.Status(); }

 private:
  struct Frame {
    eval::Accumulator accumulator;
    hakari::Undo undo;
    Move move;
    bool in_check;
  };

  // Sets everything but `in_check`, which the caller sets.
  void Make(Move move);

  const eval::Weights& weights_;
  Position position_;
  Path path_;
  int ply_ = 0;
  std::array<Frame, kMaxPly + 1> frames_;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_BOARD_H_
