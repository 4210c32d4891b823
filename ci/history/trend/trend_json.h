// A trend for machines.
#ifndef HAKARI_CI_HISTORY_TREND_TREND_JSON_H_
#define HAKARI_CI_HISTORY_TREND_TREND_JSON_H_

#include <string>

#include "ci/history/trend/trend.h"

namespace hakari::history {

// Schema "hakari-trend", version 1. Broken UTF-8 of foreign texts is replaced.
std::string TrendJson(const Trend& trend);

}  // namespace hakari::history

#endif  // HAKARI_CI_HISTORY_TREND_TREND_JSON_H_
