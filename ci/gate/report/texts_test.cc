// Markdown, JUnit and annotations: what they say, and that foreign text says nothing in them.
#include <algorithm>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "ci/gate/report/annotations.h"
#include "ci/gate/report/junit.h"
#include "ci/gate/report/markdown.h"
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
  EXPECT_THAT(text, HasSubstr("<summary>Differing problems (3, of them accepted 1)</summary>"));
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

}  // namespace
}  // namespace hakari::gate
