// Margins side by side, as text and as JSON: suites, then games.
#ifndef HAKARI_CI_COMPARE_MARGINS_MARGIN_REPORT_H_
#define HAKARI_CI_COMPARE_MARGINS_MARGIN_REPORT_H_

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "ci/compare/margins/margin_study.h"
#include "ci/compare/margins/margin_summary.h"
#include "ci/compare/match/match_report.h"
#include "ci/report/origin.h"
#include "engine/search/settings/settings.h"

namespace hakari::compare {

// A match of one contestant, as the first player, against the first contestant.
struct MarginGames {
  size_t contestant = 1;
  MatchReport report;  // with its verdict
};

struct MarginReport {
  std::string base;  // the search in which margins are set: "search:futility=0"
  search::SearchSettings base_settings;
  std::vector<MarginContestant> contestants;
  std::vector<StudiedSuite> suites;
  std::vector<SuiteFigures> figures;  // of the suites
  std::vector<MarginGames> games;     // empty: none were requested
  int cuts_kept = 0;
  int positions_a_life = 0;
  uint64_t seed = 0;
  bool interrupted = false;

  // On some suite no contestant answered anything, or a match is invalid.
  bool is_invalid() const;
};

// How each contestant compares with the first, then the list of contestants, one table per suite,
// and the command that shows the games.
std::string MarginText(const MarginReport& report);

// An envelope of the schema hakari-margins, with every answer, count and time, so that all figures
// can be recomputed.
std::string MarginJson(const MarginReport& report, const report::Origin& origin);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MARGINS_MARGIN_REPORT_H_
