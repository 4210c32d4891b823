#include "suites/engines/programs/usi_program.h"

#include <atomic>
#include <string>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"

namespace hakari::engines {
namespace {

const std::atomic<bool> kGoOn(false);

suites::Outcome RunOnce(const std::string& behaviour, const std::string& settings = "") {
  const auto engine = ParseTypedEngine(
      absl::StrCat("usi:", settings, " base/process/testing/fake_engine ", behaviour));
  if (!engine.ok()) return suites::Outcome::Refused(std::string(engine.status().message()));
  const auto program = UsiSearchProgram(*engine, {});
  if (!program.ok()) return suites::Outcome::Refused(std::string(program.status().message()));
  suites::Limits limits;
  limits.nodes = 1000;
  return (*(*program).make(kGoOn))->Run(suites::Problem(), limits, kGoOn);
}

TEST(UsiSearchProgramTest, TheAnswerIsTheMoveAndTheCounterWhatTheEngineSaid) {
  const suites::Outcome outcome = RunOnce("several-lines");
  ASSERT_TRUE(outcome.ran()) << outcome.why;
  EXPECT_EQ(outcome.answer, "7g7f");
  EXPECT_EQ(outcome.counters.at("nodes"), 150);
  EXPECT_EQ(outcome.line, "7g7f 3c3d");
  EXPECT_GE(outcome.times.wall_ns, 0);
}

TEST(UsiSearchProgramTest, WhoCountsNoNodesHasNone) {
  const suites::Outcome outcome = RunOnce("good");
  ASSERT_TRUE(outcome.ran()) << outcome.why;
  EXPECT_TRUE(outcome.counters.empty());
  EXPECT_EQ(RunOnce("resigns").answer, "resign");
  EXPECT_EQ(RunOnce("wins").answer, "win");
}

TEST(UsiSearchProgramTest, FailuresHaveTheirStatus) {
  EXPECT_EQ(RunOnce("illegal-move").status, suites::OutcomeStatus::kIllegalMove);
  EXPECT_EQ(RunOnce("exits-on-go").status, suites::OutcomeStatus::kCrashed);
  EXPECT_EQ(RunOnce("chess-move").status, suites::OutcomeStatus::kUnreadable);
}

}  // namespace
}  // namespace hakari::engines
