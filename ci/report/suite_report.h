// The complete result of a suite's run. The JSON holds this value, and every other output is made
// from it.
#ifndef HAKARI_CI_REPORT_SUITE_REPORT_H_
#define HAKARI_CI_REPORT_SUITE_REPORT_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "base/run/selection.h"
#include "ci/report/origin.h"
#include "ci/report/verdict/verdict.h"
#include "golden/finding.h"
#include "suites/core/limits.h"
#include "suites/run/suite_run.h"

namespace hakari::report {

struct SuiteReport {
  Origin origin;

  std::string suite;
  std::string suite_hash;
  int problems_in_suite = 0;
  std::string unsolved_answer;  // the answer of a program that gives up; empty if programs never do
  std::vector<std::string> tally;  // counts solved problems by the values of these notes (tally.h)
  std::string program;
  std::string configuration;
  suites::Limits limits;
  std::string golden;           // path below the project's folder; empty: not compared
  std::string golden_checksum;  // empty if it could not be read
  // For counted problems that this run answers otherwise than the golden: whether the golden's
  // answer is right.
  std::map<std::string, bool> golden_right;

  Selection selection;
  int jobs = 1;
  int resumed = 0;  // outcomes taken over from an interrupted run
  int64_t wall_ns = 0;
  std::string replay;  // the command that runs this again; " --only ID" narrows it

  std::vector<suites::ProblemResult> results;
  golden::Findings findings;
  Judgement judgement;  // always Judge(findings)
};

// Sums over the results.
struct SuiteTotals {
  int ran = 0;
  suites::ScoreTotals scores;
  int64_t cpu_ns = 0;
};
SuiteTotals TotalsOf(const SuiteReport& report);

// What was solved, for suites whose programs may give a problem up.

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

// None for other suites.
std::optional<SolveSummary> SummaryOf(const SuiteReport& report);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_SUITE_REPORT_H_
