// Sums up the cost of a setting, and compares two settings position by position: the figures of
// tables 4.7 to 4.9 and 4.15 to 4.17.
#ifndef HAKARI_SUITES_PREDICT_EXPERIMENTS_TOTALS_H_
#define HAKARI_SUITES_PREDICT_EXPERIMENTS_TOTALS_H_

#include <cstdint>
#include <vector>

#include "absl/status/statusor.h"
#include "suites/core/outcome.h"
#include "suites/predict/experiments/experiment.h"

namespace hakari::suites {

struct SearchTotals {
  int mates = 0;
  int no_mates = 0;
  int unknown = 0;
  uint64_t nodes = 0;
  int64_t cpu_ns = 0;

  int positions() const { return mates + no_mates + unknown; }
  void Add(const Outcome& outcome);
};

// An error that names the first position which has no answer.
absl::StatusOr<SearchTotals> TotalsOf(const SettingRun& run);

struct PairedPosition {
  uint64_t first_nodes = 0, second_nodes = 0;
  int64_t first_cpu_ns = 0, second_cpu_ns = 0;
  bool both = false;  // both decide it
};

// The number of positions to which only one of two gave an answer.
struct OnlyOne {
  int first = 0;
  int second = 0;
};

// Two settings over the same positions.
struct SearchPair {
  SearchTotals first, second;            // of all
  SearchTotals first_both, second_both;  // of the positions that both decide
  std::vector<PairedPosition> positions;
  OnlyOne mates, no_mates;
  int contradictions = 0;  // one says mate, the other no mate: one of them is wrong
};

// An error if the runs are of different positions or incomplete.
absl::StatusOr<SearchPair> PairOf(const SettingRun& first, const SettingRun& second);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_EXPERIMENTS_TOTALS_H_
