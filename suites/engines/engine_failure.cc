#include "suites/engines/engine_failure.h"

namespace hakari::engines {
namespace {

using player::FailureKind;

suites::OutcomeStatus StatusOf(FailureKind kind) {
  switch (kind) {
    case FailureKind::kCouldNotStart:
    case FailureKind::kRefused:
      return suites::OutcomeStatus::kRefused;
    case FailureKind::kDiedInHandshake:
    case FailureKind::kCrashed:
      return suites::OutcomeStatus::kCrashed;
    case FailureKind::kTimedOut:
      return suites::OutcomeStatus::kTimedOut;
    case FailureKind::kIllegalMove:
      return suites::OutcomeStatus::kIllegalMove;
    case FailureKind::kUnreadable:
      return suites::OutcomeStatus::kUnreadable;
    case FailureKind::kWrongClaim:
      return suites::OutcomeStatus::kWrongClaim;
    case FailureKind::kFlooded:
      return suites::OutcomeStatus::kFlooded;
    case FailureKind::kBreach:
      return suites::OutcomeStatus::kBreach;
    case FailureKind::kStopped:
      return suites::OutcomeStatus::kStopped;
  }
  return suites::OutcomeStatus::kCrashed;
}

}  // namespace

suites::Outcome OutcomeOfFailure(const player::Failure& failure) {
  if (failure.kind == FailureKind::kStopped) return suites::Outcome::Stopped();
  // Of what was said in our own process there is no transcript, and the status names the kind.
  const bool is_ours = failure.transcript.empty() && (failure.kind == FailureKind::kRefused ||
                                                      failure.kind == FailureKind::kCrashed);
  return suites::Outcome::Failed(StatusOf(failure.kind),
                                 is_ours ? failure.what : player::FailureText(failure));
}

}  // namespace hakari::engines
