#include "ci/reproduce/thesis/chapters.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/thesis/setting_comparison.h"

namespace hakari::reproduce {
namespace {

// Each shape with each reach.
std::vector<std::string> ShapesAndReaches(const char* use, int a) {
  std::vector<std::string> settings;
  for (const char* shape : {"step", "sigmoid"}) {
    for (const char* reach : {"constant", "shrinking"}) {
      settings.push_back(absl::StrCat(use, "-", shape, "-", reach, "-", a));
    }
  }
  return settings;
}

JudgedClaim JudgeShare(const std::string& setting, const Compared& compared) {
  return JudgeFall(absl::StrCat(setting, " takes fewer nodes on what both solve"), compared.both);
}

absl::StatusOr<Reproduced> Make(ReproduceContext& context, const ReproducedTable& table) {
  HAKARI_ASSIGN_OR_RETURN(SettingComparison all, CompareWithPlain(context, table));
  const std::vector<std::string> settings = SettingsOf(table);
  for (size_t i = 0; i < settings.size(); ++i) {
    all.made.claims.push_back(JudgeShare(settings[i], all.compared[i]));
  }
  return std::move(all.made);
}

ReproducedTable With(ReproducedTable table) {
  table.make = [described = table](ReproduceContext& context) { return Make(context, described); };
  return table;
}

}  // namespace

std::vector<ReproducedTable> VariantTables() {
  std::vector<std::string> increments;
  for (const auto& [use, a] : {std::make_pair("increments", 7), std::make_pair("bounded", 7),
                               std::make_pair("bounded", 3)}) {
    for (std::string& setting : ShapesAndReaches(use, a)) increments.push_back(std::move(setting));
  }
  return {
      With(TableBesidePlain("variants-initial", "Use 2 in every variant, a = 5",
                            ShapesAndReaches("initial", 5))),
      With(TableBesidePlain("variants-increments",
                            "Use 3 in every variant, added whole (increments) and cut (bounded)",
                            std::move(increments)))};
}

}  // namespace hakari::reproduce
