#include "ci/project/suite_choice.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <optional>
#include <vector>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "base/status/macros.h"
#include "base/text/printable.h"
#include "suites/engines/programs/usi_program.h"
#include "suites/registry.h"

namespace hakari::project {
namespace {

std::string Transcripts(const SuiteChoice& choice) { return choice.hakari_folder + "/transcripts"; }

absl::Status CheckAsksEngines(const suites::Suite& suite) {
  if (suite.engine_program) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrCat("engines cannot run the suite ", suite.name));
}

absl::Status TakeTyped(const std::string& typed, SuiteChoice& choice) {
  HAKARI_RETURN_IF_ERROR(CheckAsksEngines(choice.suite));
  HAKARI_ASSIGN_OR_RETURN(const suites::EngineSpec spec, engines::ParseTypedEngine(typed));
  HAKARI_ASSIGN_OR_RETURN(suites::ProgramSpec program,
                          choice.suite.engine_program(spec, {"", Transcripts(choice)}));
  program.typed = typed;
  choice.program = program.name;
  choice.has_golden = false;
  choice.suite.programs.push_back(program);
  return absl::OkStatus();
}

// The engine becomes the suite's first program, so that reports and commands can name it.
absl::Status TakeProject(const EngineProject& project, bool build, SuiteChoice& choice) {
  const absl::Status asks = CheckAsksEngines(choice.suite);
  if (!asks.ok()) {
    return absl::InvalidArgumentError(
        absl::StrCat(asks.message(), ", and ", project.folder, "/", kProjectFile,
                     " describes an engine; choose one of Hakari's own programs with --program"));
  }
  if (build) {
    HAKARI_RETURN_IF_ERROR(BuildEngine(project));
  }
  choice.hakari_folder = project.HakariFolder();
  choice.goldens = {project.folder, project.goldens};
  HAKARI_ASSIGN_OR_RETURN(
      const suites::ProgramSpec program,
      choice.suite.engine_program(project.engine, {project.name, Transcripts(choice)}));
  choice.program = program.name;
  choice.suite.programs.insert(choice.suite.programs.begin(), program);
  const auto limits = project.limits.find(choice.suite.name);
  if (limits != project.limits.end()) choice.suite.default_limits = limits->second;
  // An engine has one golden per suite: slices are for Hakari's daily check.
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

namespace {

absl::Status Failed(const EngineProject& project, absl::string_view how) {
  return absl::FailedPreconditionError(
      absl::StrCat("the build of ", project.name,
                   " failed: ", Printable(absl::StrJoin(project.build, " ")), ": ", how));
}

// stdout carries our results, so the build's output goes to stderr.
int Spawn(const EngineProject& project, pid_t& pid) {
  std::vector<std::string> words = project.build;
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  const absl::Cleanup destroy = [&actions] { posix_spawn_file_actions_destroy(&actions); };
  posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO);
  posix_spawn_file_actions_addchdir_np(&actions, project.folder.c_str());
  return posix_spawnp(&pid, pointers[0], &actions, nullptr, pointers.data(), environ);
}

}  // namespace

absl::Status BuildEngine(const EngineProject& project) {
  if (project.build.empty()) return absl::OkStatus();
  pid_t pid = -1;
  if (const int error = Spawn(project, pid); error != 0) return Failed(project, strerror(error));
  int status = 0;
  while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {
  }
  if (WIFSIGNALED(status)) {
    return Failed(project, absl::StrCat("killed by signal ", WTERMSIG(status)));
  }
  if (WEXITSTATUS(status) == 0) return absl::OkStatus();
  return Failed(project, absl::StrCat("exit code ", WEXITSTATUS(status)));
}

absl::StatusOr<EngineChoice> ChooseEngine(absl::string_view program, const std::string& here,
                                          bool build) {
  if (absl::StartsWith(program, engines::kUsiPrefix)) {
    HAKARI_ASSIGN_OR_RETURN(const suites::EngineSpec spec, engines::ParseTypedEngine(program));
    return EngineChoice{spec, "", std::string(program), std::nullopt};
  }
  HAKARI_ASSIGN_OR_RETURN(const std::optional<EngineProject> project, FindEngineProject(here));
  if (project.has_value()) {
    const auto other = project->engines.find(std::string(program));
    if (other != project->engines.end()) {
      return EngineChoice{other->second, other->first, other->first, std::nullopt};
    }
  }
  if (!project.has_value() || (!program.empty() && program != project->name)) {
    std::string names;
    if (project.has_value()) {
      absl::StrAppend(&names, ", ", project->name);
      for (const auto& [name, engine] : project->engines) absl::StrAppend(&names, ", ", name);
    }
    return absl::NotFoundError(absl::StrCat("unknown engine '", program,
                                            "': expected usi:COMMAND, or a name from a ",
                                            kProjectFile, " at or above this folder", names));
  }
  if (build) {
    HAKARI_RETURN_IF_ERROR(BuildEngine(*project));
  }
  return EngineChoice{project->engine, project->name, project->name, project->signature};
}

}  // namespace hakari::project
