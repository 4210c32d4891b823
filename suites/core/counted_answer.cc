#include "suites/core/counted_answer.h"

#include <algorithm>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/escaping.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace hakari::suites {
namespace {

bool IsCounterName(absl::string_view name) {
  return !name.empty() && std::all_of(name.begin(), name.end(), [](unsigned char c) {
    return absl::ascii_isalnum(c) || c == '_';
  });
}

}  // namespace

absl::Status ParseCounter(absl::string_view text, Counters& counters) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, '=');
  int64_t value = 0;
  if (parts.size() != 2 || !IsCounterName(parts[0]) || !absl::SimpleAtoi(parts[1], &value) ||
      absl::StrCat(value) != parts[1]) {
    return absl::InvalidArgumentError(
        absl::StrCat("expected counter=number, not '", absl::CHexEscape(text), "'"));
  }
  if (!counters.emplace(parts[0], value).second) {
    return absl::InvalidArgumentError(absl::StrCat("a second counter '", parts[0], "'"));
  }
  return absl::OkStatus();
}

}  // namespace hakari::suites
