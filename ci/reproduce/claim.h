// What a paper says of its results, judged by what was measured. A claim is about positions of a
// kind; ours are others of that kind, so a claim of a direction or a size is held against an
// interval.
#ifndef HAKARI_CI_REPRODUCE_CLAIM_H_
#define HAKARI_CI_REPRODUCE_CLAIM_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "base/statistics/effect.h"

namespace hakari::reproduce {

enum class Holding {
  kHolds,
  kHoldsInPart,  // the direction does, the size does not
  kDoesNotHold,
  kNotShown,  // the interval leaves it open
};

// "holds", "holds in part", "does not hold", "not shown".
absl::string_view HoldingText(Holding holding);

struct JudgedClaim {
  std::string claim;     // as the paper has it
  std::string measured;  // what stands against it
  Holding holding = Holding::kNotShown;
  std::optional<Effect> effect = std::nullopt;  // that it was judged by
};

// "a falls by 85.7 %": holds if the interval lies on the same side of no change and reaches the
// published size; a saving may also be larger, a cost may not. A published change of less than half
// a percent is none: then the interval must have no change in it.
JudgedClaim JudgeChange(absl::string_view claim, double published_ratio, const Effect& measured);

// "a falls", by however much: its interval lies on one side of no change, or it is not shown.
JudgedClaim JudgeFall(absl::string_view claim, const Effect& measured);

// "more are solved": positions that only the first, or only the second, answered so; by McNemar's
// exact test at 5 %.
JudgedClaim JudgeCounts(absl::string_view claim, bool second_has_more, int64_t only_first,
                        int64_t only_second);

// "at least so much": holds if all of the interval is, does not if none of it is.
JudgedClaim JudgeLeast(absl::string_view claim, double least, const Interval& interval,
                       absl::string_view measured);

// "so many points worse": holds if the interval is on the same side of 0 and has the published
// difference in it; in part, if only the side is right.
JudgedClaim JudgeDifference(absl::string_view claim, double published, const Effect& measured);

// What is so or is not.
JudgedClaim JudgeFact(absl::string_view claim, bool holds, absl::string_view measured);

// "-14.6 %", "+3.7 %".
std::string ChangeText(double ratio);
// "-14.6 % [-20.1, -9.0]".
std::string ChangeText(const Effect& ratio);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_CLAIM_H_
