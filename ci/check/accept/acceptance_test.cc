#include "ci/check/accept/acceptance.h"

#include <filesystem>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/check/accept/count_acceptance.h"
#include "gmock/gmock.h"
#include "golden/log.h"
#include "golden/testing.h"
#include "gtest/gtest.h"
#include "suites/run/testing.h"

namespace hakari::check {
namespace {

using ::testing::HasSubstr;

class AcceptanceTest : public ::testing::Test {
 protected:
  AcceptanceTest() { std::filesystem::remove_all(root_); }

  absl::StatusOr<Acceptance> Plan(const std::vector<std::string>& notes) {
    return PlanAcceptance(suite_, golden::testing::FakeRun(notes), {}, {root_});
  }
  void Accept(const std::vector<std::string>& notes, const std::string& reason) {
    const auto plan = Plan(notes);
    ASSERT_TRUE(plan.ok()) << plan.status();
    const absl::Status status = WriteAcceptance(*plan, {root_}, reason, "2026-11-18");
    ASSERT_TRUE(status.ok()) << status;
  }
  std::string RefusalOf(const suites::SuiteRun& run) {
    const auto plan = PlanAcceptance(suite_, run, {}, {root_});
    return plan.ok() ? "accepted" : std::string(plan.status().message());
  }
  std::string Log() { return *ReadTextFile(absl::StrCat(root_, "/golden/fake/LOG.md")); }

