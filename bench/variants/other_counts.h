// The benchmarks, but PDS raises its limits by two and therefore counts other nodes, as after a
// change of the search's definition. For tests of the gate's verdict on such a change.
#ifndef HAKARI_BENCH_VARIANTS_OTHER_COUNTS_H_
#define HAKARI_BENCH_VARIANTS_OTHER_COUNTS_H_

#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "bench/bench_case.h"

namespace hakari::bench {

// Like AllCases() and FindCase().
std::vector<BenchCase> OtherCountsCases();
std::optional<BenchCase> FindOtherCountsCase(absl::string_view name);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_VARIANTS_OTHER_COUNTS_H_
