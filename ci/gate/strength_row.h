// Games between the two builds: asked for where what they play changed, and that was accepted.
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
  // Though none was played, one should have been: how strong the candidate is stays open.
  bool was_wanted = false;

  // Of the base, a move: "nodes=1000". The candidate's nodes are in proportion to its speed, so
  // that both take the same processor time.
  std::string limits;
  std::string candidate_limits;
  std::optional<Effect> time_per_node;  // the candidate's change; none: nodes are no limit

  SprtPlan sprt;
  // Of the candidate; the pairs that the test looked at.
  PairCounts outcomes{};
  int64_t mirrored_pairs = 0;
  int64_t repeated_pairs = 0;  // that it left out
  int games = 0;               // that were played
  int faults = 0;              // games lost by crashes, stalls, illegal moves, …
  std::string openings;        // which they were
  std::string file;            // the match file, that all games are in
  bool openings_used_up = false;
  bool out_of_time = false;  // the budget was used up before the test was decided
  double seconds = 0;

  // Concluded:
  SprtResult result;
  report::Verdict verdict = report::Verdict::kPass;
  std::string note;  // one sentence, for people
};

// Fills in what is concluded. Not weaker is a pass, stronger an improvement.
void ConcludeStrength(StrengthRow& row);

// Whether the games have shown that the candidate is as strong as was asked, at the speed that it
// has: by time, or by nodes in proportion to it. Then what it takes for other work than the base's
// has been paid for.
bool HasPaidForItsWork(const StrengthRow& row);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_STRENGTH_ROW_H_
