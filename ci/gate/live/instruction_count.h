// How many instructions a sample takes: by the processor's own counter where we may read it, else
// by valgrind. The count repeats to a few in a million.
#ifndef HAKARI_CI_GATE_LIVE_INSTRUCTION_COUNT_H_
#define HAKARI_CI_GATE_LIVE_INSTRUCTION_COUNT_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "ci/gate/live/sampler.h"

namespace hakari::gate {

// Of one pass over the positions of the sample. kUnavailable, with what is missing, where nothing
// counts instructions for us.
absl::StatusOr<uint64_t> CountInstructions(const GateFolder& side, const SampleSize& size,
                                           const std::atomic<bool>* stop);

// What callgrind says that it collected.
absl::StatusOr<uint64_t> ParseCollected(absl::string_view callgrind_words);

}  // namespace hakari::gate

#endif  // HAKARI_CI_GATE_LIVE_INSTRUCTION_COUNT_H_
