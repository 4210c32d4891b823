// What came of one program running one problem: the answer and the exact counters, which are
// compared for equality, and apart from them the times, which never are.
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

// What a program answered and what it counted: exact, the same on every machine, and compared for
// equality, unlike times.
using Counters = std::map<std::string, int64_t>;  // names of letters, digits and '_'

struct CountedAnswer {
  std::string answer;  // any bytes: engines are not to be trusted
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

// "nodes=12", the form of one counter in every text of ours.
absl::Status ParseCounter(absl::string_view text, Counters& counters);

enum class OutcomeStatus {
  kRan,          // the program answered, "unknown" included
  kRefused,      // the program cannot do this problem, or could not be started
  kCrashed,      // it threw or died
  kTimedOut,     // it was given up
  kIllegalMove,  // its answer breaks the rules of the game
  kUnreadable,   // its answer cannot be read
  kWrongClaim,   // its answer claims what is not so
  kFlooded,      // it said more than anyone would read
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
  std::string why;  // of anything but kRan

  static Outcome Ran(std::string answer, Counters counters = {});
  static Outcome Refused(std::string why);
  static Outcome Crashed(std::string why);
  // Of any status but kRan.
  static Outcome Failed(OutcomeStatus status, std::string why);
  static Outcome Stopped();

  bool ran() const { return status == OutcomeStatus::kRan; }
};

// One line of printable ASCII without a line end, and back. Everything is kept, times too.
std::string OutcomeText(const Outcome& outcome);
absl::StatusOr<Outcome> ParseOutcomeText(absl::string_view text);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_OUTCOME_H_
