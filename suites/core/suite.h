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

// Problems of the user that replace those of a suite.
struct GivenProblems {
  std::string path;
  ProblemSet problems;
};

struct Suite {
  std::string name;
  std::string about;                       // one line for the list
  std::vector<std::string> problem_files;  // relative to the project's folder
  // Programs in our own process; the first one is the default. Empty: a suite for external engines.
  std::vector<ProgramSpec> programs;
  Limits default_limits;    // a flag replaces its own field only
  Limits slice_limits;      // for the daily check and for slow builds
  bool heeds_time = false;  // its programs accept a time instead of counts
  ScoreFunction score;
  // For suites of problems to be solved: the notes by whose words the solved problems are counted.
  // If it is not empty, each problem must say which moves are right.
  std::vector<std::string> tally;
  // Makes a program of an external engine. Empty: engines cannot be asked these problems.
  std::function<absl::StatusOr<ProgramSpec>(const EngineSpec&, const EngineRun&)> engine_program;
  // Reads the user's own problems from a file or a folder. Empty: the suite accepts only its own.
  std::function<absl::StatusOr<ProblemSet>(const std::string& path, const ProblemRules&)>
      read_given;
  std::shared_ptr<const GivenProblems> given;  // null: the problems are those of the files
};

// What the suite requires of every problem.
ProblemRules RulesOf(const Suite& suite);

// Replaces the problems of the suite by those at `path`. kInvalidArgument: it accepts only its own.
absl::Status Give(Suite& suite, const std::string& path);

// The problems of the suite: those that were given, otherwise its files below the project's folder
// `root` (empty: the current folder).
absl::StatusOr<ProblemSet> ReadProblemsOf(const Suite& suite, const std::string& root);

// The program of this name, or the first if the name is empty; kOutOfRange if there is none.
absl::StatusOr<ProgramSpec> FindProgram(const Suite& suite, absl::string_view name);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_SUITE_H_
