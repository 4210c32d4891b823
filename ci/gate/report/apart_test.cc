#include "ci/gate/report/apart.h"

#include "ci/gate/report/figures.h"
#include "ci/gate/report/testing.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

TEST(ApartTest, MoreNodesOrSlowerNodes) {
  WorkRow row = testing::PassingGate().work[0];
  EXPECT_EQ(ApartOf(row, {}).sentence, "the same nodes, each as fast (within 3.0 %, by one run)");
  row.candidate_nodes = row.base_nodes * 3 / 2;
  row.candidate_cpu_ns = row.base_cpu_ns * 3 / 2;
  EXPECT_EQ(ApartOf(row, {}).sentence, "50 % more nodes, each as fast (within 3.0 %, by one run)");
  row.candidate_cpu_ns = row.base_cpu_ns * 3;
  EXPECT_DOUBLE_EQ(*ApartOf(row, {}).time_per_node, 1);
  EXPECT_EQ(ApartOf(row, {}).sentence, "50 % more nodes, each took 100 % longer (by one run)");
  row.candidate_nodes = row.base_nodes / 2;
  row.candidate_cpu_ns = 0;
  EXPECT_EQ(ApartOf(row, {}).sentence, "50 % fewer nodes; not timed");
  row.base_nodes = 0;
  EXPECT_EQ(ApartOf(row, {}).sentence, "no nodes were counted");
}

TEST(ApartTest, ABenchmarkIsTimeAndInstructionsPerItem) {
  BenchRow slower = testing::SlowerGate().benchmarks[1];
  slower.candidate_instructions = 257500000;
  slower.instructions = 0.03;
  const BenchApart apart = ApartOf(slower);
  EXPECT_NEAR(*apart.base_ns_per_item, 300, 15);
  EXPECT_NEAR(*apart.candidate_ns_per_item / *apart.base_ns_per_item, 1.031, 0.01);
  EXPECT_DOUBLE_EQ(*apart.candidate_instructions_per_item, 2575);
  EXPECT_EQ(apart.sentence, "each node takes 3.1 % longer; with 3.0 % more instructions");
}

TEST(ApartTest, WhatWasNotMeasuredIsSaid) {
  BenchRow row = testing::PassingGate().benchmarks[0];
  row.instructions = std::nullopt;
  EXPECT_EQ(ApartOf(row).sentence,
            "each move takes as long, as far as can be told; instructions were not counted");
  row.time = std::nullopt;
  row.rounds = {};
  EXPECT_EQ(ApartOf(row).sentence, "not timed");
  EXPECT_FALSE(ApartOf(row).base_ns_per_item.has_value());
}

TEST(FiguresTest, TwoDigitsThatCount) {
  EXPECT_EQ(Percent(0.0312), "+3.1 %");
  EXPECT_EQ(Percent(-0.00254), "-0.25 %");
  EXPECT_EQ(Percent(0), "0 %");
  EXPECT_EQ(Percent(0.0999), "+10 %");
  EXPECT_EQ(Percent(40), "+4000 %");
  EXPECT_EQ(Percent(0.000012), "+0.0012 %");
  EXPECT_EQ(TimeText(151.9), "152 ns");
  EXPECT_EQ(TimeText(1240), "1.24 µs");
  EXPECT_EQ(TimeText(std::nullopt), "-");
  EXPECT_EQ(SecondsText(59.94), "59.9 s");
  EXPECT_EQ(SecondsText(125), "2 m 05 s");
}

}  // namespace
}  // namespace hakari::gate
