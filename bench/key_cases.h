// The key benchmarks: one for each kind of work that takes most of a search's time. A gate always
// compares their times; it compares those of the other benchmarks only in case of doubt.
#ifndef HAKARI_BENCH_KEY_CASES_H_
#define HAKARI_BENCH_KEY_CASES_H_

#include "absl/strings/string_view.h"

namespace hakari::bench {

inline constexpr absl::string_view kKeyCases[] = {
    "do_undo/quiet", "attack_map/quiet", "legal/quiet",       "count_legal/quiet",
    "checks/quiet",  "evasions/check",   "perft/middle/made", "pds/mate",
    "dfpn/mate",     "mate_in_one/tree", "strong/mate"};

inline bool IsKeyCase(absl::string_view name) {
  for (const absl::string_view key : kKeyCases) {
    if (key == name) return true;
  }
  return false;
}

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_KEY_CASES_H_
