// Measured benchmarks as a table for people and as JSON for programs.
#ifndef HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_
#define HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_

#include <string>
#include <vector>

#include "bench/runner.h"
#include "ci/report/origin.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::cli {

std::string BenchTable(const std::vector<bench::Measured>& all);
// An envelope of the schema hakari-bench.
std::string BenchJson(const std::vector<bench::Measured>& all, const report::Origin& origin);

// Regressed, with a reason for each, if counts are not what answers.txt says. Their figures stand,
// since they are of what was counted; whether it was meant is asked.
report::Judgement JudgeCounts(const std::vector<bench::Measured>& all);

// What the benchmarks answer says which work was done: what is known, and where a count differs,
// what it is now.
std::string WorkHash(const std::vector<bench::Measured>& all);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_
