// A run of the benchmarks as the history keeps it.
#ifndef HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_
#define HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "bench/runner.h"
#include "ci/cli/trend/record_options.h"

namespace hakari::cli {

absl::Status RecordBench(const std::vector<bench::Measured>& all, const RecordOptions& options,
                         bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_
