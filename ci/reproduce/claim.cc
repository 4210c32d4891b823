#include "ci/reproduce/claim.h"

#include <cmath>

#include "absl/strings/str_format.h"
#include "base/statistics/binomial.h"

namespace hakari::reproduce {
namespace {

constexpr double kAlarm = 0.05;

double Percent(double ratio) { return 100 * (ratio - 1); }

// Smaller changes count as no change.
constexpr double kNothing = 0.005;

Holding OfChange(double published, const Effect& measured) {
  const Interval& interval = measured.interval;
  if (std::fabs(published - 1) < kNothing) {
    return interval.Contains(1) ? Holding::kHolds : Holding::kDoesNotHold;
  }
  if (interval.Contains(1)) return Holding::kNotShown;
  const bool falls = published < 1;
  if ((measured.estimate < 1) != falls) return Holding::kDoesNotHold;
  const bool saves_more = falls && measured.estimate <= published;
  return saves_more || interval.Contains(published) ? Holding::kHolds : Holding::kHoldsInPart;
}

Holding OfLeast(double least, const Interval& interval) {
  if (interval.low >= least) return Holding::kHolds;
  return interval.high < least ? Holding::kDoesNotHold : Holding::kNotShown;
}

Holding OfDifference(double published, const Effect& measured) {
  if (measured.interval.Contains(0)) return Holding::kNotShown;
  if ((measured.estimate < 0) != (published < 0)) return Holding::kDoesNotHold;
  return measured.interval.Contains(published) ? Holding::kHolds : Holding::kHoldsInPart;
}

}  // namespace

absl::string_view HoldingText(Holding holding) {
  switch (holding) {
    case Holding::kHolds:
      return "holds";
    case Holding::kHoldsInPart:
      return "holds in part";
    case Holding::kDoesNotHold:
      return "does not hold";
    case Holding::kNotShown:
      return "not shown";
  }
  return "";
}

JudgedClaim JudgeChange(absl::string_view claim, double published_ratio, const Effect& measured) {
  return {std::string(claim), ChangeText(measured), OfChange(published_ratio, measured), measured};
}

JudgedClaim JudgeFall(absl::string_view claim, const Effect& measured) {
  const Holding holding = measured.interval.high < 1  ? Holding::kHolds
                          : measured.interval.low > 1 ? Holding::kDoesNotHold
                                                      : Holding::kNotShown;
  return {std::string(claim), ChangeText(measured), holding, measured};
}

JudgedClaim JudgeCounts(absl::string_view claim, bool second_has_more, int64_t only_first,
                        int64_t only_second) {
  const double p = McNemarP(only_first, only_second);
  Holding holding = Holding::kNotShown;
  if (p < kAlarm) {
    holding =
        (only_second > only_first) == second_has_more ? Holding::kHolds : Holding::kDoesNotHold;
  }
  return {std::string(claim),
          absl::StrFormat("%d gained, %d lost, p = %.2g", only_second, only_first, p), holding};
}

JudgedClaim JudgeLeast(absl::string_view claim, double least, const Interval& interval,
                       absl::string_view measured) {
  return {std::string(claim), std::string(measured), OfLeast(least, interval)};
}

JudgedClaim JudgeDifference(absl::string_view claim, double published, const Effect& measured) {
  return {std::string(claim), EffectText(measured, 1), OfDifference(published, measured), measured};
}

JudgedClaim JudgeFact(absl::string_view claim, bool holds, absl::string_view measured) {
  return {std::string(claim), std::string(measured),
          holds ? Holding::kHolds : Holding::kDoesNotHold};
}

std::string ChangeText(double ratio) { return absl::StrFormat("%+.1f %%", Percent(ratio)); }

std::string ChangeText(const Effect& ratio) { return EffectText(AsChange(ratio), 1); }

}  // namespace hakari::reproduce
