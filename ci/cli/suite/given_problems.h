// The user's own problems instead of a suite's: --problems of `suite`, --problems-in of `accept`.
// Their goldens are in their folder, under golden/.
#ifndef HAKARI_CI_CLI_SUITE_GIVEN_PROBLEMS_H_
#define HAKARI_CI_CLI_SUITE_GIVEN_PROBLEMS_H_

#include <string>

#include "absl/status/statusor.h"
#include "ci/project/suite_choice.h"
#include "suites/core/suite.h"

namespace hakari::cli {

// The suite of this name, over the problems of this path unless it is empty. kDataLoss: the file
// exists but cannot be read as problems. Other errors are of usage.
absl::StatusOr<suites::Suite> SuiteOver(const std::string& name, const std::string& problems);

// Sets the suite's problems in the choice, whether they are the user's or not. Problems of a single
// file have no golden.
void TakeProblems(const suites::Suite& suite, project::SuiteChoice& choice);

// The user's problems need no golden before the first one is accepted.
bool IsGoldenExpected(const project::SuiteChoice& choice);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_GIVEN_PROBLEMS_H_
