#include <nlohmann/json.hpp>
#include <utility>

#include "ci/compare/compared_json.h"
#include "ci/compare/comparison_text.h"
#include "ci/compare/solved.h"
#include "ci/report/effect_json.h"
#include "ci/report/envelope.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/suite.h"

namespace hakari::compare {
namespace {

using Json = nlohmann::ordered_json;

Json Of(const Contestant& contestant) {
  return {{"shown", contestant.shown},
          {"program", contestant.program.name},
          {"configuration", contestant.program.configuration},
          {"contents", contestant.program.contents},
          {"limits", LimitsText(contestant.limits)}};
}

Json Of(const ContestantSummary& summary) {
  Json json = {{"ran", summary.ran},
               {"answered", summary.answered},
               {"right", summary.scores.right},
               {"wrong", summary.scores.wrong},
               {"not_answered", summary.scores.not_answered},
               {"failures", summary.failures},
               {"other_answers", summary.other_answers},
               {"other_nodes", summary.other_nodes},
               {"unsteady", summary.unsteady},
               {"nodes", RatioJson(summary.nodes)},
               {"cpu", RatioJson(summary.cpu)},
               {"cpu_per_node", RatioJson(summary.cpu_per_node)}};
  if (summary.nodes_per_second) json["nodes_per_second"] = *summary.nodes_per_second;
  if (summary.scores.shows_points) {
    json["points"] = summary.scores.points;
    json["most_points"] = summary.scores.most_points;
  }
  return json;
}

Json Of(const ComparedAnswer& answer) {
  const suites::Outcome& outcome = answer.outcome;
  return {{"status", std::string(suites::OutcomeStatusName(outcome.status))},
          {"answer", outcome.answer},
          {"why", outcome.why},
          {"score", std::string(suites::VerdictName(answer.score.verdict))},
          {"counters", outcome.counters},
          {"cpu_ns", answer.cpu_ns},
          {"repeats", answer.repeats}};
}

Json Of(const ContestantPair& pair) {
  Json json = {{"first", pair.first},
               {"second", pair.second},
               {"answered", pair.answered},
               {"same_answers", pair.same_answers}};
  if (pair.judged() == 0) return json;
  json["both_solve"] = pair.both_solve;
  json["only_first_solves"] = pair.only_first_solves;
  json["only_second_solves"] = pair.only_second_solves;
  json["neither_solves"] = pair.neither_solves;
  json["mcnemar_p"] = pair.p();
  return json;
}

Json Of(const SolvedRow& row) {
  return {{"key", row.key}, {"word", row.word}, {"problems", row.problems}, {"solved", row.solved}};
}

Json Of(const ComparedPosition& position) {
  Json json = {{"id", position.id}, {"answers", Json::array()}};
  for (const ComparedAnswer& answer : position.answers) json["answers"].push_back(Of(answer));
  if (!position.groups.empty()) json["groups"] = position.groups;
  return json;
}

}  // namespace

Json RatioJson(const std::optional<RatioToFirst>& ratio) {
  if (!ratio) return nullptr;
  return {{"positions", ratio->positions}, {"effect", report::EffectJson(ratio->effect)}};
}

Json ComparedJson(const Comparison& comparison, const ComparisonSummary& summary) {
  Json json = {{"confidence", summary.confidence},
               {"contestants", Json::array()},
               {"pairs", Json::array()},
               {"groups", Json::array()},
               {"positions", Json::array()}};
  for (const ContestantSummary& contestant : summary.contestants) {
    json["contestants"].push_back(Of(contestant));
  }
  for (const ComparedPosition& position : comparison.positions) {
    json["positions"].push_back(Of(position));
  }
  for (const ContestantPair& pair : PairsOf(comparison)) json["pairs"].push_back(Of(pair));
  for (const SolvedRow& row : SolvedRows(comparison)) json["groups"].push_back(Of(row));
  return json;
}

std::string ComparisonJson(const Comparison& comparison, const ComparisonSummary& summary,
                           const std::optional<report::Judgement>& judgement,
                           const report::Origin& origin) {
  report::Envelope envelope;
  envelope.schema = "hakari-comparison";
  envelope.origin = origin;
  envelope.identity = {
      {"contestants", Json::array()}, {"rounds", comparison.rounds}, {"seed", comparison.seed}};
  for (const Contestant& contestant : comparison.contestants) {
    envelope.identity["contestants"].push_back(Of(contestant));
  }
  envelope.complete = !comparison.interrupted;
  if (judgement) envelope.verdict = {{judgement->verdict, "", judgement->reasons}};
  envelope.result = ComparedJson(comparison, summary);
  return report::EnvelopeText(std::move(envelope));
}

}  // namespace hakari::compare
