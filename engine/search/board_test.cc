// Compares the board with positions made from scratch, over random games with passes and moves
// taken back.
#include "engine/search/board.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "engine/eval/accumulator.h"
#include "engine/eval/default_weights.h"
#include "engine/eval/evaluate.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/attacks.h"
#include "engine/reference/samples.h"
#include "engine/search/judges/positions.h"

namespace hakari::search {
namespace {

const eval::Weights& W() { return eval::DefaultWeights(); }

std::unique_ptr<Board> At(const Position& start, const std::vector<Move>& moves = {}) {
  return std::make_unique<Board>(start, moves, W());
}

void ExpectAt(const Board& board, const Position& position, int ply, Move last) {
  EXPECT_EQ(board.position(), position);
  EXPECT_EQ(board.position().key(), position.key());
  EXPECT_EQ(board.ply(), ply);
  EXPECT_EQ(board.last_move(), last);
  EXPECT_EQ(board.in_check(), InCheck(position));
  EXPECT_EQ(board.Evaluate(), eval::Evaluate(position, eval::Accumulate(position, W()), W()));
}

TEST(Board, BeginsAtTheEndOfTheGame) {
  const Move move = Move::Board(MakeSquare(7, 7), MakeSquare(7, 6));
  Position after = Position::Initial();
  after.DoMove(move);
  ExpectAt(*At(Position::Initial(), {move}), after, 0, Move());
}

TEST(Board, FollowsMovesAndPassesAndTakesThemBack) {
  Positions starts(8);
  reference::Dice dice(8);
  int passes = 0;
  for (int game = 0; game < 60 && !HasFailure(); ++game) {
    const Position start = starts.Next();
    SCOPED_TRACE(notation::ToSfen(start));
    const auto board = At(start);
    struct Step {
      Position position;
      Move move;  // none: a pass
    };
    std::vector<Step> way = {{start, Move()}};
    for (int i = 0; i < 150 && !HasFailure(); ++i) {
      const int depth = static_cast<int>(way.size()) - 1;
      movegen::MoveList moves;
      movegen::GenerateLegal(board->position(), moves);
      const bool back = depth == kMaxPly || moves.empty() || (depth > 0 && dice.OneIn(4));
      if (back && depth == 0) break;
      if (back) {
        way.back().move ? board->Undo() : board->UndoPass();
        way.pop_back();
      } else {
        Position next = board->position();
        const bool passes_now = !board->in_check() && dice.OneIn(6);
        const Move move = passes_now ? Move() : moves[dice.Roll(moves.size())];
        passes += passes_now;
        passes_now ? next.DoPass() : static_cast<void>(next.DoMove(move));
        passes_now ? board->Pass() : board->Do(move);
        way.push_back({next, move});
      }
      ExpectAt(*board, way.back().position, static_cast<int>(way.size()) - 1, way.back().move);
      if (way.size() > 1) {
        EXPECT_EQ(board->Before(), way[way.size() - 2].position);
      }
    }
  }
  EXPECT_GT(passes, 200);
}

TEST(Board, SeesRepetitionsOfItsWay) {
  const auto board = At(*notation::ParseSfen("4k4/9/9/9/9/9/9/9/4K4 b - 1"));
  const Square a = MakeSquare(5, 9), b = MakeSquare(5, 8), c = MakeSquare(5, 1),
               d = MakeSquare(5, 2);
  for (Move move : {Move::Board(a, b), Move::Board(c, d), Move::Board(b, a)}) board->Do(move);
  EXPECT_EQ(board->Status(), Recurrence::kNone);
  board->Do(Move::Board(d, c));
  EXPECT_EQ(board->Status(), Recurrence::kDraw);
  board->Undo();
  EXPECT_EQ(board->Status(), Recurrence::kNone);
}

TEST(Board, GoesToTheDeepestPly) {
  const auto board = At(*notation::ParseSfen("4k4/9/9/9/9/9/9/9/4K4 b - 1"));
  while (board->ply() < kMaxPly) {
    movegen::MoveList moves;
    movegen::GenerateLegal(board->position(), moves);
    board->Do(moves[0]);
  }
  while (board->ply() > 0) board->Undo();
  ExpectAt(*board, *notation::ParseSfen("4k4/9/9/9/9/9/9/9/4K4 b - 1"), 0, Move());
}

}  // namespace
}  // namespace hakari::search
