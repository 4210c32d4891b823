// The options of all commands that run suites: suite, program, limits.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_
#define HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "ci/cli/options.h"
#include "ci/project/suite_choice.h"
#include "suites/core/limits.h"
#include "suites/core/suite.h"

namespace hakari::cli {

struct SuiteOptions {
  std::string suite;
  std::string program;
  suites::Limits limits;  // those given on the command line
  int jobs = 1;           // AddSuiteOptions sets it to the number of processors
  bool quiet = false;
  bool no_build = false;

  bool sets_limits() const { return limits != suites::Limits(); }
};

void AddProgramOption(Command command, std::string& program);
// Adds all options except the names of the suite and the program.
void AddSuiteOptions(Command command, SuiteOptions& options);

// The question about the suite and the program of the options, in the user's folder.
project::SuiteQuestion QuestionOf(const SuiteOptions& options, const std::string& root);

// The suite and the program of the options. The engine of a hakari.json is built first.
absl::StatusOr<project::SuiteChoice> ChooseFor(const SuiteOptions& options);

// An error if the suite's programs do not support limits of the given kinds.
absl::Status CheckLimits(const suites::Suite& suite, const suites::Limits& given);

// The folder for transcripts of engines; empty outside of the project.
std::string TranscriptFolder();

// "no suite `perf`; did you mean `perft`?"
std::string UnknownSuite(const std::string& name);

// A progress line on stderr.
Progress StderrProgress(const std::string& what);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_
