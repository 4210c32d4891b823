// From a revision of Hakari to a folder of its executables (../live/gate_folder.h). What was built
// once is kept by its commit.
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
  std::string work;   // .hakari/gate: worktree and folders of executables lie below
  std::string whose;  // "base": how errors call it
};

struct BuiltRevision {
  std::string name;    // the commit, or "worktree" if files differ from it
  std::string folder;  // of executables
};

// A target of Bazel's and what it is called in a folder of executables.
struct Executable {
  std::string target;  // "//ci/gate/probe:probe"
  std::string name;    // "probe"
};
// Those that a gate runs. Targets have moved in the course of time: they are named as the checkout
// has them.
std::vector<Executable> GateExecutables(const std::string& checkout);

// Builds them in the checkout and puts them into the folder, all or none.
absl::Status BuildExecutables(const std::string& checkout,
                              const std::vector<Executable>& executables, const std::string& folder,
                              const BuildPlan& plan);

inline constexpr char kWorktree[] = "worktree";

// `revision` is anything that git understands, or kWorktree for the project as it lies there.
// kNotFound: no such revision. Anything else: it could not be built.
absl::StatusOr<BuiltRevision> BuildRevision(const std::string& revision, const BuildPlan& plan);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_REVISION_REVISION_BUILD_H_
