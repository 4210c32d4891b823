// hakari.json: what an engine's author says of it in its own repository, once, so that every
// command knows how to build and run it and where its goldens lie. README.md has every field.
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

// What tells this build from others: its nodes over a few positions to a depth
// (ci/check/examine/node_signature.h).
struct NodeSignature {
  int depth = 0;
  uint64_t nodes = 0;
};

struct EngineProject {
  std::string folder;              // that holds the file; absolute
  std::string name;                // letters, digits, '.', '_' and '-'
  std::vector<std::string> build;  // run in the folder, without a shell; empty: nothing to build
  suites::EngineSpec engine;       // its paths are absolute
  std::map<std::string, suites::EngineSpec> engines;  // others, by name: opponents in matches
  std::vector<std::string> openings;                  // files for matches; absolute
  MatchDefaults match;
  StrengthDefaults strength;
  std::optional<NodeSignature> signature;
  std::map<std::string, suites::Limits> limits;    // by suite, in the place of the suite's own
  std::string goldens = "golden";                  // below the folder
  std::string history = ".hakari/history.sqlite";  // below the folder

  std::string HakariFolder() const { return folder + "/.hakari"; }  // journals, transcripts
};

// `folder` is where the file lies; errors call it `file_name` and name line and field.
absl::StatusOr<EngineProject> ParseEngineProject(absl::string_view text,
                                                 absl::string_view file_name,
                                                 const std::string& folder);
absl::StatusOr<EngineProject> ReadEngineProject(const std::string& path);

// The file at or above the folder, the nearest one; none above or in Hakari's own folder.
absl::StatusOr<std::optional<EngineProject>> FindEngineProject(const std::string& folder);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_ENGINE_PROJECT_H_
