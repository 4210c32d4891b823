// From answers to ratios: each contestant against the first, position by position and never pooled,
// so that no single long search decides; and, if asked, to a verdict.
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
  std::vector<std::string> other_answers;  // ids where the answer is not the first's
  std::vector<std::string> other_nodes;    // ids where the node count is not
  std::vector<std::string> unsteady;       // ids where the rounds disagree
  // The median of its positions, of processor time; absent where either is not told.
  std::optional<double> nodes_per_second;
  // Of nodes, processor time, and time per node. Absent for the first, and where they are not told.
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
  double floor = 0.02;      // of the time's ratio: less is no difference
};

// A fault is a regression. Answers and nodes that differ are listed and not judged, unless the
// rules say so.
report::Judgement JudgeComparison(const Comparison& comparison, const ComparisonSummary& summary,
                                  const CompareRules& rules);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_SUMMARY_H_
