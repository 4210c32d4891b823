#include "ci/report/suite_report.h"

namespace hakari::report {

SuiteTotals TotalsOf(const SuiteReport& report) {
  SuiteTotals totals;
  for (const suites::ProblemResult& result : report.results) {
    totals.ran += result.outcome.ran();
    totals.scores.Add(result.score);
    if (result.outcome.times.cpu_ns > 0) totals.cpu_ns += result.outcome.times.cpu_ns;
  }
  return totals;
}

}  // namespace hakari::report
