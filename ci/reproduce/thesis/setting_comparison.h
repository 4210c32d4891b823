// Compares settings of the search with plain PDS over the many positions: the table for ideas of
// the thesis without published numbers.
#ifndef HAKARI_CI_REPRODUCE_THESIS_SETTING_COMPARISON_H_
#define HAKARI_CI_REPRODUCE_THESIS_SETTING_COMPARISON_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"

namespace hakari::reproduce {

// A setting compared with plain PDS: nodes of all, nodes of what both solve, time of all.
struct Compared {
  suites::SearchPair pair;
  Effect all, both, time;
};

struct SettingComparison {
  Reproduced made;  // a row for plain PDS, then one per setting
  std::vector<Compared> compared;
};

// "thesis/<id>": plain PDS and the settings are run over the many positions.
ReproducedTable TableBesidePlain(const char* id, const char* title,
                                 std::vector<std::string> settings);

// The table's settings without plain PDS, in order.
std::vector<std::string> SettingsOf(const ReproducedTable& table);

// Runs the table's settings.
absl::StatusOr<SettingComparison> CompareWithPlain(ReproduceContext& context,
                                                   const ReproducedTable& table);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_SETTING_COMPARISON_H_
