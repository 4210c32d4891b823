// Measured benchmarks as a table and as JSON.
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

// Regressed, with a reason for each, if counts differ from answers.txt. The times remain valid,
// since they are of the work that was counted; the user must decide whether the change was
// intended.
report::Judgement JudgeCounts(const std::vector<bench::Measured>& all);

// A hash of the benchmarks' answers, which identify the work: the known answers, or the measured
// one if a count differs.
std::string WorkHash(const std::vector<bench::Measured>& all);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_BENCH_BENCH_REPORT_H_
