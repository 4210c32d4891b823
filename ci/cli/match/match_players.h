// From the words of a match to its players.
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
  Context context;    // of builds; its root is Hakari's folder
  bool build = true;  // the project's engine, first
};

struct MatchPlayers {
  std::vector<match::Entrant> entrants;
  std::vector<compare::MatchPlayer> shown;     // the same, for reports
  std::unique_ptr<RevisionPlayers> revisions;  // while it lives their builds stay as they are
};

// Starts every engine once, to see that it can be, and to know its name. Errors are of usage but
// kFailedPrecondition (a build failed) and kUnavailable (an engine does not come up).
absl::StatusOr<MatchPlayers> PlayersOf(const PlayerWords& words);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_PLAYERS_H_
