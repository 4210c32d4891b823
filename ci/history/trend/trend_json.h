// A trend for machines.
#ifndef HAKARI_CI_HISTORY_TREND_TREND_JSON_H_
#define HAKARI_CI_HISTORY_TREND_TREND_JSON_H_

#include <string>

#include "ci/history/trend/trend.h"
#include "ci/report/origin.h"

namespace hakari::history {

// An envelope of the schema hakari-trend. Broken UTF-8 of foreign texts is replaced.
std::string TrendJson(const Trend& trend, const report::Origin& origin);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TREND_TREND_JSON_H_
