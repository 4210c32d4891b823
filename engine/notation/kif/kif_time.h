// The times of KIF: what the move took and what its side has used in all, "( 0:16/00:01:20)".
#ifndef HAKARI_ENGINE_NOTATION_KIF_KIF_TIME_H_
#define HAKARI_ENGINE_NOTATION_KIF_KIF_TIME_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "engine/notation/japanese_scanner.h"

namespace hakari::notation {

// What the move took, in milliseconds; -1 if no time stands here or it is left open, "( /)". Totals
// are passed over. Written are seconds, minutes and seconds, or hours too, any of them with a
// fraction.
absl::StatusOr<int64_t> TakeKifTime(JapaneseScanner& scanner);

// KIF knows whole seconds: fractions are cut off, as clocks of the game do.
std::string KifTime(int64_t spent_ms, int64_t total_ms);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KIF_KIF_TIME_H_
