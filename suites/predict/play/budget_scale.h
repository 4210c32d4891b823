// Computes the scale of use 1 of Miwa's thesis (section 4.2.2): the factor by which a mate search's
// node limits must be multiplied, besides a function of the classifier's distance, so that all mate
// searches of play together take as many nodes as without the function. It is computed in integers
// from calls that were recorded in play.
#ifndef HAKARI_SUITES_PREDICT_PLAY_BUDGET_SCALE_H_
#define HAKARI_SUITES_PREDICT_PLAY_BUDGET_SCALE_H_

#include <cstdint>
#include <map>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/search/settings/settings.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::suites {

// The nodes that the calls would have taken with limits multiplied by `budget`: a search with a
// smaller limit is the beginning of one with a larger. If a call did not end within kMoreNodes
// times its limit, nothing more is known about it, and it counts as the nodes it took until then.
uint64_t EffortWith(const std::vector<RecordedCall>& calls,
                    const search::MateBudgetSettings& budget);

// The following functions return a scale in percent, as budget.scale, and leave the other settings
// unchanged. An error if there are no calls, or if no scale that the setting allows fits.

// As in the thesis: the sum of taken nodes times the function is brought back to the sum of the
// nodes. Calls that end early take no more nodes with a larger limit, so the effort itself falls.
absl::StatusOr<int> ThesisScale(const std::vector<RecordedCall>& calls,
                                const search::MateBudgetSettings& budget);

// The scale with which EffortWith() is nearest to the nodes that were taken; of two the smaller.
absl::StatusOr<int> EqualEffortScale(const std::vector<RecordedCall>& calls,
                                     const search::MateBudgetSettings& budget);

// The calls by their limit: the thesis has one scale for each limit.
std::map<uint64_t, std::vector<RecordedCall>> ByLimit(const std::vector<RecordedCall>& calls);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_BUDGET_SCALE_H_
