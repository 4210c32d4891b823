// Separates work from speed: a program is slower because it visits more nodes, or because each node
// takes longer. Says which, in figures and in a sentence.
#ifndef HAKARI_CI_GATE_REPORT_APART_H_
#define HAKARI_CI_GATE_REPORT_APART_H_

#include <optional>
#include <string>

#include "ci/gate/gate_report.h"

namespace hakari::gate {

// For a suite: both sides solved the same problems, possibly with different work.
struct WorkApart {
  std::optional<double> nodes;          // relative change; none if nothing was counted
  std::optional<double> time_per_node;  // none if either side was not timed
  std::string sentence;                 // "2.0 % more nodes, each node equally fast"
};
// The suite's times come from one run on each side, so a change below `rules.most_noise` counts as
// none.
WorkApart ApartOf(const WorkRow& row, const GateRules& rules);

// For a benchmark: both sides did the same work, item by item.
struct BenchApart {
  std::optional<double> base_ns_per_item;  // medians over the rounds; none without rounds
  std::optional<double> candidate_ns_per_item;
  std::optional<double> base_instructions_per_item;
  std::optional<double> candidate_instructions_per_item;
  std::string sentence;  // "each node takes 3.1 % longer, with 3.0 % more instructions"
};
BenchApart ApartOf(const BenchRow& row);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REPORT_APART_H_
