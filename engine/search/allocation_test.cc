// The tree does not allocate while it searches, and neither does its mate search. Exceptions:
//   - at the root, one allocation for each move that gets a new line
//   - a mate that the mate search has proved: a few allocations for its line, which grows
#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "base/machine/allocations_for_test.h"
#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"
#include "engine/search/board.h"
#include "engine/search/judges/fixed_work.h"
#include "engine/search/judges/plain_weights.h"
#include "engine/search/memory/memory.h"
#include "engine/search/settings/settings.h"
#include "engine/search/tree.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/pruned_nodes.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

struct Measured {
  uint64_t nodes = 0;
  uint64_t allocations = 0;
  uint64_t root_moves = 0;
  Counters counters;
};

// Measures the last of several depths; the depths before it warm everything up.
Measured SearchTo(const Position& position, int depth, const SearchSettings& settings) {
  GameMemory memory = *GameMemory::Make(4);
  const auto board = std::make_unique<Board>(position, std::vector<Move>(), PlainWeights());
  Effort effort(Limits(), nullptr);
  PrunedNodes pruned(100);
  const auto tree = std::make_unique<Tree>(*board, effort, memory, settings, &pruned);
  movegen::MoveList legal;
  movegen::GenerateLegal(position, legal);
  std::vector<RootMove> moves(static_cast<size_t>(legal.size()));
  for (int i = 0; i < legal.size(); ++i) {
    moves[static_cast<size_t>(i)].move = legal[i];
    moves[static_cast<size_t>(i)].line.reserve(kMaxPly + 1);
  }
  for (int d = 1; d < depth; ++d) tree->Root(d, -kInfiniteScore, kInfiniteScore, moves, 0);
  effort.counters = Counters();
  Measured measured;
  const uint64_t nodes_before = effort.nodes();
  const uint64_t before = AllocationsSoFar();
  tree->Root(depth, -kInfiniteScore, kInfiniteScore, moves, 0);
  measured.allocations = AllocationsSoFar() - before;
  measured.nodes = effort.nodes() - nodes_before;
  measured.root_moves = moves.size();
  measured.counters = effort.counters;
  return measured;
}

TEST(Allocation, HappensAtTheRootOnly) {
  for (const char* text : {"plain", "default,mate_search=0",
                           "default,mate_search=0,dynamic.mode=2,dynamic.threshold=20"}) {
    const SearchSettings settings = *ParseSettings(text);
    uint64_t nodes = 0;
    for (const Position& position : FixedPositions()) {
      const Measured measured = SearchTo(position, settings.table > 0 ? 6 : 3, settings);
      EXPECT_LE(measured.allocations, measured.root_moves) << text;
      EXPECT_LT(measured.allocations, measured.nodes / 10) << text;
      nodes += measured.nodes;
    }
    EXPECT_GT(nodes, 10000u) << text;
  }
}

constexpr uint64_t kGrowths = 6;  // of a line of up to 32 moves

TEST(Allocation, OfTheMateSearchIsForItsProofs) {
  for (const char* text :
       {"default,mate_search=2", "default,mate_search=2,budget.function=2,threatmate.depth=2"}) {
    const SearchSettings settings = *ParseSettings(text);
    int64_t calls = 0;
    for (const Position& position : FixedPositions()) {
      const Measured measured = SearchTo(position, 6, settings);
      const Counters& counters = measured.counters;
      const auto proofs = static_cast<uint64_t>(counters.mates_proved + counters.threatmates);
      EXPECT_LE(measured.allocations, measured.root_moves + kGrowths * proofs) << text;
      calls += counters.mate_calls + counters.threatmate_calls - static_cast<int64_t>(proofs);
    }
    EXPECT_GT(calls, 500) << text;
  }
}

TEST(Allocation, WouldBeSeen) {
  const uint64_t before = AllocationsSoFar();
  const auto kept = std::make_unique<int>(1);
  EXPECT_EQ(AllocationsSoFar() - before, static_cast<uint64_t>(*kept));
}

}  // namespace
}  // namespace hakari::search
