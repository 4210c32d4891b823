#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "ci/report/envelope.h"
#include "ci/report/json.h"
#include "ci/report/suite_report.h"
#include "ci/report/tally.h"

namespace hakari::report {
namespace {

using nlohmann::ordered_json;

// nlohmann accepts only std::string.
std::string Text(absl::string_view view) { return std::string(view); }

ordered_json ResultJson(const suites::ProblemResult& result) {
  const suites::Outcome& outcome = result.outcome;
  ordered_json counters = ordered_json::object();
  for (const auto& [name, value] : outcome.counters) counters[name] = value;
  ordered_json json = {
      {"id", result.id},
      {"status", Text(suites::OutcomeStatusName(outcome.status))},
      {"why", outcome.why},
      {"answer", outcome.answer},
      {"line", outcome.line},
      {"counters", counters},
      {"score", Text(suites::VerdictName(result.score.verdict))},
      {"times", {{"cpu_ns", outcome.times.cpu_ns}, {"wall_ns", outcome.times.wall_ns}}}};
  if (result.score.shows_points()) {
    json["points"] = result.score.points;
    json["most_points"] = result.score.most_points;
  }
  if (!result.groups.empty()) json["groups"] = result.groups;
  return json;
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

ordered_json TallyJson(const TallySummary& summary) {
  const suites::ScoreTotals& scores = summary.scores;
  ordered_json json = {{"solved", scores.right},
                       {"wrong", scores.wrong},
                       {"not_answered", scores.not_answered},
                       {"groups", ordered_json::array()},
                       {"stays", summary.stays}};
  for (const suites::TallyRow& row : summary.rows) {
    json["groups"].push_back({{"key", row.key},
                              {"word", row.word},
                              {"problems", row.scores.judged()},
                              {"solved", row.scores.right},
                              {"not_answered", row.scores.not_answered}});
  }
  if (summary.stays > 0) {
    json["median_depth"] = summary.median_depth;
    json["median_nodes"] = summary.median_nodes;
  }
  json["latest"] = ordered_json::array();
  for (const TallySummary::Stay& stay : summary.latest) {
    json["latest"].push_back({{"id", stay.id}, {"depth", stay.depth}, {"nodes", stay.nodes}});
  }
  json["newly_solved"] = summary.newly_solved;
  json["lost"] = summary.lost;
  return json;
}

ordered_json SuiteJson(const SuiteReport& report) {
  ordered_json json = {{"name", report.suite},
                       {"hash", report.suite_hash},
                       {"problems", report.problems_in_suite},
                       {"unsolved_answer", report.unsolved_answer}};
  if (!report.tally.empty()) json["tally"] = report.tally;
  return json;
}

ordered_json RunJson(const SuiteReport& report) {
  return {{"shard", {report.selection.shard.index, report.selection.shard.count}},
          {"only", report.selection.only},
          {"jobs", report.jobs},
          {"resumed", report.resumed},
          {"wall_ns", report.wall_ns},
          {"replay", report.replay}};
}

bool IsComplete(const SuiteReport& report) {
  return std::none_of(report.findings.begin(), report.findings.end(),
                      [](const golden::Finding& finding) {
                        return finding.kind == golden::FindingKind::kInterrupted;
                      });
}

}  // namespace

std::string ToJson(const SuiteReport& report) {
  Envelope envelope;
  envelope.schema = kSuiteSchema;
  envelope.origin = report.origin;
  envelope.identity = {
      {"suite", SuiteJson(report)},
      {"program", {{"name", report.program}, {"configuration", report.configuration}}},
      {"limits", LimitsText(report.limits)}};
  envelope.complete = IsComplete(report);
  envelope.verdict = {{report.judgement.verdict, "", report.judgement.reasons}};
  ordered_json& result = envelope.result;
  result = {{"golden", {{"path", report.golden}, {"checksum", report.golden_checksum}}},
            {"run", RunJson(report)},
            {"findings", ordered_json::array()},
            {"results", ordered_json::array()}};
  const std::optional<SolveSummary> summary = SummaryOf(report);
  if (summary) result["summary"] = SummaryJson(*summary);
  const std::optional<TallySummary> tally = TallyOf(report);
  if (tally) result["tally"] = TallyJson(*tally);
  if (tally) result["golden"]["right"] = report.golden_right;
  for (const golden::Finding& finding : report.findings)
    result["findings"].push_back(FindingJson(finding));
  for (const suites::ProblemResult& one : report.results)
    result["results"].push_back(ResultJson(one));
  return EnvelopeText(std::move(envelope));
}

}  // namespace hakari::report
