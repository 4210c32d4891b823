#include "suites/predict/experiments/totals.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/macros.h"
#include "suites/mate/mate_program.h"

namespace hakari::suites {
namespace {

uint64_t NodesIn(const Outcome& outcome) {
  return static_cast<uint64_t>(outcome.Counter("nodes").value_or(0));
}

absl::Status CheckRan(const SettingRun& run) {
  for (size_t i = 0; i < run.outcomes.size(); ++i) {
    const Outcome& outcome = run.outcomes[i];
    if (outcome.ran()) continue;
    return absl::FailedPreconditionError(
        absl::StrCat(run.setting, ": ", run.ids[i], ": ", OutcomeStatusName(outcome.status),
                     outcome.why.empty() ? "" : ": ", outcome.why));
  }
  if (!run.outcomes.empty()) return absl::OkStatus();
  return absl::FailedPreconditionError(absl::StrCat(run.setting, ": no position was searched"));
}

void CountOnlyOne(bool first, bool second, OnlyOne& only) {
  only.first += first && !second ? 1 : 0;
  only.second += second && !first ? 1 : 0;
}

void AddPosition(const Outcome& one, const Outcome& other, SearchPair& pair) {
  const bool both = one.answer != kUnknownAnswer && other.answer != kUnknownAnswer;
  pair.first.Add(one);
  pair.second.Add(other);
  pair.positions.push_back(
      {NodesIn(one), NodesIn(other), one.times.cpu_ns, other.times.cpu_ns, both});
  CountOnlyOne(one.answer == kMateAnswer, other.answer == kMateAnswer, pair.mates);
  CountOnlyOne(one.answer == kNoMateAnswer, other.answer == kNoMateAnswer, pair.no_mates);
  if (!both) return;
  pair.first_both.Add(one);
  pair.second_both.Add(other);
  pair.contradictions += one.answer != other.answer ? 1 : 0;
}

}  // namespace

void SearchTotals::Add(const Outcome& outcome) {
  if (outcome.answer == kMateAnswer) {
    ++mates;
  } else if (outcome.answer == kNoMateAnswer) {
    ++no_mates;
  } else {
    ++unknown;
  }
  nodes += NodesIn(outcome);
  cpu_ns += std::max<int64_t>(outcome.times.cpu_ns, 0);
}

absl::StatusOr<SearchTotals> TotalsOf(const SettingRun& run) {
  HAKARI_RETURN_IF_ERROR(CheckRan(run));
  SearchTotals totals;
  for (const Outcome& outcome : run.outcomes) totals.Add(outcome);
  return totals;
}

absl::StatusOr<SearchPair> PairOf(const SettingRun& first, const SettingRun& second) {
  for (const SettingRun* run : {&first, &second}) {
    HAKARI_RETURN_IF_ERROR(CheckRan(*run));
  }
  if (first.ids != second.ids) {
    return absl::FailedPreconditionError(
        absl::StrCat(first.setting, " and ", second.setting, " ran over different positions"));
  }
  SearchPair pair;
  for (size_t i = 0; i < first.outcomes.size(); ++i) {
    AddPosition(first.outcomes[i], second.outcomes[i], pair);
  }
  return pair;
}

}  // namespace hakari::suites
