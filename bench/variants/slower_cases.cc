#include "bench/variants/slower_cases.h"

#include <cstdint>
#include <utility>

#include "bench/cases.h"
#include "bench/positions/position_set.h"
#include "bench/variants/pds_with.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari::bench {
namespace {

// Takes time in proportion to `steps`: no compiler removes the steps, and no processor runs them in
// parallel.
inline void Burn(int steps) {
  for (int i = 0; i < steps; ++i) asm volatile("" : "+r"(i));
}

// Found by measuring, so that the whole is slower by the percentage in the name (README.md).
constexpr int kStepsANode = HAKARI_STEPS_A_NODE;
constexpr int kStepsAPosition = HAKARI_STEPS_A_POSITION;

struct BurningPolicy : mate::NoPolicy {
  mate::Numbers Increments(const mate::ChildView& child) const {
    Burn(kStepsANode);
    return mate::NoPolicy::Increments(child);
  }
};

BenchCase SlowerLegal() {
  return CountingItsAnswer(CaseOverSet("legal", QuietPositions(),
                                       [](const Position& position) {
                                         movegen::MoveList moves;
                                         movegen::GenerateLegal(position, moves);
                                         Burn(kStepsAPosition);
                                         return static_cast<uint64_t>(moves.size());
                                       }),
                           "moves");
}

BenchCase Slowed(BenchCase bench_case) {
  if (bench_case.name == "pds/mate") return PdsWith<BurningPolicy>();
  if (bench_case.name == "legal/quiet") return SlowerLegal();
  return bench_case;
}

}  // namespace

std::vector<BenchCase> SlowerCases() {
  std::vector<BenchCase> all = AllCases();
  for (BenchCase& bench_case : all) bench_case = Slowed(std::move(bench_case));
  return all;
}

std::optional<BenchCase> FindSlowerCase(absl::string_view name) {
  std::optional<BenchCase> found = FindCase(name);
  if (found) found = Slowed(*std::move(found));
  return found;
}

}  // namespace hakari::bench
