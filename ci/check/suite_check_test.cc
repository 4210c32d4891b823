#include "ci/check/suite_check.h"

#include <atomic>
#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "golden/golden.h"
#include "golden/testing.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/problem_set.h"
#include "suites/run/testing.h"

namespace hakari::check {
namespace {

using ::testing::HasSubstr;

class SuiteCheckTest : public ::testing::Test {
 protected:
  SuiteCheckTest() {
    std::filesystem::remove_all(context_.root);
    golden::testing::LayOutFakeProject(context_.root, {"count=1", "count=2", "right=3 count=3"});
  }

  report::SuiteReport Report() {
    auto check = CheckSuite(suite_, options_, context_);
    EXPECT_TRUE(check.ok()) << check.status();
    return check.ok() ? std::move(check->report) : report::SuiteReport();
  }
  // Changes the problems, so that the golden does not have all of them.
  void ChangeProblems(const std::vector<std::string>& notes) {
    const std::string golden = Path("golden/fake/fake-full.golden");
    const std::string kept = *ReadTextFile(golden);
    golden::testing::LayOutFakeProject(context_.root, notes);
    ASSERT_TRUE(WriteFileAtomically(golden, kept).ok());
  }
  std::string Path(const std::string& file) { return absl::StrCat(context_.root, "/", file); }

