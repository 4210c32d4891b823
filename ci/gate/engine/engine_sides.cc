#include "ci/gate/engine/engine_sides.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/status/macros.h"
#include "ci/gate/revision/git.h"
#include "ci/gate/revision/revision_build.h"
#include "ci/project/project_build.h"

namespace hakari::gate {
namespace {

// The project's own words, read as if they stood in the other folder: relative paths are that
// folder's.
absl::StatusOr<project::EngineProject> ProjectIn(const project::EngineProject& project,
                                                 const std::string& folder) {
  const std::string file = absl::StrCat(project.folder, "/", project::kProjectFile);
  HAKARI_ASSIGN_OR_RETURN(const std::string text, ReadTextFile(file));
  return project::ParseEngineProject(text, file, folder);
}

absl::StatusOr<std::string> CheckOutBeside(const project::EngineProject& project, const Git& git,
                                           const std::string& whose, const std::string& commit) {
  HAKARI_ASSIGN_OR_RETURN(const std::string prefix, git.Prefix());
  const std::string work = absl::StrCat(project.HakariFolder(), "/gate");
  HAKARI_RETURN_IF_ERROR(MakeFolder(work));
  const std::string checkout = absl::StrCat(work, "/", whose);
  HAKARI_RETURN_IF_ERROR(git.CheckOut(commit, checkout));
  return prefix.empty() ? checkout
                        : absl::StrCat(checkout, "/", prefix.substr(0, prefix.size() - 1));
}

}  // namespace

absl::StatusOr<EngineSide> PrepareEngineSide(const project::EngineProject& project,
                                             const std::string& whose, const std::string& revision,
                                             const Context& context) {
  EngineSide side{whose, revision, project};
  if (revision != kWorktree) {
    const Git git(project.folder, context.stop);
    HAKARI_ASSIGN_OR_RETURN(const std::string commit, git.Resolve(revision));
    side.revision = commit;
    HAKARI_ASSIGN_OR_RETURN(const std::string folder, CheckOutBeside(project, git, whose, commit));
    HAKARI_ASSIGN_OR_RETURN(project::EngineProject there, ProjectIn(project, folder));
    side.project = std::move(there);
  }
  context.Say(absl::StrCat("building the ", whose));
  const absl::Status built = project::BuildEngine(side.project);
  if (!built.ok()) {
    return absl::FailedPreconditionError(absl::StrCat("the ", whose, ": ", built.message()));
  }
  return side;
}

}  // namespace hakari::gate
