#include "ci/cli/suite_options.h"

#include <algorithm>
#include <iostream>
#include <thread>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/common_options.h"
#include "ci/cli/suggestion.h"
#include "ci/project_folder.h"
#include "suites/core/program.h"
#include "suites/engine_programs/usi_program.h"
#include "suites/programs/engine_spec.h"
#include "suites/registry.h"

namespace hakari {

Limits SuiteOptions::LimitsFor(const Suite& suite) const {
  Limits limits = suite.default_limits;
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
      ->check(CLI::PositiveNumber);
  command.add_option("--depth", options.depth, "Most plies a problem may take")
      ->check(CLI::PositiveNumber);
  AddTableOption(command, options.table_mib);
  AddJobsOption(command, options.jobs);
  AddQuietFlag(command, options.quiet);
}

absl::Status AddEngine(Suite& suite, std::string& program) {
  if (!absl::StartsWith(program, kUsiPrefix)) return absl::OkStatus();
  if (!suite.engine_program) {
    return absl::InvalidArgumentError(
        absl::StrCat("an engine cannot be asked the problems of the suite ", suite.name));
  }
  const absl::StatusOr<EngineSpec> spec = ParseTypedEngine(program);
  if (!spec.ok()) return spec.status();
  absl::StatusOr<ProgramSpec> engine = suite.engine_program(*spec, {"", TranscriptFolder()});
  if (!engine.ok()) return engine.status();
  engine->typed = program;
  program = engine->name;
  suite.programs.push_back(*engine);
  return absl::OkStatus();
}

std::string TranscriptFolder() {
  const absl::StatusOr<std::string> root = ProjectFolder();
  return root.ok() ? absl::StrCat(*root, "/.hakari/transcripts") : "";
}

std::string UnknownSuite(const std::string& name) {
  std::vector<std::string> names;
  for (const Suite& suite : AllSuites()) names.push_back(suite.name);
  const std::optional<std::string> nearest = NearestWord(name, names);
  if (nearest) return absl::StrCat("no suite `", name, "`; did you mean `", *nearest, "`?");
  return absl::StrCat("no suite `", name, "`; `./hakari suite list` has them");
}

Progress StderrProgress(const std::string& what) {
  return Progress(what, std::cerr, StderrIsTerminal());
}

}  // namespace hakari
