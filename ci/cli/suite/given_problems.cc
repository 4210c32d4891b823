#include "ci/cli/suite/given_problems.h"

#include <filesystem>
#include <system_error>

#include "absl/status/status.h"
#include "ci/cli/command.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/report/exit_code.h"
#include "golden/golden.h"
#include "suites/registry.h"

namespace hakari::cli {

absl::StatusOr<suites::Suite> SuiteOver(const std::string& name, const std::string& problems) {
  const suites::Suite* const named = suites::FindSuite(name);
  if (named == nullptr) return absl::InvalidArgumentError(UnknownSuite(name));
  suites::Suite suite = *named;
  if (problems.empty()) return suite;
  const absl::Status given = Give(suite, problems);
  if (given.ok()) return suite;
  const bool is_there = suite.read_given && CodeOfFile(given) != report::ExitCode::kBadUsage;
  return is_there ? absl::DataLossError(given.message()) : given;
}

void TakeProblems(const suites::Suite& suite, project::SuiteChoice& choice) {
  if (suite.given == nullptr) return;
  choice.suite.given = suite.given;
  std::error_code ignored;
  choice.has_golden &= std::filesystem::is_directory(suite.given->path, ignored);
  choice.goldens = {suite.given->path};
}

bool IsGoldenExpected(const project::SuiteChoice& choice) {
  if (!choice.has_golden || choice.suite.given == nullptr) return choice.has_golden;
  std::error_code ignored;
  const std::string log = golden::GoldenLogPath(choice.suite.name, choice.goldens.folder);
  return std::filesystem::exists(choice.goldens.Whole(log), ignored);
}

}  // namespace hakari::cli
