// From --program and --setting to contestants.
#ifndef HAKARI_CI_CLI_ENGINES_CONTESTANTS_H_
#define HAKARI_CI_CLI_ENGINES_CONTESTANTS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/compare/comparison.h"
#include "ci/project/suite_choice.h"
#include "suites/core/limits.h"

namespace hakari {

struct ContestantWords {
  std::vector<std::string> programs;  // as typed
  std::vector<std::string> settings;  // "NAME=VALUE", or "default"
  Limits limits;                      // those that were given
  SuiteQuestion question;             // whose program is left open
};

// Two programs or more, or two settings or more of one program: USI options of an engine, nodes,
// depth or table_mib of a program of ours. Errors as those of ChooseProgram.
absl::StatusOr<std::vector<Contestant>> ContestantsOf(const ContestantWords& words);

}  // namespace hakari

#endif  // HAKARI_CI_CLI_ENGINES_CONTESTANTS_H_
