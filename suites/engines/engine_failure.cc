#include "suites/engines/engine_failure.h"

#include "absl/strings/str_cat.h"

namespace hakari {
namespace {

struct KindRow {
  FailureKind kind;
  const char* name;
  OutcomeStatus status;
};

constexpr KindRow kKinds[] = {
    {FailureKind::kCouldNotStart, "could not start", OutcomeStatus::kRefused},
    {FailureKind::kDiedInHandshake, "died in the handshake", OutcomeStatus::kCrashed},
    {FailureKind::kCrashed, "crashed", OutcomeStatus::kCrashed},
    {FailureKind::kTimedOut, "timed out", OutcomeStatus::kTimedOut},
    {FailureKind::kIllegalMove, "illegal move", OutcomeStatus::kIllegalMove},
    {FailureKind::kUnreadable, "unreadable answer", OutcomeStatus::kUnreadable},
    {FailureKind::kWrongClaim, "wrong claim", OutcomeStatus::kWrongClaim},
    {FailureKind::kFlooded, "flood of output", OutcomeStatus::kFlooded},
    {FailureKind::kBreach, "breach of the protocol", OutcomeStatus::kBreach},
    {FailureKind::kRefused, "refused", OutcomeStatus::kRefused},
    {FailureKind::kStopped, "stopped", OutcomeStatus::kStopped},
};

const KindRow& RowOf(FailureKind kind) {
  for (const KindRow& row : kKinds) {
    if (row.kind == kind) return row;
  }
  return kKinds[0];
}

}  // namespace

absl::string_view FailureKindName(FailureKind kind) { return RowOf(kind).name; }

Outcome OutcomeOf(const EngineFailure& failure) {
  if (failure.kind == FailureKind::kStopped) return Outcome::Stopped();
  return Outcome::Failed(RowOf(failure.kind).status,
                         absl::StrCat(FailureKindName(failure.kind), ": ", failure.what));
}

}  // namespace hakari
