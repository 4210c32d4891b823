// A run of the benchmarks as the history keeps it.
#ifndef HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_
#define HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "bench/runner.h"
#include "ci/cli/trend/record_options.h"

namespace hakari::cli {

// What the benchmarks answer says which work was done: what is known, and where a count differs,
// what it is now.
std::string WorkHash(const std::vector<bench::Measured>& all);

// "pass", or "regressed" if a count differs. Every truth was right, or there would be no figures.
std::string VerdictOn(const std::vector<bench::Measured>& all);

absl::Status RecordBench(const std::vector<bench::Measured>& all, const RecordOptions& options,
                         bool quiet);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_BENCH_RECORD_H_
