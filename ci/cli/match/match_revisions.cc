#include "ci/cli/match/match_revisions.h"

#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "absl/strings/strip.h"
#include "base/status/macros.h"
#include "ci/gate/engine/engine_rounds.h"
#include "ci/gate/revision/revision_build.h"
#include "ci/project/engine_project.h"
#include "ci/project/suite_choice.h"

namespace hakari::cli {

namespace {

// The signature of the hakari.json in `folder`, if there is one: earlier revisions may have none.
absl::StatusOr<std::optional<project::NodeSignature>> SignatureIn(const std::string& folder) {
  const std::string file = absl::StrCat(folder, "/", project::kProjectFile);
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return std::optional<project::NodeSignature>();
  HAKARI_ASSIGN_OR_RETURN(const project::EngineProject there, project::ReadEngineProject(file));
  return there.signature;
}

}  // namespace

absl::Status RevisionPlayers::Lock(const std::string& folder) {
  if (lock_ != nullptr) return absl::OkStatus();
  HAKARI_ASSIGN_OR_RETURN(lock_, gate::WorkLock::Take(folder, command_));
  return absl::OkStatus();
}

absl::StatusOr<RevisionEngine> RevisionPlayers::TypedEngine(const std::string& typed, bool build) {
  absl::string_view revision = typed;
  if (absl::ConsumePrefix(&revision, "rev:")) return EngineOf(std::string(revision));
  absl::StatusOr<project::EngineChoice> choice = project::ChooseEngine(typed, here_, build);
  if (choice.ok()) return RevisionEngine{std::move(choice->engine), choice->signature};
  if (!absl::IsNotFound(choice.status())) return choice.status();
  return absl::NotFoundError(absl::StrCat(choice.status().message(),
                                          "; search:SETTINGS is Hakari's own search, rev:REVISION "
                                          "is an earlier revision of the engine"));
}

absl::StatusOr<RevisionEngine> RevisionPlayers::EngineOf(const std::string& revision) {
  HAKARI_ASSIGN_OR_RETURN(const std::optional<project::EngineProject> project,
                          project::FindEngineProject(here_));
  if (!project) return OfHakari(revision);
  HAKARI_RETURN_IF_ERROR(Lock(project->HakariFolder() + "/gate"));
  // The first revision shares its checkout with the gate, so that little must be rebuilt.
  const bool is_first = revision != gate::kWorktree && built_++ == 0;
  const std::string whose = revision == gate::kWorktree ? "candidate"
                            : is_first                  ? "base"
                                                        : absl::StrCat("base", built_);
  HAKARI_ASSIGN_OR_RETURN(const gate::EngineSide side,
                          gate::PrepareEngineSide(*project, whose, revision, context_));
  HAKARI_ASSIGN_OR_RETURN(const std::optional<project::NodeSignature> signature,
                          SignatureIn(side.project.folder));
  return RevisionEngine{side.project.engine, signature};
}

absl::StatusOr<RevisionEngine> RevisionPlayers::OfHakari(const std::string& revision) {
  suites::EngineSpec engine;
  engine.args = {"usi"};
  engine.environment = {{"HAKARI_ROOT", context_.root}};
  if (revision == gate::kWorktree) {
    // The launcher has just built this program from the working tree.
    std::error_code error;
    engine.command = std::filesystem::read_symlink("/proc/self/exe", error).string();
    if (error)
      return absl::InternalError(
          absl::StrCat("cannot find Hakari's own program: ", error.message()));
    return RevisionEngine{engine, std::nullopt};
  }
  gate::BuildPlan plan;
  plan.context = context_;
  plan.work = context_.root + "/.hakari/gate";
  plan.whose = revision;
  HAKARI_RETURN_IF_ERROR(Lock(plan.work));
  HAKARI_ASSIGN_OR_RETURN(const gate::BuiltRevision built, gate::BuildRevision(revision, plan));
  engine.command = built.folder + "/hakari";
  return RevisionEngine{engine, std::nullopt};
}

}  // namespace hakari::cli
