#include "suites/match/sequential_decision.h"

#include <algorithm>
#include <utility>

#include "absl/status/statusor.h"

namespace hakari::match {
namespace {

constexpr size_t kSplit = 2;  // the outcome of a point for each side

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

bool SequentialDecision::SaysEnough() const {
  const int64_t counted = next_ - repeated_;
  return counted - mirrored_ >= kLeastPairs && counted - counts_[kSplit] >= kLeastUnsplit;
}

void SequentialDecision::Look(const PairEvidence& evidence) {
  // The same games again show nothing new. Which game is the first engine's as Black tells pairs of
  // the same moves apart.
  const bool is_new = seen_.insert(evidence.games[0] + "|" + evidence.games[1]).second;
  if (!is_new) {
    ++repeated_;
    return;
  }
  if (evidence.games[0] == evidence.games[1]) ++mirrored_;
  ++counts_[evidence.outcome];
  const absl::StatusOr<SprtResult> result = Sprt(counts_, plan_);
  if (!result.ok()) return;  // checked before the match
  result_ = *result;
  if (!SaysEnough()) result_.verdict = SprtVerdict::kContinue;
}

}  // namespace hakari::match
