// A suite: problems, the programs that may run them, and how their answers are scored.
#ifndef HAKARI_SUITES_CORE_SUITE_H_
#define HAKARI_SUITES_CORE_SUITE_H_

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/engine_spec.h"
#include "suites/core/limits.h"
#include "suites/core/outcome.h"
#include "suites/core/problem.h"
#include "suites/core/problem_set.h"
#include "suites/core/program.h"
#include "suites/core/score.h"

namespace hakari::suites {

// Somebody's own problems in place of a suite's.
struct GivenProblems {
  std::string path;
  ProblemSet problems;
};

struct Suite {
  std::string name;
  std::string about;                       // one line for the list
  std::vector<std::string> problem_files;  // below the project's folder
  // In our own process; the first is run if none is named. None at all: a suite for engines.
  std::vector<ProgramSpec> programs;
  Limits default_limits;    // a flag replaces its own field only
  Limits slice_limits;      // for the daily check and for slow builds
  bool heeds_time = false;  // its programs can be given a time in place of counts
  ScoreFunction score;
  // Of a suite of problems to be solved: the notes by whose values what was solved is counted. Each
  // problem then says which moves are right.
  std::vector<std::string> tally;
  // An engine outside as a program. Empty: an engine could not be asked these problems.
  std::function<absl::StatusOr<ProgramSpec>(const EngineSpec&, const EngineRun&)> engine_program;
  // Reads somebody's own problems, a file or a folder. Empty: the suite has but its own.
  std::function<absl::StatusOr<ProblemSet>(const std::string& path, const ProblemRules&)>
      read_given;
  std::shared_ptr<const GivenProblems> given;  // null: the problems are those of the files
};

// What it asks of every problem.
ProblemRules RulesOf(const Suite& suite);

// Whoever asks it from now on gets these problems. kInvalidArgument: it takes none.
absl::Status Give(Suite& suite, const std::string& path);

// Its problems: those that were given, else those below the project's folder `root`; an empty one
// is the current folder.
absl::StatusOr<ProblemSet> ReadProblemsOf(const Suite& suite, const std::string& root);

// The program of this name, or the first if the name is empty; kOutOfRange if there is none.
absl::StatusOr<ProgramSpec> FindProgram(const Suite& suite, absl::string_view name);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_SUITE_H_
