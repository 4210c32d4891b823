// Tests Markdown, JUnit and annotations: their contents, and that foreign text has no effect in
// them.
#include "ci/gate/report/texts.h"

#include <algorithm>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "ci/gate/decision.h"
#include "ci/gate/report/apart.h"
#include "ci/gate/report/figures.h"
#include "ci/gate/report/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

constexpr char kHostile[] =
    "</code></details><script>alert(1)</script> [x](http://x.example) @someone #1 | `a` **b**\n"
    "::error file=/etc/passwd,line=1::no\n- [ ] x ]]> & \" \x1b[2J ##[group]%0A::warning::\xff";

TEST(GateMarkdownTest, TheVerdictThenWhatChangedThenTheRestFolded) {
  const std::string text = GateMarkdown(testing::ChangedGate());
  EXPECT_THAT(text, StartsWith("### Hakari: REGRESSED by work\n\nbehaviour&#58; accept or mend"));
  const size_t fold = text.find("<details>");
  ASSERT_NE(fold, std::string::npos);
  EXPECT_LT(text.find("2000000 | 2040000 | 3 of 1000 | 2.0 % more nodes"), fold);
  EXPECT_GT(text.find("movegen"), fold);
  EXPECT_THAT(text, HasSubstr("<summary>Differing problems (3, accepted: 1)</summary>"));
  EXPECT_THAT(text, HasSubstr("- <code>m1</code>: nodes 1000"));
}

TEST(GateMarkdownTest, OrdinaryTextStaysReadable) {
  EXPECT_EQ(MarkdownText("pds/mate (g++ 12.2.0): 4.1 % more"),
            "pds/mate (g++ 12.2.0)&#58; 4.1 % more");
  EXPECT_EQ(MarkdownText("- x"), "&#45; x");
  EXPECT_EQ(MarkdownText("1. www.x GH-1"), "1&#46; www&#46;x GH&#45;1");
}

TEST(GateMarkdownTest, ForeignTextIsOnlyText) {
  const std::string text = GateMarkdown(testing::HostileGate(kHostile));
  for (const char* markup : {"<script", "</code></details>", "](", "@someone", "#1 ", "`", "**",
                             "http:", "\n::", "\n- [", "\x1b", "\xff"}) {
    EXPECT_THAT(text, Not(HasSubstr(markup))) << markup;
  }
  int rows = 0;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    if (!absl::StartsWith(line, "| <code>")) continue;
    const auto bars = std::count(line.begin(), line.end(), '|');
    EXPECT_TRUE(bars == 9 || bars == 7) << line;
    ++rows;
  }
  EXPECT_GE(rows, 3);
}

TEST(GateJunitTest, WhatDoesNotPassFails) {
  const std::string pass = GateJunit(testing::PassingGate());
  EXPECT_THAT(pass, HasSubstr("tests=\"4\" failures=\"0\" errors=\"0\" time=\"170.500\""));
  EXPECT_THAT(pass, HasSubstr("<testcase classname=\"hakari.gate.benchmarks\" name=\"pds/mate\""));
  const std::string slower = GateJunit(testing::SlowerGate());
  EXPECT_THAT(slower, HasSubstr("failures=\"2\""));
  EXPECT_THAT(slower, HasSubstr("<failure type=\"regressed\" message=\"REGRESSED by time: pds"));
  EXPECT_THAT(GateJunit(testing::ChangedGate()),
              HasSubstr("the first: m1: nodes 1000 -&gt; 41000"));
  const std::string invalid = GateJunit(testing::InvalidGate());
  EXPECT_THAT(invalid, HasSubstr("errors=\"1\""));
  EXPECT_THAT(invalid,
              HasSubstr("<error type=\"invalid\" message=\"INVALID by validity: the base"));
}

TEST(GateJunitTest, ForeignTextIsOnlyText) {
  const std::string text = GateJunit(testing::HostileGate(kHostile));
  EXPECT_THAT(text, HasSubstr("&lt;script&gt;"));
  for (const char* markup : {"<script", "</code", "]]>", "\x1b", "\xff", " & "}) {
    EXPECT_THAT(text, Not(HasSubstr(markup))) << markup;
  }
}

