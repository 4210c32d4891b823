// How far a constant reach should go: one setting with the classifier asked at 1 to 8 plies. A part
// of figure 4.11, since the thesis tried it in the text around it.
#ifndef HAKARI_CI_REPRODUCE_THESIS_PLIES_TRIAL_H_
#define HAKARI_CI_REPRODUCE_THESIS_PLIES_TRIAL_H_

#include <vector>

#include "absl/status/status.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/reproduced_table.h"
#include "ci/reproduce/search_lab.h"

namespace hakari::reproduce {

struct PliesTrial {
  const char* setting;  // with the usual plies: "increments-sigmoid-constant-6"
  int a;                // its a
  int best;             // as published
};

std::vector<NeededRun> RunsOf(const PliesTrial& trial);

// Adds rows, the claim and a figure; what was measured stands in the last of two columns.
absl::Status AddPliesTrial(const PliesTrial& trial, SearchLab& lab, Reproduced& made);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_THESIS_PLIES_TRIAL_H_
