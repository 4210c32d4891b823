// A run of the benchmarks as the history keeps it.
#ifndef HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_
#define HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "bench/runner.h"

namespace hakari {

// Returns the run's number. `history` is the file, empty for the default; `revision` what the run is
// filed under, empty for the commit of the project's folder, with "+" if something changed since.
absl::StatusOr<int64_t> RecordBench(const std::vector<Measured>& all, const std::string& history,
                                    const std::string& revision);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_
