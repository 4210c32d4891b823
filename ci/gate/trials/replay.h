// Makes whole gate decisions from recorded samples, with the code that decides a live gate, over
// blocks of rounds that do not overlap.
#ifndef HAKARI_CI_GATE_TRIALS_REPLAY_H_
#define HAKARI_CI_GATE_TRIALS_REPLAY_H_

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ci/gate/gate_report.h"
#include "ci/gate/trials/recording.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::gate {

// The gates from the recordings of one load and one variant.
struct TrialRow {
  std::string load;
  std::string variant;
  std::vector<std::string> benchmarks;  // each gate weighs all of them
  bool with_instructions = false;
  int gates = 0;
  std::map<report::Verdict, int> verdicts;
  // The true slowdown of the candidate, for a row of one benchmark: the median of all rounds.
  std::optional<double> slower;
  std::optional<double> slower_other_order;

  int Count(report::Verdict verdict) const {
    const auto found = verdicts.find(verdict);
    return found == verdicts.end() ? 0 : found->second;
  }
};

// For each load and variant, over all sittings: gates of all benchmarks together, with the
// instruction layer (if it was recorded) and without; then gates of each benchmark alone, by its
// times only.
std::vector<TrialRow> ReplayAll(const std::vector<Recording>& recordings, const GateRules& rules);

// Each gate weighs all given benchmarks, and their rounds are used up together. `variant`: the
// index of the candidate among their sides.
TrialRow Replay(const std::vector<const Recording*>& benchmarks, size_t variant,
                bool with_instructions, const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_REPLAY_H_
