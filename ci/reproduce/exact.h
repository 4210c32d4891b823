// Compares the exact results, nodes and answers of each setting, with the golden of the same
// positions and limits: golden/thesis/<positions>-<nodes>.golden, one row per setting, and
// golden/gps/<book>-<nodes>.golden, one row per version. Unlike times they are the same on every
// machine, so a difference is a change of the search, of the model or of weights.
#ifndef HAKARI_CI_REPRODUCE_EXACT_H_
#define HAKARI_CI_REPRODUCE_EXACT_H_

#include <cstddef>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/reproduce/problem_lab.h"
#include "ci/reproduce/search_lab.h"
#include "golden/finding.h"
#include "golden/golden.h"

namespace hakari::reproduce {

// The golden of everything that was run over these positions with the usual nodes.
absl::StatusOr<golden::Golden> ExactGolden(const SearchLab& lab, PositionsFor purpose);

// The golden of the versions that never change and were run over this book. Books given by the user
// have none.
absl::StatusOr<golden::Golden> ExactGolden(ProblemLab& lab, size_t book);

struct ExactCheck {
  std::string path;      // of the golden, below the project's folder
  bool exists = false;   // if not, nothing was compared
  int compared = 0;      // number of settings
  int not_accepted = 0;  // settings that the golden does not have yet
  golden::Findings
      findings;  // differences; stale if the golden is of another model or other positions
};
absl::StatusOr<ExactCheck> CheckExact(const std::string& root, const golden::Golden& measured);

// Writes the golden and its line in the log. Rows of settings that were not run now are kept.
// Returns a text about the changes.
absl::StatusOr<std::string> AcceptExact(const std::string& root, const golden::Golden& measured,
                                        absl::string_view reason, absl::string_view date);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_EXACT_H_
