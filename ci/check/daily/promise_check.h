// Whether the micro-benchmarks keep their promises. A time is no proof on a machine that one does
// not have to oneself: what looks broken is measured again, alone and longer, and if it still does
// it is in doubt, never a regression.
#ifndef HAKARI_CI_CHECK_DAILY_PROMISE_CHECK_H_
#define HAKARI_CI_CHECK_DAILY_PROMISE_CHECK_H_

#include <functional>
#include <vector>

#include "absl/status/statusor.h"
#include "bench/bench_case.h"
#include "bench/runner.h"

namespace hakari::check {

struct PromiseRow {
  bench::Measured measured;  // the last look
  double margin = 0;         // by how much the promise is kept; below 1 it is in doubt
  int looks = 1;             // how often it was measured
  bool kept() const { return margin >= 1; }
};

using MeasureCases = std::function<absl::StatusOr<std::vector<bench::Measured>>(
    const std::vector<bench::BenchCase>& cases, const bench::RunOptions& options)>;

constexpr int kMostLooks = 3;

// One row a benchmark, in their order. An error if a benchmark has no promise, or cannot be
// measured: then nothing was learnt.
absl::StatusOr<std::vector<PromiseRow>> CheckPromises(const std::vector<bench::BenchCase>& cases,
                                                      const bench::RunOptions& first_look,
                                                      const MeasureCases& measure);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_DAILY_PROMISE_CHECK_H_
