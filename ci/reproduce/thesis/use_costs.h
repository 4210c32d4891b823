// The costs or savings of a use of the classifier, compared with the thesis's.
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

// A reading of the thesis's text about a use of the classifier. If the text is ambiguous, each
// reading is a setting of the search, and each is measured.
struct UseReading {
  std::string setting;
  std::string name;  // empty for the first, which is shown beside the published numbers

  // "steered", or "steered, cut".
  std::string RowName(const char* row) const {
    return name.empty() ? std::string(row) : absl::StrCat(row, ", ", name);
  }
  // The name of a claim of the thesis, judged for this reading.
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

// Adds the rows and claims of one reading: nodes and time of plain and of steered PDS, over all
// positions or those that both solve.
absl::Status AddCosts(ReproduceContext& context, const golden::PublishedTable& published,
                      const UseReading& reading, Among among, Reproduced& made);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_USE_COSTS_H_
