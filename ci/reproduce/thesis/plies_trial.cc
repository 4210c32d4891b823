#include "ci/reproduce/thesis/plies_trial.h"

#include <cstddef>
#include <utility>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "base/status/macros.h"
#include "ci/reproduce/svg.h"
#include "engine/predict/search/steering.h"
#include "suites/predict/experiments/search_setting.h"

namespace hakari::reproduce {
namespace {

constexpr PositionsFor kChoosing = PositionsFor::kChoosing;
constexpr int kMostPlies = 8;

// The setting's name has no plies if they are the usual ones.
std::string SettingAt(const PliesTrial& trial, int plies) {
  return plies == predict::kConstantReachPlies ? trial.setting
                                               : absl::StrCat(trial.setting, "-plies", plies);
}

absl::StatusOr<suites::SearchTotals> TotalsAt(SearchLab& lab, const std::string& setting) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SettingRun* const run, lab.Run(kChoosing, setting));
  return suites::TotalsOf(*run);
}

// "take least". If other plies take fewer nodes but the difference is not shown, neither is the
// claim.
absl::StatusOr<JudgedClaim> JudgeBest(const PliesTrial& trial, SearchLab& lab, int best) {
  const std::string claim = absl::StrCat("At a = ", trial.a, " with the sigmoid ", trial.best,
                                         " plies take least of 1 to ", kMostPlies);
  if (best == trial.best) return JudgeFact(claim, true, absl::StrCat(best, " plies"));
  HAKARI_ASSIGN_OR_RETURN(
      const suites::SearchPair pair,
      lab.Pair(kChoosing, SettingAt(trial, trial.best), SettingAt(trial, best)));
  HAKARI_ASSIGN_OR_RETURN(const Effect ratio,
                          CostRatio(lab.set(kChoosing), pair, CostOf::kNodes, Among::kAll));
  JudgedClaim judged = JudgeFact(claim, false,
                                 absl::StrCat(best, best == 1 ? " ply, " : " plies, ",
                                              ChangeText(ratio), " against ", trial.best));
  if (ratio.interval.Contains(1)) judged.holding = Holding::kNotShown;
  return judged;
}

}  // namespace

std::vector<NeededRun> RunsOf(const PliesTrial& trial) {
  std::vector<NeededRun> runs;
  for (int plies = 1; plies <= kMostPlies; ++plies) {
    runs.push_back({kChoosing, SettingAt(trial, plies)});
  }
  return runs;
}

absl::Status AddPliesTrial(const PliesTrial& trial, SearchLab& lab, Reproduced& made) {
  HAKARI_ASSIGN_OR_RETURN(const suites::SearchTotals plain, TotalsAt(lab, suites::kPlainSetting));
  LineChart chart;
  chart.title = absl::StrCat("Nodes by plies, ", trial.setting);
  chart.x_name = "plies at which the classifier is asked";
  chart.y_name = "nodes of all positions";
  chart.level_name = "plain PDS";
  chart.level = static_cast<double>(plain.nodes);
  chart.series = {{"by plies", {}}};
  auto& points = chart.series[0].points;
  size_t best = 0;
  for (int plies = 1; plies <= kMostPlies; ++plies) {
    HAKARI_ASSIGN_OR_RETURN(const suites::SearchTotals totals,
                            TotalsAt(lab, SettingAt(trial, plies)));
    made.rows.push_back({absl::StrCat("a = ", trial.a, ", plies ", plies),
                         {{"", ""}, {"", TotalsText(totals, plain)}}});
    points.emplace_back(plies, static_cast<double>(totals.nodes));
    if (points.back().second < points[best].second) best = points.size() - 1;
  }
  HAKARI_ASSIGN_OR_RETURN(JudgedClaim judged, JudgeBest(trial, lab, static_cast<int>(best) + 1));
  made.claims.push_back(std::move(judged));
  made.figures.push_back({chart.title, LineChartSvg(chart)});
  return absl::OkStatus();
}

}  // namespace hakari::reproduce
