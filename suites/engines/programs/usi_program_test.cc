#include "suites/engines/programs/usi_program.h"

#include <stdlib.h>

#include <atomic>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "base/status/testing.h"
#include "gtest/gtest.h"
#include "suites/core/engine_spec.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"

namespace hakari::engines {
namespace {

constexpr char kFake[] = "usi:mate-ms=60000 base/process/testing/fake_engine ";
const std::atomic<bool> kGoOn(false);

suites::Problem At(const std::string& sfen) {
  return *suites::ParseProblemLine(absl::StrCat("sfen ", sfen, " ; id=m1"), {"test"});
}

suites::Problem MateInOne() { return At("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"); }

absl::StatusOr<suites::ProgramSpec> Typed(const std::string& name,
                                          const suites::EngineRun& run = {}) {
  HAKARI_ASSIGN_OR_RETURN(const suites::EngineSpec engine, ParseTypedEngine(name));
  return UsiMateProgram(engine, run);
}

suites::ProgramSpec Spec(const std::string& name, const suites::EngineRun& run = {}) {
  const absl::StatusOr<suites::ProgramSpec> spec = Typed(name, run);
  EXPECT_TRUE(spec.ok()) << spec.status();
  return spec.ok() ? *spec : suites::ProgramSpec();
}

suites::Outcome RunOnce(const std::string& name, const suites::Limits& limits = {},
                        const suites::EngineRun& run = {}) {
  const auto program = Spec(name, run).make(kGoOn);
  EXPECT_TRUE(program.ok()) << program.status();
  return (*program)->Run(MateInOne(), limits, kGoOn);
}

TEST(UsiMateProgramTest, Answers) {
  const suites::Outcome mate = RunOnce(absl::StrCat(kFake, "good"));
  ASSERT_TRUE(mate.ran()) << mate.why;
  EXPECT_EQ(mate.answer, "mate");
  EXPECT_EQ(mate.line, "G*5b");
  EXPECT_EQ(mate.counters.at("plies"), 1);
  EXPECT_GE(mate.times.cpu_ns, 0);
  EXPECT_EQ(RunOnce(absl::StrCat(kFake, "no-mate")).answer, "nomate");
  EXPECT_EQ(RunOnce(absl::StrCat(kFake, "timeout")).answer, "unknown");
}

TEST(UsiMateProgramTest, FailuresHaveTheirStatusAndTheRunGoesOn) {
  EXPECT_EQ(RunOnce(absl::StrCat(kFake, "wrong-mate")).status, suites::OutcomeStatus::kWrongClaim);
  EXPECT_EQ(RunOnce(absl::StrCat(kFake, "illegal-mate")).status,
            suites::OutcomeStatus::kIllegalMove);
  EXPECT_EQ(RunOnce(absl::StrCat(kFake, "bestmove-to-go-mate")).status,
            suites::OutcomeStatus::kBreach);
  HAKARI_ASSERT_OK(const auto program, Spec(absl::StrCat(kFake, "exits-on-go")).make(kGoOn));
  EXPECT_EQ(program->Run(MateInOne(), {}, kGoOn).answer, "mate");  // it exits on `go` only
  HAKARI_ASSERT_OK(const auto twice, Spec(absl::StrCat(kFake, "empty-mate")).make(kGoOn));
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(twice->Run(MateInOne(), {}, kGoOn).status, suites::OutcomeStatus::kUnreadable);
  }
  const std::atomic<bool> stop(true);
  EXPECT_EQ(program->Run(MateInOne(), {}, stop).status, suites::OutcomeStatus::kStopped);
}

TEST(UsiMateProgramTest, TheTranscriptOfAFailureIsKept) {
  const std::string folder = absl::StrCat(getenv("TEST_TMPDIR"), "/transcripts");
  const suites::Outcome outcome = RunOnce(absl::StrCat(kFake, "wrong-mate"), {}, {"", folder});
  EXPECT_TRUE(absl::StrContains(outcome.why, absl::StrCat("transcript: ", folder, "/m1.txt")))
      << outcome.why;
  HAKARI_ASSERT_OK(const std::string text, ReadTextFile(folder + "/m1.txt"));
  EXPECT_TRUE(absl::StrContains(text, "< checkmate G*4b\n")) << text;
}

TEST(UsiMateProgramTest, ALimitOnTheTableIsToldOnceALife) {
  suites::Limits limits;
  limits.table_mib = 64;
  const std::string folder = absl::StrCat(getenv("TEST_TMPDIR"), "/tables");
  RunOnce(absl::StrCat(kFake, "wrong-mate"), limits, {"", folder});
  EXPECT_TRUE(
      absl::StrContains(*ReadTextFile(folder + "/m1.txt"), "> setoption name USI_Hash value 64\n"));
}

TEST(UsiMateProgramTest, NamesTellConfigurationsApart) {
  const suites::ProgramSpec good = Spec(absl::StrCat(kFake, "good"));
  const suites::ProgramSpec other = Spec(absl::StrCat(kFake, "none"));
  EXPECT_TRUE(absl::StartsWith(good.name, "usi-fake-engine-")) << good.name;
  EXPECT_NE(good.name, other.name);
  EXPECT_NE(good.configuration, other.configuration);
  EXPECT_TRUE(absl::StrContains(good.configuration, "xxh3:"));
}

// A journal of an engine with another evaluation must not be continued.
TEST(UsiMateProgramTest, ContentsNameTheFilesThatOptionsName) {
  const std::string model = ::testing::TempDir() + "/model.bin";
  ASSERT_TRUE(WriteFileAtomically(model, "1").ok());
  const std::string typed =
      absl::StrCat("usi:option.Eval=", model, " ", absl::string_view(kFake).substr(4), "good");
  const suites::ProgramSpec before = Spec(typed);
  ASSERT_TRUE(WriteFileAtomically(model, "2").ok());
  const suites::ProgramSpec after = Spec(typed);
  EXPECT_NE(before.contents, after.contents);
  EXPECT_EQ(before.name, after.name);
  EXPECT_EQ(before.configuration, after.configuration);
}

// Goldens of an engine with a name must fit its next build; journals must not.
TEST(UsiMateProgramTest, AGivenNameOutlivesTheBytes) {
  const suites::ProgramSpec named = Spec(absl::StrCat(kFake, "good"), {"mine", ""});
  EXPECT_EQ(named.name, "mine");
  EXPECT_EQ(named.configuration, "usi/1 reset=isready mate=go-mate mate-ms=60000 mine good");
  EXPECT_TRUE(absl::StartsWith(named.contents, "xxh3:"));
}

TEST(UsiMateProgramTest, BadNames) {
  const absl::Status missing = Typed("usi:/no/such/engine --x").status();
  EXPECT_TRUE(absl::IsNotFound(missing));
  EXPECT_TRUE(absl::StrContains(missing.message(), "'/no/such/engine'")) << missing;
  EXPECT_FALSE(Typed("usi:").ok());
  EXPECT_FALSE(Typed("pds").ok());
}

TEST(UsiMateProgramTest, BadProblems) {
  HAKARI_ASSERT_OK(const auto program, Spec(absl::StrCat(kFake, "good")).make(kGoOn));
  const suites::Problem no_king = At("9/9/4P4/9/9/9/9/9/4K4 b G 1");
  EXPECT_EQ(program->Run(no_king, {}, kGoOn).status, suites::OutcomeStatus::kRefused);
}

suites::Outcome SearchOnce(const std::string& behaviour, const std::string& settings = "") {
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
  const suites::Outcome outcome = SearchOnce("several-lines");
  ASSERT_TRUE(outcome.ran()) << outcome.why;
  EXPECT_EQ(outcome.answer, "7g7f");
  EXPECT_EQ(outcome.counters.at("nodes"), 150);
  EXPECT_EQ(outcome.line, "7g7f 3c3d");
  EXPECT_GE(outcome.times.wall_ns, 0);
}

TEST(UsiSearchProgramTest, WhoCountsNoNodesHasNone) {
  const suites::Outcome outcome = SearchOnce("good");
  ASSERT_TRUE(outcome.ran()) << outcome.why;
  EXPECT_TRUE(outcome.counters.empty());
  EXPECT_EQ(SearchOnce("resigns").answer, "resign");
  EXPECT_EQ(SearchOnce("wins").answer, "win");
}

TEST(UsiSearchProgramTest, FailuresHaveTheirStatus) {
  EXPECT_EQ(SearchOnce("illegal-move").status, suites::OutcomeStatus::kIllegalMove);
  EXPECT_EQ(SearchOnce("exits-on-go").status, suites::OutcomeStatus::kCrashed);
  EXPECT_EQ(SearchOnce("chess-move").status, suites::OutcomeStatus::kUnreadable);
}

}  // namespace
}  // namespace hakari::engines
