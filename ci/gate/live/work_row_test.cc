#include "ci/gate/live/work_row.h"

#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "ci/gate/live/gate_folder.h"
#include "gmock/gmock.h"
#include "golden/finding.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr char kSfens[] =
    "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=p0\n"
    "sfen 3k5/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=p1\n";

class WorkRowTest : public testing::Test {
 protected:
  WorkRowTest() : problems_(*suites::ParseProblemSet(kSfens, "problems")) {
    base_.suite = "mate";
    base_.program = "pds";
    base_.suite_hash = "h";
    base_.replay = "./hakari suite mate --program pds";
    base_.results = {{"p0", suites::Outcome::Ran("mate", {{"nodes", 10}}), {}},
                     {"p1", suites::Outcome::Ran("nomate", {{"nodes", 20}}), {}}};
    candidate_ = base_;
  }

  suites::Outcome& CandidateOn(size_t i) { return candidate_.results[i].outcome; }
  // The candidate's golden has another answer.
  void GoldenDiffersOn(const std::string& problem) {
    candidate_.findings.push_back(
        {golden::FindingKind::kChangedCounter, problem, "nodes", "20", "21"});
  }
  ComparedWork Compare() const { return CompareReports(base_, candidate_, problems_, "why"); }

  const suites::ProblemSet problems_;
  report::SuiteReport base_;
  report::SuiteReport candidate_;
};

TEST_F(WorkRowTest, EqualWorkHasNoDifferences) {
  const ComparedWork compared = Compare();
  EXPECT_TRUE(compared.faults.empty());
  EXPECT_EQ(compared.row.compared, 2);
  EXPECT_EQ(compared.row.base_nodes, 30u);
  EXPECT_EQ(compared.row.candidate_nodes, 30u);
  EXPECT_TRUE(compared.row.differences.empty());
}

TEST_F(WorkRowTest, OneChangedCountIsNamedWithItsBoardAndReplay) {
  CandidateOn(1).counters["nodes"] = 21;
  GoldenDiffersOn("p1");
  const ComparedWork compared = Compare();
  ASSERT_EQ(compared.row.differences.size(), 1u);
  const WorkDifference& difference = compared.row.differences[0];
  EXPECT_EQ(difference.problem, "p1");
  EXPECT_FALSE(difference.accepted);
  EXPECT_TRUE(absl::StrContains(difference.sfen, "3k5"));
  EXPECT_EQ(difference.base.counters.at("nodes"), 20u);
  EXPECT_EQ(difference.candidate.counters.at("nodes"), 21u);
  EXPECT_EQ(difference.replay, "./hakari suite mate --program pds --only p1");
}

TEST_F(WorkRowTest, WhatTheCandidatesGoldenHoldsIsAcceptedWithItsReason) {
  CandidateOn(1).counters["nodes"] = 21;
  const ComparedWork compared = Compare();
  ASSERT_EQ(compared.row.differences.size(), 1u);
  EXPECT_TRUE(compared.row.differences[0].accepted);
  EXPECT_EQ(compared.row.differences[0].reason, "why");
}

TEST_F(WorkRowTest, AnotherAnswerIsADifference) {
  CandidateOn(0).answer = "unknown";
  EXPECT_EQ(Compare().row.differences.size(), 1u);
}

TEST_F(WorkRowTest, ACrashIsAFaultThatNamesSideAndProblem) {
  CandidateOn(1) = suites::Outcome::Crashed("signal 11");
  const ComparedWork compared = Compare();
  ASSERT_EQ(compared.faults.size(), 1u);
  EXPECT_EQ(compared.faults[0],
            "mate by pds: candidate: p1: crashed: signal 11; ./hakari suite mate --program pds "
            "--only p1");
  EXPECT_EQ(compared.row.compared, 1);
}

// The run's own finding about it adds no second fault.
TEST_F(WorkRowTest, AFailureIsToldOnce) {
  CandidateOn(1) = suites::Outcome::Crashed("signal 11");
  candidate_.findings.push_back(
      {golden::FindingKind::kDidNotRun, "p1", "", "", "crashed, signal 11"});
  EXPECT_EQ(Compare().faults.size(), 1u);
}

