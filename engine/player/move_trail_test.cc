#include "engine/player/move_trail.h"

#include <string>

#include "engine/notation/usi_move.h"
#include "engine/player/score.h"
#include "gtest/gtest.h"

namespace hakari::player {
namespace {

Move M(const char* usi) { return *notation::ParseUsiMove(usi); }

Line Of(const char* move, int depth, int64_t nodes) {
  Line line;
  line.depth = depth;
  line.nodes = nodes;
  line.score = Score::Centipawns(10);
  line.moves = {M(move)};
  return line;
}

std::function<bool(Move)> Is(const char* move) {
  return [wanted = M(move)](Move found) { return found == wanted; };
}

// 7g7f, then 2g2f twice, then 7g7f to the end.
MoveTrail Heard() {
  MoveTrail trail;
  trail.OnLine(Of("7g7f", 1, 10));
  trail.OnLine(Of("2g2f", 2, 20));
  trail.OnLine(Of("2g2f", 3, 30));
  trail.OnLine(Of("7g7f", 4, 40));
  trail.OnLine(Of("7g7f", 5, 50));
  return trail;
}

TEST(MoveTrailTest, KeepsWhereTheMoveChanged) {
  const MoveTrail trail = Heard();
  ASSERT_EQ(trail.steps().size(), 3u);
  EXPECT_EQ(trail.steps()[1].move, M("2g2f"));
  EXPECT_EQ(trail.steps()[1].depth, 2);
  EXPECT_EQ(trail.steps()[1].nodes, 20);
}

TEST(MoveTrailTest, BoundsOtherRanksAndLinesWithoutMovesDecideNothing) {
  MoveTrail trail;
  Line line = Of("2g2f", 1, 10);
  line.score->bound = Score::Bound::kLower;
  trail.OnLine(line);
  line = Of("2g2f", 1, 10);
  line.rank = 2;
  trail.OnLine(line);
  line = Of("2g2f", 1, 10);
  line.moves.clear();
  trail.OnLine(line);
  line = Of("2g2f", 1, 10);
  line.score.reset();
  trail.OnLine(line);
  EXPECT_TRUE(trail.steps().empty());
}

TEST(MoveTrailTest, TheMoveStayedFromItsLastComing) {
  const auto from = Heard().StayedFrom(Answer::Plays(M("7g7f")), Is("7g7f"));
  ASSERT_TRUE(from.has_value());
  EXPECT_EQ(from->depth, 4);
  EXPECT_EQ(from->nodes, 40);
}

TEST(MoveTrailTest, ChangesAmongWantedMovesAreNoChanges) {
  const auto from =
      Heard().StayedFrom(Answer::Plays(M("7g7f")), [](Move move) { return move != M("9g9f"); });
  ASSERT_TRUE(from.has_value());
  EXPECT_EQ(from->depth, 1);
  EXPECT_EQ(from->nodes, 10);
}

TEST(MoveTrailTest, AnAnswerThatIsNotWantedStayedFromNowhere) {
  EXPECT_FALSE(Heard().StayedFrom(Answer::Plays(M("2g2f")), Is("7g7f")));
  EXPECT_FALSE(Heard().StayedFrom(Answer::Of(Answer::Kind::kResign), Is("7g7f")));
  EXPECT_FALSE(Heard().StayedFrom(Answer::Failed(FailureKind::kCrashed, "x"), Is("7g7f")));
}

TEST(MoveTrailTest, AnAnswerFoundWithinTheLastDepthStayedFromItsEnd) {
  Answer answer = Answer::Plays(M("9g9f"));
  answer.lines = {Of("9g9f", 6, 0)};
  answer.counters[kNodesCounter] = 60;
  const auto from = Heard().StayedFrom(answer, Is("9g9f"));
  ASSERT_TRUE(from.has_value());
  EXPECT_EQ(from->depth, 6);
  EXPECT_EQ(from->nodes, 60);
  const auto unknown = MoveTrail().StayedFrom(Answer::Plays(M("9g9f")), Is("9g9f"));
  ASSERT_TRUE(unknown.has_value());
  EXPECT_FALSE(unknown->depth || unknown->nodes);
}

}  // namespace
}  // namespace hakari::player
