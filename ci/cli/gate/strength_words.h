// The options of `hakari gate --strength`: how the games between both builds are played.
#ifndef HAKARI_CI_CLI_GATE_STRENGTH_WORDS_H_
#define HAKARI_CI_CLI_GATE_STRENGTH_WORDS_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "ci/cli/options.h"
#include "ci/gate/strength/weigh_strength.h"
#include "ci/project/engine_project.h"

namespace hakari::cli {

struct StrengthWords {
  bool wanted = false;
  // Empty: the value of hakari.json, or else the default that the help shows.
  std::string limits;
  std::string sprt;
  std::string budget;
};

void AddStrengthOptions(Command command, StrengthWords& words);

// The plan of the games by the options and hakari.json, without the two sides. Absent if no games
// are requested. Errors name the option.
absl::StatusOr<std::optional<gate::StrengthPlan>> StrengthPlanOf(
    const StrengthWords& words, const std::optional<project::EngineProject>& project);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_STRENGTH_WORDS_H_
