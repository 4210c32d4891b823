// A question as the USI line that begins with `go`, and the deadline of its answer.
#ifndef HAKARI_SUITES_ENGINES_GO_TEXT_H_
#define HAKARI_SUITES_ENGINES_GO_TEXT_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/player/player.h"
#include "suites/core/engine_spec.h"

namespace hakari::engines {

struct GoText {
  std::string line;
  absl::string_view answer = "bestmove";  // the first word of the answer
  int64_t deadline_ms = 0;                // counted from go, or from the ponder hit
};

// The spec says what is sent to an engine that ignores `go nodes`, and how an engine is asked for a
// mate. `go mate` has no limit on nodes, so such a limit is converted to a time, by a rate that
// every engine reaches or nearly reaches. The time is at least a second, because some engines never
// search less. An error if nothing is limited or a limit makes no sense.
absl::StatusOr<GoText> GoTextOf(const player::Question& question, const suites::EngineSpec& spec);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_GO_TEXT_H_
