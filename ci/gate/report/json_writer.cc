#include <nlohmann/json.hpp>
#include <optional>
#include <utility>

#include "ci/gate/decision.h"
#include "ci/gate/report/apart.h"
#include "ci/gate/report/json.h"
#include "ci/gate/report/strength_json.h"
#include "ci/gate/report/words.h"
#include "ci/report/effect_json.h"
#include "ci/report/envelope.h"

namespace hakari::gate {
namespace {

using nlohmann::ordered_json;

// nlohmann accepts only std::string.
std::string Text(absl::string_view view) { return std::string(view); }

template <typename T>
ordered_json OrNull(const std::optional<T>& value) {
  return value ? ordered_json(*value) : ordered_json(nullptr);
}

ordered_json SideJson(const GateSide& side) {
  return {{"revision", side.revision},
          {"commit", side.commit},
          {"folder", side.folder},
          {"compiler", side.compiler},
          {"instruction_set", side.instruction_set},
          {"sanitizer", side.sanitizer},
          {"binary_hashes", side.binary_hashes}};
}

ordered_json RulesJson(const GateRules& rules) {
  return {{"confidence", rules.confidence},
          {"time_floor", rules.time_floor},
          {"most_unseen", rules.most_unseen},
          {"most_noise", rules.most_noise},
          {"instruction_floor", rules.instruction_floor},
          {"rounds_a_look", rules.rounds_a_look},
          {"looks", rules.looks},
          {"strict_instructions", rules.strict_instructions},
          {"judge_time", rules.judge_time},
          {"one_order", rules.one_order},
          {"judge_work", rules.judge_work}};
}

ordered_json OutcomeJson(const suites::CountedAnswer& outcome) {
  return {{"answer", outcome.answer}, {"counters", outcome.counters}};
}

ordered_json DifferenceJson(const WorkDifference& difference) {
  return {{"problem", difference.problem},        {"sfen", difference.sfen},
          {"base", OutcomeJson(difference.base)}, {"candidate", OutcomeJson(difference.candidate)},
          {"accepted", difference.accepted},      {"reason", difference.reason},
          {"replay", difference.replay}};
}

ordered_json WorkJson(const WorkRow& row, const GateRules& rules) {
  ordered_json differences = ordered_json::array();
  for (const WorkDifference& each : row.differences) differences.push_back(DifferenceJson(each));
  return {{"suite", row.suite},
          {"program", row.program},
          {"limits", row.limits},
          {"golden", row.golden},
          {"verdict", Text(report::VerdictName(row.verdict))},
          {"compared", row.compared},
          {"base_nodes", row.base_nodes},
          {"candidate_nodes", row.candidate_nodes},
          {"base_cpu_ns", row.base_cpu_ns},
          {"candidate_cpu_ns", row.candidate_cpu_ns},
          {"apart", ApartOf(row, rules).sentence},
          {"differences", differences}};
}

ordered_json RoundsJson(const Rounds& rounds) {
  return {{"base_ns", rounds.base_ns},
          {"candidate_ns", rounds.candidate_ns},
          {"base_again_ns", rounds.base_again_ns}};
}

ordered_json BenchJson(const BenchRow& row) {
  return {{"name", row.name},
          {"unit", row.unit},
          {"items", row.items},
          {"candidate_items", row.candidate_items},
          {"verdict", Text(report::VerdictName(row.verdict))},
          {"layer", Text(GateLayerName(row.layer))},
          {"note", row.note},
          {"weighed", row.weighed},
          {"time", report::EffectJson(row.time)},
          {"time_alone", report::EffectJson(row.time_alone)},
          {"time_other_order", report::EffectJson(row.time_other_order)},
          {"instructions", OrNull(row.instructions)},
          {"floor", row.floor},
          {"p", row.p},
          {"apart", ApartOf(row).sentence},
          {"base_instructions", OrNull(row.base_instructions)},
          {"candidate_instructions", OrNull(row.candidate_instructions)},
          {"rounds", RoundsJson(row.rounds)},
          {"alone", RoundsJson(row.alone)},
          {"other_order", RoundsJson(row.other_order)}};
}

ordered_json TrendJson(const TrendPoint& point) {
  return {{"time", point.time},
          {"revision", point.revision},
          {"benchmark", point.benchmark},
          {"ratio", point.ratio},
          {"subject", point.subject}};
}

ordered_json ResultJson(const GateReport& report) {
  ordered_json json = {{"decisions", kDecisions},
                       {"why", WhyText(report)},
                       {"measured", MeasuredText(report)},
                       {"identical", report.identical},
                       {"faults", report.faults},
                       {"out_of_time", report.out_of_time},
                       {"not_measured", report.not_measured},
                       {"no_instructions", report.no_instructions},
                       {"seconds",
                        {{"measuring", report.measuring_seconds},
                         {"building", report.building_seconds},
                         {"total", report.total_seconds}}},
                       {"work", ordered_json::array()},
                       {"benchmarks", ordered_json::array()},
                       {"strength", StrengthJson(report.strength)},
                       {"trend", ordered_json::array()}};
  for (const WorkRow& row : report.work) json["work"].push_back(WorkJson(row, report.rules));
  for (const BenchRow& row : report.benchmarks) json["benchmarks"].push_back(BenchJson(row));
  for (const TrendPoint& point : report.trend) json["trend"].push_back(TrendJson(point));
  return json;
}

}  // namespace

std::string GateJson(const GateReport& report) {
  report::Envelope envelope;
  envelope.schema = kGateSchema;
  envelope.origin = report.origin;
  envelope.identity = {{"base", SideJson(report.base)},
                       {"candidate", SideJson(report.candidate)},
                       {"rules", RulesJson(report.rules)}};
  envelope.complete = !report.out_of_time && report.not_measured.empty();
  envelope.verdict = {{report.verdict, Text(GateLayerName(report.layer)), report.reasons}};
  envelope.result = ResultJson(report);
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::gate
