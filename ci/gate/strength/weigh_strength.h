// The last layer of a gate: games between the two builds, if their play changed on purpose.
#ifndef HAKARI_CI_GATE_STRENGTH_WEIGH_STRENGTH_H_
#define HAKARI_CI_GATE_STRENGTH_WEIGH_STRENGTH_H_

#include <string>
#include <vector>

#include "base/context/context.h"
#include "base/statistics/sprt.h"
#include "ci/gate/gate_report.h"
#include "suites/core/engine_spec.h"
#include "suites/match/game/match_clock.h"
#include "suites/match/game/referee.h"

namespace hakari::gate {

// Not weaker by ten Elo: the most that a change with another purpose may cost.
inline constexpr SprtPlan kUsualStrengthTest = {EloModel::kLogistic, -10, 0, 0.05, 0.05};

struct StrengthPlan {
  Context context;  // root: Hakari's folder; seed: of the order of openings
  suites::EngineSpec base;
  suites::EngineSpec candidate;
  std::string program;  // its differences in the suites show that play changed: "search"
  match::Allowance limits;
  SprtPlan sprt = kUsualStrengthTest;
  match::GameRules rules;
  std::vector<std::string> openings;  // files; empty: those that come with Hakari
  double budget_seconds = 600;        // for the speeds and all games
  std::string folder;                 // for match files
};

// Plays games if they can matter, puts their result into the report, and concludes the report
// again.
void WeighStrength(const StrengthPlan& plan, GateReport& report);

// Why games are not needed: none can change the verdict, or play did not change. Empty: play.
std::string NothingToPlayFor(const GateReport& report, const std::string& program);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_STRENGTH_WEIGH_STRENGTH_H_
