// How far a constant reach should go: one setting with the classifier used at 1 to 8 plies. This is
// part of figure 4.11, since the thesis reports the trial in the text around it.
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
  int a;                // the setting's a
  int best;             // the published best number of plies
};

std::vector<NeededRun> RunsOf(const PliesTrial& trial);

// Adds rows, the claim and a figure. The measurements are in the second of two columns.
absl::Status AddPliesTrial(const PliesTrial& trial, SearchLab& lab, Reproduced& made);

// A table's cell with the nodes of a setting compared with plain PDS: "12345 (-2.1 %, 3 open)".
inline std::string TotalsText(const suites::SearchTotals& totals,
                              const suites::SearchTotals& plain) {
  const double ratio = static_cast<double>(totals.nodes) / static_cast<double>(plain.nodes);
  return absl::StrCat(totals.nodes, " (", ChangeText(ratio), ", ", totals.unknown, " open)");
}

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLIES_TRIAL_H_
