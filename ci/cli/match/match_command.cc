// `hakari match`: which engine is stronger.
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "base/run/interrupt.h"
#include "base/run/journal.h"
#include "base/run/progress.h"
#include "base/status/macros.h"
#include "ci/cli/command.h"
#include "ci/cli/commands.h"
#include "ci/cli/match/match_options.h"
#include "ci/cli/match/match_players.h"
#include "ci/cli/match/match_show.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/compare/match/match_report.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_folder.h"
#include "suites/match/game_places.h"
#include "suites/match/openings.h"
#include "suites/match/play_match.h"

namespace hakari::cli {
namespace {

constexpr int kUsualGames = 100;

// Everything that is decided before the first game.
struct Prepared {
  MatchPlayers players;
  std::optional<SprtPlan> sprt;
  std::optional<match::Openings> openings;
  match::MatchPlan plan;
  bool openings_used_up = false;
  int jobs = 1;
  RunIdentity identity;
  std::string file;
};

void PlaceGames(const MatchOptions& options, Prepared& prepared) {
  match::GameWishes wishes = match::WishesOf(prepared.plan);
  wishes.jobs = options.jobs;
  wishes.may_pin = !options.no_pin;
  match::GamePlaces places = match::PlacesFor(wishes, match::AllowedProcessors());
  prepared.jobs = places.jobs;
  prepared.plan.processors = std::move(places.processors);
}

absl::Status ChooseOpenings(const MatchOptions& options, Prepared& prepared) {
  std::vector<std::string> paths = options.openings;
  if (paths.empty()) {
    HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
    paths.push_back(absl::StrCat(root, "/", match::kShippedOpenings));
  }
  HAKARI_ASSIGN_OR_RETURN(match::Openings openings,
                          match::Openings::Read(paths, options.opening_plies, options.seed));
  prepared.openings = std::move(openings);
  prepared.plan.openings = &*prepared.openings;
  const int there_are = static_cast<int>(prepared.openings->size());
  const int wanted = options.games   ? (*options.games + 1) / 2
                     : prepared.sprt ? there_are
                                     : kUsualGames / 2;
  prepared.plan.pairs = std::min(wanted, there_are);
  prepared.openings_used_up = wanted > there_are || (prepared.sprt && !options.games);
  return absl::OkStatus();
}

// In the .hakari of the user's engine, else in our own.
absl::StatusOr<std::string> UsualFile(const RunIdentity& identity, const std::string& here) {
  HAKARI_ASSIGN_OR_RETURN(const std::optional<project::EngineProject> project,
                          project::FindEngineProject(here));
  std::string folder;
  if (project) {
    folder = project->HakariFolder();
  } else {
    HAKARI_ASSIGN_OR_RETURN(const std::string root, project::ProjectFolder());
    folder = root + "/.hakari";
  }
  return absl::StrCat(folder, "/matches/", match::MatchFileName(identity));
}

absl::StatusOr<std::unique_ptr<Prepared>> Prepare(const MatchOptions& options,
                                                  const std::string& here) {
  auto prepared = std::make_unique<Prepared>();
  HAKARI_ASSIGN_OR_RETURN(prepared->sprt, SprtOf(options.sprt));
  PlayerWords words = options.players;
  words.here = here;
  words.context.root = project::ProjectFolder().value_or("");
  ProgressLine line(options.outputs.quiet);
  words.context.progress = [&line](const std::string& what) { line.Show(what); };
  HAKARI_ASSIGN_OR_RETURN(prepared->players, PlayersOf(words));
  match::MatchPlan& plan = prepared->plan;
  plan.entrants = prepared->players.entrants;
  plan.gauntlet = options.gauntlet;
  plan.rules = options.rules;
  plan.shard = options.shard;
  HAKARI_RETURN_IF_ERROR(ChooseOpenings(options, *prepared));
  PlaceGames(options, *prepared);
  prepared->identity = match::MatchIdentity(plan, prepared->openings->Text());
  prepared->file = options.file;
  if (options.file.empty()) {
    HAKARI_ASSIGN_OR_RETURN(prepared->file, UsualFile(prepared->identity, here));
  }
  plan.transcript_folder = prepared->file + ".faults";
  return prepared;
}

absl::Status CheckWords(const MatchOptions& options) {
  if (options.games && *options.games % 2 != 0) {
    return absl::InvalidArgumentError("--games: games come in pairs, so an even number");
  }
  if (!options.sprt.elos.empty() && options.players.programs.size() > 2) {
    return absl::InvalidArgumentError("--sprt is for two players");
  }
  if (!options.sprt.elos.empty() && options.shard.count > 1) {
    return absl::InvalidArgumentError(
        "--sprt: a shard cannot decide; play its --games, then `match merge` and `match show "
        "--sprt`");
  }
  if (options.players.limits.empty()) {
    return absl::InvalidArgumentError("--limits is needed, as in --limits byoyomi=1000");
  }
  return absl::OkStatus();
}

std::string Here() {
  std::error_code ignored;
  return std::filesystem::current_path(ignored).string();
}

report::ExitCode RunMatch(const CLI::App& command, MatchOptions& options) {
  const std::string here = Here();
  const absl::StatusOr<std::optional<project::EngineProject>> project =
      project::FindEngineProject(here);
  if (!project.ok()) return Complain(CodeOfFile(project.status()), project.status().message());
  if (*project) TakeDefaults(command, **project, options);
  if (!options.base.empty()) {
    options.players.programs = {"rev:worktree", absl::StrCat("rev:", options.base)};
  }
  const absl::Status sense = CheckWords(options);
  if (!sense.ok()) {
    return Complain(report::ExitCode::kBadUsage, absl::StrCat("match: ", sense.message()));
  }
  const absl::Status opened = OpenMatchOutputs(options.outputs);
  if (!opened.ok()) return Complain(CodeOfWords(opened), opened.message());
  const absl::Status history = PrepareHistory(options.outputs.history);
  if (!history.ok()) return Complain(report::ExitCode::kInvalid, history.message());
  const absl::StatusOr<std::unique_ptr<Prepared>> made = Prepare(options, here);
  if (!made.ok()) return Complain(CodeOfWords(made.status()), made.status().message());
  const Prepared& prepared = **made;
  const absl::StatusOr<std::unique_ptr<Journal>> journal =
      Journal::Open(prepared.file, prepared.identity, options.fresh);
  if (!journal.ok()) return Complain(report::ExitCode::kInvalid, journal.status().message());

  MatchListener listener(prepared.plan, prepared.sprt, options.outputs);
  Progress progress = StderrProgress("pairs");
  match::MatchEars ears;
  ears.hear = [&](const match::PlayedPair& pair) {
    listener.Take(pair);
    progress.Note(listener.watcher().Now());
  };
  ears.is_enough = [&listener] { return listener.watcher().IsEnough(); };
  const InterruptFlag interrupt;
  const RunControl control = {prepared.jobs, journal->get(),
                              options.outputs.quiet ? nullptr : &progress};
  const absl::StatusOr<RunSummary> run =
      match::PlayMatch(prepared.plan, control, ears, interrupt.flag());
  if (!run.ok()) return Complain(report::ExitCode::kInvalid, run.status().message());

  compare::MatchReport report = listener.watcher().Report(*run);
  report.players = prepared.players.shown;
  if (options.rating.wanted || report.players.size() > 2) {
    report.ratings = listener.watcher().RatingsSoFar(options.rating.anchor_elo);
  }
  report.openings = prepared.openings->Text();
  report.file = prepared.file;
  report.seed = options.seed;
  report.jobs = prepared.jobs;
  report.pinned = !prepared.plan.processors.empty();
  report.openings_used_up = prepared.openings_used_up;
  return FinishMatch(std::move(report), listener, options.shard.count == 1, options.outputs);
}

}  // namespace

void AddMatchCommand(CLI::App& app, report::ExitCode& exit_code) {
  CLI::App& command = AddCommand(
      app, {"match",
            group::kDecide,
            "Which engine is stronger, by games",
            {"./hakari match -p usi:./new -p usi:./old --limits byoyomi=1000 --games 200",
             "./hakari match -p usi:./new -p usi:./old --limits time=10+0.1 --sprt 0,10",
             "./hakari match -p search -p search:null_move=0 --limits nodes=10000 --sprt -10,0",
             "./hakari match -p usi:./a -p usi:./b -p usi:./c --limits movetime=100 --gauntlet",
             "./hakari match --base HEAD~1 --limits movetime=100 --sprt -10,0",
             "./hakari match -p search -p usi:./a --limits nodes=10000 --games 20 --file a.match "
             "--records a.kif",
             "./hakari match show a.match --html a.html"}});
  auto options = std::make_shared<MatchOptions>();
  AddMatchOptions(command, *options);
  command.require_subcommand(0, 1);
  AddMatchShow(command, exit_code);
  command.final_callback([options, &command, &exit_code] {
    if (command.get_subcommands().empty()) exit_code = RunMatch(command, *options);
  });
}

}  // namespace hakari::cli
