#include "ci/project/suite_choice.h"

#include <optional>

#include "absl/status/status.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_build.h"
#include "suites/core/engine_spec.h"
#include "suites/engines/programs/usi_program.h"
#include "suites/registry.h"

namespace hakari::project {
namespace {

std::string Transcripts(const SuiteChoice& choice) { return choice.hakari_folder + "/transcripts"; }

absl::Status CheckAsksEngines(const suites::Suite& suite) {
  if (suite.engine_program) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("an engine cannot be asked the problems of the suite ", suite.name));
}

absl::Status TakeTyped(const std::string& typed, SuiteChoice& choice) {
  HAKARI_RETURN_IF_ERROR(CheckAsksEngines(choice.suite));
  HAKARI_ASSIGN_OR_RETURN(const suites::EngineSpec spec, engines::ParseTypedEngine(typed));
  absl::StatusOr<suites::ProgramSpec> program =
      choice.suite.engine_program(spec, {"", Transcripts(choice)});
  if (!program.ok()) return program.status();
  program->typed = typed;
  choice.program = program->name;
  choice.has_golden = false;
  choice.suite.programs.push_back(*program);
  return absl::OkStatus();
}

// It becomes the suite's first program: reports and commands name it without more ado.
absl::Status TakeProject(const EngineProject& project, bool build, SuiteChoice& choice) {
  const absl::Status asks = CheckAsksEngines(choice.suite);
  if (!asks.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat(asks.message(), ", and ", project.folder, "/", kProjectFile,
                     " is about one; --program names a program of Hakari's own"));
  }
  if (build) {
    HAKARI_RETURN_IF_ERROR(BuildEngine(project));
  }
  choice.hakari_folder = project.HakariFolder();
  choice.goldens = {project.folder, project.goldens};
  const absl::StatusOr<suites::ProgramSpec> program =
      choice.suite.engine_program(project.engine, {project.name, Transcripts(choice)});
  if (!program.ok()) return program.status();
  choice.program = program->name;
  choice.suite.programs.insert(choice.suite.programs.begin(), *program);
  const auto limits = project.limits.find(choice.suite.name);
  if (limits != project.limits.end()) choice.suite.default_limits = limits->second;
  // An engine has one golden a suite: a slice is for what checks itself every day.
  choice.suite.slice_limits = choice.suite.default_limits;
  return absl::OkStatus();
}

}  // namespace

absl::StatusOr<SuiteChoice> ChooseProgram(const SuiteQuestion& question) {
  SuiteChoice choice;
  choice.suite = *suites::FindSuite(question.suite);
  choice.program = question.program;
  choice.goldens.root = question.root;
  choice.hakari_folder = absl::StrCat(question.root, "/.hakari");
  if (absl::StartsWith(question.program, engines::kUsiPrefix)) {
    HAKARI_RETURN_IF_ERROR(TakeTyped(question.program, choice));
    return choice;
  }
  HAKARI_ASSIGN_OR_RETURN(const std::optional<EngineProject> project,
                          FindEngineProject(question.here));
  const bool is_meant =
      project.has_value() && (question.program.empty() || question.program == project->name);
  if (is_meant) {
    HAKARI_RETURN_IF_ERROR(TakeProject(*project, question.build, choice));
  }
  return choice;
}

}  // namespace hakari::project