TEST(GateAnnotationsTest, TheVerdictThenEachProblemBesideItsGolden) {
  EXPECT_EQ(GateAnnotations(testing::PassingGate()),
            "::notice title=Hakari%3A PASS::nothing changed in 1 suite (1000 problems), 2 "
            "benchmarks (40 rounds)\n");
  const std::string text = GateAnnotations(testing::ChangedGate());
  EXPECT_THAT(text, StartsWith("::error title=Hakari%3A REGRESSED by work::behaviour: accept"));
  EXPECT_THAT(
      text, HasSubstr("\n::error file=golden/mate/pds-10000.golden,title=m1 of mate by "
                      "pds%2C nodes=10000::nodes 1000 -> 41000 (+4000 %25); ./hakari suite mate"));
  EXPECT_THAT(text, Not(HasSubstr("m3"))) << "accepted";
}

TEST(GateAnnotationsTest, ForeignTextIsNoCommand) {
  const std::string text = GateAnnotations(testing::HostileGate(kHostile));
  const std::vector<std::string> lines = absl::StrSplit(text, '\n', absl::SkipEmpty());
  EXPECT_EQ(lines.size(), 4u);  // the verdict, a benchmark, two problems
  for (const std::string& line : lines) {
    EXPECT_TRUE(absl::StartsWith(line, "::error ") || absl::StartsWith(line, "::warning ")) << line;
    EXPECT_THAT(line, Not(HasSubstr("##[")));
    EXPECT_THAT(line, Not(HasSubstr("%0A::"))) << "an escape of the text's own";
  }
  EXPECT_THAT(text, Not(HasSubstr("\r")));
}

TEST(GateAnnotationsTest, NoMoreThanAreShown) {
  GateReport report = testing::ChangedGate();
  const WorkDifference one = report.work[0].differences[0];
  report.work[0].differences.assign(1000, one);
  const std::string text = GateAnnotations(report);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\n'), kShownAnnotations);
}

TEST(ApartTest, MoreNodesOrSlowerNodes) {
  WorkRow row = testing::PassingGate().work[0];
  EXPECT_EQ(ApartOf(row, {}).sentence,
            "the same nodes, each node equally fast (within 3.0 %, one run)");
  row.candidate_nodes = row.base_nodes * 3 / 2;
  row.candidate_cpu_ns = row.base_cpu_ns * 3 / 2;
  EXPECT_EQ(ApartOf(row, {}).sentence,
            "50 % more nodes, each node equally fast (within 3.0 %, one run)");
  row.candidate_cpu_ns = row.base_cpu_ns * 3;
  EXPECT_DOUBLE_EQ(*ApartOf(row, {}).time_per_node, 1);
  EXPECT_EQ(ApartOf(row, {}).sentence, "50 % more nodes, each node took 100 % longer (one run)");
  row.candidate_nodes = row.base_nodes / 2;
  row.candidate_cpu_ns = 0;
  EXPECT_EQ(ApartOf(row, {}).sentence, "50 % fewer nodes; not timed");
  row.base_nodes = 0;
  EXPECT_EQ(ApartOf(row, {}).sentence, "no nodes were counted");
}

TEST(ApartTest, ABenchmarkIsTimeAndInstructionsPerItem) {
  BenchRow slower = testing::SlowerGate().benchmarks[1];
  slower.candidate_instructions = 257500000;
  slower.instructions = 0.03;
  const BenchApart apart = ApartOf(slower);
  EXPECT_NEAR(*apart.base_ns_per_item, 300, 15);
  EXPECT_NEAR(*apart.candidate_ns_per_item / *apart.base_ns_per_item, 1.031, 0.01);
  EXPECT_DOUBLE_EQ(*apart.candidate_instructions_per_item, 2575);
  EXPECT_EQ(apart.sentence, "each node takes 3.1 % longer; with 3.0 % more instructions");
}

