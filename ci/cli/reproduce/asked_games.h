// The games that tables are made of: how long they take, said beforehand, and a shard of them.
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
// Whether a table is of the paper whose games have a golden.
bool AskPinnedGames(const std::vector<reproduce::ReproducedTable>& tables);

// A line for people. A search is made to see how fast this machine is.
absl::StatusOr<std::string> PlanOfAsked(const std::vector<reproduce::ReproducedTable>& tables,
                                        reproduce::ReproduceContext& context);

// Plays what they ask for; of a shard its part, and what every shard must know.
absl::Status PlayAsked(const std::vector<reproduce::ReproducedTable>& tables,
                       reproduce::ReproduceContext& context);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_REPRODUCE_ASKED_GAMES_H_
