// The benchmarks, one of them a search that counts otherwise: PDS raises its limits by two. As a
// change of the search's definition does; for tests of what the gate makes of it.
#ifndef HAKARI_BENCH_VARIANTS_OTHER_COUNTS_H_
#define HAKARI_BENCH_VARIANTS_OTHER_COUNTS_H_

#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "bench/bench_case.h"

namespace hakari::bench {

// As AllCases() and FindCase().
std::vector<BenchCase> OtherCountsCases();
std::optional<BenchCase> FindOtherCountsCase(absl::string_view name);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_VARIANTS_OTHER_COUNTS_H_
