// The limits and the answer of a mate search.
#ifndef HAKARI_ENGINE_MATE_MATE_RESULT_H_
#define HAKARI_ENGINE_MATE_MATE_RESULT_H_

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/status.h"
#include "engine/core/move.h"
#include "engine/core/stop_request.h"
#include "engine/position/position.h"

namespace hakari::mate {

enum class MateAnswer { kUnknown, kMate, kNoMate };

// Why an answer is unknown, or a length not proved.
enum class StopReason { kNone, kNodes, kPlies, kMemory, kStopped, kSaturated };

struct MateLimits {
  uint64_t nodes = 1'000'000;
  int plies = 2000;
  // Both are polled at least every 4096 nodes, and may be null.
  const std::atomic<bool>* stop = nullptr;
  StopRequest* watch = nullptr;

  // Not inline, so that the functions that poll stay small enough to be inlined themselves.
  bool StopNow() const;
};

// The length of a mate, as a search for the shortest mate knows it.
struct MateLength {
  int plies = 0;        // interpositions that only delay do not count
  bool proved = false;  // there is no mate in fewer plies
};

struct MateResult {
  MateAnswer answer = MateAnswer::kUnknown;
  StopReason reason = StopReason::kNone;
  uint64_t nodes = 0;
  std::vector<Move> line;  // of a mate: the attacker's proof against the longest defence in it
  std::optional<MateLength> length;  // of a mate, by searches for the shortest one
};

// Checks that the line of a mate ends in mate. It does not check the other defences, which would
// need the whole tree. Returns OK if every move is legal, every move of the root's side gives
// check, and the last one mates. Otherwise the message names the move and its number:
// kInvalidArgument for an illegal move, kFailedPrecondition for a legal line that does not mate by
// checks.
absl::Status VerifyMateLine(const Position& root, const std::vector<Move>& line);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_MATE_RESULT_H_
