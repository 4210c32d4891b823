#include "ci/gate/report/figures.h"

#include <cmath>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"

namespace hakari::gate {
namespace {

// The number of decimals for two significant digits, four at most.
int Decimals(double percent) {
  if (percent >= 9.95) return 0;
  if (percent >= 0.995) return 1;
  if (percent >= 0.0995) return 2;
  return percent >= 0.00995 ? 3 : 4;
}

}  // namespace

std::string PercentSize(double change) {
  const double percent = std::abs(change) * 100;
  return percent == 0 ? "0 %" : absl::StrFormat("%.*f %%", Decimals(percent), percent);
}

std::string Percent(double change) {
  return absl::StrCat(change == 0 ? "" : change > 0 ? "+" : "-", PercentSize(change));
}

std::string IntervalText(const std::optional<Effect>& change) {
  if (!change) return "";
  return absl::StrCat(Percent(change->interval.low), " … ", Percent(change->interval.high));
}

std::string TimeText(const std::optional<double>& ns) {
  if (!ns) return "-";
  if (*ns < 1000) return absl::StrFormat("%.*f ns", *ns < 100 ? 1 : 0, *ns);
  if (*ns < 1e6) return absl::StrFormat("%.2f µs", *ns / 1e3);
  return absl::StrFormat("%.2f ms", *ns / 1e6);
}

std::string SecondsText(double seconds) {
  if (seconds < 60) return absl::StrFormat("%.1f s", seconds);
  const int whole = static_cast<int>(std::lround(std::fmin(seconds, 1e9)));
  return absl::StrFormat("%d m %02d s", whole / 60, whole % 60);
}

}  // namespace hakari::gate
