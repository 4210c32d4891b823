#include "ci/gate/decision.h"

#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/row_decision.h"
#include "ci/gate/samples_for_test.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

TEST(Decision, EqualBuildsPass) {
  const GateReport report = Weighed({}, 0.0);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
  EXPECT_TRUE(report.reasons.empty());
  EXPECT_EQ(report.benchmarks[0].verdict, report::Verdict::kPass);
}

WorkRow WorkWith(std::vector<WorkDifference> differences) {
  WorkRow row;
  row.suite = "mate";
  row.program = "pds";
  row.compared = 1000;
  row.differences = std::move(differences);
  return row;
}

WorkDifference DifferenceIn(const std::string& problem, bool accepted) {
  WorkDifference difference;
  difference.problem = problem;
  difference.accepted = accepted;
  return difference;
}

TEST(Decision, OneChangedNodeCountRegressesAndIsNamed) {
  GateReport report;
  report.work = {WorkWith({DifferenceIn("g00001-01", true), DifferenceIn("g00340-05", false)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(report.layer, GateLayer::kWork);
  ASSERT_EQ(report.reasons.size(), 1u);
  EXPECT_EQ(report.reasons[0],
            "behaviour: accept or mend: mate by pds: 1 of 1000 problems differ, g00340-05 first");
}

TEST(Decision, AcceptedDifferencesDoNotDecide) {
  GateReport report;
  report.work = {WorkWith({DifferenceIn("g00001-01", true)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
}

TEST(Decision, DifferencesOfForeignProgramsAreListedOnly) {
  GateReport report;
  report.rules.judge_work = false;
  report.work = {WorkWith({DifferenceIn("g00001-01", false)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kPass);
}

TEST(Decision, NothingMeasuredIsInvalid) {
  GateReport report;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
  report.work = {WorkWith({})};
  report.work[0].compared = 0;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
}

TEST(Decision, AFaultOutweighsEverything) {
  GateReport report = Weighed(SlowerBy(0.03), 0.04);
  report.faults = {"base: crashed"};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInvalid);
  ASSERT_EQ(report.reasons.size(), 2u);
  EXPECT_EQ(report.reasons[0], "base: crashed");
}

TEST(Decision, TimeUsedUpIsInconclusiveUnlessSomethingRegressed) {
  GateReport report = Weighed({}, 0.0);
  report.out_of_time = true;
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kInconclusive);
  report.work = {WorkWith({DifferenceIn("g00340-05", false)})};
  Conclude(report);
  EXPECT_EQ(report.verdict, report::Verdict::kRegressed);
}

TEST(Decision, ConcludingTwiceSaysTheSame) {
  GateReport report = Weighed(SlowerBy(0.03), 0.04);
  const std::vector<std::string> reasons = report.reasons;
  Conclude(report);
  EXPECT_EQ(report.reasons, reasons);
}

TEST(GateLayerTest, EachHasANameOfItsOwn) {
  for (const GateLayer layer :
       {GateLayer::kValidity, GateLayer::kWork, GateLayer::kInstructions, GateLayer::kTime}) {
    const auto parsed = ParseGateLayer(GateLayerName(layer));
    ASSERT_TRUE(parsed.ok()) << parsed.status();
    EXPECT_EQ(*parsed, layer);
  }
  EXPECT_FALSE(ParseGateLayer("").ok());
  EXPECT_FALSE(ParseGateLayer("Time").ok());
}

}  // namespace
}  // namespace hakari::gate
