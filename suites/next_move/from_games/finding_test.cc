#include "suites/next_move/from_games/finding.h"

#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

constexpr char kText[] =
    R"([{"ply":20,"end":"plain","quick":["7g7f - - - 0 7g7f"]},)"
    R"({"ply":43,"end":"chosen","quick":["7g7f 1 2g2f 0 9 7g7f"],"deep":["7g7f 90 2g2f 0 9 7g7f"],)"
    R"("best":"7g7f","by":["a","b"],"themes":["fork"],"score":90,"second":0,"line":"7g7f 3c3d"}])";

TEST(Finding, IsReadBackAsItWasWritten) {
  const GameFinding finding = ParseFinding(kText).value();
  ASSERT_EQ(finding.size(), 2u);
  EXPECT_EQ(finding[0].end, Condition::kPlain);
  ASSERT_NE(ProblemIn(finding), nullptr);
  EXPECT_EQ(ProblemIn(finding)->ply, 43);
  EXPECT_EQ(FindingText(finding), kText);
}

TEST(Finding, OneWithoutAProblemHasNone) {
  EXPECT_EQ(ProblemIn({}), nullptr);
  EXPECT_EQ(ProblemIn(ParseFinding(R"([{"ply":20,"end":"known"}])").value()), nullptr);
}

TEST(Finding, WhatCannotBeReadIsAnError) {
  for (const char* text :
       {"", "{", "[1]", R"([{"ply":1}])", R"([{"ply":1,"end":"lucky"}])",
        R"([{"ply":"x","end":"plain"}])", R"([{"ply":1,"end":"plain","quick":["7g7f"]}])",
        R"([{"ply":1,"end":"chosen","best":"z"}])",
        R"([{"ply":1,"end":"chosen","best":"7g7f"}])"}) {
    EXPECT_FALSE(ParseFinding(text).ok()) << text;
  }
}

TEST(Conditions, StandInTheOrderOfTheirNumbers) {
  for (size_t i = 0; i < Conditions().size(); ++i) {
    EXPECT_EQ(static_cast<size_t>(Conditions()[i].condition), i);
  }
  EXPECT_EQ(Conditions().back().condition, Condition::kChosen);
}

}  // namespace
}  // namespace hakari::suites
