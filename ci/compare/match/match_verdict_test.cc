#include "ci/compare/match/match_verdict.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::compare {
namespace {

using ::testing::HasSubstr;

MatchWord WordOf(const PairCounts& outcomes) {
  MatchEvidence evidence;
  evidence.outcomes = outcomes;
  return JudgeMatch(evidence).word;
}

TEST(MatchVerdict, AMatchOfFixedLengthNeedsItsIntervalBesideTheMiddle) {
  EXPECT_EQ(WordOf({2, 10, 20, 30, 20}), MatchWord::kStronger);
  EXPECT_EQ(WordOf({20, 30, 20, 10, 2}), MatchWord::kWeaker);
  EXPECT_EQ(WordOf({10, 20, 20, 22, 10}), MatchWord::kNotToldApart);
  EXPECT_EQ(WordOf({0, 0, 500, 0, 0}), MatchWord::kNotToldApart);
}

TEST(MatchVerdict, AFewPairsTellNothing) {
  EXPECT_EQ(WordOf({0, 0, 0, 0, 3}), MatchWord::kNotToldApart);
  EXPECT_EQ(WordOf({0, 0, 0, 0, 5}), MatchWord::kNotToldApart);  // p = 1/16 between equal players
  EXPECT_EQ(WordOf({0, 0, 0, 0, 6}), MatchWord::kStronger);      // p = 1/32
  EXPECT_EQ(WordOf({6, 0, 0, 0, 0}), MatchWord::kWeaker);
  EXPECT_EQ(WordOf({}), MatchWord::kInvalid);
}

MatchVerdict OfTest(double elo0, double elo1, SprtVerdict verdict) {
  MatchEvidence evidence;
  evidence.outcomes = {1, 2, 50, 4, 5};
  evidence.sprt.emplace();
  evidence.sprt->model = EloModel::kLogistic;
  evidence.sprt->elo0 = elo0;
  evidence.sprt->elo1 = elo1;
  evidence.sprt_result.verdict = verdict;
  return JudgeMatch(evidence);
}

TEST(MatchVerdict, NotStrongerIsNotWeaker) {
  EXPECT_EQ(OfTest(0, 10, SprtVerdict::kAcceptElo1).word, MatchWord::kStronger);
  const MatchVerdict refused = OfTest(0, 10, SprtVerdict::kAcceptElo0);
  EXPECT_EQ(refused.word, MatchWord::kAcceptedElo0);
  EXPECT_THAT(refused.reasons[0], HasSubstr("not stronger by 10 Elo, which does not mean weaker"));
  EXPECT_EQ(OfTest(-10, 0, SprtVerdict::kAcceptElo1).word, MatchWord::kAcceptedElo1);
  EXPECT_EQ(OfTest(-10, 0, SprtVerdict::kAcceptElo0).word, MatchWord::kWeaker);
  EXPECT_EQ(OfTest(-5, 5, SprtVerdict::kAcceptElo0).word, MatchWord::kAcceptedElo0);
  EXPECT_EQ(OfTest(0, 10, SprtVerdict::kContinue).word, MatchWord::kNotToldApart);
}

TEST(MatchVerdict, ATestGoesByItsOwnResultOnly) {
  MatchEvidence evidence;
  evidence.outcomes = {0, 0, 0, 0, 100};
  evidence.sprt.emplace();
  EXPECT_EQ(JudgeMatch(evidence).word, MatchWord::kNotToldApart);
  evidence.openings_used_up = true;
  EXPECT_THAT(JudgeMatch(evidence).reasons[0], HasSubstr("the openings are used up"));
}

TEST(MatchVerdict, FaultsAndInterruptionsAreNoResult) {
  MatchEvidence evidence;
  evidence.outcomes = {2, 10, 20, 30, 20};  // 164 games
  evidence.faults = 2;
  EXPECT_EQ(JudgeMatch(evidence).word, MatchWord::kStronger);
  evidence.faults = 3;
  EXPECT_EQ(JudgeMatch(evidence).word, MatchWord::kInvalid);
  EXPECT_EQ(MostFaults(164), 2);
  EXPECT_EQ(MostFaults(399), 3);
  EXPECT_EQ(MostFaults(1000), 10);
  evidence.faults = 0;
  evidence.interrupted = true;
  EXPECT_EQ(JudgeMatch(evidence).word, MatchWord::kInvalid);
}

TEST(MatchVerdict, WordsHaveTheirExitCodes) {
  const auto code = [](MatchWord word) {
    MatchVerdict verdict;
    verdict.word = word;
    return static_cast<int>(report::ExitCodeOf(verdict.verdict()));
  };
  EXPECT_EQ(code(MatchWord::kStronger), 0);
  EXPECT_EQ(code(MatchWord::kAcceptedElo1), 0);
  EXPECT_EQ(code(MatchWord::kWeaker), 1);
  EXPECT_EQ(code(MatchWord::kAcceptedElo0), 1);
  EXPECT_EQ(code(MatchWord::kNotToldApart), 3);
  EXPECT_EQ(code(MatchWord::kInvalid), 4);
}

}  // namespace
}  // namespace hakari::compare
