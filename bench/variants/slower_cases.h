// The benchmarks, two of them slower by about the given percentage: PDS, which burns time at its
// seam once per node, and the generation of legal moves. For trials and demonstrations of the gate.
#ifndef HAKARI_BENCH_VARIANTS_SLOWER_CASES_H_
#define HAKARI_BENCH_VARIANTS_SLOWER_CASES_H_

#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "bench/bench_case.h"

namespace hakari::bench {

// Like AllCases() and FindCase().
std::vector<BenchCase> SlowerCases();
std::optional<BenchCase> FindSlowerCase(absl::string_view name);

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_VARIANTS_SLOWER_CASES_H_
