#include "ci/history/trend/trend.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/statistics/change_points.h"
#include "base/statistics/median.h"
#include "base/status/macros.h"
#include "base/text/name_filter.h"

namespace hakari::history {
namespace {

// Dozens of series are tested together: a change must be so improbable by chance that most alerts
// are true, and large enough to matter.
constexpr double kLevel = 0.01;
constexpr double kLeastChange = 0.01;

using SeriesKey = std::tuple<std::string, std::string, std::string, std::string>;

SeriesKey KeyOf(const HistoryRun& run, const HistoryRow& row) {
  return {run.kind, row.benchmark, row.metric, row.unit};
}

std::optional<double> ReferenceValue(const HistoryRun& run, const HistoryRow& row,
                                     const std::optional<HistoryRun>& reference) {
  if (!reference) return std::nullopt;
  // If the reference was measured in the same rounds, it had the same load of the machine.
  const bool same_rounds = !run.base_revision.empty() && run.base_revision == reference->revision;
  if (same_rounds && row.base_median) return row.base_median;
  if (reference->machine != run.machine) return std::nullopt;
  for (const HistoryRow& candidate : reference->rows) {
    if (KeyOf(*reference, candidate) == KeyOf(run, row)) return candidate.median;
  }
  return std::nullopt;
}

SeriesPoint PointOf(const HistoryRun& run, const HistoryRow& row,
                    const std::optional<HistoryRun>& reference) {
  SeriesPoint point{run.id, run.time, run.revision, row.median, std::nullopt};
  const std::optional<double> value = ReferenceValue(run, row, reference);
  if (value && *value > 0) point.ratio = row.median / *value;
  return point;
}

void ReferToOldest(std::vector<SeriesPoint>& points) {
  const double oldest = points.front().value;
  if (oldest <= 0) return;
  for (SeriesPoint& point : points) point.ratio = point.value / oldest;
}

// Ratios if every point has one, else the values: both on one scale would make false steps.
std::vector<double> Levels(const std::vector<SeriesPoint>& points) {
  const bool ratios = std::all_of(points.begin(), points.end(),
                                  [](const SeriesPoint& point) { return point.ratio.has_value(); });
  std::vector<double> levels;
  for (const SeriesPoint& point : points) levels.push_back(ratios ? *point.ratio : point.value);
  return levels;
}

double MedianBetween(const std::vector<double>& levels, size_t begin, size_t end) {
  return MedianOf(std::vector<double>(levels.begin() + static_cast<std::ptrdiff_t>(begin),
                                      levels.begin() + static_cast<std::ptrdiff_t>(end)));
}

absl::StatusOr<std::vector<LevelChange>> ChangesOf(const std::vector<double>& levels) {
  ChangePointOptions options;
  options.level = kLevel;
  HAKARI_ASSIGN_OR_RETURN(const std::vector<ChangePoint> points, ChangePoints(levels, options));
  std::vector<LevelChange> changes;
  size_t begin = 0;
  for (size_t i = 0; i < points.size(); ++i) {
    const size_t index = points[i].index;
    const size_t end = i + 1 < points.size() ? points[i + 1].index : levels.size();
    const double before = MedianBetween(levels, begin, index);
    const double change = before == 0 ? 0 : MedianBetween(levels, index, end) / before - 1;
    if (std::abs(change) >= kLeastChange) {
      changes.push_back({index, {"level", EffectUnit::kChange, change, {}, 0}, points[i].p_value});
    }
    begin = index;
  }
  return changes;
}

struct Matching {
  std::map<SeriesKey, std::vector<SeriesPoint>> points;
  std::string machine;
  int elsewhere = 0;
};

bool HasMatch(const HistoryRun& run, const NameFilter& filter) {
  return std::any_of(run.rows.begin(), run.rows.end(),
                     [&filter](const HistoryRow& row) { return filter.Matches(row.benchmark); });
}

Matching Collect(const std::vector<HistoryRun>& runs, const std::optional<HistoryRun>& reference,
                 const NameFilter& filter) {
  Matching matching;
  const auto newest = std::find_if(runs.rbegin(), runs.rend(), [&filter](const HistoryRun& run) {
    return HasMatch(run, filter);
  });
  if (newest == runs.rend()) return matching;
  matching.machine = newest->machine;
  for (const HistoryRun& run : runs) {
    if (!HasMatch(run, filter)) continue;
    if (run.machine != matching.machine) {
      ++matching.elsewhere;
      continue;
    }
    for (const HistoryRow& row : run.rows) {
      if (!filter.Matches(row.benchmark)) continue;
      matching.points[KeyOf(run, row)].push_back(PointOf(run, row, reference));
    }
  }
  return matching;
}

absl::StatusOr<Series> SeriesOf(const SeriesKey& key, std::vector<SeriesPoint> points,
                                const TrendOptions& options, bool has_reference) {
  const size_t last = static_cast<size_t>(std::max(1, options.last));
  if (points.size() > last) {
    points.erase(points.begin(), points.end() - static_cast<std::ptrdiff_t>(last));
  }
  if (!has_reference) ReferToOldest(points);
  HAKARI_ASSIGN_OR_RETURN(std::vector<LevelChange> changes, ChangesOf(Levels(points)));
  const auto& [kind, benchmark, metric, unit] = key;
  return Series{kind, benchmark, metric, unit, std::move(points), std::move(changes)};
}

}  // namespace

absl::StatusOr<Trend> TrendOf(const std::vector<HistoryRun>& runs,
                              const std::optional<HistoryRun>& reference,
                              const TrendOptions& options) {
  HAKARI_ASSIGN_OR_RETURN(const NameFilter filter, NameFilter::Parse(options.filter));
  Matching matching = Collect(runs, reference, filter);
  Trend trend;
  trend.machine = matching.machine;
  trend.reference = reference;
  trend.elsewhere = matching.elsewhere;
  for (auto& [key, points] : matching.points) {
    HAKARI_ASSIGN_OR_RETURN(Series series,
                            SeriesOf(key, std::move(points), options, reference.has_value()));
    trend.series.push_back(std::move(series));
  }
  if (!trend.series.empty()) return trend;
  return absl::NotFoundError(
      options.filter.empty()
          ? "the history has no runs yet"
          : absl::StrCat("no benchmark of the history matches `", options.filter, "`"));
}

}  // namespace hakari::history
