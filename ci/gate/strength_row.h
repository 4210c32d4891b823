// The games between the two builds. They are played if play changed and the change was accepted.
#ifndef HAKARI_CI_GATE_STRENGTH_ROW_H_
#define HAKARI_CI_GATE_STRENGTH_ROW_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/statistics/effect.h"
#include "base/statistics/sprt.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::gate {

struct StrengthRow {
  // Why no game was played; empty: games were played.
  std::string not_played;
  // No game was played although games were needed: the candidate's strength is unknown.
  bool was_wanted = false;

  // The base's limits per move: "nodes=1000". The candidate's nodes are in proportion to its speed,
  // so that both take the same processor time.
  std::string limits;
  std::string candidate_limits;
  std::optional<Effect> time_per_node;  // the candidate's change; none: the limits are not nodes

  SprtPlan sprt;
  // The candidate's results in the pairs that the test used.
  PairCounts outcomes{};
  int64_t mirrored_pairs = 0;
  int64_t repeated_pairs = 0;  // that the test left out
  int games = 0;               // that were played
  int faults = 0;              // games lost by crashes, stalls, illegal moves, …
  std::string openings;        // the openings that were played
  std::string file;            // the match file with all games
  bool openings_used_up = false;
  bool out_of_time = false;  // the budget was used up before the test was decided
  double seconds = 0;

  // Concluded:
  SprtResult result;
  report::Verdict verdict = report::Verdict::kPass;
  std::string note;  // one sentence, for people
};

// Fills in the concluded fields. Not weaker is a pass, stronger an improvement.
void ConcludeStrength(StrengthRow& row);

// Whether the games have shown that the candidate is as strong as required at its own speed: by
// time, or by nodes in proportion to its speed. If so, it may take longer for work that differs
// from the base's.
bool HasPaidForItsWork(const StrengthRow& row);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_STRENGTH_ROW_H_
