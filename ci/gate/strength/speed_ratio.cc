#include "ci/gate/strength/speed_ratio.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "base/status/macros.h"
#include "ci/gate/change.h"
#include "ci/gate/engine/engine_rounds.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/weighing.h"
#include "suites/core/problem_set.h"
#include "suites/core/suite.h"
#include "suites/registry.h"

namespace hakari::gate {
namespace {

constexpr char kSuite[] = "middlegame";
constexpr char kGroup[] = "speed";
constexpr size_t kPositions = 10;
constexpr uint64_t kNodes = 10'000;  // per position
constexpr int kRounds = 30;
constexpr double kConfidence = 0.95;

}  // namespace

absl::StatusOr<Effect> TimePerNodeOf(const suites::EngineSpec& base,
                                     const suites::EngineSpec& candidate, const Context& context) {
  const suites::Suite* const suite = suites::FindSuite(kSuite);
  HAKARI_ASSIGN_OR_RETURN(const suites::ProblemSet problems,
                          suites::ReadProblemsOf(*suite, context.root));
  EngineRoundsPlan plan;
  plan.context = context;
  plan.base = base;
  plan.candidate = candidate;
  plan.limits.nodes = kNodes;
  plan.replay = "./hakari suite middlegame --only ";
  for (size_t i = 0; i < std::min(kPositions, problems.problems().size()); ++i) {
    const suites::Problem& problem = problems.problems()[i];
    plan.groups[kGroup].push_back({problem.id, problem.game()});
  }
  EngineRounds source(std::move(plan));
  BenchRow row;
  row.name = kGroup;
  HAKARI_RETURN_IF_ERROR(source.Measure(Stage::kTogether, {&row}, kRounds));
  std::optional<Effect> change = ChangeOf(LogRatiosOf(row, row.rounds), kConfidence);
  if (!change) return absl::InternalError("too few rounds to compare the speeds");
  change->what = "time per node";
  return *std::move(change);
}

uint64_t NodesInTheSameTime(uint64_t base_nodes, const Effect& time_per_node) {
  if (time_per_node.interval.Contains(0)) return base_nodes;
  const double nodes = static_cast<double>(base_nodes) / (1 + time_per_node.estimate);
  return std::max<uint64_t>(1, static_cast<uint64_t>(std::llround(nodes)));
}

}  // namespace hakari::gate
