#include "ci/reproduce/thesis/play/game_costs.h"

#include <string>

#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "gtest/gtest.h"
#include "suites/engines/search_cost.h"

namespace hakari::reproduce {
namespace {

TEST(CostIn, OfAThirdOrOfAll) {
  engines::CostByThird game;
  for (size_t third = 0; third < engines::kGameThirds; ++third) {
    game[third].counts.nodes = third == 0 ? 1 : third == 1 ? 10 : 100;
    game[third].times = {1000, 5};
  }
  EXPECT_EQ(CostIn(game, 1).counts.nodes, 10);
  EXPECT_EQ(CostIn(game, kEndOfGame).counts.nodes, 100);
  EXPECT_EQ(CostIn(game, kWholeGame).counts.nodes, 111);
  EXPECT_EQ(CostIn(game, kWholeGame).times.mate_cpu_ns, 15);
}

TEST(RatioOverGames, AddsUpBeforeItDivides) {
  const absl::StatusOr<Effect> ratio = RatioOverGames({{1, 1}, {1, 9}});
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_DOUBLE_EQ(ratio->estimate, 0.2);
  EXPECT_DOUBLE_EQ(ratio->interval.low, 1.0 / 9);
  EXPECT_DOUBLE_EQ(ratio->interval.high, 1);
  EXPECT_EQ(SharePercent(*ratio), "20.0 % [11.1, 100.0]");
}

TEST(RatioOverGames, OfNothingIsAnError) {
  EXPECT_FALSE(RatioOverGames({}).ok());
  EXPECT_FALSE(RatioOverGames({{1, 0}}).ok());
}

}  // namespace
}  // namespace hakari::reproduce
