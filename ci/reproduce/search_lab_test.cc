#include "ci/reproduce/search_lab.h"

#include <atomic>
#include <string>
#include <utility>

#include "absl/status/status.h"
#include "engine/predict/search/model_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/predict/experiments/experiment.h"
#include "suites/predict/experiments/totals.h"

namespace hakari::reproduce {
namespace {

using ::testing::HasSubstr;

constexpr PositionsFor kChoosing = PositionsFor::kChoosing;

class SearchLabTest : public ::testing::Test {
 protected:
  static LabOptions Options() {
    LabOptions options;
    options.choosing = *suites::ReadExperimentSet(".", "suites/mate/choosing.sfen", {});
    options.trying = *suites::ReadExperimentSet(".", "suites/mate/positions.sfen", {1, 200});
    options.nodes = 500;
    options.model = &predict::testing::HandMadeModel();
    options.model_name = "by hand";
    options.quiet = true;
    return options;
  }

  std::atomic<bool> stop_{false};
  SearchLab lab_{Options(), {".", 1, 0, &stop_}};
};

TEST_F(SearchLabTest, RunsASettingOnce) {
  const auto first = lab_.Run(kChoosing, "pds");
  ASSERT_TRUE(first.ok()) << first.status();
  EXPECT_EQ(*lab_.Run(kChoosing, "pds"), *first);
  EXPECT_EQ(lab_.runs().size(), 1u);
  const auto fewer = lab_.Run(kChoosing, "pds", 100);
  EXPECT_NE(*fewer, *first);
  EXPECT_EQ(lab_.runs().size(), 1u) << "other limits are kept apart";
}

TEST_F(SearchLabTest, SaysWhatItIsMeasuredOn) {
  EXPECT_EQ(lab_.MeasuredOn(PositionsFor::kTrying),
            "50 positions (positions-1of200) of at most 500 nodes each; model by hand");
}

TEST_F(SearchLabTest, ASettingAgainstItselfCostsTheSame) {
  const auto pair = lab_.Pair(kChoosing, "pds", "increments-step-shrinking-0");
  ASSERT_TRUE(pair.ok()) << pair.status();
  const auto ratio = CostRatio(lab_.set(kChoosing), *pair, CostOf::kNodes, Among::kAll);
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_EQ(ratio->estimate, 1);
  EXPECT_EQ(ratio->interval.low, 1);
  EXPECT_EQ(ratio->interval.high, 1);
}

// Two positions of one game are drawn together: ten games of a hundred positions, not a hundred.
TEST_F(SearchLabTest, TheIntervalIsOverGames) {
  suites::SearchPair pair;
  pair.positions.resize(100);
  for (size_t i = 0; i < 100; ++i) {
    pair.positions[i].first_nodes = 10;
    pair.positions[i].second_nodes = i < 10 ? 110 : 10;
    pair.positions[i].both = true;
  }
  const auto ratio = CostRatio(lab_.set(kChoosing), pair, CostOf::kNodes, Among::kBothSolved);
  ASSERT_TRUE(ratio.ok()) << ratio.status();
  EXPECT_DOUBLE_EQ(ratio->estimate, 2);
  EXPECT_DOUBLE_EQ(ratio->interval.low, 1) << "a third of the draws has no part of that game";
}

TEST_F(SearchLabTest, OtherPositionsThanTheSetsAreAnError) {
  suites::SearchPair pair;
  pair.positions.resize(3);
  EXPECT_FALSE(CostRatio(lab_.set(kChoosing), pair, CostOf::kNodes, Among::kAll).ok());
}

TEST_F(SearchLabTest, StoppingIsSaid) {
  stop_ = true;
  const absl::Status stopped = lab_.Run(kChoosing, "order").status();
  EXPECT_EQ(stopped.code(), absl::StatusCode::kCancelled);
  EXPECT_THAT(std::string(stopped.message()), HasSubstr("order over choosing"));
}

}  // namespace
}  // namespace hakari::reproduce