  const std::string root_ = absl::StrCat(::testing::TempDir(), "/accept");
  const std::string path_ = absl::StrCat(root_, "/golden/fake/fake-full.golden");
  suites::Suite suite_ = suites::testing::FakeSuite("");
};

TEST_F(AcceptanceTest, NoGoldenIsMadeOfATime) {
  suites::Limits limits;
  limits.nodes = 1000;
  EXPECT_TRUE(RefuseTimes(limits).ok());
  limits.movetime_ms = 50;
  const auto plan = PlanAcceptance(suite_, golden::testing::FakeRun({"count=1"}), limits, {root_});
  EXPECT_EQ(plan.status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_THAT(std::string(plan.status().message()),
              HasSubstr("made with a time limit (nodes=1000 movetime_ms=50)"));
}

TEST_F(AcceptanceTest, TheFirstGoldenIsAllNew) {
  const auto plan = Plan({"count=1", "count=2"});
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->counts, "0 changed, 2 new, 0 gone");
  EXPECT_EQ(plan->difference, "p0: new, answer 1\np1: new, answer 2\n");
  EXPECT_FALSE(plan->nothing_to_do);
  EXPECT_FALSE(std::filesystem::exists(path_)) << "planning must not write";
}

TEST_F(AcceptanceTest, WhatIsAcceptedIsReadAgain) {
  Accept({"count=1", "count=2"}, "first");
  const auto golden = golden::ReadGolden(path_);
  ASSERT_TRUE(golden.ok()) << golden.status();
  EXPECT_EQ(golden->rows.at("p1").answer, "2");
  EXPECT_TRUE(golden::CheckLog(Log(), "LOG.md", "fake-full.golden", *golden).ok());
  EXPECT_TRUE(Plan({"count=1", "count=2"})->nothing_to_do);
}

TEST_F(AcceptanceTest, DifferencesAreShownRowByRow) {
  Accept({"count=1", "count=2", "count=3"}, "first");
  const auto plan = Plan({"count=1", "count=9"});
  EXPECT_EQ(plan->difference, "p1: answer 9, was 2; nodes 9, was 2\np2: gone, answer was 3\n");
  EXPECT_EQ(plan->counts, "1 changed, 0 new, 1 gone");
}

TEST_F(AcceptanceTest, TheLogGrowsAndKeepsEveryReason) {
  Accept({"count=1"}, "first");
  Accept({"count=2"}, "二歩 is refused");
  const std::string log = Log();
  EXPECT_THAT(log, HasSubstr("`fake-full.golden` 0 changed, 1 new, 0 gone: first (xxh3:"));
  EXPECT_THAT(log, HasSubstr("- 2026-11-18 `fake-full.golden` 1 changed, 0 new, 0 gone: 二歩"));
  EXPECT_LT(log.find("first"), log.find("二歩"));
}

TEST_F(AcceptanceTest, ProblemsThatWentWithTheirRowsAreNamedOnce) {
  Accept({"count=1", "count=2", "count=3"}, "first");
  const auto plan = Plan({"count=1"});
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->gone.Text(), "p1..p2");
  const std::string hash = plan->golden.header.suite_hash;
  for (int i = 0; i < 2; ++i) {
    EXPECT_TRUE(WriteGoneProblems({&*plan, &*plan}, {root_}, "too easy", "2026-11-19").ok());
  }
  EXPECT_EQ(golden::EntriesOf(Log()).size(), 2u);
  EXPECT_THAT(Log(), HasSubstr("- 2026-11-19 `problems` p1..p2: too easy (" + hash + ")\n"));
}

TEST_F(AcceptanceTest, WhereNothingWentNothingIsSaid) {
  Accept({"count=1"}, "first");
  const auto plan = Plan({"count=1", "count=2"});
  EXPECT_TRUE(plan->gone.empty());
  EXPECT_TRUE(WriteGoneProblems({&*plan}, {root_}, "more", "2026-11-19").ok());
  EXPECT_EQ(golden::EntriesOf(Log()).size(), 1u);
}

TEST_F(AcceptanceTest, AGoldenThatIsRemovedIsSaidToBe) {
  Accept({"count=1"}, "first");
  EXPECT_FALSE(RemoveGolden("fake", "fake-full.golden", {root_}, "", "2026-11-19").ok());
  EXPECT_TRUE(std::filesystem::exists(path_));
  const absl::Status removed =
      RemoveGolden("fake", "fake-full.golden", {root_}, "of no use", "2026-11-19");
  EXPECT_TRUE(removed.ok()) << removed;
  EXPECT_FALSE(std::filesystem::exists(path_));
  EXPECT_TRUE(golden::SaysRemoved(golden::EntriesOf(Log()), "fake-full.golden"));
  for (const char* file : {"fake-full.golden", "LOG.md", "../fake/fake-full.golden"}) {
    EXPECT_TRUE(absl::IsNotFound(RemoveGolden("fake", file, {root_}, "again", "2026-11-19")))
        << file;
  }
}

TEST_F(AcceptanceTest, WithoutAReasonNothingIsWritten) {
  const auto plan = Plan({"count=1"});
  for (const char* reason : {"", "  ", "a\nb"}) {
    EXPECT_FALSE(WriteAcceptance(*plan, {root_}, reason, "2026-11-18").ok());
  }
  EXPECT_FALSE(std::filesystem::exists(root_));
}

TEST_F(AcceptanceTest, ARunThatIsNotWholeOrNotValidIsRefused) {
  EXPECT_THAT(RefusalOf(golden::testing::FakeRun({"count=1", "does=refuse"})),
              HasSubstr("did-not-run: 1 problem; p1: did not run: refused"));
  EXPECT_THAT(RefusalOf(golden::testing::FakeRun({"right=2 count=1"})),
              HasSubstr("wrong answers: 1"));
  suites::SuiteRun part = golden::testing::FakeRun({"count=1", "count=2"});
  part.results.pop_back();
  EXPECT_THAT(RefusalOf(part), HasSubstr("whole suite"));
  part.results.clear();
  EXPECT_THAT(RefusalOf(part), HasSubstr("nothing"));
  suites::SuiteRun stopped = golden::testing::FakeRun({"count=1"});
  stopped.results[0].outcome = suites::Outcome::Stopped();
  EXPECT_THAT(RefusalOf(stopped), HasSubstr("interrupted"));
}

TEST_F(AcceptanceTest, AnEditedGoldenOrLogCanBeMended) {
  Accept({"count=1"}, "first");
  ASSERT_TRUE(WriteFileAtomically(path_, "edited\n").ok());
  EXPECT_THAT(Plan({"count=1"})->counts, HasSubstr("over an unreadable golden"));
  Accept({"count=1"}, "mended");
  EXPECT_TRUE(Plan({"count=1"})->nothing_to_do);
  ASSERT_TRUE(WriteFileAtomically(absl::StrCat(root_, "/golden/fake/LOG.md"), "").ok());
  EXPECT_FALSE(Plan({"count=1"})->nothing_to_do);
}

TEST_F(AcceptanceTest, WhereNothingCanBeWrittenIsSaidBeforeTheRun) {
  EXPECT_TRUE(CheckWritable("fake", {root_, "golden"}).ok());
  EXPECT_TRUE(CheckWritable("fake", {root_, "not/yet/there"}).ok());
  EXPECT_FALSE(std::filesystem::exists(root_ + "/not"));
  ASSERT_TRUE(MakeFolder(root_).ok() && WriteFileAtomically(root_ + "/file", "x").ok());
  const absl::Status refused = CheckWritable("fake", {root_, "file"});
  EXPECT_FALSE(refused.ok());
}

bench::BenchCase Answering(const std::string& name, uint64_t answer) {
  bench::BenchCase bench_case;
  bench_case.name = name;
  bench_case.pass = [answer] { return answer; };
  return bench_case;
}

class CountAcceptanceTest : public ::testing::Test {
 protected:
  CountAcceptanceTest() {
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(root_ + "/bench");
    Write("legal/quiet truth 30\npds/mate count 100\n");
  }

