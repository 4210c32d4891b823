#include "suites/core/limits.h"

#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "base/status/macros.h"

namespace hakari::suites {
namespace {

struct Field {
  const char* name;
  const char* slug_prefix;
  std::optional<uint64_t> Limits::*value;
};

constexpr Field kFields[] = {
    {"nodes", "", &Limits::nodes},
    {"depth", "d", &Limits::depth},
    {"table_mib", "t", &Limits::table_mib},
    {"seed", "s", &Limits::seed},
    {"movetime_ms", "m", &Limits::movetime_ms},
};

absl::Status ParseField(absl::string_view word, Limits& limits) {
  for (const Field& field : kFields) {
    absl::string_view value = word;
    if (!absl::ConsumePrefix(&value, absl::StrCat(field.name, "="))) continue;
    uint64_t number = 0;
    if ((limits.*field.value).has_value()) break;
    if (!absl::SimpleAtoi(value, &number) || absl::StrCat(number) != value) break;
    limits.*field.value = number;
    return absl::OkStatus();
  }
  return absl::InvalidArgumentError(
      absl::StrCat("expected nodes=, depth=, table_mib=, seed= or movetime_ms= with a number, each "
                   "once, not '",
                   word, "'"));
}

}  // namespace

Limits Replaced(Limits usual, const Limits& given) {
  if (given.movetime_ms) usual.nodes = usual.depth = std::nullopt;
  for (const Field& field : kFields) {
    if (given.*field.value) usual.*field.value = given.*field.value;
  }
  return usual;
}

std::string LimitsText(const Limits& limits) {
  std::vector<std::string> words;
  for (const Field& field : kFields) {
    const std::optional<uint64_t>& value = limits.*field.value;
    if (value) words.push_back(absl::StrCat(field.name, "=", *value));
  }
  return words.empty() ? "none" : absl::StrJoin(words, " ");
}

absl::StatusOr<Limits> ParseLimits(absl::string_view text) {
  Limits limits;
  if (text == "none") return limits;
  for (absl::string_view word : absl::StrSplit(text, ' ')) {
    HAKARI_RETURN_IF_ERROR(ParseField(word, limits));
  }
  return limits;
}

std::string LimitsSlug(const Limits& limits) {
  std::vector<std::string> parts;
  for (const Field& field : kFields) {
    const std::optional<uint64_t>& value = limits.*field.value;
    if (value) parts.push_back(absl::StrCat(field.slug_prefix, *value));
  }
  return parts.empty() ? "full" : absl::StrJoin(parts, "-");
}

}  // namespace hakari::suites
