// The problems of a suite, read from its files, one problem per line:
//
//   sfen <board> <side> <hand> <ply> [moves <move> …] ; id=<id> key=value …
//   startpos [moves <move> …] ; id=<id> key=value …
//
// Empty lines and lines that begin with '#' are skipped. Everything else that is not such a problem
// is an error that names file, line and column: an illegal position, a missing or repeated id, a
// repeated position. A file without problems is an error too.
#ifndef HAKARI_SUITES_CORE_PROBLEM_SET_H_
#define HAKARI_SUITES_CORE_PROBLEM_SET_H_

#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/problem.h"
#include "suites/core/problem_line.h"

namespace hakari::suites {

class ProblemSet {
 public:
  const std::vector<Problem>& problems() const { return problems_; }
  // Depends on the problems, their notes and their order, but not on comments and blanks.
  const std::string& hash() const { return hash_; }
  const Problem* Find(absl::string_view id) const;

 private:
  friend class ProblemSetBuilder;

  std::vector<Problem> problems_;
  std::unordered_map<std::string, int> by_id_;
  std::string hash_;
};

// Files whose names end in .zst are unpacked.
absl::StatusOr<ProblemSet> ReadProblemSet(const std::vector<std::string>& paths,
                                          const ProblemRules& rules = {});
// Errors use `file_name` as the name of the text.
absl::StatusOr<ProblemSet> ParseProblemSet(absl::string_view text, absl::string_view file_name,
                                           const ProblemRules& rules = {});

// Splits the problems by the words of this note: one set for each word, in the order of their first
// problems. Problems without the note are the set of the empty word.
absl::StatusOr<std::vector<std::pair<std::string, ProblemSet>>> SplitByNote(
    const ProblemSet& set, const std::string& note);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_PROBLEM_SET_H_
