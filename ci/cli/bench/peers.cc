#include "ci/cli/bench/peers.h"

#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/command.h"
#include "ci/project/project_folder.h"

namespace hakari::cli {
report::ExitCode RunPeers(const std::string& header) {
  if (access(header.c_str(), R_OK) != 0) {
    return Complain(report::ExitCode::kInvalid,
                    "OpenShogiLib is not installed: apt-get install libosl-dev, then "
                    "./hakari bench peers");
  }
  const absl::StatusOr<std::string> project = project::ProjectFolder();
  if (!project.ok()) return Complain(report::ExitCode::kInvalid, project.status().message());
  std::string program = *project + "/bazel-bin/bench/peers/peers";
  char* words[] = {program.data(), nullptr};
  execv(program.c_str(), words);
  return Complain(report::ExitCode::kInvalid,
                  absl::StrCat(program, ": ", std::strerror(errno),
                               "; the launcher builds it: ./hakari bench peers"));
}

}  // namespace hakari::cli
