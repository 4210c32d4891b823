#include "suites/predict/play/mate_calls.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/time/cpu_time.h"
#include "engine/core/color.h"
#include "engine/predict/default_model.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::suites {
namespace {

// A call takes some microseconds, and reading the clock a few hundred nanoseconds.
double SecondsOfAReading() {
  constexpr size_t kReadings = 1001;
  std::vector<double> seconds(kReadings);
  for (double& each : seconds) {
    const double begin = ThreadCpuSeconds();
    each = ThreadCpuSeconds() - begin;
  }
  std::nth_element(seconds.begin(), seconds.begin() + kReadings / 2, seconds.end());
  return seconds[kReadings / 2];
}

absl::StatusOr<RecordedCall> ParseCall(absl::string_view text) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, ':');
  RecordedCall call;
  if (parts.size() != 5 || !absl::SimpleAtoi(parts[0], &call.limit) ||
      !absl::SimpleAtoi(parts[1], &call.nodes) || !absl::SimpleAtoi(parts[2], &call.more_nodes) ||
      !absl::SimpleAtoi(parts[3], &call.distances[0]) ||
      !absl::SimpleAtoi(parts[4], &call.distances[1]) || call.nodes > call.limit ||
      call.more_nodes < call.nodes) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected a call as limit:nodes:more:distance:distance, not '",
                     absl::CHexEscape(text), "'"));
  }
  return call;
}

}  // namespace

std::string CallsText(const std::vector<RecordedCall>& calls) {
  return absl::StrJoin(calls, " ", [](std::string* out, const RecordedCall& call) {
    absl::StrAppend(out, call.limit, ":", call.nodes, ":", call.more_nodes, ":", call.distances[0],
                    ":", call.distances[1]);
  });
}

absl::StatusOr<std::vector<RecordedCall>> ParseCalls(absl::string_view text) {
  std::vector<RecordedCall> calls;
  if (text.empty()) return calls;
  for (absl::string_view word : absl::StrSplit(text, ' ')) {
    const absl::StatusOr<RecordedCall> call = ParseCall(word);
    if (!call.ok()) return call.status();
    calls.push_back(*call);
  }
  return calls;
}

MateCallWatch::MateCallWatch(std::unique_ptr<mate::MateSolver> solver, int sample)
    : WrappedSolver(std::move(solver)),
      sample_(sample),
      clock_seconds_(sample == 0 ? SecondsOfAReading() : 0) {}

void MateCallWatch::BeginSearch() {
  seconds_ = 0;
  timed_ = 0;
  calls_.clear();
}

void MateCallWatch::BeginGame() {
  BeginSearch();
  seen_ = 0;
}

mate::MateResult MateCallWatch::Solve(const Position& root, const mate::MateLimits& limits) {
  if (sample_ == 0) {
    const double begin = ThreadCpuSeconds();
    mate::MateResult result = solver().Solve(root, limits);
    seconds_ += ThreadCpuSeconds() - begin;
    ++timed_;
    return result;
  }
  mate::MateResult result = solver().Solve(root, limits);
  if (seen_++ % sample_ == 0) Record(root, limits.nodes, result);
  return result;
}

void MateCallWatch::Record(const Position& root, uint64_t limit, const mate::MateResult& result) {
  RecordedCall call;
  call.limit = limit;
  call.nodes = result.nodes;
  call.more_nodes = result.nodes;
  if (result.answer == mate::MateAnswer::kUnknown) {
    // The same search, further: it remembers nothing of the first.
    mate::MateLimits more;
    more.nodes = std::min(limit * kMoreNodes, max_nodes());
    call.more_nodes = std::max(call.nodes, solver().Solve(root, more).nodes);
  }
  const Color attacker = root.side_to_move();
  call.distances = {predict::DefaultModel().Distance(root, attacker),
                    predict::DefaultSharpModel().Distance(root, attacker)};
  calls_.push_back(call);
}

}  // namespace hakari::suites
