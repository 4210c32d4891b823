// Games between margins: each contestant plays a separate match against the first one, with a
// separate match file from which it can be resumed (ci/cli/match).
#ifndef HAKARI_CI_CLI_ENGINES_MARGIN_GAMES_H_
#define HAKARI_CI_CLI_ENGINES_MARGIN_GAMES_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "ci/compare/margins/margin_report.h"
#include "ci/compare/margins/margin_study.h"

namespace hakari::cli {

struct GameWords {
  std::optional<int> games;  // per match; absent: no games are played
  std::string limits;        // of a move, in the form of `match --limits`
  std::vector<std::string> openings;
  std::optional<int> jobs;
  uint64_t seed = 1;
  bool quiet = false;
};

// Checks before any work whether the matches can be played. Returns the errors of PrepareMatch().
absl::Status CheckGames(const GameWords& words,
                        const std::vector<compare::MarginContestant>& contestants,
                        const std::string& here);

// Plays the matches and judges them. Stops after an interrupted match.
absl::StatusOr<std::vector<compare::MarginGames>> PlayAgainstFirst(
    const GameWords& words, const std::vector<compare::MarginContestant>& contestants,
    const std::string& here, const std::atomic<bool>& stop);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_MARGIN_GAMES_H_
