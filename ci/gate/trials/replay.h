// Whole gate decisions from recorded samples: the same code decides as in a live gate, over blocks
// of rounds that do not overlap.
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

// The gates that recordings of one load and one variant yield.
struct TrialRow {
  std::string load;
  std::string variant;
  std::vector<std::string> benchmarks;  // that each gate weighs
  bool with_instructions = false;
  int gates = 0;
  std::map<report::Verdict, int> verdicts;
  // By how much the candidate is slower in truth: the median of all rounds, of one benchmark's row.
  std::optional<double> slower;
  std::optional<double> slower_other_order;

  int Count(report::Verdict verdict) const {
    const auto found = verdicts.find(verdict);
    return found == verdicts.end() ? 0 : found->second;
  }
};

// A load and variant at a time, all sittings together: gates of all benchmarks together, with the
// instruction layer, where it was recorded, and without; then gates of each benchmark by itself, by
// their times alone.
std::vector<TrialRow> ReplayAll(const std::vector<Recording>& recordings, const GateRules& rules);

// The benchmarks of one gate are all those given; they are used up together. `variant`: which of
// their sides is the candidate.
TrialRow Replay(const std::vector<const Recording*>& benchmarks, size_t variant,
                bool with_instructions, const GateRules& rules);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_TRIALS_REPLAY_H_
