// Turns --program and --setting into contestants.
#ifndef HAKARI_CI_CLI_ENGINES_CONTESTANTS_H_
#define HAKARI_CI_CLI_ENGINES_CONTESTANTS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/compare/comparison.h"
#include "ci/project/suite_choice.h"
#include "suites/core/limits.h"

namespace hakari::cli {

struct ContestantWords {
  std::vector<std::string> programs;  // as typed
  std::vector<std::string> settings;  // "NAME=VALUE", or "default"
  suites::Limits limits;              // those given on the command line
  project::SuiteQuestion question;    // without a program
};

// Two programs or more, or two settings or more of one program: USI options of an engine; nodes,
// depth or table_mib of one of our programs. Returns the errors of ChooseProgram.
absl::StatusOr<std::vector<compare::Contestant>> ContestantsOf(const ContestantWords& words);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_CONTESTANTS_H_
