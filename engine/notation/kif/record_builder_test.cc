#include "engine/notation/kif/record_builder.h"

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

const Move kBlackPawn = Move::Board(MakeSquare(7, 7), MakeSquare(7, 6));
const Move kWhitePawn = Move::Board(MakeSquare(3, 3), MakeSquare(3, 4));
const Move kOtherWhitePawn = Move::Board(MakeSquare(8, 3), MakeSquare(8, 4));
const Move kIllegal = Move::Drop(kPawn, MakeSquare(5, 5));

absl::Status Error() { return absl::InvalidArgumentError("bad"); }

RecordBuilder AfterTwoMoves() {
  RecordBuilder builder(Position::Initial());
  EXPECT_TRUE(builder.Play(kBlackPawn, 1000).ok());
  EXPECT_TRUE(builder.Play(kWhitePawn, -1).ok());
  return builder;
}

TEST(RecordBuilderTest, KeepsThePosition) {
  RecordBuilder builder = AfterTwoMoves();
  EXPECT_EQ(builder.ply(), 2);
  EXPECT_EQ(builder.previous_to(), MakeSquare(3, 4));
  EXPECT_EQ(builder.next_to_move(), kBlack);
  const absl::StatusOr<GameRecord> record = builder.Finish();
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->start, Position::Initial());
  EXPECT_EQ(record->lines[0].moves.size(), 2u);
  EXPECT_EQ(record->lines[0].moves[0].spent_ms, 1000);
}

TEST(RecordBuilderTest, AVariationBeginsWhereItLeaves) {
  RecordBuilder builder = AfterTwoMoves();
  const Position after_two = builder.position();
  ASSERT_TRUE(builder.Branch(1, Error()).ok());
  EXPECT_EQ(builder.ply(), 1);
  EXPECT_EQ(builder.previous_to(), MakeSquare(7, 6));
  ASSERT_TRUE(builder.Play(kOtherWhitePawn, -1).ok());
  EXPECT_NE(builder.position(), after_two);
  // The variation has two moves, counting its parent's one; the game is not longer.
  EXPECT_EQ(builder.Branch(3, Error()), Error());
  ASSERT_TRUE(builder.Branch(2, Error()).ok());
  EXPECT_EQ(builder.current().parent, 1);
  EXPECT_EQ(builder.current().parent_ply, 1);
}

TEST(RecordBuilderTest, ALineTooShortIsPassedOver) {
  RecordBuilder builder = AfterTwoMoves();
  const Position after_two = builder.position();
  ASSERT_TRUE(builder.Branch(0, Error()).ok());
  ASSERT_TRUE(builder.Play(kBlackPawn, -1).ok());
  ASSERT_TRUE(builder.Branch(2, Error()).ok());
  EXPECT_EQ(builder.current().parent, 0);
  EXPECT_EQ(builder.position(), after_two);
}

TEST(RecordBuilderTest, CommentsBelongToWhatStandsBefore) {
  RecordBuilder builder(Position::Initial());
  builder.Comment("game");
  ASSERT_TRUE(builder.Play(kBlackPawn, -1).ok());
  builder.Comment("");
  builder.Comment("second");
  ASSERT_TRUE(builder.Play(kWhitePawn, -1).ok());
  ASSERT_TRUE(builder.End(GameEnd::kInterrupted, GameResult::kUnknown, -1).ok());
  builder.Comment("ending");
  ASSERT_TRUE(builder.Branch(1, Error()).ok());
  builder.Comment("early");
  ASSERT_TRUE(builder.Play(kOtherWhitePawn, -1).ok());
  ASSERT_TRUE(builder.Branch(1, Error()).ok());
  builder.Comment("on nothing");
  const GameRecord record = *builder.Finish();
  EXPECT_EQ(record.comment, "game");
  EXPECT_EQ(record.lines[0].moves[0].comment, "\nsecond\non nothing");
  EXPECT_EQ(record.lines[0].moves[1].comment, "");
  EXPECT_EQ(record.lines[0].end_comment, "ending");
  EXPECT_EQ(record.lines[1].moves[0].comment, "early");
}

TEST(RecordBuilderTest, AnIllegalMoveIsAnErrorUnlessItEndsTheGame) {
  RecordBuilder builder = AfterTwoMoves();
  ASSERT_TRUE(builder.PlayIllegal(kIllegal, Error()).ok());
  EXPECT_EQ(builder.next_ply(), 3);
  EXPECT_EQ(builder.next_to_move(), kWhite);
  EXPECT_EQ(builder.Play(kBlackPawn, -1), Error());
  EXPECT_EQ(builder.Branch(0, Error()), Error());
  EXPECT_EQ(builder.End(GameEnd::kResignation, GameResult::kWhiteWins, -1), Error());
  EXPECT_EQ(builder.Finish().status(), Error());
  ASSERT_TRUE(builder.End(GameEnd::kIllegalMove, GameResult::kBlackWins, -1).ok());
  const absl::StatusOr<GameRecord> record = builder.Finish();
  ASSERT_TRUE(record.ok());
  EXPECT_EQ(record->lines[0].illegal_move, kIllegal);
  EXPECT_EQ(record->lines[0].result, GameResult::kWhiteWins);
}

// Lines with names (in their end comments), each given by its parent and the number of the parent's
// moves before it leaves.
GameRecord Record(const std::vector<std::pair<int, int>>& parents) {
  GameRecord record;
  for (size_t i = 0; i < parents.size(); ++i) {
    RecordLine line;
    line.parent = parents[i].first;
    line.parent_ply = parents[i].second;
    line.end_comment = std::string(1, static_cast<char>('a' + i));
    record.lines.push_back(line);
  }
  return record;
}

std::string NamesAndParents(const GameRecord& record) {
  std::string text;
  for (const RecordLine& line : record.lines) {
    text += line.end_comment;
    if (line.parent >= 0) text += "<" + record.lines[line.parent].end_comment;
    text += " ";
  }
  return text;
}

TEST(VariationsTest, TheLastToLeaveComesFirstWithAllThatLeavesIt) {
  GameRecord record = Record({{-1, 0}, {0, 3}, {0, 9}, {1, 1}, {2, 4}, {0, 9}, {1, 2}});
  SortLines(record);
  EXPECT_EQ(NamesAndParents(record), "a c<a e<c f<a b<a g<b d<b ");
  const std::string once = NamesAndParents(record);
  SortLines(record);
  EXPECT_EQ(NamesAndParents(record), once);
}

TEST(VariationsTest, ALongChainNeedsNoDeepStack) {
  std::vector<std::pair<int, int>> parents = {{-1, 0}};
  for (int i = 0; i < 100000; ++i) parents.emplace_back(i, 1);
  GameRecord record = Record(parents);
  SortLines(record);
  EXPECT_EQ(record.lines.back().parent, 99999);
}

TEST(VariationsTest, NoLinesAreSortedAlready) {
  GameRecord record;
  SortLines(record);
  EXPECT_TRUE(record.lines.empty());
}

}  // namespace
}  // namespace hakari::notation
