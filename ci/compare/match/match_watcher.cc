#include "ci/compare/match/match_watcher.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "ci/compare/match/match_verdict.h"
#include "engine/core/color.h"

namespace hakari::compare {
namespace {

match::MatchCounts EmptyCounts(const match::MatchPlan& plan) {
  std::vector<bool> timed, single_threaded;
  for (const match::Entrant& entrant : plan.entrants) {
    timed.push_back(entrant.allowance.is_timed());
    single_threaded.push_back(entrant.threads == 1);
  }
  return {match::PairingsOf(static_cast<int>(plan.entrants.size()), plan.gauntlet),
          std::move(timed), std::move(single_threaded)};
}

RatedGames RatedGamesOf(const match::PlayedPair& pair) {
  RatedGames games;
  for (const int number : {0, 1}) {
    RatedGame game;
    game.black = pair.players[match::SeatOf(number, kBlack)];
    game.white = pair.players[match::SeatOf(number, kWhite)];
    const notation::GameResult result = pair.games[number].record.lines[0].result;
    if (result == notation::GameResult::kBlackWins) game.result = RatedResult::kBlackWon;
    if (result == notation::GameResult::kWhiteWins) game.result = RatedResult::kWhiteWon;
    games.push_back(game);
  }
  return games;
}

}  // namespace

MatchWatcher::MatchWatcher(const match::MatchPlan& plan, std::optional<SprtPlan> sprt,
                           bool keeps_records)
    : plan_(plan), sprt_(sprt), keeps_records_(keeps_records), counts_(EmptyCounts(plan)) {
  if (sprt_) decision_.emplace(*sprt_);
}

void MatchWatcher::Take(const match::PlayedPair& pair) {
  counts_.Add(pair);
  rated_.push_back(RatedGamesOf(pair));
  if (decision_) {
    decision_->Add(pair.number, {match::OutcomeOf(pair),
                                 {match::MovesOf(pair.games[0]), match::MovesOf(pair.games[1])}});
  }
  const std::string id = match::PairId({pair.players[0], pair.players[1]}, pair.number);
  for (const int number : {0, 1}) {
    const match::PlayedGame& game = pair.games[number];
    if (game.fault) {
      const size_t by = static_cast<size_t>(pair.players[match::SeatOf(number, game.fault->by)]);
      faults_.push_back(absl::StrCat("pair ", id, ", game ", number + 1, ", ",
                                     plan_.entrants[by].name, ": ", game.fault->what));
    }
    if (!keeps_records_) continue;
    notation::GameRecord record = game.record;
    std::vector<std::pair<std::string, std::string>> tags;
    for (const Color color : {kBlack, kWhite}) {
      const size_t who = static_cast<size_t>(pair.players[match::SeatOf(number, color)]);
      tags.emplace_back(color == kBlack ? "black" : "white", plan_.entrants[who].name);
    }
    tags.emplace_back("pair", id);
    record.tags.insert(record.tags.begin(), tags.begin(), tags.end());
    records_.push_back(std::move(record));
  }
}

std::string MatchWatcher::Now() const {
  if (plan_.entrants.size() != 2 || counts_.pairs() == 0) return "";
  const match::Tally total = counts_.players()[0].total();
  const double points = total.won + total.drawn / 2.0;
  std::string text = absl::StrFormat("+%d -%d =%d, score %.1f %%", total.won, total.lost,
                                     total.drawn, 100 * points / total.games());
  if (decision_) {
    const SprtResult& result = decision_->result();
    absl::StrAppendFormat(&text, ", LLR %.2f (%.2f to %.2f)", result.llr, result.lower,
                          result.upper);
  }
  return text;
}

MatchReport MatchWatcher::Report(const RunSummary& run) const {
  MatchReport report;
  report.counts = counts_;
  for (const match::Entrant& entrant : plan_.entrants) {
    report.players.push_back(
        {entrant.name, "", match::AllowanceText(entrant.allowance), entrant.allowance.margin_ms});
  }
  report.rules = GameRulesText(plan_.rules);
  report.asked_pairs = plan_.pairs * static_cast<int>(counts_.pairings().size());
  report.resumed = run.resumed;
  report.interrupted = run.interrupted;
  report.faults = faults_;
  report.sprt = sprt_;
  if (decision_) {
    report.sprt_result = decision_->result();
    report.mirrored_pairs = decision_->mirrored();
    report.repeated_pairs = decision_->repeated();
  }
  return report;
}

absl::StatusOr<Ratings> MatchWatcher::RatingsSoFar(double anchor_elo) const {
  RatingOptions options;
  options.players = static_cast<int>(plan_.entrants.size());
  options.anchor_elo = anchor_elo;
  options.confidence = kMatchConfidence;
  return RatingsOf(rated_, options);
}

std::string GameRulesText(const match::GameRules& rules) {
  std::string text = absl::StrCat(rules.most_plies, " plies at most");
  if (rules.resign_centipawns > 0) {
    absl::StrAppend(&text, ", resigned at -", rules.resign_centipawns, " in ", rules.resign_moves,
                    " moves");
  }
  if (rules.announce_nodes > 0) {
    absl::StrAppend(&text, ", mates announced that PDS proves in ", rules.announce_nodes, " nodes");
  }
  return text;
}

}  // namespace hakari::compare
