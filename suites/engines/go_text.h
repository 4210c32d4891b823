// What is asked of a search: the line that begins with `go`, and when it must have been answered.
#ifndef HAKARI_SUITES_ENGINES_GO_TEXT_H_
#define HAKARI_SUITES_ENGINES_GO_TEXT_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "engine/core/color.h"
#include "suites/core/engine_spec.h"

namespace hakari::engines {

// What follows `go`; at least one of nodes, depth, movetime, byoyomi or both clocks must be set.
struct SearchLimits {
  std::optional<uint64_t> nodes;
  std::optional<int> depth;
  std::optional<int64_t> movetime_ms;
  std::optional<int64_t> byoyomi_ms;
  std::optional<int64_t> black_ms, white_ms;  // clocks: btime, wtime
  std::optional<int64_t> black_increment_ms, white_increment_ms;
};

struct GoText {
  std::string line;
  int64_t deadline_ms = 0;
};

// An error if nothing is limited or a limit makes no sense.
absl::StatusOr<GoText> GoTextOf(const SearchLimits& limits, Color side_to_move,
                                const suites::EngineDeadlines& deadlines);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_GO_TEXT_H_