  suites::Suite suite_ = suites::testing::FakeSuite("suites/fake.sfen");
  SuiteCheckOptions options_;
  std::atomic<bool> stop_{false};
  const Context context_ = {absl::StrCat(::testing::TempDir(), "/project"), 1, 0, &stop_};
};

TEST_F(SuiteCheckTest, PassesWhenAllIsAsTheGoldenSays) {
  const report::SuiteReport report = Report();
  EXPECT_EQ(report.judgement.verdict, report::Verdict::kPass);
  EXPECT_EQ(report.results.size(), 3u);
  EXPECT_EQ(report.problems_in_suite, 3);
  EXPECT_EQ(report.golden, "golden/fake/fake-full.golden");
  EXPECT_FALSE(report.golden_checksum.empty());
  EXPECT_FALSE(report.suite_hash.empty());
  EXPECT_EQ(report.replay, "./hakari suite fake");
}

TEST_F(SuiteCheckTest, TheReplayNamesWhatIsNotUsual) {
  suite_.default_limits.nodes = 7;
  suite_.default_limits.depth = 2;
  suite_.default_limits.table_mib = 4;
  options_.run.limits = suite_.default_limits;
  EXPECT_EQ(Report().replay, "./hakari suite fake");
  options_.run.limits = suites::Limits();
  EXPECT_EQ(Report().replay, "./hakari suite fake");
  options_.run.limits.nodes = 8;
  options_.run.limits.depth = 3;
  options_.run.limits.table_mib = 5;
  EXPECT_EQ(Report().replay, "./hakari suite fake --nodes 8 --depth 3 --table-mib 5");
  options_.run.limits = {};
  options_.run.limits.movetime_ms = 50;
  suite_.given = std::make_shared<suites::GivenProblems>(
      suites::GivenProblems{"it's mine", *suites::ParseProblemSet("startpos ; id=a", "mine")});
  EXPECT_EQ(Report().replay, "./hakari suite fake --movetime 50 --problems 'it'\\''s mine'");
}

TEST_F(SuiteCheckTest, WhatIsCountedIsSetAgainstTheGolden) {
  golden::testing::LayOutFakeProject(
      context_.root, {"best=5i5h right=1", "best=5i5h right=2", "best=5i5h right=9 theme=fork"});
  const std::string path = Path("golden/fake/fake-full.golden");
  golden::Golden golden = *golden::ReadGolden(path);
  golden.rows["p0"].answer = "7";  // wrong, where the run is right
  golden.rows["p1"].answer = "2";  // right, where it is wrong
  ASSERT_TRUE(WriteFileAtomically(path, golden::GoldenText(golden)).ok());
  EXPECT_TRUE(Report().golden_right.empty()) << "a suite that counts nothing";
  suite_.tally = {"theme"};
  const report::SuiteReport report = Report();
  EXPECT_EQ(report.tally, suite_.tally);
  EXPECT_EQ(report.golden_right, (std::map<std::string, bool>{{"p0", false}, {"p1", true}}));
  EXPECT_EQ(report.results[2].groups.at("theme"), std::vector<std::string>{"fork"});
}

TEST_F(SuiteCheckTest, AGoldenOfOtherProblemsTellsNothing) {
  suite_.tally = {"theme"};
  golden::testing::LayOutFakeProject(context_.root, {"best=5i5h right=1"});
  ChangeProblems({"best=5i5h right=1 count=2"});
  EXPECT_TRUE(Report().golden_right.empty());
}

TEST_F(SuiteCheckTest, OtherBehaviourIsRegressed) {
  suite_.programs[0].make = [](const std::atomic<bool>&) {
    class Other : public suites::Program {
      suites::Outcome Run(const suites::Problem& problem, const suites::Limits&,
                          const std::atomic<bool>&) override {
        return suites::Outcome::Ran(problem.id == "p2" ? "3" : "9", {{"nodes", 3}});
      }
    };
    return std::make_unique<Other>();
  };
  const report::SuiteReport report = Report();
  EXPECT_EQ(report.judgement.verdict, report::Verdict::kRegressed);
  EXPECT_THAT(report.judgement.reasons,
              ::testing::ElementsAre("behaviour: accept or mend (2 changed)"));
}

TEST_F(SuiteCheckTest, OtherProblemsAreInvalid) {
  ChangeProblems({"count=1", "count=2", "right=3 count=3", "count=4"});
  EXPECT_EQ(Report().judgement.verdict, report::Verdict::kInvalid);
}

TEST_F(SuiteCheckTest, ACrashIsInvalid) {
  suite_.programs[0].make = [](const std::atomic<bool>&) {
    class Thrower : public suites::Program {
      suites::Outcome Run(const suites::Problem&, const suites::Limits&,
                          const std::atomic<bool>&) override {
        throw 1;
      }
    };
    return std::make_unique<Thrower>();
  };
  const report::SuiteReport report = Report();
  EXPECT_EQ(report.judgement.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(report.judgement.reasons, ::testing::ElementsAre("did-not-run: 3 problems"));
}

TEST_F(SuiteCheckTest, AMissingGoldenIsInvalidUnlessNoneIsWanted) {
  options_.run.limits.nodes = 5;
  EXPECT_EQ(Report().judgement.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(Report().judgement.reasons[0], HasSubstr("no golden golden/fake/fake-5.golden"));
  options_.with_golden = false;
  const report::SuiteReport report = Report();
  EXPECT_EQ(report.judgement.verdict, report::Verdict::kPass);
  EXPECT_EQ(report.golden, "");
  EXPECT_EQ(report.replay, "./hakari suite fake --nodes 5 --no-golden");
}

TEST_F(SuiteCheckTest, AnEngineIsAskedAgainByWhatWasTyped) {
  suites::ProgramSpec engine = suite_.programs[0];
  engine.name = "usi-engine";
  engine.typed = "usi:./my-engine 'a b'";
  suite_.programs.push_back(engine);
  options_.run.program = engine.name;
  options_.with_golden = false;
  EXPECT_EQ(Report().replay,
            "./hakari suite fake --program 'usi:./my-engine '\\''a b'\\''' --no-golden");
}

TEST_F(SuiteCheckTest, WrongAnswersCountWithoutAGoldenToo) {
  options_.with_golden = false;
  ChangeProblems({"right=3 count=4"});
  EXPECT_EQ(Report().judgement.verdict, report::Verdict::kRegressed);
}

TEST_F(SuiteCheckTest, UnreadableProblemsAreInvalid) {
  ASSERT_TRUE(WriteFileAtomically(Path("suites/fake.sfen"), "").ok());
  const report::SuiteReport report = Report();
  EXPECT_EQ(report.judgement.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(report.judgement.reasons[0], HasSubstr("fake.sfen: no problem"));
}

TEST_F(SuiteCheckTest, WhatTheUserMistypedIsAnError) {
  options_.run.selection.only = {"p7"};
  EXPECT_EQ(CheckSuite(suite_, options_, context_).status().code(), absl::StatusCode::kOutOfRange);
}

TEST_F(SuiteCheckTest, TheJournalStaysIfTheRunWasInterrupted) {
  options_.run.journal_folder = Path("state");
  EXPECT_NE(CheckSuite(suite_, options_, context_)->journal, nullptr);
  options_.run.fresh = true;
  stop_ = true;
  const auto stopped = CheckSuite(suite_, options_, context_);
  EXPECT_EQ(stopped->journal, nullptr);
  EXPECT_EQ(stopped->report.judgement.verdict, report::Verdict::kInvalid);
  EXPECT_THAT(stopped->report.judgement.reasons[0], HasSubstr("3 of 3 problems"));
}

}  // namespace
}  // namespace hakari::check
