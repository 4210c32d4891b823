#include "suites/next_move/themes/mates.h"

#include "engine/position/attacks.h"

namespace hakari::suites {

bool IsThreatmateTheme(const Moment& moment) {
  if (moment.gives_check()) return false;
  return moment.prover().Mates(moment.passed()) && !moment.prover().Mates(moment.before());
}

// A false defence is worse than a missed theme, so the attack after the move gets more nodes than
// the threat before it.
bool IsThreatmateDefenceTheme(const Moment& moment) {
  if (moment.gives_check() || InCheck(moment.before())) return false;
  Position threat = moment.before();
  threat.DoPass();
  return moment.prover().Mates(threat) && !moment.prover().Mates(moment.before()) &&
         !moment.prover().Mates(moment.after(), MateProver::kMostMore);
}

bool IsMateTheme(const Moment& moment) {
  return moment.gives_check() && moment.prover().MatesByCheck(moment.after());
}

}  // namespace hakari::suites
