#include "ci/cli/match/match_options.h"

#include <utility>

#include "absl/status/status.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"
#include "ci/cli/common_options.h"
#include "ci/cli/game_rules.h"
#include "ci/cli/number_check.h"
#include "ci/cli/options.h"
#include "suites/match/decision/sequential_decision.h"

namespace hakari::cli {
namespace {

void AddPlayerOptions(Command command, PlayerWords& players) {
  command
      .AddOption("-p,--program", players.programs,
                 "A player; repeat for more: usi:COMMAND, a name in hakari.json, rev:REVISION of "
                 "the engine, or search[:SETTING=VALUE,...], Hakari's own search")
      .TypeName("PLAYER")
      .OneValueEach();
  command
      .AddOption("-l,--limits", players.limits,
                 "nodes=N, depth=N, movetime=MS, byoyomi=MS, time=SECONDS+SECONDS; once for "
                 "all, or once for each player")
      .TypeName("LIMITS")
      .OneValueEach();
  command
      .AddOption("--margin", players.margin_ms,
                 "Milliseconds by which a move may exceed the time without losing; they are "
                 "deducted from the next move")
      .ShowDefault()
      .Check(WholeNumber(0, 60'000));
  command.AddFlag("!--no-build", players.build, "Do not build the engine of hakari.json");
}

}  // namespace

void AddSprtOptions(Command command, SprtWords& sprt) {
  command
      .AddOption("--sprt", sprt.elos,
                 "Play until one of two strengths is accepted, as 0,10: by how many Elo the first "
                 "player is stronger")
      .TypeName("ELO0,ELO1");
  command.AddOption("--elo", sprt.model, "The model of these Elo: logistic or normalized")
      .ShowDefault()
      .OneOf({"logistic", "normalized"});
  command
      .AddOption("--alpha", sprt.alpha,
                 "Maximum probability that elo1 is accepted although elo0 is true")
      .ShowDefault()
      .Between(0.0001, 0.4999);
  command
      .AddOption("--beta", sprt.beta,
                 "Maximum probability that elo0 is accepted although elo1 is true")
      .ShowDefault()
      .Between(0.0001, 0.4999);
}

void AddRatingOptions(Command command, RatingWords& rating) {
  command.AddFlag(
      "--rating", rating.wanted,
      "Show ratings with intervals, by maximum likelihood; always shown for more than two players");
  command.AddOption("--anchor", rating.anchor_elo, "The first player's rating")
      .ShowDefault()
      .Between(-100000.0, 100000.0);
}

void AddMatchOptions(Command command, MatchOptions& options) {
  AddPlayerOptions(command, options.players);
  command
      .AddOption("--base", options.base,
                 "Play the engine's working tree against this revision: the same as -p "
                 "rev:worktree -p rev:REVISION")
      .TypeName("REVISION")
      .Excludes("--program");
  command
      .AddOption("--games", options.games,
                 "Number of games between every two players, an even number; default: 100, or "
                 "with --sprt as many as the openings allow")
      .Check(WholeNumber(2, 2'000'000));
  AddSprtOptions(command, options.sprt);
  AddRatingOptions(command, options.rating);
  command.AddFlag("--gauntlet", options.gauntlet,
                  "The first player plays against each of the others, instead of a round robin");
  command
      .AddOption("--openings", options.openings,
                 "SFENs, startpos moves ..., or records; a file or a folder; repeat for more; "
                 "default: Hakari's own openings")
      .TypeName("FILE")
      .OneValueEach();
  command
      .AddOption("--opening-plies", options.opening_plies,
                 "Number of moves of each opening that are played before the players begin")
      .ShowDefault()
      .Check(WholeNumber(0, 1000));
  AddSeedOption(command, options.seed);
  AddGameRules(command, options.rules);
  command
      .AddOption("-j,--jobs", options.jobs,
                 "Number of parallel games; default: as many as there are processors for their "
                 "threads, one less with a limit on time")
      .Check(WholeNumber(1, 1000));
  command.AddFlag("--no-pin", options.no_pin, "Do not pin timed games to processors");
  AddShardOption(command, options.shard);
  command
      .AddOption("-o,--file", options.file,
                 "The match file, one pair of games per line, from which an interrupted match "
                 "continues; default: a file in .hakari")
      .TypeName("FILE");
  command.AddFlag("--fresh", options.fresh, "Start anew; discard the pairs in the match file");
  AddMatchOutputs(command, options.outputs);
  AddRecordOptions(command, options.outputs.history);
  command
      .AddOption("--trial", options.outputs.trial,
                 "Add the match under this name to the list of trials (trend trials)")
      .TypeName("NAME");
  AddQuietFlag(command, options.outputs.quiet);
}

namespace {

// Sets the default of an option that was not given.
template <typename Value, typename Default>
void TakeDefault(Command command, const char* option, const Default& from, Value& into) {
  if (from && command.FindOption(option).count() == 0) into = static_cast<Value>(*from);
}

}  // namespace

void TakeDefaults(Command command, const project::EngineProject& project, MatchOptions& options) {
  const project::MatchDefaults& from = project.match;
  if (from.limits && options.players.limits.empty()) options.players.limits = {*from.limits};
  if (options.openings.empty()) options.openings = project.openings;
  TakeDefault(command, "--margin", from.margin_ms, options.players.margin_ms);
  TakeDefault(command, "--max-plies", from.max_plies, options.rules.most_plies);
  TakeDefault(command, "--resign-score", from.resign_score, options.rules.resign_centipawns);
  TakeDefault(command, "--announce-nodes", from.announce_nodes, options.rules.announce_nodes);
  // If one of them is typed, the other one is not taken from the file.
  if (command.FindOption("--games").count() + command.FindOption("--sprt").count() > 0) return;
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
