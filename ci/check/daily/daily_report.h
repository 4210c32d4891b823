// The result of the daily check: promises, suites and goldens, and one verdict about them. The
// terminal text and the JSON are made from it.
#ifndef HAKARI_CI_CHECK_DAILY_DAILY_REPORT_H_
#define HAKARI_CI_CHECK_DAILY_DAILY_REPORT_H_

#include <functional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "bench/bench_case.h"
#include "bench/runner.h"
#include "ci/report/origin.h"
#include "ci/report/suite_report.h"
#include "ci/report/verdict/verdict.h"
#include "golden/golden_files.h"

namespace hakari::check {

// Whether the micro-benchmarks keep their promises. On a shared machine a time proves nothing: a
// promise that looks broken is measured again, alone and longer. If it still looks broken it is in
// doubt, never a regression.
struct PromiseRow {
  bench::Measured measured;  // the last look
  double margin = 0;         // by how much the promise is kept; below 1 it is in doubt
  int looks = 1;             // how often it was measured
  bool kept() const { return margin >= 1; }
};

using MeasureCases = std::function<absl::StatusOr<std::vector<bench::Measured>>(
    const std::vector<bench::BenchCase>& cases, const bench::RunOptions& options)>;

constexpr int kMostLooks = 3;

// One row per benchmark, in their order. An error if a benchmark has no promise, or cannot be
// measured.
absl::StatusOr<std::vector<PromiseRow>> CheckPromises(const std::vector<bench::BenchCase>& cases,
                                                      const bench::RunOptions& first_look,
                                                      const MeasureCases& measure);

struct DailyReport {
  std::vector<PromiseRow> promises;
  std::string promise_error;  // why nothing could be measured; empty if it could
  // Known causes of slow times: a busy machine, an unfit build. Empty if there are none.
  std::string excuse;
  std::vector<report::SuiteReport> suites;
  golden::GoldenFiles goldens;  // all of the project, not only those of the suites
  double wall_seconds = 0;
};

// The worst of all parts: invalid, regressed, inconclusive, pass.
report::Judgement JudgeDaily(const DailyReport& report);

// The verdict on the first line, then only what needs attention, each row with the command that
// replays it.
std::string DailyToTerminal(const DailyReport& report);
// An envelope of the schema hakari-check, with the suites' envelopes in it.
std::string DailyToJson(const DailyReport& report, const report::Origin& origin);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_DAILY_DAILY_REPORT_H_
