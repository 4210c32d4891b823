// What a study of margins shows of each of them over a suite: how much it cut, how often that was
// wrong, what it solved, and what it adopted.
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

// A margin that dynamic margins had adopted when so many positions were finished.
struct AdoptedMargin {
  int depth = 0;
  int64_t centipawns = 0;
  int positions = 0;
  std::string first;    // the id of the first of them
  size_t first_at = 0;  // and which position that was, from 0
};

struct MarginFigures {
  // Sums over the positions that it answered.
  int64_t nodes = 0;
  int64_t cuts = 0;
  std::optional<double> mean_depth;  // that was reached
  std::map<int, CutCounts> audited_by_depth;
  CutCounts audited;
  std::optional<RatioToFirst> cuts_to_first;
  // McNemar's exact test of solving as many as the first; nothing where no right answer is known.
  std::optional<double> mcnemar_p;
  // Of dynamic margins alone.
  bool is_dynamic = false;
  int64_t tries = 0;        // nodes that were counted
  int64_t tried_nodes = 0;  // made below them, since they were not cut
  int64_t adopted_cuts = 0;
  std::vector<AdoptedMargin> adopted;  // by depth, then by margin
};

struct SuiteFigures {
  ComparisonSummary summary;      // of the comparison
  double audit_confidence = 0;    // of each precision's interval
  std::vector<MarginFigures> of;  // by contestant
  bool measured_nothing = false;  // nobody answered anything
};

// All intervals of one kind hold together with 95 %.
SuiteFigures FiguresOf(const StudiedSuite& suite);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MARGINS_MARGIN_SUMMARY_H_
