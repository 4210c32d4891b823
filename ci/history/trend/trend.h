// How measurements changed from run to run: a history's runs as series, relative to a pinned
// reference build, with the points where the level changed. It alerts people and decides nothing.
#ifndef HAKARI_CI_HISTORY_TREND_TREND_H_
#define HAKARI_CI_HISTORY_TREND_TREND_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "ci/history/history_run.h"

namespace hakari::history {

struct TrendOptions {
  std::string filter;  // a regular expression that a benchmark's name must contain
  int last = 50;       // the newest points per series; at most kMostSeries
};

struct SeriesPoint {
  int64_t run = 0;
  std::string time;
  std::string revision;
  double value = 0;
  std::optional<double> ratio;  // to the reference; none if that did not measure it
};

struct LevelChange {
  size_t index = 0;  // of the first point of the new level
  Effect effect;     // the change of the median, without an interval
  double p_value = 1;
};

struct Series {
  std::string kind;
  std::string benchmark;
  std::string metric;
  std::string unit;
  std::vector<SeriesPoint> points;  // oldest first, at least one
  std::vector<LevelChange> changes;
};

struct Trend {
  std::string machine;
  // The run that the ratios refer to; none if no run is pinned, then each series refers to its
  // oldest point.
  std::optional<HistoryRun> reference;
  int elsewhere = 0;  // runs left out, since they were made on other machines
  std::vector<Series> series;
};

// `runs` oldest first. The series are those of the machine of the newest run with a benchmark that
// matches. InvalidArgument if the filter is no regular expression, NotFound if nothing matches.
absl::StatusOr<Trend> TrendOf(const std::vector<HistoryRun>& runs,
                              const std::optional<HistoryRun>& reference,
                              const TrendOptions& options);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TREND_TREND_H_
