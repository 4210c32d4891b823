// How far a constant reach should go: one setting with the classifier asked at 1 to 8 plies. A part
// of figure 4.11, since the thesis tried it in the text around it.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLIES_TRIAL_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLIES_TRIAL_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "ci/reproduce/claim.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {

struct PliesTrial {
  const char* setting;  // with the usual plies: "increments-sigmoid-constant-6"
  int a;                // its a
  int best;             // as published
};

std::vector<NeededRun> RunsOf(const PliesTrial& trial);

// Adds rows, the claim and a figure; what was measured stands in the last of two columns.
absl::Status AddPliesTrial(const PliesTrial& trial, SearchLab& lab, Reproduced& made);

// What a setting took, beside plain PDS, as a table's cell has it:
// "12345 (-2.1 %, 3 open)".
inline std::string TotalsText(const suites::SearchTotals& totals,
                              const suites::SearchTotals& plain) {
  const double ratio = static_cast<double>(totals.nodes) / static_cast<double>(plain.nodes);
  return absl::StrCat(totals.nodes, " (", ChangeText(ratio), ", ", totals.unknown, " open)");
}

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLIES_TRIAL_H_
