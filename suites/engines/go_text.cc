#include "suites/engines/go_text.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari::engines {
namespace {

class GoLine {
 public:
  template <typename Number>
  void Add(absl::string_view word, const std::optional<Number>& value) {
    if (!value) return;
    absl::StrAppend(&line_, " ", word, " ", *value);
    negative_ |= *value < 0;
  }

  const std::string& line() const { return line_; }
  bool negative() const { return negative_; }

 private:
  std::string line_ = "go";
  bool negative_ = false;
};

bool HasClocks(const SearchLimits& limits) { return limits.black_ms && limits.white_ms; }

// How long the side to move may think; nothing if no time is set.
std::optional<int64_t> TimeMs(const SearchLimits& limits, Color side_to_move) {
  if (limits.movetime_ms) return *limits.movetime_ms;
  if (!HasClocks(limits) && !limits.byoyomi_ms) return std::nullopt;
  const bool black = side_to_move == kBlack;
  return (black ? limits.black_ms : limits.white_ms).value_or(0) +
         (black ? limits.black_increment_ms : limits.white_increment_ms).value_or(0) +
         limits.byoyomi_ms.value_or(0);
}

}  // namespace

absl::StatusOr<GoText> GoTextOf(const SearchLimits& limits, Color side_to_move,
                                const suites::EngineDeadlines& deadlines) {
  const std::optional<int64_t> time_ms = TimeMs(limits, side_to_move);
  if (!time_ms && !limits.nodes && !limits.depth) {
    return absl::InvalidArgumentError("expected a limit: nodes, depth, time, byoyomi or clocks");
  }
  // Byoyomi is told with clocks, empty if need be.
  const bool clocks = limits.byoyomi_ms || HasClocks(limits);
  GoLine go;
  if (clocks) {
    go.Add("btime", std::optional<int64_t>(limits.black_ms.value_or(0)));
    go.Add("wtime", std::optional<int64_t>(limits.white_ms.value_or(0)));
  }
  go.Add("byoyomi", limits.byoyomi_ms);
  go.Add("binc", limits.black_increment_ms);
  go.Add("winc", limits.white_increment_ms);
  go.Add("movetime", limits.movetime_ms);
  go.Add("depth", limits.depth);
  go.Add("nodes", limits.nodes);
  if (go.negative() || limits.nodes == 0u || limits.depth == 0) {
    return absl::InvalidArgumentError(absl::StrCat("expected limits above 0, found ", go.line()));
  }
  return GoText{go.line(), time_ms ? *time_ms + deadlines.margin_ms : deadlines.search_ms};
}

}  // namespace hakari::engines