TEST(ApartTest, WhatWasNotMeasuredIsSaid) {
  BenchRow row = testing::PassingGate().benchmarks[0];
  row.instructions = std::nullopt;
  EXPECT_EQ(ApartOf(row).sentence,
            "each move takes as long, within the measurement error; instructions were not counted");
  row.time = std::nullopt;
  row.rounds = {};
  EXPECT_EQ(ApartOf(row).sentence, "not timed");
  EXPECT_FALSE(ApartOf(row).base_ns_per_item.has_value());
}

TEST(FiguresTest, TwoDigitsThatCount) {
  EXPECT_EQ(Percent(0.0312), "+3.1 %");
  EXPECT_EQ(Percent(-0.00254), "-0.25 %");
  EXPECT_EQ(Percent(0), "0 %");
  EXPECT_EQ(Percent(0.0999), "+10 %");
  EXPECT_EQ(Percent(40), "+4000 %");
  EXPECT_EQ(Percent(0.000012), "+0.0012 %");
  EXPECT_EQ(TimeText(151.9), "152 ns");
  EXPECT_EQ(TimeText(1240), "1.24 µs");
  EXPECT_EQ(TimeText(std::nullopt), "-");
  EXPECT_EQ(SecondsText(59.94), "59.9 s");
  EXPECT_EQ(SecondsText(125), "2 m 05 s");
}

TEST(GateTerminalTest, APassIsFourLines) {
  EXPECT_EQ(GateTerminal(testing::PassingGate()),
            "PASS: nothing changed in 1 suite (1000 problems), 2 benchmarks (40 rounds)\n"
            "measured: 1 suite (1000 problems), 2 benchmarks (40 rounds)\n"
            "machine: Some CPU @ 2 GHz, 2 CPUs; base 1111111111, candidate worktree on "
            "2222222222+; g++ 12.2.0, x86-64-v3\n"
            "spent: measuring 2 m 05 s, building 40.0 s, total 2 m 51 s\n");
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
  EXPECT_THAT(text,
              HasSubstr("  mate by pds, nodes=10000: regressed; 3 of 1000 problems differ; "
                        "nodes 2000000 -> 2040000; 2.0 % more nodes, each node took 10 % longer"));
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

TEST(GateTerminalTest, GamesAreToldWithTheirFile) {
  const std::string text = GateTerminal(testing::StrongerGate());
  EXPECT_THAT(text, StartsWith("PASS: nothing changed in 1 suite (1000 problems)"));
  EXPECT_THAT(text, HasSubstr("\n  strength: pass; elo1 accepted: 0 Elo accepted against -10 Elo"));
  EXPECT_THAT(text, HasSubstr("484 games at nodes=1000, the candidate at nodes=970 (its time per "
                              "node: +3.1 %, from +2.8 % to +3.4 %); pairs with 0, 1/2, 1, 3/2 "
                              "and 2 points for it: 10, 10, 100, 60, 60"));
  EXPECT_THAT(text, HasSubstr("match show .hakari/gate/1.match"));
  GateReport weaker = testing::StrongerGate();
  weaker.strength->outcomes = {60, 60, 100, 10, 10};
  Conclude(weaker);
  const std::string regressed = GateTerminal(weaker);
  EXPECT_THAT(regressed, StartsWith("REGRESSED by strength: games: weaker: "));
  EXPECT_THAT(regressed, Not(HasSubstr("also: games")));
  EXPECT_THAT(GateJunit(weaker), HasSubstr("<testcase classname=\"hakari.gate.strength\" "
                                           "name=\"games\" time=\"0\">"));
  EXPECT_THAT(GateAnnotations(weaker), HasSubstr("::error title=strength::weaker"));
  EXPECT_THAT(GateMarkdown(weaker), HasSubstr("Strength: regressed"));
}

TEST(GateTerminalTest, InvalidSaysWhy) {
  EXPECT_THAT(GateTerminal(testing::InvalidGate()),
              StartsWith("INVALID by validity: the base does not build: see .hakari/gate/base.log\n"
                         "measured: nothing\n"));
}

}  // namespace
}  // namespace hakari::gate
