#include "ci/report/verdict/verdict.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

golden::Finding Of(golden::FindingKind kind, const std::string& problem = "p0") {
  return {kind, problem, "nodes", "1", "2"};
}

TEST(VerdictTest, NamesAndExitCodesAreFixed) {
  const struct {
    Verdict verdict;
    const char* name;
    int exit_code;
  } kExpected[] = {{Verdict::kPass, "pass", 0},
                   {Verdict::kImproved, "improved", 0},
                   {Verdict::kInconclusive, "inconclusive", 3},
                   {Verdict::kRegressed, "regressed", 1},
                   {Verdict::kInvalid, "invalid", 4}};
  for (const auto& expected : kExpected) {
    EXPECT_EQ(VerdictName(expected.verdict), expected.name);
    EXPECT_EQ(*ParseVerdict(expected.name), expected.verdict);
    EXPECT_EQ(static_cast<int>(ExitCodeOf(expected.verdict)), expected.exit_code);
  }
  EXPECT_FALSE(ParseVerdict("green").ok());
}

TEST(VerdictTest, NothingFoundIsAPass) {
  EXPECT_EQ(Judge({}).verdict, Verdict::kPass);
  EXPECT_THAT(Judge({}).reasons, IsEmpty());
}

TEST(VerdictTest, ADifferenceIsToBeAcceptedOrMended) {
  const Judgement judgement = Judge({Of(golden::FindingKind::kChangedCounter, "a"),
                                     Of(golden::FindingKind::kChangedAnswer, "a"),
                                     Of(golden::FindingKind::kChangedCounter, "b")});
  EXPECT_EQ(judgement.verdict, Verdict::kRegressed);
  EXPECT_THAT(judgement.reasons, ElementsAre("behaviour: accept or mend (2 changed)"));
}

TEST(VerdictTest, WrongAnswersAreAReasonOfTheirOwn) {
  const Judgement judgement = Judge({Of(golden::FindingKind::kWrongAnswer)});
  EXPECT_EQ(judgement.verdict, Verdict::kRegressed);
  EXPECT_THAT(judgement.reasons, ElementsAre("wrong answers: 1"));
}

TEST(VerdictTest, WhatCannotBeComparedIsInvalidWhateverElseThereIs) {
  for (golden::FindingKind kind :
       {golden::FindingKind::kCannotRun, golden::FindingKind::kNoGolden,
        golden::FindingKind::kUnreadable, golden::FindingKind::kStale,
        golden::FindingKind::kMissingRow, golden::FindingKind::kOrphanedRow,
        golden::FindingKind::kDuplicated, golden::FindingKind::kDidNotRun,
        golden::FindingKind::kInterrupted, golden::FindingKind::kNothingCompared}) {
    const Judgement judgement = Judge({Of(golden::FindingKind::kChangedAnswer), Of(kind)});
    EXPECT_EQ(judgement.verdict, Verdict::kInvalid) << golden::FindingKindName(kind);
    EXPECT_EQ(judgement.reasons.size(), 1u) << golden::FindingKindName(kind);
  }
}

TEST(VerdictTest, ManyOfAKindAreCounted) {
  EXPECT_THAT(
      Judge({Of(golden::FindingKind::kMissingRow, "a"), Of(golden::FindingKind::kMissingRow, "b"),
             Of(golden::FindingKind::kNothingCompared, "")})
          .reasons,
      ElementsAre("nothing was compared", "missing-row: 2 problems"));
}

}  // namespace
}  // namespace hakari::report
