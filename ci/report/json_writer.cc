#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>

#include "absl/strings/str_cat.h"
#include "ci/report/json.h"
#include "ci/report/json_schema.h"
#include "ci/report/solve_summary.h"

namespace hakari::report {
namespace {

using nlohmann::ordered_json;

// nlohmann takes std::string alone.
std::string Text(absl::string_view view) { return std::string(view); }

ordered_json SurroundingsJson(const Surroundings& surroundings) {
  return {{"cpu_model", surroundings.cpu_model},    {"cpus", surroundings.cpus},
          {"compiler", surroundings.compiler},      {"instructions", surroundings.instructions},
          {"sanitizer", surroundings.sanitizer},    {"fit_for_timing", surroundings.fit_for_timing},
          {"binary_hash", surroundings.binary_hash}};
}

ordered_json ResultJson(const suites::ProblemResult& result) {
  const suites::Outcome& outcome = result.outcome;
  ordered_json counters = ordered_json::object();
  for (const auto& [name, value] : outcome.counters) counters[name] = value;
  return {{"id", result.id},
          {"status", Text(suites::OutcomeStatusName(outcome.status))},
          {"why", outcome.why},
          {"answer", outcome.answer},
          {"line", outcome.line},
          {"counters", counters},
          {"score", Text(suites::ScoreName(result.score))},
          {"times", {{"cpu_ns", outcome.times.cpu_ns}, {"wall_ns", outcome.times.wall_ns}}}};
}

ordered_json FindingJson(const golden::Finding& finding) {
  return {{"kind", Text(golden::FindingKindName(finding.kind))},
          {"problem", finding.problem},
          {"field", finding.field},
          {"expected", finding.expected},
          {"found", finding.found}};
}

ordered_json SummaryJson(const SolveSummary& summary) {
  ordered_json hardest = ordered_json::array();
  for (const SolveSummary::Hard& hard : summary.hardest) {
    hardest.push_back({{"id", hard.id}, {"answer", hard.answer}, {"nodes", hard.nodes}});
  }
  return {{"solved", summary.solved},
          {"answers", summary.answers},
          {"unchecked", summary.unchecked},
          {"nodes", summary.nodes},
          {"nodes_per_s", static_cast<int64_t>(summary.nodes_per_ms * 1000)},
          {"newly_solved", summary.newly_solved},
          {"lost", summary.lost},
          {"hardest", hardest}};
}

ordered_json ReportJson(const SuiteReport& report) {
  ordered_json json = {
      {"schema", kJsonSchema},
      {"version", kJsonVersion},
      {"verdict", Text(VerdictName(report.judgement.verdict))},
      {"reasons", report.judgement.reasons},
      {"time", report.time},
      {"surroundings", SurroundingsJson(report.surroundings)},
      {"suite",
       {{"name", report.suite},
        {"hash", report.suite_hash},
        {"problems", report.problems_in_suite},
        {"unsolved_answer", report.unsolved_answer}}},
      {"program", {{"name", report.program}, {"configuration", report.configuration}}},
      {"limits", suites::LimitsText(report.limits)},
      {"golden", {{"path", report.golden}, {"checksum", report.golden_checksum}}},
      {"run",
       {{"shard", {report.selection.shard.index, report.selection.shard.count}},
        {"only", report.selection.only},
        {"jobs", report.jobs},
        {"resumed", report.resumed},
        {"wall_ns", report.wall_ns},
        {"replay", report.replay}}},
      {"findings", ordered_json::array()},
      {"results", ordered_json::array()}};
  const std::optional<SolveSummary> summary = SummaryOf(report);
  if (summary) json["summary"] = SummaryJson(*summary);
  for (const golden::Finding& finding : report.findings)
    json["findings"].push_back(FindingJson(finding));
  for (const suites::ProblemResult& result : report.results)
    json["results"].push_back(ResultJson(result));
  return json;
}

}  // namespace

std::string ToJson(const SuiteReport& report) {
  return absl::StrCat(
      ReportJson(report).dump(1, ' ', false, ordered_json::error_handler_t::replace), "\n");
}

}  // namespace hakari::report
