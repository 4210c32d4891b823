// Turns a typed program into an engine, including revisions: of the engine whose hakari.json is
// around the user's folder, or else of Hakari.
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
  std::optional<project::NodeSignature> signature;  // from that revision's own hakari.json
};

// Builds revisions one after the other. While the object exists, no other process can build
// revisions in the same folder.
class RevisionPlayers {
 public:
  // `command` is the command that builds, for example "match". `here` is the user's folder; the
  // root of `context` is Hakari's own folder.
  RevisionPlayers(std::string command, std::string here, Context context)
      : command_(std::move(command)), here_(std::move(here)), context_(std::move(context)) {}

  // `typed`: "rev:REVISION", "usi:COMMAND", or a name of hakari.json, whose own engine is built
  // first if `build`. The message of kNotFound lists what may be typed.
  absl::StatusOr<RevisionEngine> TypedEngine(const std::string& typed, bool build);

  // Anything that git understands, or "worktree" for the working tree. kNotFound: no such revision;
  // kFailedPrecondition: it does not build, or another process uses the folder.
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
