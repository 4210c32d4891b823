#include "ci/check/serving.h"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "golden/testing.h"
#include "gtest/gtest.h"
#include "suites/run/runner.h"
#include "suites/run/testing.h"

namespace hakari::check {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class ServingTest : public ::testing::Test {
 protected:
  ServingTest() {
    std::filesystem::remove_all(root_);
    golden::testing::LayOutFakeProject(root_, {"count=1", "count=2", "count=3"});
    const std::string problems = root_ + "/suites/fake.sfen";
    const std::string text =
        absl::StrReplaceAll(*ReadTextFile(problems), {{"count=2", "does=throw"}});
    EXPECT_TRUE(WriteFileAtomically(problems, text).ok());
  }

  std::string Served(const std::string& asked) const {
    std::istringstream in(asked);
    std::ostringstream out;
    const absl::Status status = Serve(suite_, "fake", {}, in, out, {root_});
    return status.ok() ? out.str() : std::string(status.message());
  }
  // A shell script in the place of another build's `hakari suite --serve`.
  absl::StatusOr<suites::ProgramSpec> Program(const std::string& script,
                                              int64_t greeting_ms = 60'000) {
    const std::string path = root_ + "/serves";
    std::ofstream(path) << "#!/bin/sh\n" << script << "\n";
    std::filesystem::permissions(path, std::filesystem::perms::owner_all);
    ServedQuestion question;
    question.command = {path, {}, root_, {}};
    question.program = "theirs";
    question.suite_hash = "xxh3:1";
    question.limits.nodes = 7;
    question.greeting_ms = greeting_ms;
    return ServedProgram(question, never_);
  }
  // The outcomes of three problems: p0, p1, p2.
  std::vector<suites::Outcome> Ask(const std::string& script) {
    const absl::StatusOr<suites::ProgramSpec> program = Program(std::string(kGreets) + script);
    EXPECT_TRUE(program.ok()) << program.status();
    const suites::ProblemSet problems = suites::testing::FakeProblems({"", "", ""});
    suites::ProblemRunOptions options;
    options.run.watch.deadline_ms = [](const std::string& id) {
      return id == "p1" ? kLateMs : 600'000;
    };
    return suites::RunProblems(*suites::SelectProblems(problems, {}), *program, options, never_)
        ->outcomes;
  }

  static constexpr char kGreets[] = "printf 'hakari-serve 1\\txxh3:1\\ttheirs/1\\tnodes=7\\n'\n";
  static constexpr char kAnswers[] = "printf \"$id\\tran\\tmate\\t\\t\\t5\\t6\\tnodes=9\\n\"\n";
  static constexpr int64_t kLateMs = 300;
  const std::string root_ = ::testing::TempDir() + "/serving";
  const suites::Suite suite_ = suites::testing::FakeSuite("suites/fake.sfen");
  const std::atomic<bool> never_{false};
};

TEST_F(ServingTest, GreetsAndAnswersUntilTheInputEnds) {
  const std::string said = Served("p2\np1\nnothing\np0\n");
  EXPECT_THAT(said, StartsWith("hakari-serve 1\txxh3:"));
  EXPECT_THAT(said, HasSubstr("\tfake/1\tnone\np2\tran\t3\t"));
  EXPECT_THAT(said, HasSubstr("\np1\tcrashed\t\t\tthrew: no way\t"));
  EXPECT_THAT(said, HasSubstr("\nnothing\trefused\t"));
  EXPECT_THAT(said, HasSubstr("\np0\tran\t1\t"));
}

TEST_F(ServingTest, WhatCannotBeServedSaysWhy) {
  std::istringstream in;
  std::ostringstream out;
  EXPECT_FALSE(Serve(suite_, "other", {}, in, out, {root_}).ok());
  EXPECT_FALSE(Serve(suite_, "fake", {}, in, out, {"/nowhere"}).ok());
  EXPECT_EQ(out.str(), "");
}

TEST_F(ServingTest, AnotherProcessIsAProgram) {
  const absl::StatusOr<suites::ProgramSpec> program = Program(kGreets);
  ASSERT_TRUE(program.ok()) << program.status();
  EXPECT_EQ(program->name, "theirs");
  EXPECT_EQ(program->configuration, "theirs/1");
  for (const suites::Outcome& outcome :
       Ask(absl::StrCat("while read -r id; do ", kAnswers, " done"))) {
    EXPECT_TRUE(outcome.ran()) << outcome.why;
    EXPECT_EQ(outcome.answer, "mate");
    EXPECT_EQ(outcome.counters.at("nodes"), 9u);
    EXPECT_EQ(outcome.times.cpu_ns, 5);
  }
}

TEST_F(ServingTest, WhatItMustHaveItMustHave) {
  const auto code = [this](const std::string& script) { return Program(script).status().code(); };
  EXPECT_EQ(code("exit 2"), absl::StatusCode::kUnimplemented);
  EXPECT_EQ(code("exit 4"), absl::StatusCode::kAborted);
  EXPECT_EQ(code("echo hello"), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(code("printf 'hakari-serve 1\\txxh3:2\\tc\\tnodes=7\\n'"),
            absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(code("printf 'hakari-serve 1\\txxh3:1\\tc\\tnodes=8\\n'"),
            absl::StatusCode::kFailedPrecondition);
  EXPECT_EQ(Program("exec sleep 600", 50).status().code(), absl::StatusCode::kDeadlineExceeded);
}

// A process that dies at a problem, prints nonsense or hangs fails that problem, and the next
// problem gets a new process.
TEST_F(ServingTest, EveryFaultIsOfOneProblem) {
  const struct {
    const char* does;
    suites::OutcomeStatus status;
  } kFaults[] = {{"kill -SEGV $$", suites::OutcomeStatus::kCrashed},
                 {"exit 3", suites::OutcomeStatus::kCrashed},
                 {"echo hello", suites::OutcomeStatus::kBreach},
                 {"printf 'p1\\tran\\n'", suites::OutcomeStatus::kUnreadable},
                 {"exec sleep 600", suites::OutcomeStatus::kTimedOut}};
  for (const auto& fault : kFaults) {
    const std::vector<suites::Outcome> outcomes =
        Ask(absl::StrCat("while read -r id; do if [ $id = p1 ]; then ", fault.does, "; else ",
                         kAnswers, " fi; done"));
    EXPECT_TRUE(outcomes[0].ran()) << fault.does << ": " << outcomes[0].why;
    EXPECT_EQ(outcomes[1].status, fault.status) << fault.does << ": " << outcomes[1].why;
    EXPECT_TRUE(outcomes[2].ran()) << fault.does << ": " << outcomes[2].why;
  }
}

}  // namespace
}  // namespace hakari::check
