#include "suites/margins/margin_totals.h"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::margins {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// The candidates are 50 and 100. At depth 1 there are 6 nodes that only the first one would cut, 2
// of them wrongly.
search::MarginCounts Counts() {
  search::MarginCounts counts;
  counts.least = counts.step = 50;
  counts.count = 2;
  counts.noted[0][0] = {6, 2, 60};
  counts.noted[0][1] = {4, 0, 40};
  counts.noted[1][1] = {10, 1, 500};
  return counts;
}

MarginGame Counting(int64_t tries) {
  MarginGame game;
  game.sides[0].margins = Counts();
  game.sides[0].margins.noted = {};
  game.sides[0].margins.noted[0][0].tries = tries;
  return game;
}

TEST(MarginTotals, ASmallerMarginCutsWhatALargerOneDoes) {
  EXPECT_THAT(CandidatesOf(Counts()), ElementsAre(50, 100));
  EXPECT_THAT(TalliesOf(Counts(), CountedDepths::kFirst),
              ElementsAre(search::MarginTally{10, 2, 100}, search::MarginTally{4, 0, 40}));
  EXPECT_THAT(TalliesOf(Counts(), CountedDepths::kSecond),
              ElementsAre(search::MarginTally{10, 1, 500}, search::MarginTally{10, 1, 500}));
  EXPECT_THAT(TalliesOf(Counts(), CountedDepths::kBoth),
              ElementsAre(search::MarginTally{20, 3, 600}, search::MarginTally{14, 1, 540}));
  EXPECT_THAT(TalliesOf(search::MarginCounts(), CountedDepths::kBoth), IsEmpty());
}

TEST(MarginTotals, PrecisionIsTheShareOfTriesThatWereRight) {
  EXPECT_DOUBLE_EQ(*PrecisionOf({10, 2, 0}), 0.8);
  EXPECT_FALSE(PrecisionOf({}));
}

TEST(MarginTotals, TheFirstOfTwoAdoptionsCounts) {
  SideOfGame side;
  EXPECT_FALSE(FirstAdoptedAt(side));
  side.adopted_at = {30, 12};
  EXPECT_EQ(FirstAdoptedAt(side), 12);
  side.adopted_at = {0, 12};
  EXPECT_EQ(FirstAdoptedAt(side), 0);
}

TEST(MarginTotals, Spread) {
  EXPECT_EQ(SpreadOf({}).count, 0u);
  EXPECT_EQ(SpreadOf({3}).deviation, 0);
  const Spread spread = SpreadOf({1, 2, 3, 6});
  EXPECT_DOUBLE_EQ(spread.mean, 3);
  EXPECT_DOUBLE_EQ(spread.deviation, 2.160246899469287);  // the root of 14 / 3
}

TEST(MarginTotals, AThresholdIsPassedByTheShareThatIsWanted) {
  std::vector<GameSeries> games;
  for (const int tries : {40, 10, 30, 20}) games.push_back({Counting(tries)});
  EXPECT_EQ(ThresholdPassedBy(0.75, games), 10);  // 20, 30 and 40 are more
  EXPECT_EQ(ThresholdPassedBy(0.5, games), 20);
  EXPECT_EQ(ThresholdPassedBy(1, games), 0);
  EXPECT_EQ(ThresholdPassedBy(0.5, {}), 0);
  // The other side of these games counts nothing, which is not the same as a game without tries.
  EXPECT_EQ(CountingSides(games[0]).size(), 1u);
}

}  // namespace
}  // namespace hakari::margins
