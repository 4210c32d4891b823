// The games that tables are made of: the plan with their duration, and playing them or a shard.
#ifndef HAKARI_CI_CLI_REPRODUCE_ASKED_GAMES_H_
#define HAKARI_CI_CLI_REPRODUCE_ASKED_GAMES_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/reproduced.h"

namespace hakari::cli {

bool AskGames(const std::vector<reproduce::ReproducedTable>& tables);
// Whether a table belongs to the paper whose games have a golden.
bool AskPinnedGames(const std::vector<reproduce::ReproducedTable>& tables);

// The plan as text. Runs a search to measure the speed of this machine.
absl::StatusOr<std::string> PlanOfAsked(const std::vector<reproduce::ReproducedTable>& tables,
                                        reproduce::ReproduceContext& context);

// Plays the games that the tables need. A shard plays its part, and the games that every shard
// needs.
absl::Status PlayAsked(const std::vector<reproduce::ReproducedTable>& tables,
                       reproduce::ReproduceContext& context);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPRODUCE_ASKED_GAMES_H_
