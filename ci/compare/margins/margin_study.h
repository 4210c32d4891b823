// Compares margins of reverse futility over suites: each contestant searches each position, one
// after the other, as in `compare`; afterwards the kept cuts are audited.
#ifndef HAKARI_CI_COMPARE_MARGINS_MARGIN_STUDY_H_
#define HAKARI_CI_COMPARE_MARGINS_MARGIN_STUDY_H_

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "base/run/progress.h"
#include "ci/compare/comparison.h"
#include "ci/compare/margins/audited_cuts.h"
#include "suites/core/limits.h"
#include "suites/core/problem.h"
#include "suites/core/score.h"
#include "suites/engines/search_player.h"

namespace hakari::compare {

// A search with one of the margins, or with other settings.
struct MarginContestant {
  std::string word;    // as typed
  std::string shown;   // its meaning
  std::string search;  // the same search as an argument of `match --program`
  engines::SearchConfig config;
};

struct SuiteToStudy {
  std::string name;
  std::vector<suites::Problem> problems;
  suites::ScoreFunction score;
  std::vector<std::string> tally;
  suites::Limits limits;
};

struct StudyOptions {
  std::vector<MarginContestant> contestants;  // the others are compared with the first
  int cuts_kept = 16;                         // of each search, at most
  // Dynamic margins keep their counts for this many positions; 0: for a whole suite.
  int positions_a_life = 0;
  Progress* positions = nullptr;  // both may be null
  Progress* audits = nullptr;
};

struct StudiedSuite {
  std::string name;
  suites::Limits limits;
  Comparison comparison;
  // By contestant and position: the audited cuts by depth.
  std::vector<std::vector<std::map<int, CutCounts>>> audits;
  bool audit_interrupted = false;
};

// An interrupted comparison is not audited. Returns the errors of Compare().
absl::StatusOr<StudiedSuite> StudySuite(const SuiteToStudy& suite, const StudyOptions& options,
                                        const Context& context);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MARGINS_MARGIN_STUDY_H_
