#include "ci/reproduce/margin_lab.h"

#include <algorithm>
#include <iostream>
#include <memory>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "base/hash/content_hash.h"
#include "base/machine/processors.h"
#include "base/run/journal.h"
#include "base/run/kept_journal.h"
#include "base/run/progress.h"
#include "base/run/run.h"
#include "base/status/macros.h"
#include "suites/engines/typed_search.h"
#include "suites/margins/margin_games.h"
#include "suites/match/game_places.h"
#include "suites/match/match_counts.h"
#include "suites/match/pair_text.h"
#include "suites/match/play_match.h"
#include "suites/match/played_pair.h"

namespace hakari::reproduce {
namespace {

constexpr int kOpeningPlies = 12;  // the length of the longest opening
constexpr uint64_t kOpeningsSeed = 1;
// The default of `hakari usi`: at 0.1 s a move a game fills more than the 16 MiB of short searches.
constexpr uint64_t kTimedTableMib = 64;
constexpr uint64_t kCountedTableMib = 16;

absl::Status Stopped(const std::string& what) {
  return absl::CancelledError(absl::StrCat("stopped during ", what, "; finished games are kept"));
}

absl::StatusOr<match::MatchPlan> PlanOf(const MatchWanted& wanted,
                                        const match::Openings& openings) {
  match::MatchPlan plan;
  for (const std::string& settings : {wanted.first, wanted.second}) {
    match::Entrant entrant;
    entrant.name = settings;
    HAKARI_ASSIGN_OR_RETURN(
        entrant.player,
        engines::TypedSearch(absl::StrCat("search:", settings),
                             wanted.move_ms > 0 ? kTimedTableMib : kCountedTableMib));
    if (wanted.move_ms > 0) {
      entrant.allowance.move_ms = wanted.move_ms;
    } else {
      entrant.allowance.nodes = wanted.nodes;
    }
    plan.entrants.push_back(std::move(entrant));
  }
  plan.pairs = wanted.pairs;
  plan.openings = &openings;
  // A busy machine delays the answers of either side. Late answers are counted but lose no game,
  // since the match compares margins, not machines.
  plan.rules.overrun_loses = false;
  return plan;
}

// Whether two records of a pair have the same games. Times may differ.
bool SamePair(absl::string_view one, absl::string_view other) {
  const absl::StatusOr<match::PlayedPair> a = match::ParsePairText(one);
  const absl::StatusOr<match::PlayedPair> b = match::ParsePairText(other);
  if (!a.ok() || !b.ok()) return false;
  return match::MovesOf(a->games[0]) == match::MovesOf(b->games[0]) &&
         match::MovesOf(a->games[1]) == match::MovesOf(b->games[1]);
}

std::string NodesText(uint64_t nodes) { return absl::StrCat(nodes, " nodes a move"); }

// Null if nothing is kept.
absl::StatusOr<std::unique_ptr<Journal>> OpenJournal(const match::MatchPlan& plan,
                                                     const std::string& openings_text,
                                                     const RunKeeping& keeping) {
  if (keeping.journal_folder.empty()) return nullptr;
  match::MatchPlan whole_plan = plan;
  whole_plan.shard = {};
  Merge whole;
  whole.identity = match::MatchIdentity(whole_plan, openings_text);
  whole.identity.pop_back();  // the shard, which is the last part
  // The text from which the file name is made. Files of the program are left out: another build is
  // detected by the journal's identity. The number of pairs is included, since the shards of
  // matches of other lengths have other pairs.
  std::string all = absl::StrCat("pairs=", plan.pairs, "\n");
  for (const auto& [name, value] : whole.identity) {
    if (!absl::EndsWith(name, "-files")) absl::StrAppend(&all, name, "=", value, "\n");
  }
  whole.ids = match::PairIds(whole_plan);
  whole.same = SamePair;
  return OpenKeptJournal({keeping.journal_folder, absl::StrCat("match-", LineChecksum(all)),
                          plan.shard, keeping.fresh},
                         whole);
}

}  // namespace

std::string MatchWanted::LimitText() const {
  constexpr double kMilliseconds = 1000;
  if (move_ms == 0) return NodesText(nodes);
  return absl::StrFormat("%g s a move", static_cast<double>(move_ms) / kMilliseconds);
}

std::string GamesWanted::LimitText() const {
  return depth > 0 ? absl::StrCat("depth ", depth, " a move") : NodesText(nodes);
}

std::string GamesWanted::Key() const {
  return absl::StrCat(first, " ", second, " ", LimitText(), " ", openings, " ", exchanges_colors,
                      " ", series, by_every_shard ? " by every shard" : "");
}

std::string MatchWanted::Key() const {
  return absl::StrCat(first, " ", second, " ", LimitText(), " ", pairs, " pairs");
}

PairCounts MatchRun::counts() const {
  PairCounts counts{};
  for (const size_t outcome : outcomes) ++counts[outcome];
  return counts;
}

std::vector<double> MatchRun::scores() const {
  std::vector<double> scores;
  for (const size_t outcome : outcomes) scores.push_back(PairScore(outcome));
  return scores;
}

MarginLab::MarginLab(MarginLabOptions options, Context context)
    : options_(std::move(options)), context_(std::move(context)) {}

absl::Status MarginLab::ReadOpenings() {
  if (openings_) return absl::OkStatus();
  HAKARI_ASSIGN_OR_RETURN(
      match::Openings openings,
      match::Openings::Read({absl::StrCat(context_.root, "/", match::kShippedOpenings)},
                            kOpeningPlies, kOpeningsSeed));
  openings_ = std::move(openings);
  openings_text_ = openings_->Text();
  return absl::OkStatus();
}

absl::StatusOr<std::string> MarginLab::OpeningsText() {
  HAKARI_RETURN_IF_ERROR(ReadOpenings());
  return openings_text_;
}

absl::StatusOr<std::vector<margins::GameSeries>> MarginLab::PlayGames(const GamesWanted& wanted) {
  HAKARI_RETURN_IF_ERROR(ReadOpenings());
  margins::MarginPlan plan;
  plan.settings[0] = wanted.first;
  plan.settings[1] = wanted.second;
  plan.nodes = wanted.depth > 0 ? 0 : wanted.nodes;
  plan.depth = wanted.depth;
  plan.table_mib = kCountedTableMib;
  plan.openings_played = wanted.openings;
  plan.exchanges_colors = wanted.exchanges_colors;
  plan.series = wanted.series;
  plan.openings = &*openings_;
  plan.openings_text = openings_text_;
  const RunKeeping& kept = options_.keeping;
  margins::MarginKeeping keeping = {kept.shard, kept.journal_folder, kept.fresh, nullptr};
  if (wanted.by_every_shard && kept.shard.count > 1) {
    keeping.shard = {};
    keeping.folder.clear();  // several shards may run, and a journal belongs to one process
  }
  // This shard has no series, since there are fewer series than shards.
  if (keeping.shard.index > plan.series_played() && plan.series_played() > 0) {
    return std::vector<margins::GameSeries>();
  }
  Progress progress(wanted.about, std::cerr, StderrIsTerminal());
  if (!kept.quiet) keeping.progress = &progress;
  HAKARI_ASSIGN_OR_RETURN(margins::MarginRun run,
                          margins::PlayMarginGames(plan, keeping, context_));
  if (run.interrupted) return Stopped(wanted.about);
  return std::move(run.series);
}

absl::StatusOr<MatchRun> MarginLab::PlayMatch(const MatchWanted& wanted) {
  HAKARI_RETURN_IF_ERROR(ReadOpenings());
  if (wanted.pairs < 1 || static_cast<size_t>(wanted.pairs) > openings_->size()) {
    return absl::InvalidArgumentError(absl::StrCat(wanted.about, ": cannot play ", wanted.pairs,
                                                   " pairs with ", openings_->size(), " openings"));
  }
  HAKARI_ASSIGN_OR_RETURN(match::MatchPlan plan, PlanOf(wanted, *openings_));
  plan.shard = options_.keeping.shard;
  if (plan.shard.index > plan.pairs) return MatchRun();
  match::GamePlaces places = match::PlacesFor(match::WishesOf(plan), AllowedProcessors());
  const int jobs = plan.is_timed() ? std::min(places.jobs, context_.jobs) : context_.jobs;
  if (plan.is_timed()) plan.processors = std::move(places.processors);
  HAKARI_ASSIGN_OR_RETURN(const std::unique_ptr<Journal> journal,
                          OpenJournal(plan, openings_text_, options_.keeping));
  MatchRun run;
  match::MatchCounts counts(match::PairingsOf(2, false), {plan.is_timed(), plan.is_timed()},
                            {true, true});
  match::MatchEars ears;
  ears.hear = [&](const match::PlayedPair& pair) {
    counts.Add(pair);
    run.outcomes.push_back(match::OutcomeOf(pair));
    run.moves.push_back(LineChecksum(
        absl::StrCat(match::MovesOf(pair.games[0]), " ", match::MovesOf(pair.games[1]))));
  };
  Progress progress(absl::StrCat(wanted.about, ", ", wanted.LimitText()), std::cerr,
                    StderrIsTerminal());
  const RunControl control = {jobs, journal.get(), options_.keeping.quiet ? nullptr : &progress};
  HAKARI_ASSIGN_OR_RETURN(const RunSummary summary,
                          match::PlayMatch(plan, control, ears, context_.StopFlag()));
  if (summary.interrupted) return Stopped(absl::StrCat(wanted.about, ", ", wanted.LimitText()));
  run.games = counts.players()[0].total();
  run.faults = counts.faults();
  for (const match::PlayerCounts& player : counts.players()) {
    run.answers += player.answers;
    run.late += player.late;
  }
  return run;
}

absl::StatusOr<const std::vector<margins::GameSeries>*> MarginLab::Games(
    const GamesWanted& wanted) {
  const auto found = games_.find(wanted.Key());
  if (found != games_.end()) return &found->second;
  HAKARI_ASSIGN_OR_RETURN(std::vector<margins::GameSeries> played, PlayGames(wanted));
  return &games_.emplace(wanted.Key(), std::move(played)).first->second;
}

absl::StatusOr<const MatchRun*> MarginLab::Match(const MatchWanted& wanted) {
  const auto found = matches_.find(wanted.Key());
  if (found != matches_.end()) return &found->second;
  HAKARI_ASSIGN_OR_RETURN(MatchRun played, PlayMatch(wanted));
  return &matches_.emplace(wanted.Key(), std::move(played)).first->second;
}

absl::Status MarginLab::PlayAll(const GamesNeeded& needed) {
  for (const GamesWanted& wanted : needed.games) {
    HAKARI_RETURN_IF_ERROR(Games(wanted).status());
  }
  for (const MatchWanted& wanted : needed.matches) {
    HAKARI_RETURN_IF_ERROR(Match(wanted).status());
  }
  return absl::OkStatus();
}

void MarginLab::Keep(const GamesWanted& wanted, std::vector<margins::GameSeries> played) {
  games_[wanted.Key()] = std::move(played);
}

void MarginLab::Keep(const MatchWanted& wanted, MatchRun played) {
  matches_[wanted.Key()] = std::move(played);
}

}  // namespace hakari::reproduce
