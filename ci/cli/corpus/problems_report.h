// What `hakari corpus problems` says: how many positions were looked at, which condition dropped
// how many, and what the books hold.
#ifndef HAKARI_CI_CLI_CORPUS_PROBLEMS_REPORT_H_
#define HAKARI_CI_CLI_CORPUS_PROBLEMS_REPORT_H_

#include <string>
#include <vector>

#include "base/run/journal.h"
#include "ci/report/origin.h"
#include "suites/next_move/from_games/problems.h"

namespace hakari::cli {

struct ProblemsReport {
  std::vector<std::string> books;
  int a_book = 0;       // problems wanted; 0: all
  int games = 0;        // of the records
  int done = 0;         // that were looked through
  int from_before = 0;  // of them, taken from the journal
  suites::MadeProblems made;
  std::vector<std::string> failures;
  RunIdentity identity;

  bool is_whole() const;  // every book has as many problems as are wanted
  bool is_empty() const;  // none has any
};

// For people.
std::string ProblemsText(const ProblemsReport& report);
// An envelope of the schema hakari-problems.
std::string ProblemsJson(const ProblemsReport& report, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_PROBLEMS_REPORT_H_
