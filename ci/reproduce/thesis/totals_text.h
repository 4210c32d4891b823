// What a setting took, beside plain PDS, as a table's cell has it.
#ifndef HAKARI_CI_REPRODUCE_THESIS_TOTALS_TEXT_H_
#define HAKARI_CI_REPRODUCE_THESIS_TOTALS_TEXT_H_

#include <string>

#include "absl/strings/str_cat.h"
#include "ci/reproduce/claim.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {

// "12345 (-2.1 %, 3 open)".
inline std::string TotalsText(const suites::SearchTotals& totals,
                              const suites::SearchTotals& plain) {
  const double ratio = static_cast<double>(totals.nodes) / static_cast<double>(plain.nodes);
  return absl::StrCat(totals.nodes, " (", ChangeText(ratio), ", ", totals.unknown, " open)");
}

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_TOTALS_TEXT_H_
