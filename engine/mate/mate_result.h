// What is asked of a mate search, and what it answers.
#ifndef HAKARI_ENGINE_MATE_MATE_RESULT_H_
#define HAKARI_ENGINE_MATE_MATE_RESULT_H_

#include <atomic>
#include <cstdint>
#include <vector>

#include "engine/core/move.h"

namespace hakari::mate {

enum class MateAnswer { kUnknown, kMate, kNoMate };

// Why an answer is unknown.
enum class StopReason { kNone, kNodes, kPlies, kMemory, kStopped, kSaturated };

struct MateLimits {
  uint64_t nodes = 1'000'000;
  int plies = 2000;
  const std::atomic<bool>* stop = nullptr;  // polled every few thousand nodes
};

struct MateResult {
  MateAnswer answer = MateAnswer::kUnknown;
  StopReason reason = StopReason::kNone;
  uint64_t nodes = 0;
  std::vector<Move> line;  // of a mate: the attacker's proof against the longest defence in it
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_MATE_RESULT_H_
