// Hot paths do not allocate: every benchmark but those that hand out a string or a line runs a
// whole pass without one call of operator new.
#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <new>

#include "absl/strings/match.h"
#include "bench/cases.h"

namespace {

uint64_t allocations = 0;

void* Allocate(std::size_t size) {
  ++allocations;
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) std::abort();
  return memory;
}

void* AllocateAligned(std::size_t size, std::align_val_t alignment) {
  ++allocations;
  const std::size_t unit = static_cast<std::size_t>(alignment);
  void* memory = std::aligned_alloc(unit, (size + unit - 1) / unit * unit);
  if (memory == nullptr) std::abort();
  return memory;
}

}  // namespace

void* operator new(std::size_t size) { return Allocate(size); }
void* operator new[](std::size_t size) { return Allocate(size); }
void* operator new(std::size_t size, std::align_val_t alignment) {
  return AllocateAligned(size, alignment);
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
  return AllocateAligned(size, alignment);
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

namespace hakari::bench {
namespace {

// A mate search hands out its line, and its stacks grow to the depth that they need.
bool MayAllocate(const BenchCase& bench_case) {
  return absl::StartsWith(bench_case.name, "sfen_write/") || bench_case.unit == "nodes";
}

uint64_t AllocationsDuring(const BenchCase& bench_case) {
  const uint64_t before = allocations;
  bench_case.pass();
  return allocations - before;
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
