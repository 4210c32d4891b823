// The problems of a suite as they stand in its files, one a line:
//
//   sfen <board> <side> <hand> <ply> [moves <move> …] ; id=<id> key=value …
//   startpos [moves <move> …] ; id=<id> key=value …
//
// Lines that are empty or begin with '#' are skipped. Anything else is an error that names file,
// line and column: an illegal position, a missing or repeated id, a position that is there twice, a
// file without problems.
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
  // Changes with any problem, note or their order, but not with comments and blanks.
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
// `file_name` is what errors call the text.
absl::StatusOr<ProblemSet> ParseProblemSet(absl::string_view text, absl::string_view file_name,
                                           const ProblemRules& rules = {});

// The problems by the words of this note, each word's as a set of its own, in the order of their
// first problems. Those without the note are the set of the empty word.
absl::StatusOr<std::vector<std::pair<std::string, ProblemSet>>> SplitByNote(
    const ProblemSet& set, const std::string& note);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_PROBLEM_SET_H_
