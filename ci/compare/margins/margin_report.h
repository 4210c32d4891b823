// Margins side by side, for people and for programs: suites, then games.
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

// A match of one of them, who is its first player, against the first of them.
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
  std::vector<MarginGames> games;     // empty: none were wanted
  int cuts_kept = 0;
  int positions_a_life = 0;
  uint64_t seed = 0;
  bool interrupted = false;

  // Over a suite nobody answered, or a match shows nothing.
  bool is_invalid() const;
};

// What each does against the first, then who is who, a table a suite, and how to see the games.
std::string MarginText(const MarginReport& report);

// An envelope of the schema hakari-margins, with every answer, count and time, so that all can be
// worked out again.
std::string MarginJson(const MarginReport& report, const report::Origin& origin);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MARGINS_MARGIN_REPORT_H_
