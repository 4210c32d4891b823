// What a use of the classifier costs or saves, beside what the thesis says of it.
#ifndef HAKARI_CI_REPRODUCE_THESIS_USE_COSTS_H_
#define HAKARI_CI_REPRODUCE_THESIS_USE_COSTS_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "golden/published/published_table.h"
#include "suites/predict/experiments/search_setting.h"

namespace hakari::reproduce {

// How the text of a use of the classifier is read: where it leaves more than one reading, each is a
// setting of the search, and each is measured.
struct UseReading {
  std::string setting;
  std::string name;  // empty for the first, whose numbers stand beside the published ones

  // "steered", or "steered, cut".
  std::string RowName(const char* row) const {
    return name.empty() ? std::string(row) : absl::StrCat(row, ", ", name);
  }
  // A claim of the thesis, held against this reading.
  std::string ClaimName(const std::string& claim) const {
    return name.empty() ? claim : absl::StrCat(claim, " (", name, ")");
  }
};

inline std::vector<NeededRun> RunsFor(const std::vector<UseReading>& readings) {
  std::vector<NeededRun> runs = {{PositionsFor::kTrying, suites::kPlainSetting}};
  for (const UseReading& reading : readings) {
    runs.push_back({PositionsFor::kTrying, reading.setting});
  }
  return runs;
}

// The rows and claims of one reading: nodes and time of plain and of steered PDS, over all
// positions or those that both solve.
absl::Status AddCosts(ReproduceContext& context, const golden::PublishedTable& published,
                      const UseReading& reading, Among among, Reproduced& made);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_USE_COSTS_H_
