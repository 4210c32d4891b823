#include "ci/gate/deadlines.h"

#include <algorithm>
#include <map>

#include "absl/strings/str_cat.h"
#include "base/time/pace.h"

namespace hakari::gate {

std::function<int64_t(const std::string& id)> DeadlinesAfter(const report::SuiteReport& base,
                                                             bool kept, int64_t least_ms) {
  constexpr int64_t kNsPerMs = 1'000'000;
  int64_t slowest_ms = least_ms;
  std::map<std::string, int64_t> by_id;
  for (const suites::ProblemResult& result : base.results) {
    const int64_t ms = kTimesTheBase * result.outcome.times.wall_ns / kNsPerMs;
    by_id[result.id] = std::max(least_ms, ms);
    slowest_ms = std::max(slowest_ms, ms);
  }
  if (kept) by_id.clear();
  return [by_id, slowest_ms](const std::string& id) {
    const auto known = by_id.find(id);
    return known == by_id.end() ? slowest_ms : known->second;
  };
}

std::string CutShortText(const std::string& work, const std::string& whose, size_t ran,
                         int not_asked, const std::optional<suites::OutcomeStatus>& gave_up) {
  const size_t wanted = ran + static_cast<size_t>(not_asked);
  if (wanted == 0) return work;
  const std::string text = absl::StrCat(work, ": ", not_asked, " of ", wanted, " problems");
  if (!gave_up) return absl::StrCat(text, " were not run by the ", whose);
  return absl::StrCat(text, " were not run by the ", whose, ", after ", kMostFailures,
                      " failures of the same kind: ", suites::OutcomeStatusName(*gave_up));
}

std::string RoundPace::Text(const std::string& what, int done, Time now) const {
  using Seconds = std::chrono::duration<double>;
  return absl::StrCat(what, ": ",
                      PaceText({done, rounds_ - done, Seconds(now - begin_).count(), "rounds",
                                Seconds(deadline_ - now).count()}));
}

}  // namespace hakari::gate
