// Decides from pairs of games, finished in any order, whether a match has shown enough to end.
//
// Only the pairs before the first missing number are examined. So the result, and the pair after
// which it is reached, depend neither on how many games run at once nor on interruptions.
#ifndef HAKARI_SUITES_MATCH_DECISION_SEQUENTIAL_DECISION_H_
#define HAKARI_SUITES_MATCH_DECISION_SEQUENTIAL_DECISION_H_

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <string>

#include "absl/status/status.h"
#include "base/statistics/sprt.h"

namespace hakari::match {

// One pair: both games of an opening, with colors exchanged.
struct PairEvidence {
  size_t outcome = 0;  // of the first engine, as PairCounts counts
  // The moves of its two games. They are equal if equal engines repeat each other.
  std::string games[2];
};

class SequentialDecision {
 public:
  // An error if the plan makes no sense.
  static absl::Status Check(const SprtPlan& plan);

  explicit SequentialDecision(const SprtPlan& plan) : plan_(plan) {}

  // The result for these counts of different pairs, of which `mirrored` are mirror images. The
  // verdict is kContinue before there are enough pairs, whatever they show. The plan must have been
  // checked.
  static SprtResult ResultOf(const PairCounts& counts, int64_t mirrored, const SprtPlan& plan);

  // `number` counts from 0; each is added once.
  void Add(int64_t number, PairEvidence evidence);

  // Does not change once its verdict is not kContinue.
  const SprtResult& result() const { return result_; }
  bool decided() const { return result_.verdict != SprtVerdict::kContinue; }
  // Over the examined pairs: those up to the decision.
  const PairCounts& counts() const { return counts_; }
  int64_t pairs() const { return next_; }
  int64_t mirrored() const { return mirrored_; }
  int64_t repeated() const { return repeated_; }

  // Nothing is decided before this many pairs that are not mirror images: if all pairs are alike,
  // the variance is nearly zero and any difference seems large.
  static constexpr int64_t kLeastPairs = 30;
  // Nothing is decided before this many pairs whose points were not split. If openings decide which
  // color wins, nearly every pair is split, and only the few others show how much pairs vary. As
  // long as the stronger side happens to have too few wins among them, it seems weaker, and with
  // too much certainty.
  static constexpr int64_t kLeastUnsplit = 10;

 private:
  void Look(const PairEvidence& evidence);

  const SprtPlan plan_;
  std::map<int64_t, PairEvidence> waiting_;  // after a missing one
  std::set<std::string> seen_;               // the games of examined pairs
  int64_t next_ = 0;
  int64_t mirrored_ = 0;
  int64_t repeated_ = 0;
  PairCounts counts_{};
  SprtResult result_;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_DECISION_SEQUENTIAL_DECISION_H_
