#include "suites/corpus/play/move_time.h"

#include <string>

#include "engine/notation/usi_game.h"
#include "gtest/gtest.h"

namespace hakari::corpus {
namespace {

notation::GameRecord Game() {
  return *notation::ParseUsiLine("startpos moves 7g7f 3c3d 2g2f ; end=resign");
}

MoveTime Given(int64_t milliseconds) {
  MoveTime time;
  time.given_ms = milliseconds;
  return time;
}

TEST(MoveTime, AnOverrunIsBeyondTheMargin) {
  EXPECT_FALSE(IsOverrun(Given(50), -1));
  EXPECT_FALSE(IsOverrun(Given(50), 50));
  EXPECT_FALSE(IsOverrun(Given(50), 70));
  EXPECT_TRUE(IsOverrun(Given(50), 71));
  EXPECT_FALSE(IsOverrun(Given(0), 600'000));
}

TEST(MoveTime, OverrunsAreMarkedWhereTheyHappened) {
  notation::GameRecord game = Game();
  game.lines[0].moves[0].spent_ms = 50;
  game.lines[0].moves[1].spent_ms = 1512;
  game.lines[0].moves[1].comment = "mine";
  game.lines[0].end_spent_ms = 99;
  MarkOverruns(Given(50), game);
  EXPECT_EQ(game.lines[0].moves[0].comment, "");
  EXPECT_EQ(game.lines[0].moves[1].comment, "mine\noverrun: took 1512 ms of 50 ms");
  EXPECT_EQ(game.lines[0].moves[2].comment, "");
  EXPECT_EQ(game.lines[0].end_comment, "overrun: took 99 ms of 50 ms");
}

TEST(MoveTime, TimesAreWrittenAndRead) {
  notation::GameRecord game = Game();
  game.lines[0].moves[1].spent_ms = 1512;
  game.lines[0].end_spent_ms = 0;
  EXPECT_EQ(SpentTimes(game), "-1 1512 -1 0");
  notation::GameRecord again = Game();
  ASSERT_TRUE(SetSpentTimes(SpentTimes(game), again).ok());
  EXPECT_TRUE(again == game);
  EXPECT_EQ(SetSpentTimes("1 2", again).message(), "2 times for 3 moves and an ending");
  EXPECT_EQ(SetSpentTimes("1 2 x 4", again).message(), "no time in ms: 'x'");
  EXPECT_EQ(SetSpentTimes("1 2 -2 4", again).message(), "no time in ms: '-2'");
}

}  // namespace
}  // namespace hakari::corpus
