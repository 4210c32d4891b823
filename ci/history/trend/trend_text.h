// A trend as text and as JSON, and the list of a history's runs.
#ifndef HAKARI_CI_HISTORY_TREND_TREND_TEXT_H_
#define HAKARI_CI_HISTORY_TREND_TREND_TEXT_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "ci/history/history_run.h"
#include "ci/history/trend/trend.h"
#include "ci/report/origin.h"

namespace hakari::history {

// The subject of a revision's commit, empty if it is unknown.
using SubjectOf = std::function<std::string(const std::string& revision)>;

// A line per series, with a sparkline of its newest points, and a line for each change of level.
std::string TrendText(const Trend& trend, const SubjectOf& subject_of);

// A line per run; `pinned` is the id of the reference, 0 if there is none.
std::string RunsText(const std::vector<HistoryRun>& runs, int64_t pinned,
                     const SubjectOf& subject_of);

// A series in one line of a terminal.

// One block per value, scaled from the least to the greatest; "|" before each of `marks`. The scale
// spans at least two percent, so that noise does not look like large changes. Values must be
// finite.
std::string Sparkline(const std::vector<double>& values, const std::vector<size_t>& marks);

// An envelope of the schema hakari-trend. Broken UTF-8 of foreign texts is replaced.
std::string TrendJson(const Trend& trend, const report::Origin& origin);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TREND_TREND_TEXT_H_
