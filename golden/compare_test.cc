#include "golden/compare.h"

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "golden/testing.h"
#include "gtest/gtest.h"
#include "suites/run/testing.h"

namespace hakari::golden {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

class CompareTest : public ::testing::Test {
 protected:
  Findings CompareWith(const Golden& golden) { return Compare(suite_, run_, {}, golden); }

  suites::Suite suite_ = suites::testing::FakeSuite("");
  suites::SuiteRun run_ = testing::FakeRun({"count=5", "count=6 right=6"});
  Golden golden_ = testing::FakeGolden(run_);
};

TEST_F(CompareTest, TheSameIsNoFinding) { EXPECT_THAT(CompareWith(golden_), IsEmpty()); }

TEST_F(CompareTest, ChangesAreFoundWhicheverWayTheyGo) {
  golden_.rows["p0"].counters["nodes"] = 4;
  golden_.rows["p1"].counters = {{"nodes", 7}, {"line", 1}};
  golden_.rows["p1"].answer = "mate";
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kChangedCounter, "p0", "nodes", "4", "5"},
                          Finding{FindingKind::kChangedAnswer, "p1", "", "mate", "6"},
                          Finding{FindingKind::kChangedCounter, "p1", "line", "1", ""},
                          Finding{FindingKind::kChangedCounter, "p1", "nodes", "7", "6"}));
}

TEST_F(CompareTest, ANewCounterIsAChange) {
  golden_.rows["p0"].counters.clear();
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kChangedCounter, "p0", "nodes", "", "5"}));
}

TEST_F(CompareTest, MissingAndOrphanedRows) {
  golden_.rows["p9"] = golden_.rows["p0"];
  golden_.rows.erase("p0");
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kOrphanedRow, "p9", "", "", ""},
                          Finding{FindingKind::kMissingRow, "p0", "", "", ""}));
}

// An empty answer is an answer too: it is in the golden, is reported when it is missing, and is
// compared.
TEST_F(CompareTest, AnEmptyAnswerIsOne) {
  run_.results[0].outcome.answer = "";
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kChangedAnswer, "p0", "", "5", ""}));
  golden_ = testing::FakeGolden(run_);
  ASSERT_EQ(golden_.rows.count("p0"), 1u);
  EXPECT_THAT(CompareWith(golden_), IsEmpty());
  golden_.rows.erase("p0");
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kMissingRow, "p0", "", "", ""}));
}

TEST_F(CompareTest, AnUnselectedProblemIsNeitherMissingNorAnOrphan) {
  run_.results.pop_back();
  EXPECT_THAT(CompareWith(golden_), IsEmpty());
}

TEST_F(CompareTest, EveryPartOfTheHeaderCanBeStale) {
  golden_.header = {"mate", "xxh3:0", "pds", "pds/2", {}};
  golden_.header.limits.nodes = 1;
  const GoldenHeader is = HeaderOf(suite_, run_, {});
  EXPECT_THAT(
      CompareWith(golden_),
      UnorderedElementsAre(Finding{FindingKind::kStale, "", "suite", "mate", "fake"},
                           Finding{FindingKind::kStale, "", "suite-hash", "xxh3:0", is.suite_hash},
                           Finding{FindingKind::kStale, "", "program", "pds", "fake"},
                           Finding{FindingKind::kStale, "", "configuration", "pds/2", "fake/1"},
                           Finding{FindingKind::kStale, "", "limits", "nodes=1", "none"}));
}

TEST_F(CompareTest, AMissingGoldenAndADamagedOneAreToldApart) {
  EXPECT_THAT(
      Compare(suite_, run_, {}, absl::NotFoundError("x")),
      ElementsAre(Finding{FindingKind::kNoGolden, "", "", "golden/fake/fake-full.golden", ""}));
  EXPECT_THAT(Compare(suite_, run_, {}, absl::DataLossError("torn")),
              ElementsAre(Finding{FindingKind::kUnreadable, "", "", "", "torn"}));
}

