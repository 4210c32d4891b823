#include "suites/engines/go_text.h"

#include "engine/core/color.h"
#include "engine/player/game.h"
#include "engine/player/limits.h"
#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

using player::Limits;
using player::Question;

constexpr suites::EngineDeadlines kDeadlines;

Question Asked(const Limits& limits, Color side = kBlack) {
  Question question;
  question.limits = limits;
  if (side == kWhite) question.game = *player::ParseGame("startpos moves 7g7f");
  return question;
}

Question Mate(const Limits& limits) {
  Question question = Asked(limits);
  question.kind = Question::Kind::kMate;
  return question;
}

GoText Of(const Question& question, const suites::EngineSpec& spec = suites::EngineSpec()) {
  const absl::StatusOr<GoText> text = GoTextOf(question, spec);
  EXPECT_TRUE(text.ok()) << text.status();
  return text.ok() ? *text : GoText();
}
GoText Of(const Limits& limits, Color side = kBlack) { return Of(Asked(limits, side)); }

TEST(GoTextTest, Counts) {
  Limits limits;
  limits.nodes = 10000;
  EXPECT_EQ(Of(limits).line, "go nodes 10000");
  EXPECT_EQ(Of(limits).answer, "bestmove");
  EXPECT_EQ(Of(limits).deadline_ms, kDeadlines.search_ms);
  limits.depth = 7;
  EXPECT_EQ(Of(limits).line, "go depth 7 nodes 10000");
}

TEST(GoTextTest, Times) {
  Limits movetime;
  movetime.move_ms = 300;
  EXPECT_EQ(Of(movetime).line, "go movetime 300");
  EXPECT_EQ(Of(movetime).deadline_ms, 300 + kDeadlines.margin_ms);
  Limits byoyomi;
  byoyomi.byoyomi_ms = 1000;
  EXPECT_EQ(Of(byoyomi).line, "go btime 0 wtime 0 byoyomi 1000");
  EXPECT_EQ(Of(byoyomi).deadline_ms, 1000 + kDeadlines.margin_ms);
}

Limits Clocks() {
  Limits limits;
  limits.clock_ms[kBlack] = 60000;
  limits.clock_ms[kWhite] = 50000;
  limits.increment_ms[kBlack] = 100;
  limits.increment_ms[kWhite] = 200;
  return limits;
}

TEST(GoTextTest, ClocksOfTheSideToMove) {
  EXPECT_EQ(Of(Clocks()).line, "go btime 60000 wtime 50000 binc 100 winc 200");
  EXPECT_EQ(Of(Clocks()).deadline_ms, 60100 + kDeadlines.margin_ms);
  EXPECT_EQ(Of(Clocks(), kWhite).deadline_ms, 50200 + kDeadlines.margin_ms);
}

TEST(GoTextTest, PonderingAndRootMoves) {
  Question question = Asked(Clocks());
  question.ponder = true;
  EXPECT_EQ(Of(question).line, "go ponder btime 60000 wtime 50000 binc 100 winc 200");
  question = Asked(Limits());
  question.limits.nodes = 5;
  question.root_moves = player::ParseMoves("7g7f 2g2f");
  EXPECT_EQ(Of(question).line, "go nodes 5 searchmoves 7g7f 2g2f");
}

TEST(GoTextTest, WhoHeedsNoCountsGetsByoyomi) {
  suites::EngineSpec spec;
  spec.byoyomi_ms = 900;
  Limits limits;
  limits.nodes = 500;
  limits.depth = 4;
  EXPECT_EQ(Of(Asked(limits), spec).line, "go btime 0 wtime 0 byoyomi 900");
  EXPECT_EQ(Of(Asked(Limits()), spec).line, "go btime 0 wtime 0 byoyomi 900");
  limits = Limits();
  limits.move_ms = 300;
  EXPECT_EQ(Of(Asked(limits), spec).line, "go movetime 300");
}

TEST(GoTextTest, WhatNeverEndsIsRefused) {
  Limits limits;
  EXPECT_FALSE(GoTextOf(Asked(limits), suites::EngineSpec()).ok());
  limits.clock_ms[kBlack] = 1000;  // white's is missing
  EXPECT_FALSE(GoTextOf(Asked(limits), suites::EngineSpec()).ok());
}

TEST(GoTextTest, WhatMakesNoSenseIsRefused) {
  Limits limits;
  limits.nodes = 0;
  EXPECT_EQ(GoTextOf(Asked(limits), suites::EngineSpec()).status().message(),
            "expected limits above 0 and at most 1000 plies, found go nodes 0");
  limits.nodes = 1;
  limits.move_ms = -1;
  EXPECT_FALSE(GoTextOf(Asked(limits), suites::EngineSpec()).ok());
  limits.move_ms = std::nullopt;
  for (const int depth : {-1, 0, 1001}) {
    limits.depth = depth;
    EXPECT_FALSE(GoTextOf(Asked(limits), suites::EngineSpec()).ok()) << depth;
  }
}

TEST(GoTextTest, Mates) {
  suites::EngineSpec spec;
  Limits limits;
  EXPECT_EQ(Of(Mate(limits), spec).line, "go mate 10000");
  EXPECT_EQ(Of(Mate(limits), spec).answer, "checkmate");
  EXPECT_EQ(Of(Mate(limits), spec).deadline_ms, 10'000 + kDeadlines.margin_ms);
  limits.nodes = 10'000;
  EXPECT_EQ(Of(Mate(limits), spec).line, "go mate 1000");
  limits.nodes = 1'000'000;
  EXPECT_EQ(Of(Mate(limits), spec).line, "go mate 10000");
  spec.mate_ms = 500;
  EXPECT_EQ(Of(Mate(limits), spec).line, "go mate 500");
  limits.move_ms = 70;
  EXPECT_EQ(Of(Mate(limits), spec).line, "go mate 70");
}

TEST(GoTextTest, MatesBySearch) {
  suites::EngineSpec spec;
  spec.mate_by = suites::MateBy::kSearch;
  Limits limits;
  EXPECT_FALSE(GoTextOf(Mate(limits), spec).ok());
  limits.nodes = 1'000'000;
  EXPECT_EQ(Of(Mate(limits), spec).line, "go nodes 1000000");
  EXPECT_EQ(Of(Mate(limits), spec).answer, "bestmove");
  EXPECT_EQ(Of(Mate(limits), spec).deadline_ms, kDeadlines.search_ms);
}

TEST(GoTextTest, MatesThatCannotBeAskedAreRefused) {
  const auto refused = [](const Limits& limits) { return !GoTextOf(Mate(limits), {}).ok(); };
  Limits limits;
  limits.nodes = 0;
  EXPECT_TRUE(refused(limits));
  limits.nodes = 1;
  limits.depth = 3;
  EXPECT_TRUE(refused(limits));
  limits = Limits();
  limits.move_ms = 0;
  EXPECT_TRUE(refused(limits));
  Question several = Mate(Limits());
  several.lines = 2;
  EXPECT_FALSE(GoTextOf(several, {}).ok());
}

}  // namespace
}  // namespace hakari::engines
