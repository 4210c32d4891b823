// Takes pair after pair of a match as they come, and knows at any time what it shows.
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
  // The plan must outlive it. A test is for two players. `keeps_records`: the games are wanted.
  MatchWatcher(const match::MatchPlan& plan, std::optional<SprtPlan> sprt, bool keeps_records);

  // In the order of the pairs.
  void Take(const match::PlayedPair& pair);
  bool IsEnough() const { return decision_ && decision_->decided(); }
  // The test so far, if there is one.
  const std::optional<match::SequentialDecision>& decision() const { return decision_; }
  // Of the test so far; 0 without one.
  double llr() const { return decision_ ? decision_->result().llr : 0; }
  // "+5 -3 =4, score 58.3 %, LLR 0.42 (-2.94 to 2.94)", of two players.
  std::string Now() const;

  // All but what its caller alone knows: words, files, how it was played.
  MatchReport Report(const RunSummary& run) const;
  const std::vector<notation::GameRecord>& records() const { return records_; }
  // Of the games so far; the first player's rating is given.
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

// "320 plies at most; resignation at -1000 in 3 moves": what ends a game besides its rules.
std::string GameRulesText(const match::GameRules& rules);

}  // namespace hakari::compare

#endif  // HAKARI_CI_COMPARE_MATCH_MATCH_WATCHER_H_
