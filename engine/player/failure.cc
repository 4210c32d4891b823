#include "engine/player/failure.h"

#include "absl/strings/str_cat.h"

namespace hakari::player {

absl::string_view FailureKindName(FailureKind kind) {
  switch (kind) {
    case FailureKind::kCouldNotStart:
      return "could not start";
    case FailureKind::kDiedInHandshake:
      return "died in the handshake";
    case FailureKind::kCrashed:
      return "crashed";
    case FailureKind::kTimedOut:
      return "timed out";
    case FailureKind::kIllegalMove:
      return "illegal move";
    case FailureKind::kUnreadable:
      return "unreadable answer";
    case FailureKind::kWrongClaim:
      return "wrong claim";
    case FailureKind::kFlooded:
      return "flood of output";
    case FailureKind::kBreach:
      return "breach of the protocol";
    case FailureKind::kRefused:
      return "refused";
    case FailureKind::kStopped:
      return "stopped";
  }
  return "?";
}

std::string FailureText(const Failure& failure) {
  return absl::StrCat(FailureKindName(failure.kind), ": ", failure.what);
}

}  // namespace hakari::player
