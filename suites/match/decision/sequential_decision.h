// Whether a match has shown enough to be ended, from pairs of games that are finished in any order.
//
// Looked at are only the pairs before the first that is missing, by number: what they show, and
// after which of them, depends neither on how many games run at once nor on interruptions.
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

// What a pair shows: both games of one opening, with colors exchanged.
struct PairEvidence {
  size_t outcome = 0;  // of the first engine, as PairCounts counts
  // The moves of its two games. Equal engines repeat each other: then they are the same.
  std::string games[2];
};

class SequentialDecision {
 public:
  // An error if the plan makes no sense.
  static absl::Status Check(const SprtPlan& plan);

  explicit SequentialDecision(const SprtPlan& plan) : plan_(plan) {}

  // What so many different pairs show, `mirrored` of them mirror images of themselves; whatever
  // they show, it decides nothing before they are enough. The plan has been checked.
  static SprtResult ResultOf(const PairCounts& counts, int64_t mirrored, const SprtPlan& plan);

  // `number` counts from 0; each is added once.
  void Add(int64_t number, PairEvidence evidence);

  // Stays as it is once it is not kContinue.
  const SprtResult& result() const { return result_; }
  bool decided() const { return result_.verdict != SprtVerdict::kContinue; }
  // Of the pairs that were looked at: those up to the decision.
  const PairCounts& counts() const { return counts_; }
  int64_t pairs() const { return next_; }
  int64_t mirrored() const { return mirrored_; }
  int64_t repeated() const { return repeated_; }

  // Pairs that are no mirror images, below which nothing is decided: of pairs that are all alike
  // the variance is nearly nothing, and any difference seems large.
  static constexpr int64_t kLeastPairs = 30;
  // And pairs in which the points were not split. Where nearly every pair is split, because its
  // opening says which color wins, few others are all that tells how much pairs vary: as long as
  // the stronger side happens to lack them, it seems weaker, and that seems sure.
  static constexpr int64_t kLeastUnsplit = 10;

 private:
  void Look(const PairEvidence& evidence);

  const SprtPlan plan_;
  std::map<int64_t, PairEvidence> waiting_;  // behind one that is missing
  std::set<std::string> seen_;               // the games of pairs that were looked at
  int64_t next_ = 0;
  int64_t mirrored_ = 0;
  int64_t repeated_ = 0;
  PairCounts counts_{};
  SprtResult result_;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_DECISION_SEQUENTIAL_DECISION_H_
