#include "ci/cli/suite/suite_options.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <system_error>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/text/suggestion.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/project/project_folder.h"
#include "suites/registry.h"

namespace hakari::cli {

suites::Limits SuiteOptions::LimitsFor(const suites::Suite& suite) const {
  suites::Limits limits = suite.default_limits;
  if (nodes) limits.nodes = nodes;
  if (depth) limits.depth = depth;
  if (table_mib) limits.table_mib = table_mib;
  return limits;
}

void AddSuiteOptions(CLI::App& command, SuiteOptions& options) {
  options.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  command.add_option("-p,--program", options.program, "What runs the problems")
      ->type_name("PROGRAM");
  command.add_option("--nodes", options.nodes, "Most nodes a problem may take")
      ->check(WholeNumber(1));
  command.add_option("--depth", options.depth, "Most plies a problem may take")
      ->check(WholeNumber(1));
  AddTableOption(command, options.table_mib);
  AddJobsOption(command, options.jobs);
  AddQuietFlag(command, options.quiet);
  command.add_flag("--no-build", options.no_build,
                   "Take the engine of hakari.json as it is, without its build command");
}

absl::StatusOr<project::SuiteChoice> ChooseFor(const SuiteOptions& options) {
  if (suites::FindSuite(options.suite) == nullptr) {
    return absl::NotFoundError(UnknownSuite(options.suite));
  }
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return absl::InternalError(root.status().message());
  std::error_code ignored;
  project::SuiteQuestion question;
  question.suite = options.suite;
  question.program = options.program;
  question.here = std::filesystem::current_path(ignored).string();
  question.root = *root;
  question.build = !options.no_build;
  return project::ChooseProgram(question);
}

std::string TranscriptFolder() {
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  return root.ok() ? absl::StrCat(*root, "/.hakari/transcripts") : "";
}

std::string UnknownSuite(const std::string& name) {
  std::vector<std::string> names;
  for (const suites::Suite& suite : suites::AllSuites()) names.push_back(suite.name);
  const std::optional<std::string> nearest = NearestWord(name, names);
  if (nearest) return absl::StrCat("no suite `", name, "`; did you mean `", *nearest, "`?");
  return absl::StrCat("no suite `", name, "`; `./hakari suite list` has them");
}

Progress StderrProgress(const std::string& what) {
  return Progress(what, std::cerr, StderrIsTerminal());
}

}  // namespace hakari::cli
