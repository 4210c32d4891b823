// The last layer of a gate: games between the two builds, where what they play changed on purpose.
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

// Not weaker by ten Elo: what a change that was meant for something else may cost at most.
inline constexpr SprtPlan kUsualStrengthTest = {EloModel::kLogistic, -10, 0, 0.05, 0.05};

struct StrengthPlan {
  Context context;  // root: Hakari's folder; seed: of the order of openings
  suites::EngineSpec base;
  suites::EngineSpec candidate;
  std::string program;  // whose differences in the suites say that play changed: "search"
  match::Allowance limits;
  SprtPlan sprt = kUsualStrengthTest;
  match::GameRules rules;
  std::vector<std::string> openings;  // files; empty: those that Hakari brings
  double budget_seconds = 600;        // for the speeds and all games
  std::string folder;                 // for match files
};

// Plays if there is something to play for, puts what came of it into the report, and concludes that
// again.
void WeighStrength(const StrengthPlan& plan, GateReport& report);

// Why no game can change the verdict, or nothing of what is played changed; empty: play.
std::string NothingToPlayFor(const GateReport& report, const std::string& program);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_STRENGTH_WEIGH_STRENGTH_H_
