#include "ci/gate/report/terminal.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "ci/gate/decision.h"
#include "ci/gate/report/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(GateTerminalTest, APassIsFourLines) {
  EXPECT_EQ(GateTerminal(testing::PassingGate()),
            "PASS: nothing changed in 1 suite (1000 problems), 2 benchmarks (40 rounds)\n"
            "measured: 1 suite (1000 problems), 2 benchmarks (40 rounds)\n"
            "machine: Some CPU @ 2 GHz, 2 CPUs; base 1111111111, candidate worktree on "
            "2222222222+; g++ 12.2.0, x86-64-v3\n"
            "spent: measuring 2 m 05 s, building 40.0 s, in all 2 m 51 s\n");
}

TEST(GateTerminalTest, TheVerdictIsFirstThenOnlyWhatChanged) {
  const std::string text = GateTerminal(testing::SlowerGate());
  EXPECT_THAT(text, StartsWith("REGRESSED by time: pds/mate: slower with the same instructions "
                               "(+3.1 %, from +3.0 % to +3.2 %)\n  benchmark  base    new  "));
  EXPECT_THAT(text, HasSubstr("  pds/mate   304 ns  314 ns  +3.1 %  +3.0 % … +3.2 %  time   "
                              "regressed\n"));
  EXPECT_THAT(text, HasSubstr("each node takes 3.1 % longer; with the same instructions"));
  EXPECT_THAT(text, Not(HasSubstr("movegen/all")));
}

TEST(GateTerminalTest, DifferencesComeWithTheirReplayAndAcceptedOnesLast) {
  const std::string text = GateTerminal(testing::ChangedGate());
  EXPECT_THAT(text, StartsWith("REGRESSED by work: behaviour: accept or mend"));
  EXPECT_THAT(text, HasSubstr("  mate by pds, nodes=10000: regressed; 3 of 1000 problems differ; "
                              "nodes 2000000 -> 2040000; 2.0 % more nodes, each took 10 % longer"));
  EXPECT_THAT(text, HasSubstr("  - m1: nodes 1000 -> 41000 (+4000 %)\n"
                              "      ./hakari suite mate --nodes 10000 --only m1\n"));
  EXPECT_THAT(text, HasSubstr("  - m2: answer mate -> nomate, length 3 -> none, nodes 90 -> 60"));
  EXPECT_THAT(text, HasSubstr("  - m3: nodes 500 -> 530 (+6.0 %); accepted: moves are ordered"));
}

TEST(GateTerminalTest, TheFirstLineHoldsOneReasonAndTheOthersFollow) {
  GateReport report = testing::SlowerGate();
  report.faults = {"base: crashed", "candidate: crashed"};
  Conclude(report);
  const std::string text = GateTerminal(report);
  EXPECT_THAT(text, StartsWith("INVALID by validity: base: crashed\n  also: candidate: crashed\n"
                               "  benchmark"));
  EXPECT_THAT(text, Not(HasSubstr("also: pds/mate"))) << "its row says it";
}

TEST(GateTerminalTest, CountsOfBenchmarksAreNoProblemsOfASuite) {
  GateReport report = testing::PassingGate();
  WorkRow counts;
  counts.suite = kBenchCounts;
  counts.program = "counts";
  counts.limits = "whole passes";
  counts.compared = 20;
  report.work.push_back(counts);
  Conclude(report);
  EXPECT_THAT(GateTerminal(report),
              StartsWith("PASS: nothing changed in 1 suite (1000 problems), 20 counts of "
                         "benchmarks, 2 benchmarks (40 rounds)\n"));
  WorkDifference difference;
  difference.problem = "pds/mate";
  difference.base.counters["nodes"] = 100;
  difference.candidate.counters["nodes"] = 120;
  difference.replay = "./hakari bench \"^pds/mate$\"";
  report.work[1].differences = {difference};
  Conclude(report);
  EXPECT_THAT(GateTerminal(report),
              StartsWith("REGRESSED by work: behaviour: accept or mend: bench by counts: 1 of 20 "
                         "problems differ, pds/mate first\n"));
  EXPECT_THAT(GateTerminal(report), HasSubstr("  - pds/mate: nodes 100 -> 120 (+20 %)\n"
                                              "      ./hakari bench \"^pds/mate$\"\n"));
}

TEST(GateTerminalTest, WhatWasNotMeasuredIsSaid) {
  GateReport report = testing::PassingGate();
  report.not_measured = {"exact work of mate by pds", "processor time"};
  EXPECT_THAT(GateTerminal(report), HasSubstr("\nnot measured: exact work of mate by pds\n"
                                              "not measured: processor time\nmeasured: "));
}

TEST(GateTerminalTest, OfManyDifferencesThirtyAreShown) {
  GateReport report = testing::ChangedGate();
  const WorkDifference one = report.work[0].differences[0];
  report.work[0].differences.assign(1000, one);
  EXPECT_THAT(GateTerminal(report), HasSubstr("  and 970 more problems; the JSON has them all\n"));
}

TEST(GateTerminalTest, ForeignTextSteersNeitherTheTerminalNorABuildServer) {
  const std::string text =
      GateTerminal(testing::HostileGate("::error::x\n::stop-commands::y\r##[group]\x1b[2J"));
  EXPECT_THAT(text, HasSubstr("stop-commands")) << "the foreign text is not there at all";
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
  EXPECT_THAT(text, Not(HasSubstr("##[")));
  for (absl::string_view line : absl::StrSplit(text, '\n')) {
    EXPECT_FALSE(absl::StartsWith(absl::StripLeadingAsciiWhitespace(line), "::")) << line;
  }
}

TEST(GateTerminalTest, InvalidSaysWhy) {
  EXPECT_THAT(GateTerminal(testing::InvalidGate()),
              StartsWith("INVALID by validity: the base does not build: see .hakari/gate/base.log\n"
                         "measured: nothing\n"));
}

}  // namespace
}  // namespace hakari::gate
