// A benchmark: a pass over a fixed set of positions with a known answer. The runner verifies the
// answer before it measures, so a wrong engine gives no figures.
#ifndef HAKARI_BENCH_BENCH_CASE_H_
#define HAKARI_BENCH_BENCH_CASE_H_

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "bench/positions/position_set.h"
#include "engine/position/position.h"

namespace hakari::bench {

struct BenchCase {
  std::string name;        // a cell of the grid: "legal/quiet", "perft/start/list"
  std::string unit;        // what a rate counts: "moves", "leaves", "positions"
  uint64_t items = 0;      // of that unit, in one pass; 0: the answer is their number
  uint64_t positions = 0;  // in one pass
  // One pass. Its answer is always the same, whatever ran before.
  std::function<uint64_t()> pass;
  // The same over only the first `positions` positions; empty if the work cannot be divided.
  std::function<uint64_t(size_t positions)> part;
};

// A case that adds up `work` over a set; `work` maps a position to its part of the answer. The case
// is named `<what>/<set>`; the set must outlive it.
template <typename Work>
BenchCase CaseOverSet(const std::string& what, const PositionSet& set, Work work) {
  BenchCase bench_case;
  bench_case.name = what + "/" + set.name;
  bench_case.unit = "positions";
  bench_case.items = bench_case.positions = set.positions.size();
  bench_case.part = [&set, work](size_t positions) {
    uint64_t answer = 0;
    for (size_t i = 0; i < positions; ++i) answer += work(set.positions[i]);
    return answer;
  };
  bench_case.pass = [&set, part = bench_case.part] { return part(set.positions.size()); };
  return bench_case;
}

// For an answer that itself counts the items of the rate: moves, leaves.
inline BenchCase CountingItsAnswer(BenchCase bench_case, std::string unit) {
  bench_case.unit = std::move(unit);
  bench_case.items = 0;
  return bench_case;
}

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_BENCH_CASE_H_
