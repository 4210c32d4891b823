// Next-move problems of somebody's own: books that are not ours to ship.
#ifndef HAKARI_SUITES_NEXT_MOVE_GIVEN_PROBLEMS_H_
#define HAKARI_SUITES_NEXT_MOVE_GIVEN_PROBLEMS_H_

#include <string>

#include "absl/status/statusor.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {

// A problem file, every problem file (.sfen, .sfen.zst) of a folder in the order of their names, or
// the books that somebody typed into a folder (transcription/). A folder without any problem, or
// with both kinds, is an error.
absl::StatusOr<ProblemSet> ReadGivenProblems(const std::string& path, const ProblemRules& rules);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_GIVEN_PROBLEMS_H_
