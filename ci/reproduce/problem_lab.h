// Where problems with right moves are put to versions of an engine: each version once over each
// book, however many tables ask.
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
  std::string typed;   // as `--version` takes it: "search:frozen1"
  std::string about;   // "weights set by hand"; empty where nobody says
  std::string beside;  // the paper's version that it stands beside: "autumn_2008"; empty: none
  std::string golden;  // its row in goldens; empty where it may change without being wrong
  suites::ProgramSpec program;
};

// The problems of one book.
struct ProblemBook {
  std::string name;           // the word of the note `book`; empty where problems name none
  suites::ExperimentSet set;  // its name is that of journals and goldens

  std::string shown() const { return name.empty() ? "without a book" : name; }
  size_t size() const { return set.problems.problems().size(); }
};

// By the note `book`. Journals of problems that somebody gave (`are_given`) lie beside those of
// ours.
absl::StatusOr<std::vector<ProblemBook>> BooksOf(const suites::ProblemSet& problems,
                                                 bool are_given);

struct ProblemLabOptions {
  RunKeeping keeping;
  std::vector<ProblemBook> books;
  bool are_given = false;  // the books are somebody's own: there are no goldens of them
  std::string books_name;  // for people: "suites/next_move", or what was typed
  std::vector<EngineVersion> versions;  // in the order of time
  suites::ScoreFunction score;
  uint64_t nodes = 0;  // a problem
};

// One version over one book.
struct BookRun {
  suites::SettingRun run;
  std::vector<suites::Score> scores;  // one a problem, in the order of the book

  suites::ScoreTotals totals() const;
};

// What only one of two versions solves.
struct OnlyOne {
  int64_t first = 0, second = 0;
  int64_t both() const { return first + second; }
};

class ProblemLab {
 public:
  ProblemLab(ProblemLabOptions options, Context context);

  // Of a shard: its problems alone. kCancelled: stopped. kFailedPrecondition: the version answered
  // no problem at all. The pointer stays valid.
  absl::StatusOr<const BookRun*> Run(size_t book, size_t version);
  // Every version over every book.
  absl::Status RunAll();
  // A run that is there already: asked for, it is not made anew.
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
