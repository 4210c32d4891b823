#include "ci/reproduce/thesis/setting_comparison.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/reproduce/claim.h"
#include "suites/predict/experiments/search_setting.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

constexpr PositionsFor kTrying = PositionsFor::kTrying;
constexpr double kNanoseconds = 1e9;

absl::StatusOr<Compared> Compare(SearchLab& lab, const std::string& setting) {
  Compared compared;
  absl::StatusOr<suites::SearchPair> pair = lab.Pair(kTrying, suites::kPlainSetting, setting);
  if (!pair.ok()) return pair.status();
  compared.pair = *std::move(pair);
  const suites::ExperimentSet& set = lab.set(kTrying);
  const struct {
    CostOf cost;
    Among among;
    Effect* ratio;
  } kRatios[] = {{CostOf::kNodes, Among::kAll, &compared.all},
                 {CostOf::kNodes, Among::kBothSolved, &compared.both},
                 {CostOf::kTime, Among::kAll, &compared.time}};
  for (const auto& each : kRatios) {
    const absl::StatusOr<Effect> ratio = CostRatio(set, compared.pair, each.cost, each.among);
    if (!ratio.ok()) return ratio.status();
    *each.ratio = *ratio;
  }
  return compared;
}

ReproducedRow RowOf(std::string name, const suites::SearchTotals& totals, const std::string& change,
                    const std::string& both_change) {
  const double seconds = static_cast<double>(totals.cpu_ns) / kNanoseconds;
  return {std::move(name),
          {{"", absl::StrCat(totals.nodes)},
           {"", change},
           {"", both_change},
           {"", absl::StrFormat("%.1f", seconds)},
           {"", absl::StrCat(totals.mates)},
           {"", absl::StrCat(totals.no_mates)},
           {"", absl::StrCat(totals.unknown)}}};
}

}  // namespace

ReproducedTable TableBesidePlain(const char* id, const char* title,
                                 std::vector<std::string> settings) {
  ReproducedTable table;
  table.id = absl::StrCat("thesis/", id);
  table.title = title;
  table.runs.push_back({kTrying, suites::kPlainSetting});
  for (std::string& setting : settings) table.runs.push_back({kTrying, std::move(setting)});
  return table;
}

std::vector<std::string> SettingsOf(const ReproducedTable& table) {
  std::vector<std::string> settings;
  for (const NeededRun& run : table.runs) {
    if (run.setting != suites::kPlainSetting) settings.push_back(run.setting);
  }
  return settings;
}

absl::StatusOr<SettingComparison> CompareWithPlain(ReproduceContext& context,
                                                   const ReproducedTable& table) {
  SettingComparison all;
  all.made.id = table.id;
  all.made.title = table.title;
  all.made.conditions = "Proposed in the thesis, without numbers.";
  all.made.measured_on = context.lab.MeasuredOn(kTrying);
  all.made.columns = {"nodes", "change", "both solve: change", "seconds", "mate",
                      "none",  "unknown"};
  for (const std::string& setting : SettingsOf(table)) {
    absl::StatusOr<Compared> compared = Compare(context.lab, setting);
    if (!compared.ok()) return compared.status();
    if (all.compared.empty()) {
      all.made.rows.push_back(RowOf(suites::kPlainSetting, compared->pair.first, "", ""));
    }
    all.made.rows.push_back(RowOf(setting, compared->pair.second, ChangeText(compared->all),
                                  ChangeText(compared->both)));
    all.compared.push_back(*std::move(compared));
  }
  return all;
}

}  // namespace hakari::reproduce
