// The results of a study of margins over one suite: how much each margin cut, how often the cuts
// were wrong, what it solved, and which margins it adopted.
#ifndef HAKARI_CI_COMPARE_MARGINS_MARGIN_SUMMARY_H_
#define HAKARI_CI_COMPARE_MARGINS_MARGIN_SUMMARY_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ci/compare/margins/audited_cuts.h"
#include "ci/compare/margins/margin_study.h"
#include "ci/compare/ratio_to_first.h"
#include "ci/compare/summary.h"

namespace hakari::compare {

// A margin that a dynamic search adopted.
struct AdoptedMargin {
  int depth = 0;
  int64_t centipawns = 0;
  int positions = 0;    // at the end of how many it was the adopted one
  std::string first;    // the id of the first of them
  size_t first_at = 0;  // its index among the positions
};

struct MarginFigures {
  // Sums over the positions that it answered.
  int64_t nodes = 0;
  int64_t cuts = 0;
  std::optional<double> mean_depth;  // reached
  std::map<int, CutCounts> audited_by_depth;
  CutCounts audited;
  std::optional<RatioToFirst> cuts_to_first;
  // McNemar's exact test against the first contestant; absent if no right answer is known.
  std::optional<double> mcnemar_p;
  // The following is for dynamic margins only.
  bool is_dynamic = false;
  int64_t tries = 0;        // nodes that were counted
  int64_t tried_nodes = 0;  // nodes searched below them, since they were not cut
  int64_t adopted_cuts = 0;
  std::vector<AdoptedMargin> adopted;  // by depth, then by margin
};

struct SuiteFigures {
  ComparisonSummary summary;      // of the comparison
  double audit_confidence = 0;    // of each precision's interval
  std::vector<MarginFigures> of;  // by contestant
  bool measured_nothing = false;  // no contestant answered anything
};

// All intervals of one kind hold together with 95 %.
SuiteFigures FiguresOf(const StudiedSuite& suite);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MARGINS_MARGIN_SUMMARY_H_
