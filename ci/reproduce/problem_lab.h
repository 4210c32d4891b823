// Runs versions of an engine over problems with right moves: each version once over each book, even
// if several tables need it.
#ifndef HAKARI_CI_REPRODUCE_PROBLEM_LAB_H_
#define HAKARI_CI_REPRODUCE_PROBLEM_LAB_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/context/context.h"
#include "ci/reproduce/kept_run.h"
#include "suites/core/outcome.h"
#include "suites/core/problem_set.h"
#include "suites/core/program.h"
#include "suites/core/score.h"
#include "suites/predict/experiments/experiment.h"

namespace hakari::reproduce {

struct EngineVersion {
  std::string typed;   // an argument of `--version`: "search:frozen1"
  std::string about;   // "weights set by hand"; may be empty
  std::string beside;  // the paper's version that it is compared with: "autumn_2008"; empty: none
  std::string golden;  // its row in goldens; empty if its counts may change
  suites::ProgramSpec program;
};

// The problems of one book.
struct ProblemBook {
  std::string name;           // the value of the note `book`; empty if problems have none
  suites::ExperimentSet set;  // its name is used for journals and goldens

  std::string shown() const { return name.empty() ? "without a book" : name; }
  size_t size() const { return set.problems.problems().size(); }
};

// Splits problems by the note `book`. `are_given`: the problems are the user's; their sets are
// named by contents, so that their journals are separate from ours.
absl::StatusOr<std::vector<ProblemBook>> BooksOf(const suites::ProblemSet& problems,
                                                 bool are_given);

struct ProblemLabOptions {
  RunKeeping keeping;
  std::vector<ProblemBook> books;
  bool are_given = false;               // the books are the user's: they have no goldens
  std::string books_name;               // for display: "suites/next_move", or as typed
  std::vector<EngineVersion> versions;  // oldest first
  suites::ScoreFunction score;
  uint64_t nodes = 0;  // per problem
};

// One version over one book.
struct BookRun {
  suites::SettingRun run;
  std::vector<suites::Score> scores;  // one per problem, in the order of the book

  suites::ScoreTotals totals() const;
};

// The numbers of problems that only one of two versions solves.
struct OnlyOne {
  int64_t first = 0, second = 0;
  int64_t both() const { return first + second; }
};

class ProblemLab {
 public:
  ProblemLab(ProblemLabOptions options, Context context);

  // A shard runs only its problems. kCancelled: stopped. kFailedPrecondition: the version answered
  // no problem at all. The pointer stays valid.
  absl::StatusOr<const BookRun*> Run(size_t book, size_t version);
  // Runs every version over every book.
  absl::Status RunAll();
  // Stores a finished run, so that it is not made.
  void Keep(size_t book, size_t version, suites::SettingRun run);

  absl::StatusOr<OnlyOne> Compare(size_t book, size_t first, size_t second);

  const ProblemLabOptions& options() const { return options_; }
  // "216 problems of book one, 216 problems of book two (suites/next_move) of at most 20000 nodes
  // each".
  std::string MeasuredOn() const;

 private:
  const ProblemLabOptions options_;
  const Context context_;
  std::map<std::pair<size_t, size_t>, BookRun> runs_;
};

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_PROBLEM_LAB_H_
