// End-to-end tests of `hakari report`.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/report/json.h"
#include "ci/gate/report/testing.h"
#include "ci/report/json.h"
#include "ci/report/testing.h"
#include "ci/report/verdict/verdict.h"
#include "golden/finding.h"

namespace hakari::cli {
namespace {

std::string InTemp(const std::string& name) { return ::testing::TempDir() + "/" + name; }

std::string Saved(const std::string& name, const std::string& text) {
  std::ofstream(InTemp(name)) << text;
  return InTemp(name);
}

Ran Report(const std::string& arguments) { return RunHakari("report " + arguments); }

TEST(Report, TheExitCodeIsTheVerdicts) {
  EXPECT_EQ(Report(Saved("pass.json", gate::GateJson(gate::testing::PassingGate()))).exit_code, 0);
  EXPECT_EQ(Report(Saved("slow.json", gate::GateJson(gate::testing::SlowerGate()))).exit_code, 1);
  EXPECT_EQ(Report(Saved("work.json", gate::GateJson(gate::testing::ChangedGate()))).exit_code, 1);
  EXPECT_EQ(Report(Saved("bad.json", gate::GateJson(gate::testing::InvalidGate()))).exit_code, 4);
  gate::GateReport late = gate::testing::PassingGate();
  late.out_of_time = true;
  late.verdict = report::Verdict::kInconclusive;
  EXPECT_EQ(Report(Saved("late.json", gate::GateJson(late))).exit_code, 3);
}

TEST(Report, TheTerminalIsTheDefault) {
  const Ran ran = Report(Saved("slow.json", gate::GateJson(gate::testing::SlowerGate())));
  EXPECT_TRUE(absl::StartsWith(ran.out, "REGRESSED by time: pds/mate")) << ran.out;
  EXPECT_EQ(ran.err, "");
}

TEST(Report, EveryFormIsWritten) {
  const std::string file = Saved("work.json", gate::GateJson(gate::testing::ChangedGate()));
  const Ran ran = Report(absl::StrCat(file, " --html ", InTemp("o.html"), " --markdown ",
                                      InTemp("o.md"), " --junit ", InTemp("o.xml")));
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(absl::StartsWith(ran.out, "REGRESSED by work")) << ran.out;
  EXPECT_TRUE(absl::StartsWith(*ReadTextFile(InTemp("o.html")), "<!DOCTYPE html>"));
  EXPECT_TRUE(absl::StartsWith(*ReadTextFile(InTemp("o.md")), "### Hakari: REGRESSED by work"));
  EXPECT_TRUE(absl::StartsWith(*ReadTextFile(InTemp("o.xml")), "<?xml "));
  const Ran annotations = Report(file + " --annotations");
  EXPECT_EQ(annotations.exit_code, 1);
  EXPECT_TRUE(absl::StartsWith(annotations.out, "::error title=")) << annotations.out;
}

TEST(Report, ASuitesResultIsDrawnToo) {
  const golden::Finding change = {golden::FindingKind::kChangedCounter, "m2", "nodes", "8", "7"};
  const std::string file =
      Saved("suite.json", report::ToJson(report::testing::ReportWith({change})));
  const Ran ran = Report(file);
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(absl::StartsWith(ran.out, "REGRESSED  mate by pds")) << ran.out;
  EXPECT_TRUE(absl::StartsWith(Report(file + " --junit -").out, "<?xml "));
  EXPECT_EQ(Report(file + " --html " + InTemp("suite.html")).exit_code, 2);
}

// Results in the form of earlier versions of the program.
TEST(Report, ResultsOfVersion1AreDrawnToo) {
  const Ran gate = Report(absl::StrCat("ci/gate/report/testdata/small.json --html ",
                                       InTemp("old.html"), " --junit ", InTemp("old.xml")));
  EXPECT_EQ(gate.exit_code, 1) << gate.err;
  EXPECT_TRUE(absl::StartsWith(gate.out, "REGRESSED by work")) << gate.out;
  EXPECT_TRUE(absl::StrContains(gate.out, "machine: Some CPU, 2 CPUs")) << gate.out;
  EXPECT_TRUE(absl::StrContains(*ReadTextFile(InTemp("old.html")), "\"version\": 2"));
  const Ran suite = Report("ci/report/testdata/small.json");
  EXPECT_EQ(suite.exit_code, 0) << suite.err;
  EXPECT_TRUE(absl::StartsWith(suite.out, "PASS  perft by hakari")) << suite.out;
}

TEST(Report, WhatCannotBeTrustedIsInvalid) {
  const Ran none = Report(InTemp("none.json"));
  EXPECT_EQ(none.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(none.err, "none.json")) << none.err;
  gate::GateReport lying = gate::testing::SlowerGate();
  lying.verdict = report::Verdict::kPass;
  const Ran ran = Report(Saved("lie.json", gate::GateJson(lying)));
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(absl::StrContains(ran.err, "lie.json: it states pass, but the measurements")) << ran.err;
  EXPECT_EQ(Report(Saved("other.json", "{\"schema\": \"other\"}")).exit_code, 4);
  EXPECT_EQ(Report(Saved("work.json", gate::GateJson(gate::testing::ChangedGate())) +
                   " --html /nowhere/at/all.html")
                .exit_code,
            2);
  EXPECT_EQ(Report("").exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli
