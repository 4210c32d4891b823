// The scale of use 1 of Miwa's thesis (section 4.2.2): by what a mate search's node limits must be
// multiplied besides a function of the classifier's distance, so that all mate searches of play
// together take what they take without the function. Worked out from calls that were recorded in
// play, in integers.
#ifndef HAKARI_SUITES_PREDICT_PLAY_BUDGET_SCALE_H_
#define HAKARI_SUITES_PREDICT_PLAY_BUDGET_SCALE_H_

#include <cstdint>
#include <map>
#include <vector>

#include "absl/status/statusor.h"
#include "engine/search/settings/settings.h"
#include "suites/predict/play/mate_calls.h"

namespace hakari::suites {

// What the calls would have taken with limits so multiplied: a search with a smaller limit is the
// beginning of one with a larger. Of one that did not end within kMoreNodes times its limit no more
// is known: it counts as what it took then.
uint64_t EffortWith(const std::vector<RecordedCall>& calls,
                    const search::MateBudgetSettings& budget);

// In percent, as budget.scale; the rest of the settings as they are. An error without calls, and if
// no scale that the setting takes would do.

// As the thesis has it: nodes that were taken times the function, added up, are brought back to
// their sum. Calls that end early take no more if they may, so the effort itself falls.
absl::StatusOr<int> ThesisScale(const std::vector<RecordedCall>& calls,
                                const search::MateBudgetSettings& budget);

// That with which EffortWith is nearest to what was taken; of two the smaller.
absl::StatusOr<int> EqualEffortScale(const std::vector<RecordedCall>& calls,
                                     const search::MateBudgetSettings& budget);

// The calls by their limit: the thesis has a scale for each.
std::map<uint64_t, std::vector<RecordedCall>> ByLimit(const std::vector<RecordedCall>& calls);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_PREDICT_PLAY_BUDGET_SCALE_H_
