#include "suites/core/outcome.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "base/status/macros.h"

namespace hakari::suites {
namespace {

struct StatusName {
  OutcomeStatus status;
  const char* name;
};

constexpr StatusName kStatusNames[] = {
    {OutcomeStatus::kRan, "ran"},
    {OutcomeStatus::kRefused, "refused"},
    {OutcomeStatus::kCrashed, "crashed"},
    {OutcomeStatus::kTimedOut, "timed-out"},
    {OutcomeStatus::kIllegalMove, "illegal-move"},
    {OutcomeStatus::kUnreadable, "unreadable"},
    {OutcomeStatus::kWrongClaim, "wrong-claim"},
    {OutcomeStatus::kFlooded, "flooded"},
    {OutcomeStatus::kBreach, "protocol-breach"},
    {OutcomeStatus::kStopped, "stopped"},
};

absl::Status Malformed(absl::string_view what, absl::string_view text) {
  return absl::InvalidArgumentError(
      absl::StrCat("expected ", what, ", not '", absl::CHexEscape(text), "'"));
}

bool IsCounterName(absl::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return absl::ascii_isalnum(c) || c == '_';
  });
}

}  // namespace

absl::string_view OutcomeStatusName(OutcomeStatus status) {
  for (const StatusName& entry : kStatusNames) {
    if (entry.status == status) return entry.name;
  }
  return "?";
}

absl::StatusOr<OutcomeStatus> ParseOutcomeStatus(absl::string_view name) {
  for (const StatusName& entry : kStatusNames) {
    if (entry.name == name) return entry.status;
  }
  return Malformed(
      absl::StrJoin(kStatusNames, ", ",
                    [](std::string* text, const StatusName& entry) { *text += entry.name; }),
      name);
}

Outcome Outcome::Ran(std::string answer, Counters counters) {
  Outcome outcome;
  outcome.answer = std::move(answer);
  outcome.counters = std::move(counters);
  return outcome;
}

Outcome Outcome::Failed(OutcomeStatus status, std::string why) {
  Outcome outcome;
  outcome.status = status;
  outcome.why = std::move(why);
  return outcome;
}

Outcome Outcome::Refused(std::string why) {
  return Failed(OutcomeStatus::kRefused, std::move(why));
}

Outcome Outcome::Crashed(std::string why) {
  return Failed(OutcomeStatus::kCrashed, std::move(why));
}

Outcome Outcome::Stopped() { return Failed(OutcomeStatus::kStopped, "the run was interrupted"); }

std::string OutcomeText(const Outcome& outcome) {
  std::string text =
      absl::StrCat(OutcomeStatusName(outcome.status), "\t", absl::CHexEscape(outcome.answer), "\t",
                   absl::CHexEscape(outcome.line), "\t", absl::CHexEscape(outcome.why), "\t",
                   outcome.times.cpu_ns, "\t", outcome.times.wall_ns);
  for (const auto& [name, value] : outcome.counters) absl::StrAppend(&text, "\t", name, "=", value);
  return text;
}

absl::StatusOr<Outcome> ParseOutcomeText(absl::string_view text) {
  constexpr size_t kFixedFields = 6;
  const std::vector<absl::string_view> fields = absl::StrSplit(text, '\t');
  if (fields.size() < kFixedFields) return Malformed("six fields and counters", text);
  const absl::StatusOr<OutcomeStatus> status = ParseOutcomeStatus(fields[0]);
  if (!status.ok()) return status.status();
  Outcome outcome;
  outcome.status = *status;
  if (!absl::CUnescape(fields[1], &outcome.answer) || !absl::CUnescape(fields[2], &outcome.line) ||
      !absl::CUnescape(fields[3], &outcome.why)) {
    return Malformed("escaped text", text);
  }
  if (!absl::SimpleAtoi(fields[4], &outcome.times.cpu_ns) ||
      !absl::SimpleAtoi(fields[5], &outcome.times.wall_ns)) {
    return Malformed("two times in nanoseconds", text);
  }
  for (size_t i = kFixedFields; i < fields.size(); ++i) {
    HAKARI_RETURN_IF_ERROR(ParseCounter(fields[i], outcome.counters));
  }
  return outcome;
}

absl::Status ParseCounter(absl::string_view text, Counters& counters) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, '=');
  int64_t value = 0;
  if (parts.size() != 2 || !IsCounterName(parts[0]) || !absl::SimpleAtoi(parts[1], &value) ||
      absl::StrCat(value) != parts[1]) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected counter=number, not '", absl::CHexEscape(text), "'"));
  }
  if (!counters.emplace(parts[0], value).second) {
    return absl::InvalidArgumentError(absl::StrCat("duplicate counter '", parts[0], "'"));
  }
  return absl::OkStatus();
}

}  // namespace hakari::suites
