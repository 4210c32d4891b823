#include "engine/movegen/perft.h"

#include <cstdint>
#include <vector>

#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari::movegen {
namespace {

TEST(PerftTest, TheInitialPosition) {
  constexpr uint64_t kLeaves[] = {1, 30, 900, 25470, 719731, 19861490};
  Position position = Position::Initial();
  for (int depth = 0; depth <= 5; ++depth) {
    EXPECT_EQ(Perft(position, depth), kLeaves[depth]) << depth;
    if (depth <= 4) {
      EXPECT_EQ(Perft(position, depth, LeafCounting::kMade), kLeaves[depth]) << depth;
    }
  }
  EXPECT_EQ(position, Position::Initial());
}

TEST(PerftTest, DivideListsEveryMoveInOrder) {
  Position position = Position::Initial();
  const std::vector<PerftBranch> branches = PerftDivide(position, 3);
  ASSERT_EQ(branches.size(), 30u);
  uint64_t leaves = 0;
  for (size_t i = 0; i < branches.size(); ++i) {
    leaves += branches[i].leaves;
    if (i > 0) {
      EXPECT_LT(branches[i - 1].move, branches[i].move);
    }
  }
  EXPECT_EQ(leaves, 25470u);
  const std::vector<PerftBranch> single = PerftDivide(position, 1);
  ASSERT_EQ(single.size(), 30u);
  for (const PerftBranch& branch : single) EXPECT_EQ(branch.leaves, 1u);
  EXPECT_EQ(position, Position::Initial());
}

TEST(PerftTest, AMateHasNoLeaves) {
  Position mated = PositionOf("k51 G52 P53 K99", kWhite);
  EXPECT_EQ(Perft(mated, 0), 1u);
  EXPECT_EQ(Perft(mated, 1), 0u);
  EXPECT_EQ(Perft(mated, 3), 0u);
  EXPECT_EQ(Perft(mated, 1, LeafCounting::kMade), 0u);
  EXPECT_TRUE(PerftDivide(mated, 2).empty());
}

}  // namespace
}  // namespace hakari::movegen
