#include "ci/reproduce/thesis/play/play_run.h"

#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "base/statistics/effect.h"
#include "ci/reproduce/made_up_games_for_test.h"
#include "ci/reproduce/thesis/play/game_costs.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/engines/search_cost.h"
#include "suites/margins/margin_game.h"

namespace hakari::reproduce {
namespace {

using ::testing::ElementsAre;
using testing::GameOf;

// A nanosecond per node in each third, plus the time for mates.
margins::SideOfGame Took(int64_t nodes, int64_t mate_ns) {
  margins::SideOfGame side;
  for (engines::SearchCost& third : side.thirds) {
    third.counts.nodes = nodes;
    third.times = {nodes + mate_ns, mate_ns};
  }
  return side;
}

margins::GameSeries Pair(double first, double second, const margins::SideOfGame& use1,
                         const margins::SideOfGame& unmodified) {
  return {GameOf(first, 0, use1, unmodified), GameOf(second, 1, use1, unmodified)};
}

TEST(PlayRun, CountsGamesAndPairs) {
  const margins::SideOfGame side = Took(10, 1);
  const std::vector<margins::GameSeries> pairs = {Pair(1, 1, side, side), Pair(1, 0, side, side),
                                                  Pair(0.5, 0, side, side)};
  const absl::StatusOr<PlayRun> run = PlayRun::Of(pairs);
  ASSERT_TRUE(run.ok()) << run.status();
  EXPECT_EQ(run->games().won, 3);
  EXPECT_EQ(run->games().lost, 2);
  EXPECT_EQ(run->games().drawn, 1);
  EXPECT_THAT(run->outcomes(), ElementsAre(0, 1, 1, 0, 1));
  EXPECT_THAT(run->scores(), ElementsAre(1, 0.5, 0.25));
}

TEST(PlayRun, DividesUse1ByTheUnmodifiedProgram) {
  const std::vector<margins::GameSeries> pairs = {Pair(1, 1, Took(60, 40), Took(150, 50)),
                                                  Pair(1, 1, Took(60, 40), Took(150, 50))};
  const PlayRun run = *PlayRun::Of(pairs);
  EXPECT_DOUBLE_EQ(run.Ratio(CpuNs)->estimate, 0.5);
  EXPECT_DOUBLE_EQ(run.Ratio(MateCpuNs, kEndOfGame)->estimate, 0.8);
  EXPECT_DOUBLE_EQ(run.Ratio(GameCpuNs)->estimate, 0.4);
  EXPECT_DOUBLE_EQ(run.Ratio(GameNodes)->interval.low, 0.4);
  EXPECT_DOUBLE_EQ(run.RatioEach(GameCpuNs, GameNodes)->estimate, 1);
  EXPECT_DOUBLE_EQ(run.RatioEach(CpuNs, GameNodes)->estimate, (100.0 / 60) / (200.0 / 150));
  EXPECT_DOUBLE_EQ(run.Share(PlayRun::kUnmodified, MateCpuNs, CpuNs)->estimate, 0.25);
  EXPECT_DOUBLE_EQ(run.Share(PlayRun::kUse1, MateCpuNs, CpuNs)->estimate, 0.4);
  EXPECT_FALSE(run.Ratio(Decided).ok()) << "there is none";
}

TEST(PlayRun, TwoRunsOfTheSameOpenings) {
  const std::vector<margins::GameSeries> faster = {Pair(1, 1, Took(60, 40), Took(150, 50)),
                                                   Pair(1, 1, Took(60, 40), Took(150, 50))},
                                         slower = {Pair(1, 1, Took(160, 40), Took(150, 50)),
                                                   Pair(1, 1, Took(160, 40), Took(150, 50))},
                                         one = {faster[0]};
  EXPECT_DOUBLE_EQ(TimeRatioBeside(*PlayRun::Of(faster), *PlayRun::Of(slower))->estimate, 0.5);
  EXPECT_FALSE(TimeRatioBeside(*PlayRun::Of(faster), *PlayRun::Of(one)).ok());
}

TEST(PlayRun, KnowsHowLongGamesWere) {
  std::vector<margins::GameSeries> pairs = {Pair(1, 0, Took(1, 1), Took(1, 1))};
  pairs[0][0].plies = 90;
  pairs[0][1].plies = 130;
  const PlayRun run = *PlayRun::Of(pairs);
  EXPECT_EQ(run.MeanPlies(1), 90);
  EXPECT_EQ(run.MeanPlies(0), 130);
  EXPECT_EQ(run.MeanPlies(0.5), 0);
}

TEST(PlayRun, IsMadeOfPairs) {
  EXPECT_EQ(PlayRun::Of({}).status().code(), absl::StatusCode::kFailedPrecondition);
  const std::vector<margins::GameSeries> single = {{GameOf(1, 0, {}, {})}};
  EXPECT_EQ(PlayRun::Of(single).status().code(), absl::StatusCode::kInvalidArgument);
}

}  // namespace
}  // namespace hakari::reproduce
