#include "base/time/pace.h"

#include <algorithm>
#include <cstdint>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hakari {
namespace {

constexpr double kSecondsAMinute = 60;
constexpr double kMinutesAnHour = 60;

// With one decimal for rates below ten.
std::string RateText(double rate, const std::string& unit, const char* per) {
  constexpr double kTwoDigits = 9.95;
  return absl::StrFormat("%.*f%s%s %s", rate < kTwoDigits ? 1 : 0, rate, unit.empty() ? "" : " ",
                         unit, per);
}

std::string RateText(double a_second, const std::string& unit) {
  if (a_second >= 1) return RateText(a_second, unit, "a second");
  const double a_minute = a_second * kSecondsAMinute;
  if (a_minute >= 1) return RateText(a_minute, unit, "a minute");
  return RateText(a_minute * kMinutesAnHour, unit, "an hour");
}

std::string AtMost(double seconds) {
  return absl::StrCat("at most ", DurationText(std::max(0.0, seconds)));
}

}  // namespace

std::string DurationText(double seconds) {
  const auto whole = static_cast<int64_t>(seconds + 0.5);
  if (whole < 100) return absl::StrFormat("%d s", whole);
  if (whole < 100 * 60) return absl::StrFormat("%d min %02d s", whole / 60, whole % 60);
  return absl::StrFormat("%d h %02d min", whole / 3600, whole / 60 % 60);
}

std::string PaceText(const Pace& pace) {
  if (pace.done <= 0 || pace.seconds <= 0) {
    return pace.most_seconds ? absl::StrCat(AtMost(*pace.most_seconds), " left")
                             : absl::StrCat(DurationText(pace.seconds), " so far");
  }
  const double a_second = pace.done / pace.seconds;
  const double left = pace.left / a_second;
  const std::string rate = RateText(a_second, pace.unit);
  if (!pace.most_seconds) return absl::StrCat(rate, ", about ", DurationText(left), " left");
  if (left >= *pace.most_seconds)
    return absl::StrCat(rate, ", ", AtMost(*pace.most_seconds), " left");
  return absl::StrCat(rate, ", about ", DurationText(left), " left (", AtMost(*pace.most_seconds),
                      ")");
}

}  // namespace hakari
