#include "ci/cli/gate/strength_words.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/cli/gate/gate_options.h"
#include "ci/cli/match/match_options.h"
#include "ci/cli/options.h"
#include "suites/match/game/match_clock.h"

namespace hakari::cli {
namespace {

constexpr char kUsualLimits[] = "nodes=1000";

// The typed value, else that of hakari.json, else the default.
std::string FirstOf(const std::string& typed, const std::optional<std::string>& written,
                    const std::string& usual) {
  return typed.empty() ? written.value_or(usual) : typed;
}

absl::StatusOr<match::Allowance> LimitsOf(const StrengthWords& words,
                                          const std::optional<project::EngineProject>& project) {
  const std::optional<std::string> written = project ? project->strength.limits : std::nullopt;
  const std::string text = FirstOf(words.limits, written, kUsualLimits);
  const absl::StatusOr<match::Allowance> limits = match::ParseAllowance(text);
  if (!limits.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("--strength-limits '", text, "': ", limits.status().message()));
  }
  if (limits->nodes && project && project->engine.byoyomi_ms > 0) {
    return absl::InvalidArgumentError(
        absl::StrCat("--strength-limits '", text,
                     "': the engine does not support a limit on nodes (hakari.json has "
                     "byoyomi_ms); write a time, as in byoyomi=1000"));
  }
  return limits;
}

void TakeRules(const project::MatchDefaults& from, match::GameRules& rules) {
  rules.most_plies = static_cast<int>(from.max_plies.value_or(rules.most_plies));
  rules.resign_centipawns = static_cast<int>(from.resign_score.value_or(rules.resign_centipawns));
  rules.announce_nodes = static_cast<uint64_t>(
      from.announce_nodes.value_or(static_cast<int64_t>(rules.announce_nodes)));
}

}  // namespace

void AddStrengthOptions(Command command, StrengthWords& words) {
  command.AddFlag("--strength", words.wanted,
                  "If played moves changed and the change was accepted, play games between both "
                  "builds to find out whether the candidate is weaker");
  command
      .AddOption("--strength-limits", words.limits,
                 "Limits of these games: nodes=N (the candidate's in proportion to its speed), or "
                 "a time, as in byoyomi=100; default: that of hakari.json, or nodes=1000")
      .TypeName("LIMITS")
      .Needs("--strength");
  command
      .AddOption("--strength-sprt", words.sprt,
                 "The two strengths of the sequential test, one of which is accepted; -10,0: the "
                 "candidate may be at most ten Elo weaker")
      .TypeName("ELO0,ELO1")
      .Needs("--strength");
  command
      .AddOption("--strength-budget", words.budget,
                 "Time for these games, in addition to --time-budget; the verdict is inconclusive "
                 "if it is used up; default: 10m")
      .TypeName("TIME")
      .Needs("--strength");
}

absl::StatusOr<std::optional<gate::StrengthPlan>> StrengthPlanOf(
    const StrengthWords& words, const std::optional<project::EngineProject>& project) {
  if (!words.wanted) return std::optional<gate::StrengthPlan>();
  gate::StrengthPlan plan;
  HAKARI_ASSIGN_OR_RETURN(plan.limits, LimitsOf(words, project));
  SprtWords test;
  test.elos = FirstOf(words.sprt, project ? project->strength.sprt : std::nullopt, "");
  const absl::StatusOr<std::optional<SprtPlan>> sprt = SprtOf(test);
  if (!sprt.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("--strength-sprt: ", sprt.status().message()));
  }
  if (*sprt) plan.sprt = **sprt;
  if (project) {
    TakeRules(project->match, plan.rules);
    plan.openings = project->openings;
    const auto written = project->strength.budget_s;
    if (written) plan.budget_seconds = static_cast<double>(*written);
  }
  if (words.budget.empty()) return plan;
  const absl::StatusOr<double> budget = ParseSeconds(words.budget);
  if (!budget.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat("--strength-budget: ", budget.status().message()));
  }
  plan.budget_seconds = *budget;
  return plan;
}

}  // namespace hakari::cli
