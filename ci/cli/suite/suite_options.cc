#include "ci/cli/suite/suite_options.h"
#include "ci/cli/options.h"

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <system_error>
#include <thread>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "base/text/suggestion.h"
#include "ci/cli/common_options.h"
#include "ci/cli/number_check.h"
#include "ci/project/project_folder.h"
#include "suites/registry.h"

namespace hakari::cli {

void AddProgramOption(Command command, std::string& program) {
  command.AddOption("-p,--program", program, "The program that runs the problems")
      .TypeName("PROGRAM");
}

void AddSuiteOptions(Command command, SuiteOptions& options) {
  options.jobs = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  command.AddOption("--nodes", options.limits.nodes, "Maximum nodes per problem")
      .Check(WholeNumber(1));
  command.AddOption("--depth", options.limits.depth, "Maximum depth per problem, in plies")
      .Check(WholeNumber(1));
  AddTableOption(command, options.limits.table_mib);
  AddJobsOption(command, options.jobs);
  AddQuietFlag(command, options.quiet);
  command.AddFlag("--no-build", options.no_build,
                  "Use the engine of hakari.json as it is, without running its build command");
}

project::SuiteQuestion QuestionOf(const SuiteOptions& options, const std::string& root) {
  std::error_code ignored;
  project::SuiteQuestion question;
  question.suite = options.suite;
  question.program = options.program;
  question.here = std::filesystem::current_path(ignored).string();
  question.root = root;
  question.build = !options.no_build;
  return question;
}

absl::StatusOr<project::SuiteChoice> ChooseFor(const SuiteOptions& options) {
  const suites::Suite* const suite = suites::FindSuite(options.suite);
  if (suite == nullptr) return absl::NotFoundError(UnknownSuite(options.suite));
  HAKARI_RETURN_IF_ERROR(CheckLimits(*suite, options.limits));
  const absl::StatusOr<std::string> root = project::ProjectFolder();
  if (!root.ok()) return absl::InternalError(root.status().message());
  return project::ChooseProgram(QuestionOf(options, *root));
}

absl::Status CheckLimits(const suites::Suite& suite, const suites::Limits& given) {
  if (given.is_exact() || suite.heeds_time) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("--movetime: the suite ", suite.name,
                   " compares counts; its programs do not support a time limit"));
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
  return absl::StrCat("no suite `", name, "`; `./hakari suite list` lists them");
}

Progress StderrProgress(const std::string& what) {
  return Progress(what, std::cerr, StderrIsTerminal());
}

}  // namespace hakari::cli
