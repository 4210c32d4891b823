// Why a player gave no answer, by kind, with what was said.
#ifndef HAKARI_ENGINE_PLAYER_FAILURE_H_
#define HAKARI_ENGINE_PLAYER_FAILURE_H_

#include <string>

#include "absl/strings/string_view.h"

namespace hakari::player {

enum class FailureKind {
  kCouldNotStart,    // no such program, not executable, no such folder
  kDiedInHandshake,  // ended before its first readyok
  kCrashed,          // ended, or closed its output, later
  kTimedOut,         // a deadline passed, and after stop another
  kIllegalMove,      // our rules forbid what it plays
  kUnreadable,       // an answer that cannot be read
  kWrongClaim,       // claims a mate that is none
  kFlooded,          // a line, or output in all, beyond the limits
  kBreach,           // an answer to what was not asked, or twice
  kRefused,          // it was not asked: the question, an option or a value makes no sense to it
  kStopped,          // cancelled by the asker; no fault of the player
};

absl::string_view FailureKindName(FailureKind kind);

struct Failure {
  FailureKind kind = FailureKind::kCrashed;
  std::string what;        // one printable line
  std::string transcript;  // of a process: both directions and stderr, printable, perhaps shortened
  // Not its own doing: its process was killed, and not by us (by a person, by a machine short of
  // memory), or could not be started.
  bool by_others = false;
};

// "crashed: exited with code 7 before bestmove"
std::string FailureText(const Failure& failure);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_FAILURE_H_
