// A suite: problems, the programs that may run them, and how their answers are scored.
#ifndef HAKARI_SUITES_CORE_SUITE_H_
#define HAKARI_SUITES_CORE_SUITE_H_

#include <functional>
#include <string>
#include <vector>

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

struct Suite {
  std::string name;
  std::string about;                       // one line for the list
  std::vector<std::string> problem_files;  // below the project's folder
  // In our own process; the first is run if none is named. None at all: a suite for engines.
  std::vector<ProgramSpec> programs;
  Limits default_limits;  // a flag replaces its own field only
  Limits slice_limits;    // for the daily check and for slow builds
  // Called for outcomes that ran.
  std::function<Score(const Problem&, const Outcome&)> score;
  // An engine outside as a program. Empty: an engine could not be asked these problems.
  std::function<absl::StatusOr<ProgramSpec>(const EngineSpec&, const EngineRun&)> engine_program;
};

// Its problems, below the project's folder `root`; an empty one is the current folder.
absl::StatusOr<ProblemSet> ReadProblemsOf(const Suite& suite, const std::string& root);

// The program of this name, or the first if the name is empty; kOutOfRange if there is none.
absl::StatusOr<ProgramSpec> FindProgram(const Suite& suite, absl::string_view name);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_SUITE_H_
