#include "suites/mate/mate_program.h"

#include <atomic>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/sfen.h"
#include "engine/player/game.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"
#include "suites/engines/mate_claim.h"

namespace hakari::suites {
namespace {

constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/9 b G 1";
constexpr char kNoChecks[] = "4k4/9/9/9/9/9/9/9/4K4 b - 1";

Outcome Solve(const std::string& sfen, const Limits& limits, const std::string& program = "pds",
              bool stopped = false) {
  const Problem problem = *ParseProblemLine(absl::StrCat("sfen ", sfen, " ; id=p"), {"test"});
  const std::atomic<bool> stop{stopped};
  return (*FindMateProgram(program)->make(stop))->Run(problem, limits, stop);
}

Limits Nodes(uint64_t nodes) {
  Limits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(MateProgram, EverySolverAnswers) {
  ASSERT_GE(MatePrograms().size(), 2u);
  for (const ProgramSpec& program : MatePrograms()) {
    const Outcome mate = Solve(kMateInOne, Nodes(1000), program.name);
    EXPECT_EQ(mate.answer, kMateAnswer) << program.name;
    EXPECT_EQ(mate.line, "G*5b");
    EXPECT_EQ(mate.counters.at("plies"), 1u);
    EXPECT_GE(mate.counters.at("nodes"), 1u);
    const Outcome none = Solve(kNoChecks, Nodes(1000), program.name);
    EXPECT_EQ(none.answer, kNoMateAnswer) << program.name;
    EXPECT_EQ(none.counters.count("plies"), 0u);
  }
}

TEST(MateProgram, AClaimThatNeedsTheDefendersHelpIsWrong) {
  using Kind = engines::MateClaimVerdict::Kind;
  const Position mate = *notation::ParseSfen(kMateInOne);
  EXPECT_EQ(CheckMateClaim(mate, player::ParseMoves("G*5b")).kind, Kind::kHolds);
  EXPECT_EQ(CheckMateClaim(mate, player::ParseMoves("G*4b")).kind, Kind::kWrong);
  EXPECT_EQ(CheckMateClaim(mate, player::ParseMoves("G*5a")).kind, Kind::kIllegalMove);
  const Position none = *notation::ParseSfen("9/7k1/1+p7/1L7/3g5/9/9/9/9 b 2G 1");
  const engines::MateClaimVerdict helped =
      CheckMateClaim(none, player::ParseMoves("G*1c 2b1a G*1b"));
  EXPECT_EQ(helped.kind, Kind::kWrong);
  EXPECT_EQ(helped.why, "the line mates, but the defender has a better one");
}

TEST(MateProgram, UnknownSaysWhy) {
  const Outcome outcome = Solve("k8/9/9/9/9/9/9/9/9 b 2R2B 1", Nodes(10));
  EXPECT_TRUE(outcome.ran());
  EXPECT_EQ(outcome.answer, kUnknownAnswer);
  EXPECT_EQ(outcome.counters.at("nodes"), 10u);
  EXPECT_EQ(outcome.why, "the limit on nodes");
}

TEST(MateProgram, RefusesWhatMakesNoSense) {
  const auto refused = [](const std::string& sfen, const Limits& limits, absl::string_view words) {
    const Outcome outcome = Solve(sfen, limits);
    return outcome.status == OutcomeStatus::kRefused && absl::StrContains(outcome.why, words);
  };
  EXPECT_TRUE(refused("9/9/9/9/9/9/9/9/4K4 b - 1", Nodes(10), "no king to mate"));
  EXPECT_TRUE(refused(kMateInOne, Nodes(0), "0 nodes"));
  Limits tight = Nodes(1'000'000);
  tight.table_mib = 1;
  EXPECT_TRUE(refused(kMateInOne, tight, "a table of 1 MiB is enough for"));
}

TEST(MateProgram, ALargerTableChangesNothing) {
  Limits roomy = Nodes(1000);
  roomy.table_mib = 16;
  EXPECT_EQ(Solve(kMateInOne, roomy).counters, Solve(kMateInOne, Nodes(1000)).counters);
}

TEST(MateProgram, Stops) {
  const Outcome outcome = Solve("k8/9/9/9/9/9/9/9/9 b 2R2B 1", Nodes(1'000'000), "pds", true);
  EXPECT_EQ(outcome.status, OutcomeStatus::kStopped);
}

TEST(MateProgram, UnknownNamesAreToldApartFromNone) {
  EXPECT_TRUE(FindMateProgram("").ok());
  EXPECT_TRUE(absl::StrContains(FindMateProgram("pdz").status().message(), "pds, dfpn"));
}

}  // namespace
}  // namespace hakari::suites
