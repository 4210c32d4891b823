// Runs one pass of one benchmark and nothing else, for tools that count instructions:
//   valgrind --tool=callgrind bazel-bin/bench/mate_once pds
#include <cstdint>
#include <iostream>
#include <memory>

#include "absl/status/statusor.h"
#include "bench/positions/position_set.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"

int main(int argc, char** argv) {
  constexpr uint64_t kNodes = 10'000;
  const char* const name = argc == 2 ? argv[1] : "pds";
  auto solver = hakari::mate::MakeMateSolver(name, *hakari::mate::TableBytesFor(name, kNodes));
  uint64_t nodes = 0;
  for (const hakari::Position& position : hakari::bench::MatePositions().positions) {
    hakari::mate::MateLimits limits;
    limits.nodes = kNodes;
    nodes += (*solver)->Solve(position, limits).nodes;
  }
  std::cout << nodes << " nodes\n";
}
