#include "suites/engines/search_cost.h"

#include <cstdint>
#include <memory>

#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"
#include "suites/engines/mate_clock.h"

namespace hakari::engines {
namespace {

SearchCost Cost(int64_t nodes, int64_t cpu_ns, int64_t mate_cpu_ns) {
  SearchCost cost;
  cost.counts.positions = 1;
  cost.counts.nodes = nodes;
  cost.times = {cpu_ns, mate_cpu_ns};
  return cost;
}

TEST(ThirdOf, DividesAGameEvenly) {
  EXPECT_EQ(ThirdOf(0, 9), 0u);
  EXPECT_EQ(ThirdOf(2, 9), 0u);
  EXPECT_EQ(ThirdOf(3, 9), 1u);
  EXPECT_EQ(ThirdOf(8, 9), 2u);
  EXPECT_EQ(ThirdOf(0, 1), 0u);
  EXPECT_EQ(ThirdOf(3, 4), 2u);
}

TEST(SearchCountRow, IsThereForEachCount) {
  EXPECT_EQ(sizeof(kSearchCountRows) / sizeof(SearchCountRow),
            sizeof(SearchCounts) / sizeof(int64_t));
}

TEST(GameCost, IsDividedOnceTheGameIsOver) {
  GameCost cost;
  cost.Add(1, Cost(10, 100, 1));
  cost.Add(3, Cost(20, 200, 2));
  cost.Add(5, Cost(40, 400, 4));
  const CostByThird of_six = cost.ByThird(6);
  EXPECT_EQ(of_six[0].counts.nodes, 10);
  EXPECT_EQ(of_six[1].counts.nodes, 20);
  EXPECT_EQ(of_six[2].times.cpu_ns, 400);
  const CostByThird of_twelve = cost.ByThird(12);
  EXPECT_EQ(of_twelve[0].counts.positions, 2);
  EXPECT_EQ(of_twelve[0].times.mate_cpu_ns, 3);
  EXPECT_EQ(of_twelve[1].counts.nodes, 40);
  EXPECT_EQ(of_twelve[2].counts.positions, 0);
}

// A player that resigns or declares has searched the last position and made no move.
TEST(GameCost, TheLastPositionBelongsToTheEnd) {
  GameCost cost;
  cost.Add(6, Cost(10, 100, 1));
  EXPECT_EQ(cost.ByThird(6)[2].counts.nodes, 10);
  GameCost of_no_move;
  of_no_move.Add(0, Cost(10, 100, 1));
  EXPECT_EQ(of_no_move.ByThird(0)[2].counts.nodes, 10);
}

TEST(MateClock, TimesCallsOfOneSearch) {
  MateClock clock(*mate::MakeMateSolver("strong", uint64_t{1} << 20));
  mate::MateLimits limits;
  limits.nodes = 1000;
  const Position start = Position::Initial();
  EXPECT_EQ(clock.overhead_seconds(), 0);
  clock.Solve(start, limits);
  clock.Solve(start, limits);
  const double overhead = clock.overhead_seconds();
  EXPECT_GT(overhead, 0);
  // A second of processor time, part of which was spent reading the clock.
  EXPECT_LT(TimesOf(1, clock).cpu_ns, 1'000'000'000);
  EXPECT_GE(TimesOf(1, clock).mate_cpu_ns, 0);
  EXPECT_EQ(TimesOf(0, clock).cpu_ns, 0) << "never below 0";
  clock.BeginSearch();
  EXPECT_EQ(clock.overhead_seconds(), 0);
  clock.Solve(start, limits);
  EXPECT_DOUBLE_EQ(clock.overhead_seconds(), overhead / 2);
}

}  // namespace
}  // namespace hakari::engines
