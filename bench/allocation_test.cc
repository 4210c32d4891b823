// Hot paths do not allocate: a whole pass of every benchmark makes no call of operator new, except
// for benchmarks that return a string or a line.
#include <gtest/gtest.h>

#include <memory>

#include "absl/strings/match.h"
#include "base/machine/allocations_for_test.h"
#include "bench/cases.h"

namespace hakari::bench {
namespace {

// A mate search returns its line, and its stacks grow to the depth that they need.
bool MayAllocate(const BenchCase& bench_case) {
  return absl::StartsWith(bench_case.name, "sfen_write/") || bench_case.unit == "nodes";
}

uint64_t AllocationsDuring(const BenchCase& bench_case) {
  const uint64_t before = AllocationsSoFar();
  bench_case.pass();
  return AllocationsSoFar() - before;
}

TEST(HotPaths, DoNotAllocate) {
  int tested = 0;
  for (const BenchCase& bench_case : AllCases()) {
    if (MayAllocate(bench_case)) continue;
    EXPECT_EQ(AllocationsDuring(bench_case), 0u) << bench_case.name;
    ++tested;
  }
  EXPECT_GT(tested, 20);
}

TEST(HotPaths, WouldBeFoundAllocating) {
  BenchCase bench_case;
  std::unique_ptr<int> kept;
  bench_case.pass = [&kept] {
    kept = std::make_unique<int>(1);
    return 1;
  };
  EXPECT_EQ(AllocationsDuring(bench_case), 1u);
}

}  // namespace
}  // namespace hakari::bench
