#include "suites/match/game_places.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const std::vector<int> kFour = {2, 3, 6, 7};

TEST(GamePlaces, CountsTakeAllProcessorsAndAreKeptOnNone) {
  const GamePlaces places = PlacesFor({}, kFour);
  EXPECT_EQ(places.jobs, 4);
  EXPECT_THAT(places.processors, IsEmpty());
}

TEST(GamePlaces, AClockLeavesOneToTheSystem) {
  const GamePlaces places = PlacesFor({true}, kFour);
  EXPECT_EQ(places.jobs, 3);
  EXPECT_THAT(places.processors, ElementsAre(3, 6, 7));
  EXPECT_EQ(PlacesFor({true}, {5}).jobs, 1);
  EXPECT_THAT(PlacesFor({true}, {5}).processors, ElementsAre(5));
}

TEST(GamePlaces, ThreadsNeedProcessorsAndAreKeptOnNone) {
  EXPECT_EQ(PlacesFor({false, 2}, kFour).jobs, 2);
  const GamePlaces places = PlacesFor({true, 2}, kFour);
  EXPECT_EQ(places.jobs, 1);
  EXPECT_THAT(places.processors, IsEmpty());
  EXPECT_EQ(PlacesFor({true, 8}, kFour).jobs, 1);
}

TEST(GamePlaces, WhatIsAskedForIsDone) {
  EXPECT_EQ(PlacesFor({true, 1, 2}, kFour).jobs, 2);
  EXPECT_THAT(PlacesFor({true, 1, 2}, kFour).processors, ElementsAre(6, 7));
  EXPECT_THAT(PlacesFor({true, 1, 4}, kFour).processors, ElementsAre(2, 3, 6, 7));
  EXPECT_THAT(PlacesFor({true, 1, 8}, kFour).processors, IsEmpty());
  EXPECT_THAT(PlacesFor({true, 1, 2, false}, kFour).processors, IsEmpty());
}

}  // namespace
}  // namespace hakari::match
