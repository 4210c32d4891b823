// Turns the arguments of a match into players.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_PLAYERS_H_
#define HAKARI_CI_CLI_MATCH_MATCH_PLAYERS_H_

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/context/context.h"
#include "ci/cli/match/match_revisions.h"
#include "ci/compare/match/match_report.h"
#include "suites/match/play_match.h"

namespace hakari::cli {

struct PlayerWords {
  std::vector<std::string> programs;  // "usi:…", "search:…", "rev:…" or a name in hakari.json
  std::vector<std::string> limits;    // one for all, or one for each
  int64_t margin_ms = 0;
  std::string here;   // the user's folder
  Context context;    // for builds; its root is Hakari's folder
  bool build = true;  // build the project's engine first
};

struct MatchPlayers {
  std::vector<match::Entrant> entrants;
  std::vector<compare::MatchPlayer> shown;     // the same players, for reports
  std::unique_ptr<RevisionPlayers> revisions;  // keeps their builds locked
};

// Starts every engine once, to check that it starts and to get its name. Errors are of usage,
// except kFailedPrecondition (a build failed) and kUnavailable (an engine does not start).
absl::StatusOr<MatchPlayers> PlayersOf(const PlayerWords& words);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_PLAYERS_H_
