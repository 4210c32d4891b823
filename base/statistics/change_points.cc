#include "base/statistics/change_points.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/random/dice.h"
#include "base/statistics/median.h"
#include "base/status/macros.h"

namespace hakari {
namespace {

using Segment = std::vector<double>;

struct Cut {
  size_t index = 0;  // within its segment; 0: the segment is too short to be cut
  double energy = 0;
};

// sums[k][i]: the distances from sample k to the first i samples.
std::vector<std::vector<double>> DistanceSums(const Segment& values) {
  std::vector<std::vector<double>> sums(values.size());
  for (size_t k = 0; k < values.size(); ++k) {
    sums[k].resize(k + 1);
    for (size_t i = 0; i < k; ++i) sums[k][i + 1] = sums[k][i] + std::abs(values[k] - values[i]);
  }
  return sums;
}

double Pairs(size_t n) { return static_cast<double>(n) * (static_cast<double>(n) - 1) / 2; }

// Finds the cut, and the end of the stretch behind it, for which the two sides differ most. The end
// varies too: otherwise a change that is undone later would be diluted.
Cut BestCut(const Segment& values, size_t least) {
  const std::vector<std::vector<double>> sums = DistanceSums(values);
  Cut best;
  double within_left = 0;
  for (size_t cut = 1; cut + least <= values.size(); ++cut) {
    within_left += sums[cut - 1][cut - 1];
    if (cut < least) continue;
    double between = 0;
    double within_right = 0;
    for (size_t k = cut; k < values.size(); ++k) {
      between += sums[k][cut];
      within_right += sums[k][k] - sums[k][cut];
      const size_t right = k + 1 - cut;
      if (right < least) continue;
      const double sizes = static_cast<double>(cut) * static_cast<double>(right);
      const double distance =
          2 * between / sizes - within_left / Pairs(cut) - within_right / Pairs(right);
      const double energy = sizes / static_cast<double>(cut + right) * distance;
      if (best.index == 0 || energy > best.energy) best = {cut, energy};
    }
  }
  return best;
}

struct PlacedCut {
  Cut cut;
  size_t segment = 0;
};

PlacedCut BestOfAll(const std::vector<Segment>& segments, const ChangePointOptions& options) {
  PlacedCut best;
  for (size_t i = 0; i < segments.size(); ++i) {
    const Cut cut = BestCut(segments[i], static_cast<size_t>(options.least_segment));
    if (cut.index != 0 && (best.cut.index == 0 || cut.energy > best.cut.energy)) best = {cut, i};
  }
  return best;
}

// Returns the index in the whole series at which the new segment begins.
size_t Divide(std::vector<Segment>& segments, const PlacedCut& at) {
  size_t start = at.cut.index;
  for (size_t i = 0; i < at.segment; ++i) start += segments[i].size();
  Segment& whole = segments[at.segment];
  const auto middle = whole.begin() + static_cast<std::ptrdiff_t>(at.cut.index);
  Segment rest(middle, whole.end());
  whole.erase(middle, whole.end());
  segments.insert(segments.begin() + static_cast<std::ptrdiff_t>(at.segment) + 1, std::move(rest));
  return start;
}

// How probable it is that the best cut of the shuffled segments is as good as `found` by chance.
// Samples stay in their segment: the cuts found so far are taken as true.
double PermutationP(std::vector<Segment> segments, const Cut& found,
                    const ChangePointOptions& options, Dice& dice) {
  int as_good = 1;
  for (int i = 0; i < options.permutations; ++i) {
    for (Segment& segment : segments) Shuffle(segment, dice);
    const double energy = BestOfAll(segments, options).cut.energy;
    // Sums in another order differ in the last digits.
    constexpr double kRounding = 1e-9;
    as_good += energy >= found.energy * (1 - kRounding);
  }
  return static_cast<double>(as_good) / (options.permutations + 1);
}

absl::Status Check(const std::vector<double>& series, const ChangePointOptions& options) {
  if (!AllFinite(series)) return absl::InvalidArgumentError("a sample is not a finite number");
  if (series.size() > kMostSeries) {
    return absl::InvalidArgumentError(
        absl::StrCat(series.size(), " samples are too many: at most ", kMostSeries));
  }
  if (options.least_segment < 2 || options.permutations < 1 || !(options.level > 0)) {
    return absl::InvalidArgumentError(
        "change points need segments of at least 2 samples, at least one permutation and a level "
        "above 0");
  }
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<std::vector<ChangePoint>> ChangePoints(const std::vector<double>& series,
                                                      const ChangePointOptions& options) {
  HAKARI_RETURN_IF_ERROR(Check(series, options));
  Dice dice(options.seed);
  std::vector<ChangePoint> points;
  std::vector<Segment> segments = {series};
  while (true) {
    const PlacedCut best = BestOfAll(segments, options);
    if (best.cut.index == 0) break;
    const double p_value = PermutationP(segments, best.cut, options, dice);
    if (p_value > options.level) break;
    points.push_back({Divide(segments, best), p_value});
  }
  std::sort(points.begin(), points.end(),
            [](const ChangePoint& a, const ChangePoint& b) { return a.index < b.index; });
  return points;
}

}  // namespace hakari
