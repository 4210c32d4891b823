// Any bytes as a hakari.json are refused with a place, or read as a valid project.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/strings/match.h"
#include "absl/strings/string_view.h"
#include "ci/project/engine_project.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text(reinterpret_cast<const char*>(data), size);
  const auto project = hakari::project::ParseEngineProject(text, "fuzz", "/folder");
  const bool sound = project.ok() ? !project->name.empty() && !project->engine.command.empty()
                                  : absl::StartsWith(project.status().message(), "fuzz:");
  if (!sound) std::abort();
  return 0;
}
