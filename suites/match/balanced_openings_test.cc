#include "suites/match/balanced_openings.h"

#include <set>
#include <string>
#include <vector>

#include "engine/movegen/movegen.h"
#include "engine/player/game.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

// Searches short enough for every sanitizer.
OpeningPlan Plan() {
  OpeningPlan plan;
  plan.nodes = 500;
  plan.judging_nodes = 1000;
  return plan;
}

TEST(OpeningDrawer, DrawsLegalMovesOfTheLengthsPlanned) {
  const OpeningPlan plan = Plan();
  OpeningDrawer drawer(plan);
  std::set<size_t> lengths;
  int drawn = 0;
  for (uint64_t number = 0; number < 40; ++number) {
    const auto moves = drawer.Draw(number);
    if (!moves) continue;
    ++drawn;
    lengths.insert(moves->size());
    Position position = Position::Initial();
    for (Move move : *moves) {
      ASSERT_TRUE(movegen::IsLegal(position, move));
      position.DoMove(move);
    }
  }
  EXPECT_GT(drawn, 5);
  EXPECT_GT(lengths.size(), 3u);
  EXPECT_GE(*lengths.begin(), static_cast<size_t>(plan.least_plies));
  EXPECT_LE(*lengths.rbegin(), static_cast<size_t>(plan.most_plies));
}

TEST(OpeningDrawer, DependsOnTheNumberAlone) {
  OpeningDrawer one(Plan()), other(Plan());
  const auto fifth = one.Draw(5);
  for (uint64_t number = 0; number < 5; ++number) other.Draw(number);
  EXPECT_EQ(other.Draw(5), fifth);
}

TEST(OpeningDrawer, KeepsOnlyWhatIsBalanced) {
  OpeningPlan strict = Plan(), loose = Plan();
  strict.most_advantage = 5;
  loose.most_advantage = 30000;
  OpeningDrawer strict_drawer(strict), loose_drawer(loose);
  int strict_count = 0, loose_count = 0;
  for (uint64_t number = 0; number < 20; ++number) {
    strict_count += strict_drawer.Draw(number).has_value() ? 1 : 0;
    loose_count += loose_drawer.Draw(number).has_value() ? 1 : 0;
  }
  EXPECT_EQ(loose_count, 20);
  EXPECT_LT(strict_count, 10);
}

}  // namespace
}  // namespace hakari::match
