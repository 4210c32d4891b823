#include "ci/cli/match/match_record.h"

#include <cstdint>
#include <iostream>
#include <numeric>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "base/hash/content_hash.h"
#include "base/statistics/sprt.h"
#include "base/status/macros.h"
#include "ci/history/history_run.h"
#include "ci/report/verdict/verdict.h"

namespace hakari::cli {
namespace {

std::string PlayerText(const compare::MatchPlayer& player) {
  return absl::StrCat(player.name, " ", player.limits);
}

// The samples are the scores of the pairs, in ascending order.
history::HistoryRow ScoreRow(const compare::MatchReport& report,
                             const match::PairingCounts& pairing) {
  history::HistoryRow row;
  row.benchmark =
      absl::StrCat(PlayerText(report.players[static_cast<size_t>(pairing.players[0])]), " against ",
                   PlayerText(report.players[static_cast<size_t>(pairing.players[1])]));
  row.metric = "score";
  row.unit = "points a game";
  for (size_t outcome = 0; outcome < kPairOutcomes; ++outcome) {
    row.samples.insert(row.samples.end(), static_cast<size_t>(pairing.outcomes[outcome]),
                       PairScore(outcome));
  }
  row.median = std::accumulate(row.samples.begin(), row.samples.end(), 0.0) /
               static_cast<double>(row.samples.size());
  return row;
}

void AddRatings(const compare::MatchReport& report, history::HistoryRun& run) {
  if (!report.ratings || !report.ratings->ok()) return;
  const Ratings& ratings = **report.ratings;
  for (size_t i = 0; i < ratings.players.size(); ++i) {
    const Rating& rating = ratings.players[i];
    if (rating.kind != RatingKind::kFinite) continue;
    history::HistoryRow row;
    row.benchmark = PlayerText(report.players[i]);
    row.metric = "rating";
    row.unit = "Elo";
    row.median = rating.elo;
    row.samples = {rating.elo};
    run.rows.push_back(std::move(row));
  }
}

}  // namespace

absl::Status RecordMatch(const compare::MatchReport& report, const RecordOptions& options,
                         bool quiet) {
  if (!options.record) return absl::OkStatus();
  const bool is_invalid = report.interrupted || report.counts.pairs() == 0 ||
                          report.counts.faults() > compare::MostFaults(report.counts.games());
  if (is_invalid) {
    if (!quiet) std::cerr << "hakari: not recorded: the match is invalid\n";
    return absl::OkStatus();
  }
  HAKARI_ASSIGN_OR_RETURN(const std::string folder, MeasuredFolder());
  HAKARI_ASSIGN_OR_RETURN(history::HistoryRun run, BeginRun("match", folder, options));
  run.suite_hash = ContentHash(absl::StrCat(report.openings, " ", report.rules));
  if (report.verdict) {
    run.verdict = std::string(report::VerdictName(report.verdict->verdict()));
  }
  for (const match::PairingCounts& pairing : report.counts.pairings()) {
    history::HistoryRow row = ScoreRow(report, pairing);
    if (!row.samples.empty()) run.rows.push_back(std::move(row));
  }
  AddRatings(report, run);
  return KeepRun(run, options, quiet);
}

}  // namespace hakari::cli
