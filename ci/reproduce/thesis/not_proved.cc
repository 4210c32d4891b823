#include "ci/reproduce/thesis/not_proved.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/statistics/binomial.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/svg.h"

namespace hakari::reproduce {
namespace {

constexpr double kConfidence = 0.95;
constexpr uint64_t kFewThousand = 3000;
constexpr uint64_t kShown[] = {10,     30,     100,     300,     1000,     3000,
                               10'000, 30'000, 100'000, 300'000, 1'000'000};

JudgedClaim JudgeShare(const char* claim, double published, const NotProved& measured) {
  const Interval interval =
      ClopperPearson(measured.predicted - measured.proved, measured.predicted, kConfidence);
  return JudgeLeast(claim, published / 100, interval,
                    absl::StrFormat("%.1f %% [%.1f, %.1f]", measured.share(), 100 * interval.low,
                                    100 * interval.high));
}

}  // namespace

absl::Status AddNotProved(const golden::PublishedTable& text,
                          const std::function<NotProved(uint64_t nodes)>& within,
                          uint64_t most_nodes, Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const double least, text.Number("no_mate_or_unknown_least", "value"));
  HAKARI_ASSIGN_OR_RETURN(const double few,
                          text.Number("no_mate_or_unknown_few_thousand_nodes", "value"));
  if (within(most_nodes).predicted == 0) {
    return absl::FailedPreconditionError("the classifier predicts a mate in every position");
  }
  made.columns = {"no mate or unknown"};
  LineChart chart;
  chart.title = made.title;
  chart.x_name = "nodes";
  chart.x_is_power = true;
  chart.y_name = "no mate or unknown, %";
  chart.series.push_back({"predicted none", {}});
  for (const uint64_t nodes : kShown) {
    if (nodes > most_nodes) break;
    const NotProved share = within(nodes);
    made.rows.push_back(
        {absl::StrCat(nodes, " nodes"), {{"", absl::StrFormat("%.2f %%", share.share())}}});
    chart.series[0].points.emplace_back(std::log10(static_cast<double>(nodes)), share.share());
  }
  made.claims.push_back(JudgeShare(
      "Of the positions predicted to have no mate at least 90 % have none or are unknown", least,
      within(most_nodes)));
  made.claims.push_back(JudgeShare("At a few thousand nodes (3000) it is at least 98 %", few,
                                   within(std::min(kFewThousand, most_nodes))));
  made.figures.push_back({made.title, LineChartSvg(chart)});
  return absl::OkStatus();
}

}  // namespace hakari::reproduce
