// hakari.json: an author's description of an engine, in the engine's repository. It tells every
// command how to build and run the engine and where its goldens lie. README.md has every field.
#ifndef HAKARI_CI_PROJECT_ENGINE_PROJECT_H_
#define HAKARI_CI_PROJECT_ENGINE_PROJECT_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/project/match_defaults.h"
#include "suites/core/engine_spec.h"
#include "suites/core/limits.h"

namespace hakari::project {

inline constexpr char kProjectFile[] = "hakari.json";

// Identifies a build: the nodes that it searches over a few positions to a depth
// (ci/check/examine/node_signature.h).
struct NodeSignature {
  int depth = 0;
  uint64_t nodes = 0;
};

struct EngineProject {
  std::string folder;              // the folder of the file; absolute
  std::string name;                // letters, digits, '.', '_' and '-'
  std::vector<std::string> build;  // run in the folder, without a shell; empty: nothing to build
  suites::EngineSpec engine;       // its paths are absolute
  std::map<std::string, suites::EngineSpec> engines;  // others, by name: opponents in matches
  std::vector<std::string> openings;                  // files for matches; absolute
  MatchDefaults match;
  StrengthDefaults strength;
  std::optional<NodeSignature> signature;
  std::map<std::string, suites::Limits> limits;    // by suite, in place of the suite's own
  std::string goldens = "golden";                  // below the folder
  std::string history = ".hakari/history.sqlite";  // below the folder

  std::string HakariFolder() const { return folder + "/.hakari"; }  // journals, transcripts
};

// `folder` is the folder of the file. Errors name `file_name`, line and field.
absl::StatusOr<EngineProject> ParseEngineProject(absl::string_view text,
                                                 absl::string_view file_name,
                                                 const std::string& folder);
absl::StatusOr<EngineProject> ReadEngineProject(const std::string& path);

// The project of the nearest file at or above the folder. None if there is no such file, or if the
// folder lies in a checkout of Hakari.
absl::StatusOr<std::optional<EngineProject>> FindEngineProject(const std::string& folder);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_ENGINE_PROJECT_H_
