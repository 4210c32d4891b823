#include "engine/search/board.h"

namespace hakari::search {

Board::Board(const Position& start, const std::vector<Move>& moves, const eval::Weights& weights)
    : weights_(weights), position_(start), path_(start, moves) {
  for (Move move : moves) position_.DoMove(move);
  frames_[0] = {eval::Accumulate(position_, weights_), {}, {}, InCheck(position_)};
}

Position Board::Before() const {
  Position before = position_;
  const Frame& last = frames_[ply_];
  last.move ? before.UndoMove(last.move, last.undo) : before.DoPass();
  return before;
}

void Board::Make(Move move) {
  const Frame& before = frames_[ply_];
  Frame& after = frames_[ply_ + 1];
  after.undo = position_.DoMove(move);
  after.move = move;
  after.accumulator =
      eval::AccumulateAfter(before.accumulator, position_, move, after.undo.captured, weights_);
  ++ply_;
}

void Board::Do(Move move) {
  Make(move);
  frames_[ply_].in_check = InCheck(position_);
  path_.Push(position_, in_check());
}

void Board::Do(Move move, bool gives_check) {
  Make(move);
  frames_[ply_].in_check = gives_check;
  path_.Push(position_, gives_check);
}

void Board::Undo() {
  path_.Pop();
  const Frame& last = frames_[ply_--];
  position_.UndoMove(last.move, last.undo);
}

void Board::Pass() {
  frames_[ply_ + 1] = {frames_[ply_].accumulator, {}, {}, false};
  position_.DoPass();
  ++ply_;
  path_.PushPass(position_);
}

void Board::UndoPass() {
  path_.Pop();
  --ply_;
  position_.DoPass();
}

}  // namespace hakari::search
