// The options of a match: how it is played and how it is judged.
#ifndef HAKARI_CI_CLI_MATCH_MATCH_OPTIONS_H_
#define HAKARI_CI_CLI_MATCH_MATCH_OPTIONS_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/selection.h"
#include "base/statistics/sprt.h"
#include "ci/cli/match/match_outputs.h"
#include "ci/cli/match/match_players.h"
#include "ci/cli/options.h"
#include "ci/project/engine_project.h"
#include "suites/match/game/referee.h"

namespace hakari::cli {

// The options of the sequential test.
struct SprtWords {
  std::string elos;  // "0,10"; empty: no test
  std::string model = "logistic";
  double alpha = 0.05;
  double beta = 0.05;
};

struct RatingWords {
  bool wanted = false;  // also for two players
  double anchor_elo = 0;
};

struct MatchOptions {
  PlayerWords players;
  std::string base;          // instead of players: the working tree against this revision
  std::optional<int> games;  // per pairing
  SprtWords sprt;
  bool gauntlet = false;
  RatingWords rating;
  std::vector<std::string> openings;
  int opening_plies = 12;
  uint64_t seed = 1;
  match::GameRules rules;
  std::optional<int> jobs;
  bool no_pin = false;
  Shard shard;
  std::string file;
  bool fresh = false;
  MatchOutputs outputs;
};

void AddMatchOptions(Command command, MatchOptions& options);
// Takes values from hakari.json for options that were not given.
void TakeDefaults(Command command, const project::EngineProject& project, MatchOptions& options);
void AddSprtOptions(Command command, SprtWords& sprt);
void AddRatingOptions(Command command, RatingWords& rating);

// Absent if no test is requested.
absl::StatusOr<std::optional<SprtPlan>> SprtOf(const SprtWords& words);

}  // namespace hakari::cli

#endif  // HAKARI_CI_CLI_MATCH_MATCH_OPTIONS_H_
