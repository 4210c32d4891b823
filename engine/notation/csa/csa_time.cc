#include "engine/notation/csa/csa_time.h"

#include <cstddef>

#include "absl/strings/ascii.h"
#include "absl/strings/strip.h"

namespace hakari::notation {

std::optional<int64_t> ParseCsaTime(absl::string_view statement) {
  constexpr size_t kMostDigits = 9;
  if (!absl::ConsumePrefix(&statement, "T")) return std::nullopt;
  const absl::string_view seconds = statement.substr(0, statement.find('.'));
  absl::string_view fraction;
  if (seconds.size() < statement.size()) {
    fraction = statement.substr(seconds.size() + 1);
    if (fraction.empty()) return std::nullopt;
  }
  if (seconds.empty() || seconds.size() > kMostDigits || fraction.size() > 3) return std::nullopt;
  int64_t value = 0;
  for (absl::string_view digits : {seconds, fraction}) {
    for (char c : digits) {
      if (!absl::ascii_isdigit(c)) return std::nullopt;
      value = 10 * value + (c - '0');
    }
  }
  for (size_t i = fraction.size(); i < 3; ++i) value *= 10;
  return value;
}

}  // namespace hakari::notation
