#include "ci/gate/report/strength_json.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "ci/report/effect_json.h"
#include "ci/report/verdict/verdict.h"
#include "suites/match/decision/sequential_decision.h"

namespace hakari::gate {
namespace {

using nlohmann::ordered_json;

constexpr char kNormalized[] = "normalized";
constexpr char kLogistic[] = "logistic";

ordered_json SprtJson(const StrengthRow& row) {
  return {{"model", row.sprt.model == EloModel::kNormalized ? kNormalized : kLogistic},
          {"elo0", row.sprt.elo0},
          {"elo1", row.sprt.elo1},
          {"alpha", row.sprt.alpha},
          {"beta", row.sprt.beta},
          {"llr", row.result.llr},
          {"lower", row.result.lower},
          {"upper", row.result.upper}};
}

SprtPlan ReadSprt(const report::JsonPlace& from) {
  SprtPlan plan;
  const std::string model = from.At("model").Text();
  if (model != kNormalized && model != kLogistic) {
    from.At("model").Refuse("expected logistic or normalized");
  }
  plan.model = model == kNormalized ? EloModel::kNormalized : EloModel::kLogistic;
  plan.elo0 = from.At("elo0").Number();
  plan.elo1 = from.At("elo1").Number();
  plan.alpha = from.At("alpha").Positive();
  plan.beta = from.At("beta").Positive();
  const absl::Status sense = match::SequentialDecision::Check(plan);
  if (!sense.ok()) from.Refuse(sense.message());
  return plan;
}

PairCounts ReadOutcomes(const report::JsonPlace& from) {
  const std::vector<report::JsonPlace> items = from.Items();
  PairCounts outcomes{};
  if (items.size() != outcomes.size()) {
    from.Refuse(absl::StrCat("expected ", outcomes.size(), " numbers"));
  }
  for (size_t i = 0; i < outcomes.size(); ++i) outcomes[i] = items[i].SmallCount();
  return outcomes;
}

// A change of the time per node, with its interval.
Effect ReadTimePerNode(const report::JsonPlace& from) {
  const report::JsonPlace interval = from.At("interval");
  return {from.At("what").Text(),
          EffectUnit::kChange,
          from.At("estimate").Number(),
          {interval.At("low").Number(), interval.At("high").Number()},
          from.At("confidence").Positive()};
}

}  // namespace

ordered_json StrengthJson(const std::optional<StrengthRow>& strength) {
  if (!strength) return nullptr;
  const StrengthRow& row = *strength;
  return {{"verdict", std::string(report::VerdictName(row.verdict))},
          {"note", row.note},
          {"not_played", row.not_played},
          {"was_wanted", row.was_wanted},
          {"limits", row.limits},
          {"candidate_limits", row.candidate_limits},
          {"time_per_node", report::EffectJson(row.time_per_node)},
          {"sprt", SprtJson(row)},
          {"outcomes", row.outcomes},
          {"mirrored_pairs", row.mirrored_pairs},
          {"repeated_pairs", row.repeated_pairs},
          {"games", row.games},
          {"faults", row.faults},
          {"openings", row.openings},
          {"file", row.file},
          {"openings_used_up", row.openings_used_up},
          {"out_of_time", row.out_of_time},
          {"seconds", row.seconds}};
}

StrengthRow ReadStrength(const report::JsonPlace& from) {
  StrengthRow row;
  row.not_played = from.At("not_played").Text();
  row.was_wanted = from.At("was_wanted").Flag();
  row.limits = from.At("limits").Text();
  row.candidate_limits = from.At("candidate_limits").Text();
  if (!from.At("time_per_node").IsNull()) {
    row.time_per_node = ReadTimePerNode(from.At("time_per_node"));
  }
  row.sprt = ReadSprt(from.At("sprt"));
  row.outcomes = ReadOutcomes(from.At("outcomes"));
  row.mirrored_pairs = from.At("mirrored_pairs").SmallCount();
  row.repeated_pairs = from.At("repeated_pairs").SmallCount();
  row.games = from.At("games").SmallCount();
  row.faults = from.At("faults").SmallCount();
  row.openings = from.At("openings").Text();
  row.file = from.At("file").Text();
  row.openings_used_up = from.At("openings_used_up").Flag();
  row.out_of_time = from.At("out_of_time").Flag();
  row.seconds = from.At("seconds").Number();
  return row;
}

}  // namespace hakari::gate
