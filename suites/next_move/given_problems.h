// Reads next-move problems that a user supplies, such as books that cannot be shipped.
#ifndef HAKARI_SUITES_NEXT_MOVE_GIVEN_PROBLEMS_H_
#define HAKARI_SUITES_NEXT_MOVE_GIVEN_PROBLEMS_H_

#include <string>

#include "absl/status/statusor.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {

// Reads a problem file, every problem file (.sfen, .sfen.zst) of a folder in the order of their
// names, or a folder with typed books (transcription/). A folder without any problem, or with both
// kinds, is an error.
absl::StatusOr<ProblemSet> ReadGivenProblems(const std::string& path, const ProblemRules& rules);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_GIVEN_PROBLEMS_H_
