// A hakari.json for an engine that has none yet: what it says of itself in the handshake, with the
// options set that make its runs repeatable.
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
  std::string folder;  // where the file will lie; absolute
  std::string name;    // empty: made of the engine's file name
  std::string engine;  // from the folder, or to be sought in PATH
  std::vector<std::string> arguments;
  std::vector<std::string> build;
};

// One thread, no book, no thinking in the opponent's time, shogi where several games are known:
// of the options that the engine has.
std::vector<std::pair<std::string, std::string>> RepeatableOptions(
    const std::vector<player::Option>& options);

struct WrittenProject {
  std::string path;
  std::string name;
  std::string engine_name;                                   // as the engine calls itself
  std::vector<std::pair<std::string, std::string>> options;  // that were set
  std::vector<std::string> left;                             // options at the engine's own defaults
};

// kAlreadyExists: there is a file, which is left as it is. kNotFound: no such engine. Otherwise why
// the engine does not come up with these options.
absl::StatusOr<WrittenProject> WriteNewProject(const NewProject& project);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_NEW_PROJECT_H_
