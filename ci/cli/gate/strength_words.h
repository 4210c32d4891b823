// The words of `hakari gate --strength`: how the games between both builds are played.
#ifndef HAKARI_CI_CLI_GATE_STRENGTH_WORDS_H_
#define HAKARI_CI_CLI_GATE_STRENGTH_WORDS_H_

#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "ci/cli/parser_names.h"
#include "ci/gate/strength/weigh_strength.h"
#include "ci/project/engine_project.h"

namespace hakari::cli {

struct StrengthWords {
  bool wanted = false;
  // Empty: as hakari.json says, else as the help says.
  std::string limits;
  std::string sprt;
  std::string budget;
};

void AddStrengthOptions(CLI::App& command, StrengthWords& words);

// What words and hakari.json say of the games; the two sides are not known yet. Nothing if no games
// are wanted; an error names the word.
absl::StatusOr<std::optional<gate::StrengthPlan>> StrengthPlanOf(
    const StrengthWords& words, const std::optional<project::EngineProject>& project);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_GATE_STRENGTH_WORDS_H_
