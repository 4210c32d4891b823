// The result of one program on one problem. The answer and the counters are exact: they are
// the same on every machine and are compared for equality. The times are kept apart and are
// never compared.
#ifndef HAKARI_SUITES_CORE_OUTCOME_H_
#define HAKARI_SUITES_CORE_OUTCOME_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/player/times.h"

namespace hakari::suites {

using Counters = std::map<std::string, int64_t>;  // names of letters, digits and '_'

struct CountedAnswer {
  std::string answer;  // any bytes, since it may come from an engine
  Counters counters;

  std::optional<int64_t> Counter(const std::string& name) const {
    const auto found = counters.find(name);
    if (found == counters.end()) return std::nullopt;
    return found->second;
  }

  friend bool operator==(const CountedAnswer& a, const CountedAnswer& b) {
    return a.answer == b.answer && a.counters == b.counters;
  }
  friend bool operator!=(const CountedAnswer& a, const CountedAnswer& b) { return !(a == b); }
};

// Reads one counter in the form that all our texts use, "nodes=12", and adds it to `counters`.
absl::Status ParseCounter(absl::string_view text, Counters& counters);

enum class OutcomeStatus {
  kRan,          // the program answered, "unknown" included
  kRefused,      // the program cannot do this problem, or could not be started
  kCrashed,      // it threw or died
  kTimedOut,     // it took too long and was given up
  kIllegalMove,  // its answer breaks the rules of the game
  kUnreadable,   // its answer cannot be read
  kWrongClaim,   // its answer claims something that is wrong
  kFlooded,      // it printed too much
  kBreach,       // it broke its protocol in another way
  kStopped,      // the run was interrupted
};

absl::string_view OutcomeStatusName(OutcomeStatus status);
absl::StatusOr<OutcomeStatus> ParseOutcomeStatus(absl::string_view name);

using player::Times;

struct Outcome : CountedAnswer {
  OutcomeStatus status = OutcomeStatus::kRan;
  std::string line;  // the moves shown for the answer; never compared
  Times times;
  std::string why;  // of a failure, or of what a limit left open in an answer

  static Outcome Ran(std::string answer, Counters counters = {});
  static Outcome Refused(std::string why);
  static Outcome Crashed(std::string why);
  // `status` must not be kRan.
  static Outcome Failed(OutcomeStatus status, std::string why);
  static Outcome Stopped();

  bool ran() const { return status == OutcomeStatus::kRan; }
};

// Writes an outcome as one line of printable ASCII and tabs (without the line end), and reads it
// back. Everything is kept, including times.
std::string OutcomeText(const Outcome& outcome);
absl::StatusOr<Outcome> ParseOutcomeText(absl::string_view text);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_OUTCOME_H_
