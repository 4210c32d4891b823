// How much a program may spend on one problem. A limit on counts has the same effect on every
// machine. Results that a time has limited do not go into goldens.
#ifndef HAKARI_SUITES_CORE_LIMITS_H_
#define HAKARI_SUITES_CORE_LIMITS_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace hakari::suites {

struct Limits {
  std::optional<uint64_t> nodes;
  std::optional<uint64_t> depth;      // plies
  std::optional<uint64_t> table_mib;  // memory for a transposition table
  std::optional<uint64_t> seed;
  std::optional<uint64_t> movetime_ms;  // for programs that use a clock (Suite::heeds_time)

  // Only counts are limited: a question then has the same answer on every machine.
  bool is_exact() const { return !movetime_ms; }

  friend bool operator==(const Limits& a, const Limits& b) {
    return a.nodes == b.nodes && a.depth == b.depth && a.table_mib == b.table_mib &&
           a.seed == b.seed && a.movetime_ms == b.movetime_ms;
  }
  friend bool operator!=(const Limits& a, const Limits& b) { return !(a == b); }
};

// The usual limits, each replaced by the given one if there is one. A given time also removes the
// usual nodes and depth, because they would end most searches before the time is up.
Limits Replaced(Limits usual, const Limits& given);

// "nodes=10000 depth=6 table_mib=64 seed=1 movetime_ms=1000", without those that are not set;
// "none" if none is.
std::string LimitsText(const Limits& limits);
absl::StatusOr<Limits> ParseLimits(absl::string_view text);

// The part of a golden's file name that states its limits: "10000-d6"; "full" without limits.
std::string LimitsSlug(const Limits& limits);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_LIMITS_H_
