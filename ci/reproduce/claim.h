// Judges a paper's claims by our measurements. A claim is about positions of a kind, and ours are
// other positions of that kind, so a claim of a direction or a size is compared with an interval.
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
  kHoldsInPart,  // the direction holds, the size does not
  kDoesNotHold,
  kNotShown,  // the interval leaves it open
};

// "holds", "holds in part", "does not hold", "not shown".
absl::string_view HoldingText(Holding holding);

struct JudgedClaim {
  std::string claim;     // in the paper's words
  std::string measured;  // the result that it is compared with
  Holding holding = Holding::kNotShown;
  std::optional<Effect> effect = std::nullopt;  // by which it was judged
};

// "a falls by 85.7 %": holds if the interval lies on the same side of no change and reaches the
// published size; a saving may be larger than published, a cost may not. A published change of less
// than half a percent counts as no change: the interval must then contain no change.
JudgedClaim JudgeChange(absl::string_view claim, double published_ratio, const Effect& measured);

// "a falls", by any amount: not shown if the interval contains no change.
JudgedClaim JudgeFall(absl::string_view claim, const Effect& measured);

// "more are solved": the counts are of positions that only the first, or only the second, solved.
// Judged by McNemar's exact test at 5 %.
JudgedClaim JudgeCounts(absl::string_view claim, bool second_has_more, int64_t only_first,
                        int64_t only_second);

// "at least this much": holds if the whole interval is, does not hold if none of it is.
JudgedClaim JudgeLeast(absl::string_view claim, double least, const Interval& interval,
                       absl::string_view measured);

// "this many points worse": holds if the interval is on the same side of 0 and contains the
// published difference; holds in part if only the side is right.
JudgedClaim JudgeDifference(absl::string_view claim, double published, const Effect& measured);

// A claim that is either true or false.
JudgedClaim JudgeFact(absl::string_view claim, bool holds, absl::string_view measured);

// "-14.6 %", "+3.7 %".
std::string ChangeText(double ratio);
// "-14.6 % [-20.1, -9.0]".
std::string ChangeText(const Effect& ratio);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_CLAIM_H_
