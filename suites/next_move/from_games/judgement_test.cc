#include "suites/next_move/from_games/judgement.h"

#include <vector>

#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

const ChanceScales kScales = {600, 600, 300};

Look Sees(const char* move, int score, std::optional<int> second) {
  Look look;
  look.move = notation::ParseUsiMove(move);
  look.score = score;
  look.second = second;
  return look;
}

TEST(WinningChance, IsEvenAtZeroAndTheSameForBothSides) {
  EXPECT_DOUBLE_EQ(WinningChance(0, 600), 0.5);
  EXPECT_NEAR(WinningChance(600, 600), 0.731, 0.001);
  EXPECT_NEAR(WinningChance(250, 600) + WinningChance(-250, 600), 1, 1e-12);
  EXPECT_NEAR(WinningChance(30000, 600), 1, 1e-12);
}

TEST(Gap, OfWhoDidNotTellThereIsNone) {
  EXPECT_NEAR(*GapOf(Sees("7g7f", 600, 0), 600), 0.231, 0.001);
  EXPECT_FALSE(GapOf(Sees("7g7f", 600, std::nullopt), 600));
  EXPECT_FALSE(GapOf(Look(), 600));
}

TEST(MoveOfAll, IfAllPlayOne) {
  EXPECT_EQ(MoveOfAll({Sees("7g7f", 0, 0), Sees("7g7f", 9, 0)}), notation::ParseUsiMove("7g7f"));
  EXPECT_FALSE(MoveOfAll({Sees("7g7f", 0, 0), Sees("2g2f", 9, 0)}));
  EXPECT_FALSE(MoveOfAll({Look(), Look()}));
}

TEST(SeemsClear, IfTheGapsOfWhoPlaysItAddUp) {
  JudgementRules rules;
  rules.quick_gap = 0.2;
  rules.most_of_one = 1;
  const auto seems = [&](std::vector<Look> looks) { return SeemsClear(looks, kScales, rules); };
  EXPECT_TRUE(seems({Sees("7g7f", 600, 0), Sees("2g2f", 0, 0), Sees("2g2f", 0, 0)}));
  EXPECT_FALSE(seems({Sees("7g7f", 300, 0), Sees("2g2f", 0, 0), Sees("2g2f", 0, 0)}));
  EXPECT_TRUE(seems({Sees("7g7f", 300, 0), Sees("7g7f", 300, 0), Sees("2g2f", 0, 0)}));
  // Gaps of different moves are not added.
  EXPECT_FALSE(seems({Sees("7g7f", 300, 0), Sees("2g2f", 300, 0), Sees("1g1f", 0, 0)}));
  // If a rival is better for one judge, the others' gaps still count.
  EXPECT_TRUE(seems({Sees("7g7f", 600, 0), Sees("7g7f", -300, 0), Sees("2g2f", 0, 0)}));
  // One judge counts only up to `most_of_one`.
  rules.most_of_one = 0.15;
  EXPECT_FALSE(seems({Sees("7g7f", 30000, 0), Sees("7g7f", -300, 0), Sees("2g2f", 0, 0)}));
  EXPECT_TRUE(seems({Sees("7g7f", 30000, 0), Sees("7g7f", 200, 0), Sees("2g2f", 0, 0)}));
}

TEST(MaySeemClear, AsLongAsWhoIsLeftCouldMakeIt) {
  JudgementRules rules;
  rules.quick_gap = 0.2;
  rules.most_of_one = 0.15;
  const auto may = [&](std::vector<Look> looks, size_t to_come) {
    return MaySeemClear(looks, to_come, kScales, rules);
  };
  const Look nothing = Sees("7g7f", 0, 0), something = Sees("7g7f", 200, 0);
  EXPECT_TRUE(may({}, 3));
  EXPECT_TRUE(may({nothing}, 2));
  EXPECT_FALSE(may({nothing, nothing}, 1));
  EXPECT_TRUE(may({nothing, something}, 1));
  EXPECT_FALSE(may({something, nothing, nothing}, 0));
  // A judge without MultiPV has not reported its gap yet.
  EXPECT_TRUE(may({something, Sees("2g2f", 0, 0), Sees("7g7f", 0, std::nullopt)}, 0));
  EXPECT_FALSE(may({something, Sees("2g2f", 0, 0), Sees("1g1f", 0, std::nullopt)}, 0));
}

TEST(Confirmed, ByTwoWhoFindTheSameMoveClearlyBest) {
  const JudgementRules rules;
  const Look clear = Sees("7g7f", 600, 0);
  const auto confirmed = ConfirmedMove({clear, Sees("2g2f", 600, 0), clear}, kScales, rules);
  ASSERT_TRUE(confirmed);
  EXPECT_EQ(notation::ToUsi(confirmed->move), "7g7f");
  EXPECT_EQ(confirmed->judges, (std::vector<size_t>{0, 2}));
}

TEST(Confirmed, NotByTwoMovesOrOneJudgeOrANarrowGap) {
  const JudgementRules rules;
  const Look clear = Sees("7g7f", 600, 0);
  EXPECT_FALSE(ConfirmedMove({clear}, kScales, rules));
  EXPECT_FALSE(ConfirmedMove({clear, Sees("7g7f", 100, 50)}, kScales, rules));
  EXPECT_FALSE(ConfirmedMove({clear, Sees("2g2f", 600, 0), Look()}, kScales, rules));
}

TEST(Confirmed, NotWhereAllIsLost) {
  const JudgementRules rules;
  const Look lost = Sees("7g7f", -800, -2000);
  EXPECT_GT(*GapOf(lost, 600), rules.deep_gap);
  EXPECT_FALSE(ConfirmedMove({lost, lost}, kScales, rules));
}

TEST(Confirmed, TheScaleIsTheJudgesOwn) {
  const JudgementRules rules;
  const Look narrow = Sees("7g7f", 200, 0);
  EXPECT_FALSE(ConfirmedMove({narrow, narrow}, {600, 600}, rules));
  EXPECT_TRUE(ConfirmedMove({narrow, narrow}, {300, 300}, rules));
}

// The order of the judges does not matter.
TEST(Confirmed, IsSymmetric) {
  const JudgementRules rules;
  const std::vector<Look> looks = {Sees("7g7f", 600, 0), Sees("7g7f", 500, -400),
                                   Sees("2g2f", 900, 0)};
  for (const std::vector<size_t>& order :
       std::vector<std::vector<size_t>>{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}}) {
    const auto confirmed =
        ConfirmedMove({looks[order[0]], looks[order[1]], looks[order[2]]}, {600, 600, 600}, rules);
    ASSERT_TRUE(confirmed);
    EXPECT_EQ(notation::ToUsi(confirmed->move), "7g7f");
  }
}

TEST(MayBeConfirmed, AsLongAsEnoughAreLeft) {
  const JudgementRules rules;
  const Look clear = Sees("7g7f", 600, 0), unclear = Sees("7g7f", 0, 0);
  EXPECT_TRUE(MayBeConfirmed({}, kScales, rules));
  EXPECT_TRUE(MayBeConfirmed({unclear}, kScales, rules));
  EXPECT_FALSE(MayBeConfirmed({unclear, unclear}, kScales, rules));
  EXPECT_TRUE(MayBeConfirmed({clear, unclear}, kScales, rules));
  EXPECT_TRUE(MayBeConfirmed({clear, clear}, kScales, rules));
}

}  // namespace
}  // namespace hakari::suites
