#include "ci/cli/match/match_options.h"

#include <CLI/CLI.hpp>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "ci/cli/common_options.h"
#include "ci/cli/game_rules.h"
#include "ci/cli/number_check.h"
#include "suites/match/decision/sequential_decision.h"

namespace hakari::cli {
namespace {

void AddPlayerOptions(CLI::App& command, PlayerWords& players) {
  command
      .add_option("-p,--program", players.programs,
                  "A player; repeat for more: usi:COMMAND, a name in hakari.json, rev:REVISION of "
                  "the engine, or search[:SETTING=VALUE,...], Hakari's own search")
      ->type_name("PLAYER")
      ->allow_extra_args(false);
  command
      .add_option("-l,--limits", players.limits,
                  "nodes=N, depth=N, movetime=MS, byoyomi=MS, time=SECONDS+SECONDS; once for "
                  "all, or once for each player")
      ->type_name("LIMITS")
      ->allow_extra_args(false);
  command
      .add_option("--margin", players.margin_ms,
                  "Milliseconds by which a move may exceed the time without losing; they are "
                  "deducted from the next move")
      ->capture_default_str()
      ->check(WholeNumber(0, 60'000));
  command.add_flag("!--no-build", players.build, "Do not build the engine of hakari.json");
}

}  // namespace

void AddSprtOptions(CLI::App& command, SprtWords& sprt) {
  command
      .add_option("--sprt", sprt.elos,
                  "Play until one of two strengths is accepted, as 0,10: by how many Elo the first "
                  "player is stronger")
      ->type_name("ELO0,ELO1");
  command.add_option("--elo", sprt.model, "The model of these Elo: logistic or normalized")
      ->capture_default_str()
      ->check(CLI::IsMember({"logistic", "normalized"}));
  command
      .add_option("--alpha", sprt.alpha,
                  "Maximum probability that elo1 is accepted although elo0 is true")
      ->capture_default_str()
      ->check(CLI::Range(0.0001, 0.4999));
  command
      .add_option("--beta", sprt.beta,
                  "Maximum probability that elo0 is accepted although elo1 is true")
      ->capture_default_str()
      ->check(CLI::Range(0.0001, 0.4999));
}

void AddRatingOptions(CLI::App& command, RatingWords& rating) {
  command.add_flag(
      "--rating", rating.wanted,
      "Show ratings with intervals, by maximum likelihood; always shown for more than two players");
  command.add_option("--anchor", rating.anchor_elo, "The first player's rating")
      ->capture_default_str()
      ->check(CLI::Range(-100000.0, 100000.0));
}

void AddMatchOptions(CLI::App& command, MatchOptions& options) {
  AddPlayerOptions(command, options.players);
  command
      .add_option("--base", options.base,
                  "Play the engine's working tree against this revision: the same as -p "
                  "rev:worktree -p rev:REVISION")
      ->type_name("REVISION")
      ->excludes("--program");
  command
      .add_option("--games", options.games,
                  "Number of games between every two players, an even number; default: 100, or "
                  "with --sprt as many as the openings allow")
      ->check(WholeNumber(2, 2'000'000));
  AddSprtOptions(command, options.sprt);
  AddRatingOptions(command, options.rating);
  command.add_flag("--gauntlet", options.gauntlet,
                   "The first player plays against each of the others, instead of a round robin");
  command
      .add_option("--openings", options.openings,
                  "SFENs, startpos moves ..., or records; a file or a folder; repeat for more; "
                  "default: Hakari's own openings")
      ->type_name("FILE")
      ->allow_extra_args(false);
  command
      .add_option("--opening-plies", options.opening_plies,
                  "Number of moves of each opening that are played before the players begin")
      ->capture_default_str()
      ->check(WholeNumber(0, 1000));
  AddSeedOption(command, options.seed);
  AddGameRules(command, options.rules);
  command
      .add_option("-j,--jobs", options.jobs,
                  "Number of parallel games; default: as many as there are processors for their "
                  "threads, one less with a limit on time")
      ->check(WholeNumber(1, 1000));
  command.add_flag("--no-pin", options.no_pin, "Do not pin timed games to processors");
  AddShardOption(command, options.shard);
  command
      .add_option("-o,--file", options.file,
                  "The match file, one pair of games per line, from which an interrupted match "
                  "continues; default: a file in .hakari")
      ->type_name("FILE");
  command.add_flag("--fresh", options.fresh, "Start anew; discard the pairs in the match file");
  AddMatchOutputs(command, options.outputs);
  AddRecordOptions(command, options.outputs.history);
  command
      .add_option("--trial", options.outputs.trial,
                  "Add the match under this name to the list of trials (trend trials)")
      ->type_name("NAME");
  AddQuietFlag(command, options.outputs.quiet);
}

namespace {

// Sets the default of an option that was not given.
template <typename Value, typename Default>
void TakeDefault(const CLI::App& command, const char* option, const Default& from, Value& into) {
  if (from && command.get_option(option)->count() == 0) into = static_cast<Value>(*from);
}

}  // namespace

void TakeDefaults(const CLI::App& command, const project::EngineProject& project,
                  MatchOptions& options) {
  const project::MatchDefaults& from = project.match;
  if (from.limits && options.players.limits.empty()) options.players.limits = {*from.limits};
  if (options.openings.empty()) options.openings = project.openings;
  TakeDefault(command, "--margin", from.margin_ms, options.players.margin_ms);
  TakeDefault(command, "--max-plies", from.max_plies, options.rules.most_plies);
  TakeDefault(command, "--resign-score", from.resign_score, options.rules.resign_centipawns);
  TakeDefault(command, "--announce-nodes", from.announce_nodes, options.rules.announce_nodes);
  // If one of them is typed, the other one is not taken from the file.
  if (command.get_option("--games")->count() + command.get_option("--sprt")->count() > 0) return;
  if (from.games) options.games = static_cast<int>(*from.games);
  if (from.sprt) options.sprt.elos = *from.sprt;
}

absl::StatusOr<std::optional<SprtPlan>> SprtOf(const SprtWords& words) {
  if (words.elos.empty()) return std::nullopt;
  SprtPlan plan;
  const std::vector<std::string> parts = absl::StrSplit(words.elos, ',');
  if (parts.size() != 2 || !absl::SimpleAtod(parts[0], &plan.elo0) ||
      !absl::SimpleAtod(parts[1], &plan.elo1)) {
    return absl::InvalidArgumentError(
        absl::StrCat("--sprt: expected two strengths as 0,10, found '", words.elos, "'"));
  }
  plan.model = words.model == "normalized" ? EloModel::kNormalized : EloModel::kLogistic;
  plan.alpha = words.alpha;
  plan.beta = words.beta;
  if (const absl::Status sense = match::SequentialDecision::Check(plan); !sense.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("--sprt: ", sense.message()));
  }
  return plan;
}

}  // namespace hakari::cli
