#include "ci/reproduce/game_counts.h"

#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::ElementsAre;

TEST(GameCounts, AddsUpGameByGame) {
  GameCounts<std::string> counts(2);
  counts.Add("second", 0, 1);
  counts.Add("first", 1, 3);
  counts.Add("second", 0, 1);
  EXPECT_THAT(counts.Groups(), ElementsAre(ElementsAre(0, 3), ElementsAre(2, 0)));
}

}  // namespace
}  // namespace hakari::reproduce
