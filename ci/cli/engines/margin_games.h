// Games between margins: each against the first, in a match of its own, with a match file of its
// own from which it goes on (ci/cli/match).
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
  std::optional<int> games;  // of each match; none: no games are played
  std::string limits;        // of a move, as `match --limits` takes them
  std::vector<std::string> openings;
  std::optional<int> jobs;
  uint64_t seed = 1;
  bool quiet = false;
};

// Before any work: whether the matches can be played. Errors as those of PrepareMatch().
absl::Status CheckGames(const GameWords& words,
                        const std::vector<compare::MarginContestant>& contestants,
                        const std::string& here);

// Every match of those, with its verdict; none after one that was interrupted.
absl::StatusOr<std::vector<compare::MarginGames>> PlayAgainstFirst(
    const GameWords& words, const std::vector<compare::MarginContestant>& contestants,
    const std::string& here, const std::atomic<bool>& stop);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_ENGINES_MARGIN_GAMES_H_
