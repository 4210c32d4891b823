// What a program answered and what it counted: exact, the same on every machine, and compared for
// equality, unlike times.
#ifndef HAKARI_SUITES_CORE_COUNTED_ANSWER_H_
#define HAKARI_SUITES_CORE_COUNTED_ANSWER_H_

#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace hakari::suites {

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

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_COUNTED_ANSWER_H_
