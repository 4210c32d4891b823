#include "suites/engines/engine_failure.h"

#include "absl/strings/str_cat.h"

namespace hakari::engines {
namespace {

struct KindRow {
  FailureKind kind;
  const char* name;
  suites::OutcomeStatus status;
};

constexpr KindRow kKinds[] = {
    {FailureKind::kCouldNotStart, "could not start", suites::OutcomeStatus::kRefused},
    {FailureKind::kDiedInHandshake, "died in the handshake", suites::OutcomeStatus::kCrashed},
    {FailureKind::kCrashed, "crashed", suites::OutcomeStatus::kCrashed},
    {FailureKind::kTimedOut, "timed out", suites::OutcomeStatus::kTimedOut},
    {FailureKind::kIllegalMove, "illegal move", suites::OutcomeStatus::kIllegalMove},
    {FailureKind::kUnreadable, "unreadable answer", suites::OutcomeStatus::kUnreadable},
    {FailureKind::kWrongClaim, "wrong claim", suites::OutcomeStatus::kWrongClaim},
    {FailureKind::kFlooded, "flood of output", suites::OutcomeStatus::kFlooded},
    {FailureKind::kBreach, "breach of the protocol", suites::OutcomeStatus::kBreach},
    {FailureKind::kRefused, "refused", suites::OutcomeStatus::kRefused},
    {FailureKind::kStopped, "stopped", suites::OutcomeStatus::kStopped},
};

const KindRow& RowOf(FailureKind kind) {
  for (const KindRow& row : kKinds) {
    if (row.kind == kind) return row;
  }
  return kKinds[0];
}

}  // namespace

absl::string_view FailureKindName(FailureKind kind) { return RowOf(kind).name; }

suites::Outcome OutcomeOf(const EngineFailure& failure) {
  if (failure.kind == FailureKind::kStopped) return suites::Outcome::Stopped();
  return suites::Outcome::Failed(RowOf(failure.kind).status,
                                 absl::StrCat(FailureKindName(failure.kind), ": ", failure.what));
}

}  // namespace hakari::engines
