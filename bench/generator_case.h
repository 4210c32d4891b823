// A generator of moves over a set of positions. The answer is how many moves there are.
#ifndef HAKARI_BENCH_GENERATOR_CASE_H_
#define HAKARI_BENCH_GENERATOR_CASE_H_

#include <cstdint>

#include "bench/bench_case.h"
#include "bench/positions/position_set.h"
#include "engine/movegen/move_list.h"
#include "engine/position/position.h"

namespace hakari::bench {

using Generator = void (*)(const Position&, movegen::MoveList&);

// The generator is a template argument so that the call is direct, as engines make it.
template <Generator kGenerate>
BenchCase GeneratorCase(const char* what, const PositionSet& set) {
  return CountingItsAnswer(CaseOverSet(what, set,
                                       [](const Position& position) {
                                         movegen::MoveList moves;
                                         kGenerate(position, moves);
                                         return static_cast<uint64_t>(moves.size());
                                       }),
                           "moves");
}

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_GENERATOR_CASE_H_
