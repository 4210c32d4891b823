#include "engine/player/answer.h"

#include <string>

#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/player/game.h"
#include "engine/player/limits.h"
#include "engine/player/score.h"
#include "gtest/gtest.h"

namespace hakari::player {
namespace {

TEST(AnswerTest, FailuresSayWhatTheyAre) {
  const Answer answer = Answer::Failed(FailureKind::kTimedOut, "no bestmove within 5 ms");
  ASSERT_TRUE(answer.failure);
  EXPECT_EQ(FailureText(*answer.failure), "timed out: no bestmove within 5 ms");
  EXPECT_EQ(FailureKindName(FailureKind::kRefused), "refused");
}

TEST(AnswerTest, WhatWasNotCountedIsZero) {
  Answer answer = Answer::Of(Answer::Kind::kNoMate);
  answer.counters[kNodesCounter] = 12;
  EXPECT_EQ(answer.Counter(kNodesCounter), 12);
  EXPECT_EQ(answer.Counter(kUncheckedCounter), 0);
}

TEST(AnswerTest, AnyMoveIsLegalAndAlwaysTheSame) {
  const Answer answer = AnyMove(Position::Initial());
  EXPECT_EQ(answer.kind, Answer::Kind::kMove);
  EXPECT_TRUE(movegen::IsLegal(Position::Initial(), answer.move));
  EXPECT_EQ(AnyMove(Position::Initial()).move, answer.move);
  const Position mated = *notation::ParseSfen("k8/1G7/1P7/9/9/9/9/9/9 w - 1");
  EXPECT_EQ(AnyMove(mated).kind, Answer::Kind::kResign);
}

TEST(ScoreTest, Texts) {
  EXPECT_EQ(ScoreText(Score::Centipawns(-30)), "cp -30");
  EXPECT_EQ(ScoreText(Score::Mates(7)), "mate 7");
  EXPECT_EQ(ScoreText(Score::IsMated(4)), "mate -4");
  EXPECT_EQ(ScoreText(Score::Mates(0)), "mate +");
  EXPECT_EQ(ScoreText(Score::IsMated(0)), "mate -");
  Score bound = Score::Centipawns(5);
  bound.bound = Score::Bound::kLower;
  EXPECT_EQ(ScoreText(bound), "cp 5 lowerbound");
  bound.bound = Score::Bound::kUpper;
  EXPECT_EQ(ScoreText(bound), "cp 5 upperbound");
  EXPECT_FALSE(bound == Score::Centipawns(5));
}

TEST(ScoreTest, EveryMateCountsTheSame) {
  EXPECT_EQ(InCentipawns(Score::Centipawns(-120)), -120);
  EXPECT_EQ(InCentipawns(Score::Mates(1)), kMateCentipawns);
  EXPECT_EQ(InCentipawns(Score::Mates(0)), kMateCentipawns);
  EXPECT_EQ(InCentipawns(Score::IsMated(31)), -kMateCentipawns);
}

Limits Clocks(int64_t black_ms, int64_t white_ms) {
  Limits limits;
  limits.clock_ms[kBlack] = black_ms;
  limits.clock_ms[kWhite] = white_ms;
  return limits;
}

TEST(LimitsTest, TheTimeForThisMoveIsUsedWhole) {
  Limits limits = Clocks(1, 1);
  limits.move_ms = 250;
  EXPECT_EQ(TimeGivenMs(limits, kBlack), 250);
  EXPECT_EQ(TimeBudgetMs(limits, kBlack), 250);
}

TEST(LimitsTest, AClockIsDivided) {
  Limits limits = Clocks(40'000, 80'000);
  limits.increment_ms[kBlack] = 500;
  limits.increment_ms[kWhite] = 0;
  EXPECT_EQ(TimeGivenMs(limits, kBlack), 40'500);
  EXPECT_EQ(TimeGivenMs(limits, kWhite), 80'000);
  EXPECT_EQ(TimeBudgetMs(limits, kBlack), 1500);
  EXPECT_EQ(TimeBudgetMs(limits, kWhite), 2000);
}

TEST(LimitsTest, ByoyomiNeedsNoClock) {
  Limits limits;
  limits.byoyomi_ms = 1000;
  EXPECT_EQ(TimeGivenMs(limits, kBlack), 1000);
  EXPECT_EQ(TimeBudgetMs(limits, kBlack), 900);
  EXPECT_EQ(TimeBudgetMs(Clocks(50, 0), kBlack), 1);
}

TEST(LimitsTest, WithoutTimeThereIsNone) {
  Limits limits;
  limits.nodes = 5;
  EXPECT_FALSE(TimeGivenMs(limits, kBlack).has_value());
  EXPECT_FALSE(TimeBudgetMs(limits, kBlack).has_value());
  limits.clock_ms[kWhite] = 5;
  EXPECT_FALSE(TimeBudgetMs(limits, kBlack).has_value());
}

TEST(GameTest, FromTheStart) {
  Game game;
  EXPECT_EQ(GameText(game), "startpos");
  game.Play(*notation::ParseUsiMove("7g7f"));
  game.Play(*notation::ParseUsiMove("3c3d"));
  EXPECT_EQ(GameText(game), "startpos moves 7g7f 3c3d");
  EXPECT_EQ(game.start(), Position::Initial());
  EXPECT_EQ(game.moves(), ParseMoves("7g7f 3c3d"));
  EXPECT_EQ(game.position().side_to_move(), kBlack);
  EXPECT_EQ(game.position().ply(), 3);
}

TEST(GameTest, WhatIsParsedIsTheSame) {
  const auto game = ParseGame("startpos moves 7g7f 3c3d");
  ASSERT_TRUE(game.ok()) << game.status();
  EXPECT_EQ(GameText(*game), "startpos moves 7g7f 3c3d");
  const std::string sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
  for (const std::string& text : {sfen, "sfen " + sfen}) {
    const auto position = ParseGame(text);
    ASSERT_TRUE(position.ok()) << position.status();
    EXPECT_EQ(GameText(*position), "sfen " + sfen);
  }
  EXPECT_EQ(GameText(*ParseGame("sfen " + sfen + " moves G*5b")), "sfen " + sfen + " moves G*5b");
}

TEST(GameTest, BadPositionsAreErrors) {
  for (const char* text : {"", "# nothing", "startpos moves 7g7e", "x", "startpos ; event=x",
                           "startpos moves 7g7f ; end=resign"}) {
    EXPECT_FALSE(ParseGame(text).ok()) << text;
  }
}

TEST(GameTest, MovesGoToTextAndBack) {
  EXPECT_EQ(MovesText(ParseMoves("G*5b 5a4a 2b3c+")), "G*5b 5a4a 2b3c+");
  EXPECT_TRUE(ParseMoves("").empty());
  EXPECT_EQ(MovesText(ParseMoves("7g7f e2e4 2g2f")), "7g7f");
}

}  // namespace
}  // namespace hakari::player
