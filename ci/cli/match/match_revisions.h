// Engines by what somebody types, revisions among them: of the engine whose hakari.json is at hand,
// else of Hakari.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_REVISIONS_H_
#define HAKARI_CI_CLI_MATCH_MATCH_REVISIONS_H_

#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/gate/revision/work_lock.h"
#include "ci/project/engine_project.h"
#include "suites/core/engine_spec.h"

namespace hakari::cli {

struct RevisionEngine {
  suites::EngineSpec engine;
  std::optional<project::NodeSignature> signature;  // as that revision's own hakari.json says
};

// Builds them one after the other. While it lives nobody else builds revisions there.
class RevisionPlayers {
 public:
  // `command` is whose builds they are: "match". `here` is the user's folder; `context` has
  // Hakari's own as its root.
  RevisionPlayers(std::string command, std::string here, Context context)
      : command_(std::move(command)), here_(std::move(here)), context_(std::move(context)) {}

  // "rev:REVISION", "usi:COMMAND", or a name that hakari.json gives; its own engine is built first,
  // if `build`. kNotFound says what may be typed.
  absl::StatusOr<RevisionEngine> TypedEngine(const std::string& typed, bool build);

  // Anything that git understands, or "worktree" for what lies there. kNotFound: no such revision;
  // kFailedPrecondition: it does not build, or somebody is at work there.
  absl::StatusOr<RevisionEngine> EngineOf(const std::string& revision);

 private:
  absl::Status Lock(const std::string& folder);
  absl::StatusOr<RevisionEngine> OfHakari(const std::string& revision);

  const std::string command_;
  const std::string here_;
  const Context context_;
  std::unique_ptr<gate::WorkLock> lock_;
  int built_ = 0;
};

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_REVISIONS_H_
