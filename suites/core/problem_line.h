// Reads and writes one line of a problem file.
#ifndef HAKARI_SUITES_CORE_PROBLEM_LINE_H_
#define HAKARI_SUITES_CORE_PROBLEM_LINE_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "suites/core/problem.h"

namespace hakari::suites {

// Further requirements of a suite for its problems.
struct ProblemRules {
  bool needs_right_move = false;   // `best` or `avoid`; then `line` is read too
  std::vector<std::string> lists;  // keys of notes that are comma-separated words
};

// `place` is where the line begins, for messages.
absl::StatusOr<Problem> ParseProblemLine(absl::string_view line, const Place& place,
                                         const ProblemRules& rules = {});

// The line that ParseProblemLine reads as this problem.
std::string ProblemLine(const Problem& problem);

// Ids appear in file names, commands and XML, so they are kept plain.
bool IsProblemId(absl::string_view text);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_PROBLEM_LINE_H_