TEST_F(CompareTest, WhatDidNotRunIsFound) {
  run_.results[0].outcome = suites::Outcome::Crashed("signal 11");
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kDidNotRun, "p0", "", "", "crashed, signal 11"}));
  run_.results[0].outcome = suites::Outcome::Stopped();
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kInterrupted, "", "", "", "1 of 2 problems"}));
}

TEST_F(CompareTest, NothingAndTwiceAreFound) {
  run_.results.push_back(run_.results[0]);
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kDuplicated, "p0", "", "", ""}));
  run_.results.clear();
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kNothingCompared, "", "", "", ""}));
}

TEST_F(CompareTest, AWrongAnswerIsAFindingEvenIfTheGoldenHasIt) {
  run_ = testing::FakeRun({"count=5 right=6"});
  golden_ = testing::FakeGolden(run_);
  EXPECT_THAT(CompareWith(golden_),
              ElementsAre(Finding{FindingKind::kWrongAnswer, "p0", "", "", "5"}));
  run_.results[0].score.is_fault = false;
  EXPECT_THAT(CompareWith(golden_), IsEmpty());
}

const suites::CountedAnswer kMate = {"mate", {{"nodes", 10}, {"plies", 3}}};
const suites::CountedAnswer kSlowerMate = {"mate", {{"nodes", 12}, {"plies", 3}}};
const suites::CountedAnswer kNoMate = {"nomate", {{"nodes", -1}}};

TEST(AnswerDifferencesTest, EqualListsHaveNoneWhateverTheirOrder) {
  const suites::CountedAnswer copy = kMate;
  EXPECT_THAT(DifferencesOf({{"a", &kMate}, {"b", &kNoMate}}, {{"b", &kNoMate}, {"a", &copy}}),
              IsEmpty());
  EXPECT_THAT(DifferencesOf({}, {}), IsEmpty());
}

TEST(AnswerDifferencesTest, EachSaysWhatDiffers) {
  const auto differences =
      DifferencesOf({{"gone", &kMate}, {"a", &kMate}, {"b", &kMate}, {"c", &kMate}},
                    {{"new", &kNoMate}, {"c", &kNoMate}, {"b", &kSlowerMate}, {"a", &kMate}});
  ASSERT_EQ(differences.size(), 4u);
  EXPECT_EQ(differences[0].id, "new");
  EXPECT_EQ(differences[0].expected, nullptr);
  EXPECT_EQ(differences[0].found, &kNoMate);
  EXPECT_EQ(differences[1].id, "c");
  EXPECT_TRUE(differences[1].answers_differ);
  EXPECT_THAT(differences[1].counters, ElementsAre("nodes", "plies"));
  EXPECT_EQ(differences[2].id, "b");
  EXPECT_FALSE(differences[2].answers_differ);
  EXPECT_THAT(differences[2].counters, ElementsAre("nodes"));
  EXPECT_EQ(differences[3].id, "gone");
  EXPECT_EQ(differences[3].expected, &kMate);
  EXPECT_EQ(differences[3].found, nullptr);
}

TEST(AnswerDifferencesTest, FindingsSayBothSides) {
  const auto differences =
      DifferencesOf({{"a", &kMate}, {"gone", &kMate}}, {{"a", &kNoMate}, {"new", &kMate}});
  ASSERT_EQ(differences.size(), 3u);
  EXPECT_THAT(FindingsOf(differences[0]),
              ElementsAre(Finding{FindingKind::kChangedAnswer, "a", "", "mate", "nomate"},
                          Finding{FindingKind::kChangedCounter, "a", "nodes", "10", "-1"},
                          Finding{FindingKind::kChangedCounter, "a", "plies", "3", ""}));
  EXPECT_THAT(FindingsOf(differences[1]),
              ElementsAre(Finding{FindingKind::kMissingRow, "new", "", "", ""}));
  EXPECT_THAT(FindingsOf(differences[2]),
              ElementsAre(Finding{FindingKind::kOrphanedRow, "gone", "", "", ""}));
}

}  // namespace
}  // namespace hakari::golden