TEST_F(WorkRowTest, AGoldenThatNeitherBuildFollowsIsAFault) {
  GoldenDiffersOn("p1");
  const ComparedWork compared = Compare();
  EXPECT_TRUE(compared.row.differences.empty());
  ASSERT_EQ(compared.faults.size(), 1u);
  EXPECT_EQ(compared.faults[0],
            "mate by pds: both builds agree, but not with the candidate's golden: p1: nodes 21, "
            "was 20");
}

TEST_F(WorkRowTest, AProblemThatTheBaseDidNotRunIsAFault) {
  base_.results.pop_back();
  EXPECT_EQ(Compare().faults.size(), 1u);
}

TEST_F(WorkRowTest, OtherProblemsOrLimitsAreNotCompared) {
  base_.suite_hash = "other";
  EXPECT_EQ(Compare().faults.size(), 1u);
  EXPECT_EQ(Compare().row.compared, 0);
  base_.suite_hash = candidate_.suite_hash;
  base_.limits.nodes = 5;
  EXPECT_EQ(Compare().faults.size(), 1u);
}

TEST_F(WorkRowTest, AGoldenOfAnotherConfigurationIsAFault) {
  candidate_.findings.push_back({golden::FindingKind::kStale, "", "configuration", "a", "b"});
  EXPECT_EQ(Compare().faults.size(), 1u);
}

GateFolder Folder(const std::string& whose, const std::vector<std::string>& benchmarks) {
  GateFolder folder;
  folder.whose = whose;
  folder.listing.compiler = "g++ 12.2.0";
  folder.listing.instruction_set = "x86-64-v3";
  folder.listing.fit_for_timing = true;
  for (const std::string& name : benchmarks) folder.listing.benchmarks.emplace_back().name = name;
  return folder;
}

TEST(GateFolderTest, HasWhatItHasAHashOf) {
  GateFolder folder;
  folder.hashes = {{"probe", "1"}};
  EXPECT_TRUE(folder.Has("probe"));
  EXPECT_FALSE(folder.Has("probe_other_order"));
}

TEST(FaultsBetween, EqualBuildsHaveNone) {
  EXPECT_THAT(FaultsBetween(Folder("base", {"a", "b"}), Folder("candidate", {"b", "a"})),
              IsEmpty());
}

TEST(FaultsBetween, TheCandidateMayHaveMoreBenchmarksButNotFewer) {
  EXPECT_THAT(FaultsBetween(Folder("base", {"a"}), Folder("candidate", {"a", "b"})), IsEmpty());
  EXPECT_THAT(
      FaultsBetween(Folder("base", {"a", "b", "c"}), Folder("candidate", {"b"})),
      ElementsAre("the candidate lacks the benchmark a", "the candidate lacks the benchmark c"));
}

TEST(FaultsBetween, EachDifferenceOfTheBuildsIsNamed) {
  GateFolder candidate = Folder("candidate", {"a"});
  candidate.listing.compiler = "clang 14.0.6";
  candidate.listing.instruction_set = "x86-64";
  candidate.listing.sanitizer = "address";
  EXPECT_THAT(FaultsBetween(Folder("base", {"a"}), candidate),
              ElementsAre("built with different compilers: base g++ 12.2.0, candidate clang 14.0.6",
                          "built with different instruction sets: base x86-64-v3, candidate x86-64",
                          "built with different sanitizers: base none, candidate address"));
}

TEST(FaultsBetween, WhatCannotBeMeasuredIsNamedWithItsSide) {
  GateFolder base = Folder("base", {});
  GateFolder candidate = Folder("candidate", {"a"});
  candidate.listing.fit_for_timing = false;
  EXPECT_THAT(FaultsBetween(base, candidate),
              ElementsAre("base: the probe has no benchmarks",
                          "candidate: this build is not fit for timing"));
}

}  // namespace
}  // namespace hakari::gate
