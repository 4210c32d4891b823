#include "ci/compare/ratio_to_first.h"

#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/median.h"
#include "base/statistics/median_interval.h"

namespace hakari::compare {

MeasureOfAnswer CounterMeasure(std::string counter) {
  return [counter = std::move(counter)](const ComparedAnswer& answer) -> std::optional<double> {
    const std::optional<int64_t> count = answer.outcome.Counter(counter);
    if (!answer.outcome.ran() || count.value_or(0) <= 0) return std::nullopt;
    return static_cast<double>(*count);
  };
}

std::optional<RatioToFirst> RatioOfMeasure(const Comparison& comparison, size_t who,
                                           double confidence, const std::string& what,
                                           const MeasureOfAnswer& measure) {
  std::vector<double> logs;
  for (const ComparedPosition& position : comparison.positions) {
    const std::optional<double> first = measure(position.answers[0]);
    const std::optional<double> other = measure(position.answers[who]);
    if (first && other) logs.push_back(std::log(*other / *first));
  }
  if (logs.empty()) return std::nullopt;
  RatioToFirst ratio;
  ratio.positions = static_cast<int>(logs.size());
  ratio.effect.what = what;
  ratio.effect.estimate = std::exp(MedianOf(logs));
  const absl::StatusOr<MedianInterval> median = MedianIntervalOf(logs, confidence);
  if (median.ok()) {
    ratio.effect.interval = {std::exp(median->interval.low), std::exp(median->interval.high)};
    ratio.effect.confidence = confidence;
  }
  return ratio;
}

}  // namespace hakari::compare
