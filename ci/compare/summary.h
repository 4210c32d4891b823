// Turns the answers of a comparison into ratios of each contestant to the first, position by
// position, and into a verdict if one is requested. Sums are not used, since a single long search
// would dominate them.
#ifndef HAKARI_CI_COMPARE_SUMMARY_H_
#define HAKARI_CI_COMPARE_SUMMARY_H_

#include <optional>
#include <string>
#include <vector>

#include "ci/compare/comparison.h"
#include "ci/compare/ratio_to_first.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::compare {

struct ContestantSummary {
  int ran = 0;
  suites::ScoreTotals scores;
  int answered = 0;                        // did not give up
  std::vector<std::string> failures;       // "id: why"
  std::vector<std::string> other_answers;  // ids where the answer differs from the first's
  std::vector<std::string> other_nodes;    // ids where the node count differs
  std::vector<std::string> unsteady;       // ids where the rounds disagree
  // The median over positions, by processor time; absent if nodes or time are unknown.
  std::optional<double> nodes_per_second;
  // Ratios of nodes, processor time, and time per node. Absent for the first contestant, and if
  // they are unknown.
  std::optional<RatioToFirst> nodes, cpu, cpu_per_node;
};

struct ComparisonSummary {
  double confidence = 0;  // of each interval
  std::vector<ContestantSummary> contestants;
};

// All intervals of one kind hold together with 95 %: the error is shared among the contestants.
ComparisonSummary Summarise(const Comparison& comparison);

struct CompareRules {
  bool same_nodes = false;  // any other answer or node count is a regression
  double floor = 0.02;      // smaller deviations of the time's ratio from 1 are no difference
};

// A fault is a regression. Different answers and node counts are listed but not judged, unless the
// rules say so.
report::Judgement JudgeComparison(const Comparison& comparison, const ComparisonSummary& summary,
                                  const CompareRules& rules);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_SUMMARY_H_