  void Write(const std::string& answers) {
    ASSERT_TRUE(WriteFileAtomically(root_ + "/bench/answers.txt", answers).ok());
  }
  std::string Read(const std::string& file) {
    return ReadTextFile(absl::StrCat(root_, "/bench/", file)).value_or("not there");
  }
  absl::StatusOr<CountAcceptance> Plan(uint64_t legal, uint64_t pds) {
    return PlanCounts({Answering("pds/mate", pds), Answering("legal/quiet", legal)}, root_);
  }
  void Accept(uint64_t pds, const std::string& reason) {
    const auto plan = Plan(30, pds);
    ASSERT_TRUE(plan.ok()) << plan.status();
    const absl::Status written = WriteCounts(*plan, root_, reason, "2026-11-18");
    ASSERT_TRUE(written.ok()) << written;
  }

  const std::string root_ = absl::StrCat(::testing::TempDir(), "/counts");
};

TEST_F(CountAcceptanceTest, ACountIsRewrittenWithItsReason) {
  const auto plan = Plan(30, 120);
  ASSERT_TRUE(plan.ok()) << plan.status();
  EXPECT_EQ(plan->difference, "pds/mate: 120, was 100\n");
  EXPECT_EQ(plan->counts, "1 changed");
  EXPECT_FALSE(plan->nothing_to_do);
  EXPECT_EQ(Read("answers.txt"), "legal/quiet truth 30\npds/mate count 100\n") << "only planned";
  Accept(120, "children in another order");
  EXPECT_EQ(Read("answers.txt"), "legal/quiet truth 30\npds/mate count 120\n");
  EXPECT_THAT(
      Read("LOG.md"),
      HasSubstr("\n- 2026-11-18 `answers.txt` 1 changed: children in another order (xxh3:"));
  EXPECT_EQ(ReasonForCounts(Read("LOG.md")), "children in another order");
  EXPECT_TRUE(CountsLogKnows(Read("LOG.md"), *bench::ParseAnswers(Read("answers.txt"))));
  EXPECT_TRUE(Plan(30, 120)->nothing_to_do);
}

TEST_F(CountAcceptanceTest, ATruthIsNeverRewritten) {
  const absl::Status refused = Plan(31, 120).status();
  EXPECT_THAT(std::string(refused.message()),
              HasSubstr("truths are never rewritten: wrong answers, nothing was measured: "
                        "legal/quiet: answered 31, expected 30"));
  EXPECT_FALSE(PlanCounts({Answering("new/quiet", 1)}, root_).ok()) << "of unknown kind";
}

TEST_F(CountAcceptanceTest, TheLogKnowsCountsAndIsNotAskedForTruths) {
  Accept(120, "first");
  const std::string log = Read("LOG.md");
  EXPECT_TRUE(CountsLogKnows(log, *bench::ParseAnswers("a/new truth 9\npds/mate count 120\n")));
  EXPECT_FALSE(
      CountsLogKnows(log, *bench::ParseAnswers("legal/quiet truth 30\npds/mate count 121\n")));
  Write("legal/quiet truth 30\npds/mate count 121\n");
  EXPECT_FALSE(Plan(30, 121)->nothing_to_do) << "edited by hand";
  Accept(121, "second");
  EXPECT_LT(Read("LOG.md").find("first"), Read("LOG.md").find("second"));
  EXPECT_TRUE(Plan(30, 121)->nothing_to_do);
}

TEST_F(CountAcceptanceTest, WithoutAReasonOrAFileNothingIsWritten) {
  const auto plan = Plan(30, 120);
  ASSERT_TRUE(plan.ok());
  EXPECT_FALSE(WriteCounts(*plan, root_, " ", "2026-11-18").ok());
  EXPECT_EQ(Read("LOG.md"), "not there");
  EXPECT_EQ(Read("answers.txt"), "legal/quiet truth 30\npds/mate count 100\n");
  std::filesystem::remove(root_ + "/bench/answers.txt");
  EXPECT_TRUE(absl::IsNotFound(Plan(30, 120).status()));
}

// A count that was edited by hand, or merged without its reason, fails here.
TEST(CountsLog, IsAboutTheCountsThatAreThere) {
  const absl::StatusOr<std::string> log = ReadTextFile("bench/LOG.md");
  ASSERT_TRUE(log.ok()) << log.status();
  EXPECT_TRUE(CountsLogKnows(*log, bench::KnownAnswers()))
      << "bench/LOG.md: the last entry is not about the counts in answers.txt: only ./hakari "
         "accept bench changes counts";
}

}  // namespace
}  // namespace hakari::check
