#include "suites/predict/play/budget_scale.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/search/techniques/mate_budget.h"

namespace hakari::suites {
namespace {

constexpr int kLeastScale = 1;
constexpr int kMostScale = 1'000'000;  // as in the setting

int64_t ShareOf(const RecordedCall& call, const search::MateBudgetSettings& budget) {
  return search::BudgetShare(call.distances[budget.model > 0 ? 1 : 0], budget);
}

uint64_t NodesOf(const std::vector<RecordedCall>& calls) {
  uint64_t nodes = 0;
  for (const RecordedCall& call : calls) nodes += call.nodes;
  return nodes;
}

absl::Status NoCalls() {
  return absl::FailedPreconditionError(
      "no call of the mate search was recorded, so no scale can be computed");
}

absl::Status OutOfReach() {
  return absl::FailedPreconditionError(absl::StrCat(
      "no scale from ", kLeastScale, " to ", kMostScale,
      " percent restores the original effort: the function leaves too few of the calls"));
}

uint64_t EffortAt(int scale, const std::vector<RecordedCall>& calls,
                  search::MateBudgetSettings budget) {
  budget.scale = scale;
  return EffortWith(calls, budget);
}

}  // namespace

uint64_t EffortWith(const std::vector<RecordedCall>& calls,
                    const search::MateBudgetSettings& budget) {
  uint64_t nodes = 0;
  for (const RecordedCall& call : calls) {
    nodes +=
        std::min(call.more_nodes, search::ShareOfBudget(call.limit, ShareOf(call, budget), budget));
  }
  return nodes;
}

absl::StatusOr<int> ThesisScale(const std::vector<RecordedCall>& calls,
                                const search::MateBudgetSettings& budget) {
  using Wide = unsigned __int128;
  Wide whole = 0, weighed = 0;
  for (const RecordedCall& call : calls) {
    whole += static_cast<Wide>(call.nodes) * static_cast<Wide>(search::kWholeShare);
    weighed += static_cast<Wide>(call.nodes) * static_cast<Wide>(ShareOf(call, budget));
  }
  if (whole == 0) return NoCalls();
  constexpr Wide kPercent = 100;
  if (weighed == 0) return OutOfReach();
  const Wide scale = (kPercent * whole + weighed / 2) / weighed;
  if (scale < Wide{kLeastScale} || scale > Wide{kMostScale}) return OutOfReach();
  return static_cast<int>(scale);
}

absl::StatusOr<int> EqualEffortScale(const std::vector<RecordedCall>& calls,
                                     const search::MateBudgetSettings& budget) {
  const uint64_t wanted = NodesOf(calls);
  if (wanted == 0) return NoCalls();
  if (EffortAt(kMostScale, calls, budget) < wanted) return OutOfReach();
  // Finds the least scale that takes at least as much.
  int low = kLeastScale, high = kMostScale;
  while (low < high) {
    const int middle = low + (high - low) / 2;
    if (EffortAt(middle, calls, budget) < wanted) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  if (low == kLeastScale) return low;
  const uint64_t above = EffortAt(low, calls, budget) - wanted;
  const uint64_t below = wanted - EffortAt(low - 1, calls, budget);
  return below <= above ? low - 1 : low;
}

std::map<uint64_t, std::vector<RecordedCall>> ByLimit(const std::vector<RecordedCall>& calls) {
  std::map<uint64_t, std::vector<RecordedCall>> by_limit;
  for (const RecordedCall& call : calls) by_limit[call.limit].push_back(call);
  return by_limit;
}

}  // namespace hakari::suites
