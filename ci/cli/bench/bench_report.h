// Measured benchmarks as a table for people and as JSON for programs.
#ifndef HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_
#define HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_

#include <string>
#include <vector>

#include "bench/runner.h"
#include "ci/report/exit_code.h"

namespace hakari::cli {

std::string BenchTable(const std::vector<bench::Measured>& all);
std::string BenchJson(const std::vector<bench::Measured>& all);

// Regressed, with a complaint for each, if counts are not what answers.txt says. Their figures
// stand, since they are of what was counted; whether it was meant is asked.
report::ExitCode JudgeCounts(const std::vector<bench::Measured>& all);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_
