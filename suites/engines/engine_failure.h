// What went wrong with an engine, by kind, with what was said.
#ifndef HAKARI_SUITES_ENGINES_ENGINE_FAILURE_H_
#define HAKARI_SUITES_ENGINES_ENGINE_FAILURE_H_

#include <string>

#include "absl/strings/string_view.h"
#include "suites/core/outcome.h"

namespace hakari::engines {

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
  kRefused,          // we did not ask: an option that it has not, a newline in a value
  kStopped,          // the run was interrupted; no fault of the engine
};

absl::string_view FailureKindName(FailureKind kind);

struct EngineFailure {
  FailureKind kind = FailureKind::kCrashed;
  std::string what;        // one printable line
  std::string transcript;  // both directions and stderr, printable, the middle left out if long
};

// The same as an outcome of a problem.
suites::Outcome OutcomeOf(const EngineFailure& failure);

}  // namespace hakari::engines

#endif  // HAKARI_SUITES_ENGINES_ENGINE_FAILURE_H_
