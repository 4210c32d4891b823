#include <nlohmann/json.hpp>

#include "ci/compare/comparison_text.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/suite.h"

namespace hakari::compare {
namespace {

using Json = nlohmann::ordered_json;

Json Of(const std::optional<RatioToFirst>& ratio) {
  if (!ratio) return nullptr;
  Json json = {{"positions", ratio->positions}, {"median", ratio->median}, {"interval", nullptr}};
  if (ratio->interval) json["interval"] = {ratio->interval->low, ratio->interval->high};
  return json;
}

Json Of(const Contestant& contestant, const ContestantSummary& summary) {
  return {{"shown", contestant.shown},
          {"program", contestant.program.name},
          {"configuration", contestant.program.configuration},
          {"contents", contestant.program.contents},
          {"limits", suites::LimitsText(contestant.limits)},
          {"ran", summary.ran},
          {"answered", summary.answered},
          {"right", summary.right},
          {"wrong", summary.wrong},
          {"failures", summary.failures},
          {"other_answers", summary.other_answers},
          {"other_nodes", summary.other_nodes},
          {"unsteady", summary.unsteady},
          {"nodes", Of(summary.nodes)},
          {"cpu", Of(summary.cpu)},
          {"cpu_per_node", Of(summary.cpu_per_node)}};
}

Json Of(const ComparedAnswer& answer) {
  const suites::Outcome& outcome = answer.outcome;
  return {{"status", std::string(suites::OutcomeStatusName(outcome.status))},
          {"answer", outcome.answer},
          {"why", outcome.why},
          {"score", std::string(suites::ScoreName(answer.score))},
          {"counters", outcome.counters},
          {"cpu_ns", answer.cpu_ns},
          {"repeats", answer.repeats}};
}

}  // namespace

std::string ComparisonJson(const Comparison& comparison, const ComparisonSummary& summary,
                           const std::optional<report::Judgement>& judgement) {
  Json json;
  json["schema"] = "hakari-comparison";
  json["version"] = 1;
  json["verdict"] = nullptr;
  if (judgement) {
    json["verdict"] = std::string(report::VerdictName(judgement->verdict));
    json["reasons"] = judgement->reasons;
  }
  json["rounds"] = comparison.rounds;
  json["seed"] = comparison.seed;
  json["interrupted"] = comparison.interrupted;
  json["confidence"] = summary.confidence;
  json["contestants"] = Json::array();
  for (size_t who = 0; who < comparison.contestants.size(); ++who) {
    json["contestants"].push_back(Of(comparison.contestants[who], summary.contestants[who]));
  }
  json["positions"] = Json::array();
  for (const ComparedPosition& position : comparison.positions) {
    Json answers = Json::array();
    for (const ComparedAnswer& answer : position.answers) answers.push_back(Of(answer));
    json["positions"].push_back({{"id", position.id}, {"answers", std::move(answers)}});
  }
  constexpr int kIndent = 1;
  return json.dump(kIndent, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace hakari::compare
