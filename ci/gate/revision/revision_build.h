// Builds a revision of Hakari into a folder of executables (ci/gate/live/gate_folder.h). The folder
// of a commit is kept and reused.
#ifndef HAKARI_CI_GATE_REVISION_REVISION_BUILD_H_
#define HAKARI_CI_GATE_REVISION_REVISION_BUILD_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/context/context.h"

namespace hakari::gate {

struct BuildPlan {
  Context context;    // root: the repository's checkout
  std::string work;   // .hakari/gate: holds the checkout and the folders of executables
  std::string whose;  // "base": its name in errors
};

struct BuiltRevision {
  std::string name;    // the commit, or "worktree" if files differ from it
  std::string folder;  // of executables
};

// A Bazel target and its file name in a folder of executables.
struct Executable {
  std::string target;  // "//ci/gate/probe:probe"
  std::string name;    // "probe"
};
// The executables that a gate runs. Targets have moved over time, so their names depend on the
// checkout.
std::vector<Executable> GateExecutables(const std::string& checkout);

// Builds them in the checkout and puts them into the folder, all or none.
absl::Status BuildExecutables(const std::string& checkout,
                              const std::vector<Executable>& executables, const std::string& folder,
                              const BuildPlan& plan);

inline constexpr char kWorktree[] = "worktree";

// `revision` is a git revision, or kWorktree for the project's files as they are. kNotFound: no
// such revision. Any other error: it could not be built.
absl::StatusOr<BuiltRevision> BuildRevision(const std::string& revision, const BuildPlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REVISION_REVISION_BUILD_H_
