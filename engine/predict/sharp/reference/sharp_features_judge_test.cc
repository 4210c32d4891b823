// Compares the fast features with the slow ones, and the features of a board with those of its
// turned and mirrored images.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/predict/sharp/reference/slow_checks.h"
#include "engine/predict/sharp/reference/slow_sharp_features.h"
#include "engine/predict/sharp/sharp_features.h"
#include "engine/predict/sharp/sharp_list.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"

namespace hakari::predict {
namespace {

constexpr int kPositionsPerSeed = 4000;
// Positions of one game are similar, so only every kStride-th is tested.
constexpr int kStride = 5;

SharpFeatures Fast(const Position& position, reference::Side attacker) {
  SharpFeatures features;
  features.fill(99);  // everything must be written
  ExtractSharpFeatures(position, reference::ToColor(attacker), features);
  return features;
}

// The board with its files reversed.
reference::Board Mirrored(const reference::Board& board) {
  reference::Board mirrored = board;
  for (auto& row : mirrored.grid) std::reverse(row.begin(), row.end());
  return mirrored;
}

// The board turned around, with the colours of all pieces exchanged.
reference::Board Turned(const reference::Board& board) {
  reference::Board turned = board;
  reference::ForEachPlace([&](reference::Place place) {
    const char man =
        board.at({reference::kSize - 1 - place.row, reference::kSize - 1 - place.column});
    turned.at(place) = reference::IsMan(man)
                           ? reference::OwnedBy(reference::Other(reference::OwnerOf(man)), man)
                           : reference::kEmpty;
  });
  std::swap(turned.hands[0], turned.hands[1]);
  turned.to_move = reference::Other(board.to_move);
  return turned;
}

void CountRareCases(const reference::Board& board, reference::Side attacker,
                    reference::Census& census) {
  census.Add("no king", !reference::FindKing(board, reference::Other(attacker)));
  if (!reference::FindKing(board, reference::Other(attacker))) return;
  census.Add("attacker in check", reference::InCheck(board, attacker));
  census.Add("already attacked", reference::InCheck(board, reference::Other(attacker)));
  for (const SlowCheck& check : ChecksWithAnswers(board, attacker)) {
    if (!check.from) continue;
    census.Add("check that opens a line", check.opens_a_line);
    census.Add("check by the king", reference::AsBlack(board.at(*check.from)) == 'K');
    census.Add("check out of check", reference::InCheck(board, attacker));
  }
}

class SharpFeaturesJudgeTest : public testing::TestWithParam<int> {};

TEST_P(SharpFeaturesJudgeTest, AgreesWithTheReference) {
  reference::SampleStream stream(static_cast<uint64_t>(GetParam()));
  reference::Census census;
  std::array<int64_t, kSharpFeatureCount> nonzero{};
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    for (int skipped = 1; skipped < kStride; ++skipped) stream.Next();
    const reference::Sample& sample = stream.Next();
    SCOPED_TRACE(reference::ToSfen(sample.board));
    for (const reference::Side attacker : {reference::Side::kBlack, reference::Side::kWhite}) {
      const auto slow = SlowSharpFeatures(sample.board, attacker);
      const SharpFeatures fast = Fast(sample.position, attacker);
      for (size_t j = 0; j < slow.size(); ++j) {
        EXPECT_EQ(int{fast[j]}, slow[j])
            << SharpFeatureTable().at(static_cast<int>(j)).name << ", "
            << (attacker == reference::Side::kBlack ? "black" : "white") << " attacks";
        nonzero[j] += slow[j] != 0;
      }
      CountRareCases(sample.board, attacker, census);
    }
  }
  for (int i = 0; i < kSharpFeatureCount; ++i) {
    EXPECT_GT(nonzero[static_cast<size_t>(i)], 0)
        << SharpFeatureTable().at(i).name << " was always 0";
  }
  census.ExpectAtLeast({{"no king", 100},
                        {"attacker in check", 100},
                        {"already attacked", 100},
                        {"check that opens a line", 100},
                        {"check by the king", 1},
                        {"check out of check", 10}});
}

TEST_P(SharpFeaturesJudgeTest, ImagesOfABoardHaveItsFeatures) {
  reference::SampleStream stream(static_cast<uint64_t>(GetParam()));
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    const reference::Sample& sample = stream.Next();
    SCOPED_TRACE(reference::ToSfen(sample.board));
    for (const reference::Side attacker : {reference::Side::kBlack, reference::Side::kWhite}) {
      const SharpFeatures features = Fast(sample.position, attacker);
      EXPECT_EQ(features, Fast(reference::ToPosition(Mirrored(sample.board)), attacker));
      EXPECT_EQ(features,
                Fast(reference::ToPosition(Turned(sample.board)), reference::Other(attacker)));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, SharpFeaturesJudgeTest, testing::Range(601, 603));

}  // namespace
}  // namespace hakari::predict
