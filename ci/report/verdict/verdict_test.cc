#include "ci/report/verdict/verdict.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Finding Of(FindingKind kind, const std::string& problem = "p0") {
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
  const Judgement judgement =
      Judge({Of(FindingKind::kChangedCounter, "a"), Of(FindingKind::kChangedAnswer, "a"),
             Of(FindingKind::kChangedCounter, "b")});
  EXPECT_EQ(judgement.verdict, Verdict::kRegressed);
  EXPECT_THAT(judgement.reasons, ElementsAre("behaviour: accept or mend (2 changed)"));
}

TEST(VerdictTest, WrongAnswersAreAReasonOfTheirOwn) {
  const Judgement judgement = Judge({Of(FindingKind::kWrongAnswer)});
  EXPECT_EQ(judgement.verdict, Verdict::kRegressed);
  EXPECT_THAT(judgement.reasons, ElementsAre("wrong answers: 1"));
}

TEST(VerdictTest, WhatCannotBeComparedIsInvalidWhateverElseThereIs) {
  for (FindingKind kind :
       {FindingKind::kCannotRun, FindingKind::kNoGolden, FindingKind::kUnreadable,
        FindingKind::kStale, FindingKind::kMissingRow, FindingKind::kOrphanedRow,
        FindingKind::kDuplicated, FindingKind::kDidNotRun, FindingKind::kInterrupted,
        FindingKind::kNothingCompared}) {
    const Judgement judgement = Judge({Of(FindingKind::kChangedAnswer), Of(kind)});
    EXPECT_EQ(judgement.verdict, Verdict::kInvalid) << FindingKindName(kind);
    EXPECT_EQ(judgement.reasons.size(), 1u) << FindingKindName(kind);
  }
}

TEST(VerdictTest, ManyOfAKindAreCounted) {
  EXPECT_THAT(Judge({Of(FindingKind::kMissingRow, "a"), Of(FindingKind::kMissingRow, "b"),
                     Of(FindingKind::kNothingCompared, "")})
                  .reasons,
              ElementsAre("nothing was compared", "missing-row: 2 problems"));
}

}  // namespace
}  // namespace hakari
