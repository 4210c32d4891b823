// How much a program may spend on one problem. A count cuts off the same on every machine; what a
// time cuts off belongs into no golden.
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
  std::optional<uint64_t> movetime_ms;  // of programs that heed a clock (Suite::heeds_time)

  // Counts alone: the same question has the same answer everywhere.
  bool is_exact() const { return !movetime_ms; }

  friend bool operator==(const Limits& a, const Limits& b) {
    return a.nodes == b.nodes && a.depth == b.depth && a.table_mib == b.table_mib &&
           a.seed == b.seed && a.movetime_ms == b.movetime_ms;
  }
  friend bool operator!=(const Limits& a, const Limits& b) { return !(a == b); }
};

// The usual limits, with those that are given in their place. A time stands for usual nodes and
// depth, which would end most searches before it.
Limits Replaced(Limits usual, const Limits& given);

// "nodes=10000 depth=6 table_mib=64 seed=1 movetime_ms=1000", without those that are not set;
// "none" if none is.
std::string LimitsText(const Limits& limits);
absl::StatusOr<Limits> ParseLimits(absl::string_view text);

// The part of a golden's file name that tells its limits: "10000-d6"; "full" without limits.
std::string LimitsSlug(const Limits& limits);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_CORE_LIMITS_H_
