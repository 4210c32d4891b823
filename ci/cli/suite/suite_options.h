// What the commands that run suites have in common: which suite, which program, which limits.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_
#define HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "ci/cli/parser_names.h"
#include "ci/project/suite_choice.h"
#include "suites/core/limits.h"
#include "suites/core/suite.h"

namespace hakari::cli {

struct SuiteOptions {
  std::string suite;
  std::string program;
  suites::Limits limits;  // those that were given
  int jobs = 1;           // AddSuiteOptions makes it the number of processors
  bool quiet = false;
  bool no_build = false;

  bool sets_limits() const { return limits != suites::Limits(); }
};

void AddProgramOption(CLI::App& command, std::string& program);
// All but the names of the suite and the program.
void AddSuiteOptions(CLI::App& command, SuiteOptions& options);

// About the suite and the program of the options, as the user's folder has it.
project::SuiteQuestion QuestionOf(const SuiteOptions& options, const std::string& root);

// The suite and the program that were asked for; the engine of a hakari.json is built first.
absl::StatusOr<project::SuiteChoice> ChooseFor(const SuiteOptions& options);

// Whether its programs heed limits of the kinds that were given.
absl::Status CheckLimits(const suites::Suite& suite, const suites::Limits& given);

// Where what engines said is kept; empty outside of the project.
std::string TranscriptFolder();

// "no suite `perf`; did you mean `perft`?"
std::string UnknownSuite(const std::string& name);

// Draws on stderr.
Progress StderrProgress(const std::string& what);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_
