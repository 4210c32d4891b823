// Which engine a command is about, where it asks engines only: one that was typed, or that of the
// hakari.json around the user's folder.
#ifndef HAKARI_CI_PROJECT_ENGINE_CHOICE_H_
#define HAKARI_CI_PROJECT_ENGINE_CHOICE_H_

#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "suites/core/engine_spec.h"

namespace hakari::project {

struct EngineChoice {
  suites::EngineSpec engine;
  std::string name;   // of the project; empty for an engine that was typed
  std::string shown;  // for people: the project's name, or what was typed
};

// `program` is "usi:COMMAND", the project's name, or empty for the project's. kFailedPrecondition:
// the build failed; any other error is one of usage.
absl::StatusOr<EngineChoice> ChooseEngine(absl::string_view program, const std::string& here,
                                          bool build);

}  // namespace hakari::project

#endif  // HAKARI_CI_PROJECT_ENGINE_CHOICE_H_
