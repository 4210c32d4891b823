// Which problems of a set a run takes.
#ifndef HAKARI_SUITES_RUN_SELECTION_H_
#define HAKARI_SUITES_RUN_SELECTION_H_

#include <vector>

#include "absl/status/statusor.h"
#include "base/run/selection.h"
#include "suites/core/problem.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {

// In the order of the set. An unknown id and a selection of nothing are errors: kOutOfRange.
absl::StatusOr<std::vector<const Problem*>> SelectProblems(const ProblemSet& set,
                                                           const Selection& selection);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_RUN_SELECTION_H_
