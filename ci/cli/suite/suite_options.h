// What the commands that run suites have in common: which suite, which program, which limits.
#ifndef HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_
#define HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/run/progress.h"
#include "ci/project/suite_choice.h"
#include "suites/core/limits.h"
#include "suites/core/suite.h"

namespace hakari::cli {

struct SuiteOptions {
  std::string suite;
  std::string program;
  std::optional<uint64_t> nodes;
  std::optional<uint64_t> depth;
  std::optional<uint64_t> table_mib;
  int jobs = 1;  // AddSuiteOptions makes it the number of processors
  bool quiet = false;
  bool no_build = false;

  bool sets_limits() const { return nodes || depth || table_mib; }
  // The suite's own limits with the fields that were given replaced.
  suites::Limits LimitsFor(const suites::Suite& suite) const;
};

// All but the name of the suite.
void AddSuiteOptions(CLI::App& command, SuiteOptions& options);

// The suite and the program that were asked for; the engine of a hakari.json is built first.
absl::StatusOr<project::SuiteChoice> ChooseFor(const SuiteOptions& options);

// Where what engines said is kept; empty outside of the project.
std::string TranscriptFolder();

// "no suite `perf`; did you mean `perft`?"
std::string UnknownSuite(const std::string& name);

// Draws on stderr.
Progress StderrProgress(const std::string& what);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_SUITE_SUITE_OPTIONS_H_
