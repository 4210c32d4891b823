// The report of `hakari corpus problems`: the number of positions, how many each condition dropped,
// and the contents of the books.
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
  int a_book = 0;       // problems per book; 0: all
  int games = 0;        // of the records
  int done = 0;         // games that were searched
  int from_before = 0;  // of these, taken from the journal
  suites::MadeProblems made;
  std::vector<std::string> failures;
  RunIdentity identity;

  bool is_whole() const;  // every book has the requested number of problems
  bool is_empty() const;  // no book has any
};

// The report as text.
std::string ProblemsText(const ProblemsReport& report);
// An envelope of the schema hakari-problems.
std::string ProblemsJson(const ProblemsReport& report, const report::Origin& origin);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_CORPUS_PROBLEMS_REPORT_H_
