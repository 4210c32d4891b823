// Compares the fast features with the slow ones.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"
#include "engine/predict/reference/slow_features.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"

namespace hakari::predict {
namespace {

constexpr int kPositionsPerSeed = 2000;
// Positions of one game are similar, so only every kStride-th is tested.
constexpr int kStride = 5;

using SlowResult = std::array<int, kFeatureCount>;

// Exchanges the attacker's and the defender's features.
SlowResult SidesExchanged(const SlowResult& features) {
  SlowResult exchanged = features;
  std::rotate(exchanged.begin() + 1, exchanged.begin() + 1 + kSideFeatureCount, exchanged.end());
  return exchanged;
}

void ExpectEqual(const Features& fast, const SlowResult& slow) {
  for (int i = 0; i < kFeatureCount; ++i) {
    const auto feature = static_cast<size_t>(i);
    EXPECT_EQ(int{fast[feature]}, slow[feature]) << InfoOf(i).name;
  }
}

void CountRareCases(const SlowResult& values, reference::Census& census) {
  for (const FeatureSide side : {FeatureSide::kAttacker, FeatureSide::kDefender}) {
    const auto at = [&](int offset) {
      return values[static_cast<size_t>(SideFeature(side, offset))];
    };
    census.Add("no king", at(feature::kKingRank) == 0);
    census.Add(
        "pinned near the king",
        at(feature::kFrontArea + feature::kPinned) + at(feature::kBackArea + feature::kPinned) > 0);
    int by_kind = 0;
    for (int slot = 0; slot < feature::kMoverSlotCount; ++slot) {
      by_kind += at(feature::kPiecesByKind + slot);
    }
    census.Add("king gives discovered check", at(feature::kCheckingPieces) > by_kind);
  }
}

class FeaturesJudgeTest : public testing::TestWithParam<int> {};

TEST_P(FeaturesJudgeTest, AgreesWithTheReference) {
  reference::SampleStream stream(static_cast<uint64_t>(GetParam()));
  reference::Census census;
  std::array<int64_t, kFeatureCount> nonzero{};
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    for (int skipped = 1; skipped < kStride; ++skipped) stream.Next();
    const reference::Sample& sample = stream.Next();
    SCOPED_TRACE(reference::ToSfen(sample.board));
    const SlowResult of_black = SlowFeatures(sample.board, reference::Side::kBlack);
    for (const reference::Side attacker : {reference::Side::kBlack, reference::Side::kWhite}) {
      const SlowResult slow =
          attacker == reference::Side::kBlack ? of_black : SidesExchanged(of_black);
      Features fast;
      fast.fill(99);  // everything must be written
      ExtractFeatures(sample.position, reference::ToColor(attacker), fast);
      ExpectEqual(fast, slow);
      CountRareCases(slow, census);
      census.Add("in check, not to move", reference::InCheck(sample.board, sample.board.to_move) &&
                                              sample.board.to_move != attacker);
      for (size_t j = 0; j < slow.size(); ++j) nonzero[j] += slow[j] != 0;
    }
  }
  for (int i = 0; i < kFeatureCount; ++i) {
    EXPECT_GT(nonzero[static_cast<size_t>(i)], 0) << InfoOf(i).name << " was always 0";
  }
  census.ExpectAtLeast({{"no king", 150},
                        {"pinned near the king", 150},
                        {"king gives discovered check", 2},
                        {"in check, not to move", 140}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, FeaturesJudgeTest, testing::Range(501, 503));

}  // namespace
}  // namespace hakari::predict
