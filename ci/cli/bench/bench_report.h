// Measured benchmarks as a table for people and as JSON for programs.
#ifndef HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_
#define HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_

#include <string>
#include <vector>

#include "bench/runner.h"

namespace hakari {

std::string BenchTable(const std::vector<Measured>& all);
std::string BenchJson(const std::vector<Measured>& all);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_
