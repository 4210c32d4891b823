// Compares what searches and models count in the benchmarks of both sides. The result is a row of
// work like a suite's, since a differing count is changed behaviour, not a wrong answer.
#ifndef HAKARI_CI_GATE_LIVE_BENCH_COUNTS_H_
#define HAKARI_CI_GATE_LIVE_BENCH_COUNTS_H_

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/live/gate_folder.h"
#include "ci/gate/live/sampler.h"
#include "ci/gate/probe/probe_result.h"

namespace hakari::gate {

// A benchmark whose answer is a count, by the candidate's listing.
struct BenchCount {
  ProbeBenchmark benchmark;
  uint64_t base = 0;
  uint64_t candidate = 0;

  bool Differs() const { return base != candidate; }
};

// Counts on both sides, for each benchmark that both have and `is_wanted` accepts.
absl::StatusOr<std::vector<BenchCount>> CountBoth(
    const GateFolder& base, const GateFolder& candidate, const Sampler& sampler,
    const std::function<bool(const std::string& name)>& is_wanted);

// Fills in the number of items of one sample on each side. It is called before the row is weighed.
absl::Status CountItems(const GateFolder& base, const GateFolder& candidate, const Sampler& sampler,
                        const SampleSize& size, BenchRow& row);

// A difference is accepted if the candidate expects this count and the candidate's bench/LOG.md,
// whose text is `log`, has an entry for its counts.
WorkRow RowOfCounts(const std::vector<BenchCount>& counts, const ProbeListing& candidate,
                    absl::string_view log);

// Truths that differ between the sides, each as a sentence: a truth has one value, so one side is
// wrong.
std::vector<std::string> TruthFaults(const ProbeListing& base, const ProbeListing& candidate);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_BENCH_COUNTS_H_
