// The exact part of what is measured, nodes and answers of each setting, against the golden of its
// positions and limits: golden/thesis/<positions>-<nodes>.golden, one row a setting, and
// golden/gps/<book>-<nodes>.golden, one row a version. Unlike times they are the same on every
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

// Of all that was run over these positions with the usual nodes.
absl::StatusOr<golden::Golden> ExactGolden(const SearchLab& lab, PositionsFor purpose);

// Of the versions that never change and were run over this book; none of books that were given.
absl::StatusOr<golden::Golden> ExactGolden(ProblemLab& lab, size_t book);

struct ExactCheck {
  std::string path;      // of the golden, below the project's folder
  bool exists = false;   // else nothing was compared
  int compared = 0;      // settings
  int not_accepted = 0;  // settings that the golden does not have yet
  golden::Findings
      findings;  // differences; stale if the golden is of another model or other positions
};
absl::StatusOr<ExactCheck> CheckExact(const std::string& root, const golden::Golden& measured);

// Writes the golden, keeping its rows of settings that were not run now, and its line in the log.
// Returns what changed, for people.
absl::StatusOr<std::string> AcceptExact(const std::string& root, const golden::Golden& measured,
                                        absl::string_view reason, absl::string_view date);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_EXACT_H_
