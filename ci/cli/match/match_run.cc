#include "ci/cli/match/match_run.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/machine/processors.h"
#include "base/run/progress.h"
#include "base/run/run.h"
#include "base/status/macros.h"
#include "ci/cli/output.h"
#include "ci/cli/suite/suite_options.h"
#include "ci/project/engine_project.h"
#include "ci/project/project_folder.h"
#include "suites/match/game_places.h"
#include "suites/match/played_pair.h"

namespace hakari::cli {
namespace {

constexpr int kUsualGames = 100;

void PlaceGames(const MatchOptions& options, PreparedMatch& prepared) {
  match::GameWishes wishes = match::WishesOf(prepared.plan);
  wishes.jobs = options.jobs;
  wishes.may_pin = !options.no_pin;
  match::GamePlaces places = match::PlacesFor(wishes, AllowedProcessors());
  prepared.jobs = places.jobs;
  prepared.plan.processors = std::move(places.processors);
}

absl::Status ChooseOpenings(const MatchOptions& options, PreparedMatch& prepared) {
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

// The default match file: in .hakari of the user's engine, or else in our own.
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

}  // namespace

absl::StatusOr<std::unique_ptr<PreparedMatch>> PrepareMatch(const MatchOptions& options,
                                                            const std::string& here) {
  auto prepared = std::make_unique<PreparedMatch>();
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

absl::Status CheckMatchWords(const MatchOptions& options) {
  if (options.games && *options.games % 2 != 0) {
    return absl::InvalidArgumentError(
        "--games: expected an even number, since games are played in pairs");
  }
  if (!options.sprt.elos.empty() && options.players.programs.size() > 2) {
    return absl::InvalidArgumentError("--sprt needs exactly two players");
  }
  if (!options.sprt.elos.empty() && options.shard.count > 1) {
    return absl::InvalidArgumentError(
        "--sprt does not work with --shard; play --games in each shard, then run `match merge` and "
        "`match show --sprt`");
  }
  if (!options.outputs.trial.empty() &&
      (options.players.programs.size() != 2 || options.shard.count > 1)) {
    return absl::InvalidArgumentError(
        "--trial needs a whole match of two players, without --shard");
  }
  if (options.players.limits.empty()) {
    return absl::InvalidArgumentError("--limits is needed, as in --limits byoyomi=1000");
  }
  return absl::OkStatus();
}

absl::StatusOr<compare::MatchReport> PlayPrepared(const PreparedMatch& prepared,
                                                  const MatchOptions& options,
                                                  MatchListener& listener,
                                                  const std::atomic<bool>& stop) {
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<Journal> journal,
                          Journal::Open(prepared.file, prepared.identity, options.fresh));
  Progress progress = StderrProgress("pairs");
  match::MatchEars ears;
  ears.hear = [&](const match::PlayedPair& pair) {
    listener.Take(pair);
    progress.Note(listener.watcher().Now());
  };
  ears.is_enough = [&listener] { return listener.watcher().IsEnough(); };
  const RunControl control = {prepared.jobs, journal.get(),
                              options.outputs.quiet ? nullptr : &progress};
  HAKARI_ASSIGN_OR_RETURN(const RunSummary run,
                          match::PlayMatch(prepared.plan, control, ears, stop));
  compare::MatchReport report = listener.watcher().Report(run);
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
  return report;
}

compare::MatchVerdict VerdictOfTwo(const compare::MatchReport& report) {
  compare::MatchEvidence evidence;
  evidence.outcomes = report.counts.pairings()[0].outcomes;
  evidence.sprt = report.sprt;
  evidence.sprt_result = report.sprt_result;
  evidence.faults = report.counts.faults();
  evidence.openings_used_up = report.openings_used_up;
  evidence.interrupted = report.interrupted;
  return compare::JudgeMatch(evidence);
}

}  // namespace hakari::cli
