// What was solved: of suites whose programs may give a problem up.
#ifndef HAKARI_CI_REPORT_SOLVE_SUMMARY_H_
#define HAKARI_CI_REPORT_SOLVE_SUMMARY_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ci/report/suite_report.h"

namespace hakari::report {

// How many of the hardest are listed.
inline constexpr int kHardestShown = 10;

struct SolveSummary {
  struct Hard {
    std::string id;
    std::string answer;
    uint64_t nodes;
  };

  int solved = 0;
  std::map<std::string, int> answers;  // how often each was given, the unsolved one among them
  int unchecked = 0;                   // answers whose check gave up
  uint64_t nodes = 0;
  double nodes_per_ms = 0;                // of CPU time; 0 if that is unknown
  std::vector<std::string> newly_solved;  // ids: the golden says that they are not
  std::vector<std::string> lost;          // ids: the golden says that they are solved
  std::vector<Hard> hardest;              // solved ones, the most nodes first
};

// Nothing for suites that do not know the like.
std::optional<SolveSummary> SummaryOf(const SuiteReport& report);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_SOLVE_SUMMARY_H_
