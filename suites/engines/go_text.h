// A question in the words of USI: the line that begins with `go`, and when it must be answered.
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
  absl::string_view answer = "bestmove";  // the word that its answer begins with
  int64_t deadline_ms = 0;                // from go, or from the ponder hit
};

// The spec says how an engine is asked that heeds no `go nodes`, and how it is asked for a mate. A
// `go mate` knows no nodes, so a limit on them becomes a time by a rate that no engine falls short
// of by much; a second at least, which is the least that some think. An error if nothing is limited
// or a limit makes no sense.
absl::StatusOr<GoText> GoTextOf(const player::Question& question, const suites::EngineSpec& spec);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_GO_TEXT_H_
