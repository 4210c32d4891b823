// Writes a hakari.json for an engine that has none: the engine is asked for its options in the
// handshake, and those that make its runs repeatable are set.
#ifndef HAKARI_CI_PROJECT_NEW_PROJECT_H_
#define HAKARI_CI_PROJECT_NEW_PROJECT_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/player/player.h"

namespace hakari::project {

struct NewProject {
  std::string folder;  // the folder of the new file; absolute
  std::string name;    // empty: made of the engine's file name
  std::string engine;  // relative to the folder, or found in PATH
  std::vector<std::string> arguments;
  std::vector<std::string> build;
};

// The values for those of the engine's options that make it repeatable: one thread, no book, no
// thinking in the opponent's time, and shogi if the engine knows several games.
std::vector<std::pair<std::string, std::string>> RepeatableOptions(
    const std::vector<player::Option>& options);

struct WrittenProject {
  std::string path;
  std::string name;
  std::string engine_name;                                   // as the engine calls itself
  std::vector<std::pair<std::string, std::string>> options;  // that were set
  std::vector<std::string> left;                             // options at the engine's own defaults
};

// kAlreadyExists: there is a file already, which is left as it is. kNotFound: no such engine. Any
// other error says why the engine does not come up with these options.
absl::StatusOr<WrittenProject> WriteNewProject(const NewProject& project);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_NEW_PROJECT_H_
