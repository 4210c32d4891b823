// Tests the rule of adoption with counts made by hand.
#include "engine/search/memory/dynamic_margin.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>

#include "engine/search/settings/settings.h"

namespace hakari::search {
namespace {

// Candidates 50, 100 and 150.
DynamicMarginSettings Three() {
  DynamicMarginSettings settings;
  settings.mode = 2;
  settings.count = 3;
  return settings;
}

constexpr int kLast = 2;

MarginTallies Tallies(std::initializer_list<MarginTally> some) {
  MarginTallies tallies = {};
  size_t at = 0;
  for (const MarginTally& tally : some) tallies[at++] = tally;
  return tallies;
}

TEST(LargestCandidate, CutsAtItsMargin) {
  const DynamicMarginSettings settings = Three();
  EXPECT_EQ(LargestCandidate(49, settings), -1);
  EXPECT_EQ(LargestCandidate(50, settings), 0);
  EXPECT_EQ(LargestCandidate(99, settings), 0);
  EXPECT_EQ(LargestCandidate(100, settings), 1);
  EXPECT_EQ(LargestCandidate(150, settings), 2);
  EXPECT_EQ(LargestCandidate(9999, settings), 2);
  EXPECT_EQ(LargestCandidate(-9999, settings), -1);
  EXPECT_EQ(CandidateMargin(2, settings), 150);
}

TEST(ChosenMargin, IsNoneOfNoCounts) {
  EXPECT_EQ(ChosenMargin({}, kLast, Three()), std::nullopt);
  DynamicMarginSettings settings = Three();
  settings.threshold = 0;
  settings.target = 0;
  settings.at_least = 1;
  EXPECT_EQ(ChosenMargin({}, kLast, settings), std::nullopt);
}

TEST(ChosenMargin, MustBeCountedMoreOftenThanTheThreshold) {
  EXPECT_EQ(ChosenMargin(Tallies({{500, 0}}), 0, Three()), std::nullopt);
  EXPECT_EQ(ChosenMargin(Tallies({{501, 0}}), 0, Three()), 0);
}

TEST(ChosenMargin, MustExceedTheTarget) {
  DynamicMarginSettings settings = Three();
  const MarginTallies equal = Tallies({{1000, 400}});
  EXPECT_EQ(ChosenMargin(equal, 0, settings), std::nullopt);
  EXPECT_EQ(ChosenMargin(Tallies({{1000, 399}}), 0, settings), 0);
  settings.at_least = 1;
  EXPECT_EQ(ChosenMargin(equal, 0, settings), 0);
  EXPECT_EQ(ChosenMargin(Tallies({{1000, 401}}), 0, settings), std::nullopt);
}

TEST(ChosenMargin, OfSeveralIsTheSmallestTheLargestOrTheMostPrecise) {
  DynamicMarginSettings settings = Three();
  const MarginTallies tallies = Tallies({{900, 300}, {800, 100}, {700, 200}});
  EXPECT_EQ(ChosenMargin(tallies, kLast, settings), 0);
  settings.choice = 1;
  EXPECT_EQ(ChosenMargin(tallies, kLast, settings), 2);
  settings.choice = 2;
  EXPECT_EQ(ChosenMargin(tallies, kLast, settings), 1);
  // Among equally precise margins the smallest is chosen.
  EXPECT_EQ(ChosenMargin(Tallies({{900, 90}, {800, 80}, {700, 70}}), kLast, settings), 0);
  // Margins that do not reach the target are not chosen.
  settings.choice = 1;
  EXPECT_EQ(ChosenMargin(Tallies({{900, 300}, {800, 100}, {500, 0}}), kLast, settings), 1);
  EXPECT_EQ(ChosenMargin(Tallies({{900, 300}, {800, 100}, {700, 600}}), kLast, settings), 1);
}

TEST(ChosenMargin, SkipsSmallerOnesBelowTheTarget) {
  EXPECT_EQ(ChosenMargin(Tallies({{900, 500}, {800, 100}}), kLast, Three()), 1);
}

TEST(ChosenMargin, OnceIsAtTheMomentOfTheThresholdOnly) {
  DynamicMarginSettings settings = Three();
  settings.once = 1;
  EXPECT_EQ(ChosenMargin(Tallies({{501, 0}}), 0, settings), 0);
  EXPECT_EQ(ChosenMargin(Tallies({{502, 0}}), 0, settings), std::nullopt);
  // Another candidate was noted, so the count of candidate 1 did not change now.
  const MarginTallies tallies = Tallies({{700, 700}, {501, 0}});
  EXPECT_EQ(ChosenMargin(tallies, 1, settings), 1);
  EXPECT_EQ(ChosenMargin(tallies, 0, settings), std::nullopt);
}

TEST(ChosenMargin, MayWaitForTheLargest) {
  DynamicMarginSettings settings = Three();
  settings.wait = 1;
  EXPECT_EQ(ChosenMargin(Tallies({{900, 0}, {800, 0}, {500, 0}}), kLast, settings), std::nullopt);
  EXPECT_EQ(ChosenMargin(Tallies({{900, 0}, {800, 0}, {501, 0}}), kLast, settings), 0);
  settings.once = 1;
  EXPECT_EQ(ChosenMargin(Tallies({{900, 0}, {800, 0}, {501, 0}}), kLast, settings), 0);
  EXPECT_EQ(ChosenMargin(Tallies({{900, 0}, {800, 0}, {501, 0}}), 1, settings), std::nullopt);
  EXPECT_EQ(ChosenMargin(Tallies({{900, 0}, {800, 0}, {502, 0}}), kLast, settings), std::nullopt);
}

MarginTrial Trial(int depth, int candidate, bool failed, int64_t nodes, int outer = -1) {
  MarginTrial trial;
  trial.depth = depth;
  trial.candidate = candidate;
  trial.failed = failed;
  trial.nodes = nodes;
  trial.outer = outer;
  return trial;
}

TEST(NoteMarginTrial, CountsForSmallerMarginsToo) {
  const DynamicMarginSettings settings = Three();
  MarginCounts counts;
  NoteMarginTrial(counts, Trial(1, 0, true, 10), settings);
  NoteMarginTrial(counts, Trial(1, 2, false, 7), settings);
  NoteMarginTrial(counts, Trial(2, 1, true, 5), settings);
  const MarginTallies first = TalliesOf(counts, 1, settings);
  EXPECT_EQ(first[0], (MarginTally{2, 1, 17}));
  EXPECT_EQ(first[1], (MarginTally{1, 0, 7}));
  EXPECT_EQ(first[2], (MarginTally{1, 0, 7}));
  const MarginTallies second = TalliesOf(counts, 2, settings);
  EXPECT_EQ(second[0], (MarginTally{1, 1, 5}));
  EXPECT_EQ(second[2], (MarginTally{0, 0, 0}));
  DynamicMarginSettings pooled = settings;
  pooled.pooled = 1;
  EXPECT_EQ(TalliesOf(counts, 1, pooled)[0], (MarginTally{3, 2, 22}));
  EXPECT_FALSE(counts.adopted[0]);
}

// A node of depth 2 has 20 nodes below it, 8 of them below a node of depth 1. Margin 50 would have
// cut the first node and saved 20; margins 100 and 150 would have cut only the second and saved 8.
TEST(NoteMarginTrial, CountsNodesBelowTwoCutsOnce) {
  const DynamicMarginSettings settings = Three();
  MarginCounts counts;
  NoteMarginTrial(counts, Trial(1, 2, false, 8, /*outer=*/0), settings);
  NoteMarginTrial(counts, Trial(2, 0, false, 20), settings);
  DynamicMarginSettings pooled = settings;
  pooled.pooled = 1;
  const MarginTallies both = TalliesOf(counts, 1, pooled);
  EXPECT_EQ(both[0].nodes, 20);
  EXPECT_EQ(both[1].nodes, 8);
  EXPECT_EQ(both[2].nodes, 8);
  // These trials save nothing beyond what cutting the node above them would save.
  NoteMarginTrial(counts, Trial(1, 0, false, 3, /*outer=*/0), settings);
  NoteMarginTrial(counts, Trial(1, 0, false, 3, /*outer=*/2), settings);
  EXPECT_EQ(TalliesOf(counts, 1, pooled)[0].nodes, 20);
}

TEST(NoteMarginTrial, AdoptsForItsDepthOrForBoth) {
  DynamicMarginSettings settings = Three();
  settings.threshold = 1;
  MarginCounts counts;
  NoteMarginTrial(counts, Trial(1, 2, false, 1), settings);
  EXPECT_FALSE(counts.adopted[0]) << "exactly at the threshold";
  NoteMarginTrial(counts, Trial(2, 2, false, 1), settings);
  NoteMarginTrial(counts, Trial(1, 1, false, 1), settings);
  EXPECT_EQ(counts.adopted[0], 50);
  EXPECT_FALSE(counts.adopted[1]);
  NoteMarginTrial(counts, Trial(1, 1, true, 1), settings);
  EXPECT_EQ(counts.adopted[0], 50) << "what is adopted stays";

  settings.pooled = 1;
  counts = MarginCounts();
  NoteMarginTrial(counts, Trial(1, 2, false, 1), settings);
  NoteMarginTrial(counts, Trial(2, 2, false, 1), settings);
  EXPECT_EQ(counts.adopted[0], 50);
  EXPECT_EQ(counts.adopted[1], 50);

  settings.mode = 1;
  counts = MarginCounts();
  for (int i = 0; i < 5; ++i) NoteMarginTrial(counts, Trial(1, 2, false, 1), settings);
  EXPECT_FALSE(counts.adopted[0]) << "counted only";
}

TEST(CountsThisOne, IsTheFirstOfEverySoMany) {
  DynamicMarginSettings settings = Three();
  settings.sample = 3;
  MarginCounts counts;
  std::string counted;
  for (int i = 0; i < 8; ++i) counted += CountsThisOne(counts, settings) ? 'x' : '.';
  EXPECT_EQ(counted, "x..x..x.");
  EXPECT_EQ(counts.seen, 8);
}

TEST(KeepToCandidates, ForgetsOthers) {
  DynamicMarginSettings settings = Three();
  MarginCounts counts;
  KeepToCandidates(counts, settings);
  counts.seen = 5;
  counts.adopted[0] = 100;
  settings.target = 70;
  KeepToCandidates(counts, settings);
  EXPECT_EQ(counts.seen, 5);
  settings.step = 10;
  KeepToCandidates(counts, settings);
  EXPECT_EQ(counts.seen, 0);
  EXPECT_FALSE(counts.adopted[0]);
}

}  // namespace
}  // namespace hakari::search
