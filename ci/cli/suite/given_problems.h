// Somebody's own problems in place of a suite's: --problems of `suite`, --problems-in of `accept`.
// Their goldens lie in their folder, under golden/.
#ifndef HAKARI_CI_CLI_SUITE_GIVEN_PROBLEMS_H_
#define HAKARI_CI_CLI_SUITE_GIVEN_PROBLEMS_H_

#include <string>

#include "absl/status/statusor.h"
#include "ci/project/suite_choice.h"
#include "suites/core/suite.h"

namespace hakari::cli {

// The suite of this name, over the problems of this path unless it is empty. A file that is there
// and cannot be read as problems is kDataLoss, any other mistake one of words.
absl::StatusOr<suites::Suite> SuiteOver(const std::string& name, const std::string& problems);

// The choice is about the suite's problems, be they given or not. Problems of a single file have no
// golden.
void TakeProblems(const suites::Suite& suite, project::SuiteChoice& choice);

// Of problems that were given nothing is expected before the first golden was accepted.
bool IsGoldenExpected(const project::SuiteChoice& choice);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_GIVEN_PROBLEMS_H_
