// What was solved of a suite whose problems say which moves are right: by book and theme, from
// which depth and node on, and compared with the golden.
#ifndef HAKARI_CI_REPORT_TALLY_H_
#define HAKARI_CI_REPORT_TALLY_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ci/report/suite_report.h"
#include "suites/core/score.h"
#include "suites/core/tally.h"

namespace hakari::report {

struct TallySummary {
  // A right answer, and the depth and node from which its search kept to it.
  struct Stay {
    std::string id;
    int64_t depth = 0, nodes = 0;
  };

  suites::ScoreTotals scores;
  std::vector<suites::TallyRow> rows;
  int stays = 0;  // right answers whose program reported its search
  double median_depth = 0, median_nodes = 0;
  std::vector<Stay> latest;               // the most nodes first, ten at most
  std::vector<std::string> newly_solved;  // ids: the golden's answer is not right
  std::vector<std::string> lost;          // ids: it is
};

// None for suites without a tally.
std::optional<TallySummary> TallyOf(const SuiteReport& report);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_TALLY_H_
