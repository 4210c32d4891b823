#include "suites/match/decision/sequential_decision.h"

#include <numeric>
#include <utility>

#include "absl/status/statusor.h"

namespace hakari::match {
namespace {

constexpr size_t kSplit = 2;  // the outcome in which each side has one point

}  // namespace

absl::Status SequentialDecision::Check(const SprtPlan& plan) {
  return Sprt(PairCounts(), plan).status();
}

void SequentialDecision::Add(int64_t number, PairEvidence evidence) {
  waiting_.emplace(number, std::move(evidence));
  for (auto first = waiting_.begin();
       !decided() && first != waiting_.end() && first->first == next_;
       first = waiting_.erase(first)) {
    ++next_;
    Look(first->second);
  }
}

SprtResult SequentialDecision::ResultOf(const PairCounts& counts, int64_t mirrored,
                                        const SprtPlan& plan) {
  const absl::StatusOr<SprtResult> found = Sprt(counts, plan);
  if (!found.ok()) return SprtResult();
  SprtResult result = *found;
  const int64_t pairs = std::accumulate(counts.begin(), counts.end(), int64_t{0});
  const bool are_enough =
      pairs - mirrored >= kLeastPairs && pairs - counts[kSplit] >= kLeastUnsplit;
  if (!are_enough) result.verdict = SprtVerdict::kContinue;
  return result;
}

void SequentialDecision::Look(const PairEvidence& evidence) {
  // Repeated games show nothing new. The key keeps the order of the two games, so that pairs with
  // the same moves but exchanged engines are different.
  const bool is_new = seen_.insert(evidence.games[0] + "|" + evidence.games[1]).second;
  if (!is_new) {
    ++repeated_;
    return;
  }
  if (evidence.games[0] == evidence.games[1]) ++mirrored_;
  ++counts_[evidence.outcome];
  result_ = ResultOf(counts_, mirrored_, plan_);
}

}  // namespace hakari::match
