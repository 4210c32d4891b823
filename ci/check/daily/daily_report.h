// The daily check as one value: promises, suites and goldens together, and the one verdict about
// them. The terminal and the JSON are drawn from it.
#ifndef HAKARI_CI_CHECK_DAILY_DAILY_REPORT_H_
#define HAKARI_CI_CHECK_DAILY_DAILY_REPORT_H_

#include <string>
#include <vector>

#include "ci/check/daily/promise_check.h"
#include "ci/report/origin.h"
#include "ci/report/suite_report.h"
#include "ci/report/verdict/verdict.h"
#include "golden/golden_files.h"

namespace hakari::check {

struct DailyReport {
  std::vector<PromiseRow> promises;
  std::string promise_error;  // why nothing could be measured; empty if it could
  // Why times may be worse than the engine is: a busy machine, an unfit build. Empty if nothing is
  // known.
  std::string excuse;
  std::vector<report::SuiteReport> suites;
  golden::GoldenFiles
      goldens;  // all that lie there, not only those that the suites were held against
  double wall_seconds = 0;
};

// The worst of all that was seen: invalid, regressed, inconclusive, pass.
report::Judgement JudgeDaily(const DailyReport& report);

// The verdict on the first line, then only what is not as it should be, each row with the command
// that replays it.
std::string DailyToTerminal(const DailyReport& report);
// An envelope of the schema hakari-check, with those of the suites in it.
std::string DailyToJson(const DailyReport& report, const report::Origin& origin);

}  // namespace hakari::check

#endif  // HAKARI_CI_CHECK_DAILY_DAILY_REPORT_H_
