#include "engine/notation/record.h"

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

Move At(int from_file, int from_rank, int to_file, int to_rank) {
  return Move::Board(MakeSquare(from_file, from_rank), MakeSquare(to_file, to_rank));
}

RecordLine Line(int parent, int parent_ply, std::vector<Move> moves) {
  RecordLine line;
  line.parent = parent;
  line.parent_ply = parent_ply;
  for (Move move : moves) line.moves.emplace_back().move = move;
  return line;
}

TEST(UsualResult, FollowsFromTheEndingAndTheSideToMove) {
  EXPECT_EQ(UsualResult(GameEnd::kResignation, kBlack), GameResult::kWhiteWins);
  EXPECT_EQ(UsualResult(GameEnd::kMate, kWhite), GameResult::kBlackWins);
  EXPECT_EQ(UsualResult(GameEnd::kDeclaration, kWhite), GameResult::kWhiteWins);
  EXPECT_EQ(UsualResult(GameEnd::kRepetition, kWhite), GameResult::kDraw);
  EXPECT_EQ(UsualResult(GameEnd::kInterrupted, kWhite), GameResult::kUnknown);
}

TEST(PositionBefore, FollowsVariationsOfVariations) {
  GameRecord record;
  record.start = Position::Initial();
  record.lines = {Line(-1, 0, {At(7, 7, 7, 6), At(3, 3, 3, 4)}),
                  Line(0, 1, {At(8, 3, 8, 4), At(2, 7, 2, 6)}), Line(1, 1, {At(1, 7, 1, 6)})};
  Position expected = Position::Initial();
  EXPECT_EQ(PositionBefore(record, 0), expected);
  expected.DoMove(At(7, 7, 7, 6));
  EXPECT_EQ(PositionBefore(record, 1), expected);
  expected.DoMove(At(8, 3, 8, 4));
  EXPECT_EQ(PositionBefore(record, 2), expected);
}

TEST(GameRecord, IsTheSameWhereverItWasRead) {
  GameRecord a;
  a.start = Position::Initial();
  a.tags = {{"black", "x"}};
  a.lines = {Line(-1, 0, {At(7, 7, 7, 6)})};
  GameRecord b = a;
  b.file = "elsewhere";
  b.line = 7;
  EXPECT_TRUE(a == b);
  b.start.SetPly(2);
  EXPECT_FALSE(a == b);
  b = a;
  b.lines[0].moves[0].spent_ms = 5;
  EXPECT_FALSE(a == b);
  EXPECT_EQ(TagOf(a, "black"), "x");
  EXPECT_EQ(TagOf(a, "white"), "");
}

}  // namespace
}  // namespace hakari::notation
