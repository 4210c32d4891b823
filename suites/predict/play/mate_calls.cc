#include "suites/predict/play/mate_calls.h"

#include <algorithm>

#include "absl/status/status.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "engine/core/color.h"
#include "engine/predict/default_model.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::suites {
namespace {

// Whether a mate is proved.
constexpr char kMate[] = "1";
constexpr char kNoMate[] = "0";

absl::StatusOr<RecordedCall> ParseCall(absl::string_view text) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, ':');
  RecordedCall call;
  if (parts.size() != 6 || !absl::SimpleAtoi(parts[0], &call.limit) ||
      !absl::SimpleAtoi(parts[1], &call.nodes) || !absl::SimpleAtoi(parts[2], &call.more_nodes) ||
      (parts[3] != kMate && parts[3] != kNoMate) ||
      !absl::SimpleAtoi(parts[4], &call.distances[0]) ||
      !absl::SimpleAtoi(parts[5], &call.distances[1]) || call.nodes > call.limit ||
      call.more_nodes < call.nodes) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected a call as limit:nodes:more:mate:distance:distance, not '",
                     absl::CHexEscape(text), "'"));
  }
  call.is_mate = parts[3] == kMate;
  return call;
}

}  // namespace

std::string CallsText(const std::vector<RecordedCall>& calls) {
  return absl::StrJoin(calls, " ", [](std::string* out, const RecordedCall& call) {
    absl::StrAppend(out, call.limit, ":", call.nodes, ":", call.more_nodes, ":",
                    call.is_mate ? kMate : kNoMate, ":", call.distances[0], ":", call.distances[1]);
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

void MateCallRecorder::BeginGame() {
  calls_.clear();
  seen_ = 0;
}

mate::MateResult MateCallRecorder::Solve(const Position& root, const mate::MateLimits& limits) {
  mate::MateResult result = solver().Solve(root, limits);
  if (seen_++ % sample_ == 0) Record(root, limits.nodes, result);
  return result;
}

void MateCallRecorder::Record(const Position& root, uint64_t limit,
                              const mate::MateResult& result) {
  RecordedCall call;
  call.limit = limit;
  call.nodes = result.nodes;
  call.more_nodes = result.nodes;
  call.is_mate = result.answer == mate::MateAnswer::kMate;
  if (result.answer == mate::MateAnswer::kUnknown) {
    // The same search with a larger limit; it uses nothing of the first.
    mate::MateLimits more;
    more.nodes = std::min(limit * kMoreNodes, max_nodes());
    const mate::MateResult further = solver().Solve(root, more);
    call.more_nodes = std::max(call.nodes, further.nodes);
    call.is_mate = further.answer == mate::MateAnswer::kMate;
  }
  const Color attacker = root.side_to_move();
  call.distances = {predict::DefaultModel().Distance(root, attacker),
                    predict::DefaultSharpModel().Distance(root, attacker)};
  calls_.push_back(call);
}

}  // namespace hakari::suites
