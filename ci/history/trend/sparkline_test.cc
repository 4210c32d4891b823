#include "ci/history/trend/sparkline.h"

#include <gtest/gtest.h>

namespace hakari::history {
namespace {

TEST(Sparkline, GoesFromTheLeastToTheGreatest) {
  EXPECT_EQ(Sparkline({1, 2, 3, 4, 5, 6, 7, 8}, {}), "▁▂▃▄▅▆▇█");
  EXPECT_EQ(Sparkline({10, 10, 20, 20}, {}), "▁▁██");
  EXPECT_EQ(Sparkline({-1, 1}, {}), "▁█");
}

TEST(Sparkline, MarksChanges) { EXPECT_EQ(Sparkline({1, 1, 2, 2, 1}, {2, 4}), "▁▁|██|▁"); }

TEST(Sparkline, NoiseIsNoMountain) {
  EXPECT_EQ(Sparkline({1, 1, 1}, {}), "▅▅▅");
  EXPECT_EQ(Sparkline({1, 1.001, 1}, {}), "▄▅▄");
}

TEST(Sparkline, OfLittleOrNothing) {
  EXPECT_EQ(Sparkline({}, {}), "");
  EXPECT_EQ(Sparkline({0}, {}), "▁");
  EXPECT_EQ(Sparkline({1e308, -1e308}, {}).empty(), false);
}

}  // namespace
}  // namespace hakari::history
