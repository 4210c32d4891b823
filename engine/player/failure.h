// Why a player gave no answer: the kind of failure and a message.
#ifndef HAKARI_ENGINE_PLAYER_FAILURE_H_
#define HAKARI_ENGINE_PLAYER_FAILURE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace hakari::player {

enum class FailureKind {
  kCouldNotStart,    // no such program, not executable, no such folder
  kDiedInHandshake,  // ended before its first readyok
  kCrashed,          // ended, or closed its output, later
  kTimedOut,         // a deadline passed, and another one after `stop`
  kIllegalMove,      // our rules forbid its move
  kUnreadable,       // an answer that cannot be read
  kWrongClaim,       // claims a mate that is not one
  kFlooded,          // a line, or the whole output, exceeds its limit
  kBreach,           // an answer without a question, or a second one
  kRefused,          // not asked: it does not support the question, option or value
  kStopped,          // cancelled by the caller; no fault of the player
};

absl::string_view FailureKindName(FailureKind kind);

struct Failure {
  FailureKind kind = FailureKind::kCrashed;
  std::string what;        // one printable line
  std::string transcript;  // of a process: both directions and stderr, printable, perhaps shortened
  // Not the player's fault: its process was killed, and not by us (by a person, by a machine short
  // of memory), or could not be started.
  bool by_others = false;
};

// "crashed: exited with code 7 before bestmove"
std::string FailureText(const Failure& failure);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_FAILURE_H_
