// Margins of reverse futility set side by side over suites: each position is asked of each of them,
// one after the other, as `compare` asks it; afterwards the cuts that were kept are audited.
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
  std::string shown;   // what it means
  std::string search;  // the same as `match --program` takes it
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
  std::vector<MarginContestant> contestants;  // the others are set against the first
  int cuts_kept = 16;                         // of each search, at most
  // What dynamic margins have counted lives on for so many positions; 0: for all of a suite.
  int positions_a_life = 0;
  Progress* positions = nullptr;  // either may be null
  Progress* audits = nullptr;
};

struct StudiedSuite {
  std::string name;
  suites::Limits limits;
  Comparison comparison;
  // By contestant and position: by depth what was audited of its cuts.
  std::vector<std::vector<std::map<int, CutCounts>>> audits;
  bool audit_interrupted = false;
};

// The audit of an interrupted comparison is left out. Errors as those of Compare().
absl::StatusOr<StudiedSuite> StudySuite(const SuiteToStudy& suite, const StudyOptions& options,
                                        const Context& context);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MARGINS_MARGIN_STUDY_H_
