// Collects the pairs of a match as they are played, and gives its state at any time.
#ifndef HAKARI_CI_COMPARE_MATCH_MATCH_WATCHER_H_
#define HAKARI_CI_COMPARE_MATCH_MATCH_WATCHER_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "base/run/run.h"
#include "base/statistics/ratings.h"
#include "base/statistics/sprt.h"
#include "ci/compare/match/match_report.h"
#include "engine/notation/record.h"
#include "suites/match/decision/sequential_decision.h"
#include "suites/match/match_counts.h"
#include "suites/match/play_match.h"
#include "suites/match/played_pair.h"

namespace hakari::compare {

class MatchWatcher {
 public:
  // `plan` must outlive the watcher. `sprt` is only for two players. `keeps_records`: the games are
  // kept.
  MatchWatcher(const match::MatchPlan& plan, std::optional<SprtPlan> sprt, bool keeps_records);

  // To be called in the order of the pairs.
  void Take(const match::PlayedPair& pair);
  bool IsEnough() const { return decision_ && decision_->decided(); }
  // The state of the test, if there is one.
  const std::optional<match::SequentialDecision>& decision() const { return decision_; }
  // The log likelihood ratio of the test; 0 without a test.
  double llr() const { return decision_ ? decision_->result().llr : 0; }
  // "+5 -3 =4, score 58.3 %, LLR 0.42 (-2.94 to 2.94)" for two players, else empty.
  std::string Now() const;

  // Everything except what only the caller knows: words, files, jobs and processors.
  MatchReport Report(const RunSummary& run) const;
  const std::vector<notation::GameRecord>& records() const { return records_; }
  // Of the games so far; `anchor_elo` is the first player's rating.
  absl::StatusOr<Ratings> RatingsSoFar(double anchor_elo) const;

 private:
  const match::MatchPlan& plan_;
  const std::optional<SprtPlan> sprt_;
  const bool keeps_records_;
  match::MatchCounts counts_;
  std::optional<match::SequentialDecision> decision_;
  std::vector<RatedGames> rated_;
  std::vector<std::string> faults_;
  std::vector<notation::GameRecord> records_;
};

// "320 plies at most, resigned at -1000 in 3 moves": what ends a game besides the rules of shogi.
std::string GameRulesText(const match::GameRules& rules);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_MATCH_WATCHER_H_
