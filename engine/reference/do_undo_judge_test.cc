// Compares positions after making and taking back moves, and the keys, with positions built anew
// from the reference.
#include <string>
#include <unordered_map>

#include "engine/core/move.h"
#include "engine/position/position.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::reference {
namespace {

constexpr int kPositionsPerSeed = 3000;

// Compares everything that is public except the ply.
bool LookTheSame(const Position& a, const Position& b) {
  bool same = a == b && a.key() == b.key() && a.board_key() == b.board_key() &&
              a.side_to_move() == b.side_to_move() && a.pieces() == b.pieces() &&
              a.gold_movers() == b.gold_movers();
  for (Color color : kColors) {
    same &= a.hand(color) == b.hand(color) && a.king(color) == b.king(color) &&
            a.pieces(color) == b.pieces(color);
    for (int kind = kPawn; kind < kKindCount; ++kind) {
      const auto piece_kind = static_cast<PieceKind>(kind);
      same &= a.pieces(color, piece_kind) == b.pieces(color, piece_kind);
      same &= a.pieces(piece_kind) == b.pieces(piece_kind);
    }
  }
  for (int i = 0; i < kSquareCount; ++i) {
    same &= a.at(static_cast<Square>(i)) == b.at(static_cast<Square>(i));
  }
  return same;
}

class DoUndoJudgeTest : public testing::TestWithParam<int> {};

TEST_P(DoUndoJudgeTest, EveryMoveLeadsWhereTheReferenceSaysAndBack) {
  SampleStream stream(static_cast<uint64_t>(GetParam()));
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    const Sample& sample = stream.Next();
    SCOPED_TRACE(ToSfen(sample.board));
    EXPECT_TRUE(ToBoard(sample.position) == sample.board);
    EXPECT_TRUE(LookTheSame(sample.position, ToPosition(sample.board)));
    Position position = sample.position;
    for (const Play& play : sample.plays) {
      const Move move = ToMove(play);
      const uint64_t foretold_key = position.KeyAfter(move);
      const uint64_t foretold_board_key = position.BoardKeyAfter(move);
      const Undo undo = position.DoMove(move);
      EXPECT_EQ(position.key(), foretold_key) << move.code();
      EXPECT_EQ(position.board_key(), foretold_board_key) << move.code();
      EXPECT_TRUE(LookTheSame(position, ToPosition(After(sample.board, play)))) << move.code();
      EXPECT_EQ(position.ply(), sample.position.ply() + 1);
      position.UndoMove(move, undo);
      EXPECT_TRUE(LookTheSame(position, sample.position)) << move.code();
      EXPECT_EQ(position.ply(), sample.position.ply());
    }
  }
}

// Passing is its own inverse, and changes the side to move only.
TEST_P(DoUndoJudgeTest, PassingChangesTheSideOnly) {
  SampleStream stream(static_cast<uint64_t>(GetParam()));
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    const Sample& sample = stream.Next();
    Board passed = sample.board;
    passed.to_move = Other(passed.to_move);
    Position position = sample.position;
    position.DoPass();
    EXPECT_TRUE(LookTheSame(position, ToPosition(passed))) << ToSfen(passed);
    EXPECT_NE(position.key(), sample.position.key());
    position.DoPass();
    EXPECT_TRUE(LookTheSame(position, sample.position)) << ToSfen(passed);
  }
}

// The SFEN of the reference distinguishes positions without any key.
TEST_P(DoUndoJudgeTest, KeysTellPositionsApart) {
  constexpr size_t kLeast = 100000;
  SampleStream stream(static_cast<uint64_t>(GetParam()));
  std::unordered_map<uint64_t, std::string> seen;
  std::unordered_map<uint64_t, std::string> boards_seen;
  size_t again = 0;
  while (seen.size() < kLeast && !HasFailure()) {
    const Sample& sample = stream.Next();
    Position position = sample.position;
    for (const Play& play : sample.plays) {
      const Undo undo = position.DoMove(ToMove(play));
      Board board = After(sample.board, play);
      const auto [known, is_new] = seen.emplace(position.key(), ToSfen(board));
      EXPECT_EQ(known->second, ToSfen(board));
      again += !is_new;
      board.hands = {};
      const auto known_board = boards_seen.emplace(position.board_key(), ToSfen(board)).first;
      EXPECT_EQ(known_board->second, ToSfen(board)) << "board key";
      position.UndoMove(ToMove(play), undo);
    }
  }
  EXPECT_LT(boards_seen.size(), seen.size()) << "no two positions differed in hands alone";
  EXPECT_GT(again, 0u) << "no position was reached twice";
}

INSTANTIATE_TEST_SUITE_P(Seeds, DoUndoJudgeTest, testing::Range(301, 303));

}  // namespace
}  // namespace hakari::reference
