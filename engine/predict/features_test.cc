// Compares the features with values worked out by hand and, on a few random positions, with the
// slow definition. The tests in predict/reference compare thousands of positions.

#include "engine/predict/features.h"

#include <gtest/gtest.h>
#include <cstdlib>
#include <map>
#include <string>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/reference/slow_features.h"
#include "engine/reference/bridge.h"
#include "engine/reference/samples.h"

namespace hakari::predict {
namespace {

using Named = std::map<std::string, int>;

// The features that are not 0.
Named FeaturesOf(const Position& position, Color attacker) {
  Features features;
  features.fill(99);
  ExtractFeatures(position, attacker, features);
  Named named;
  for (int i = 0; i < kFeatureCount; ++i) {
    const int value = features[static_cast<size_t>(i)];
    if (value != 0) named[InfoOf(i).name] = value;
  }
  return named;
}

int At(const Named& named, const std::string& name) {
  const auto found = named.find(name);
  return found == named.end() ? 0 : found->second;
}

// A rook at 5h behind a silver at 5c, a king at 5a with one gold beside it; a king at 5i behind the
// rook; a lance in its corner.
TEST(Features, OfAPositionWorkedOutByHand) {
  const Position position = PositionOf("K59 R58 S53 k51 g41 l91", kBlack, "GP", "B");
  const Named expected = {
      {"king_distance", 8},
      {"attacker.king_rank", 9},
      {"attacker.king_file", 5},
      {"attacker.ring.off_board", 3},
      {"attacker.ring.occupied", 1},                // the rook
      {"attacker.ring.more_attacked_by_owner", 5},  // all squares that are on the board
      {"attacker.ring.flight", 4},                  // all but 58
      {"attacker.ring.own_pieces", 1},
      {"attacker.front.occupied", 1},
      {"attacker.front.more_attacked_by_owner", 8},  // 49 69 38 48 58 68 78 57
      {"attacker.front.flight", 13},
      {"attacker.front.own_pieces", 1},
      {"attacker.back.off_board", 10},
      {"attacker.hand", 2},
      {"attacker.hand.pawn", 1},
      {"attacker.hand.gold", 1},
      {"attacker.checking_pieces", 1},
      {"attacker.checking_pieces.silver", 1},
      {"attacker.checking_moves", 5},  // 52 itself; 42 62 44 64 also open the rook's line
      {"attacker.checking_moves.silver", 5},
      {"attacker.checking_drops", 5},
      {"attacker.checking_drops.pawn", 1},
      {"attacker.checking_drops.gold", 4},  // 52 42 62 61
      {"defender.king_rank", 9},
      {"defender.king_file", 5},
      {"defender.ring.off_board", 3},
      {"defender.ring.occupied", 1},
      {"defender.ring.more_attacked_by_owner", 4},  // 41 61 42 52; 62 once each
      {"defender.ring.flight", 1},                  // 61
      {"defender.ring.own_pieces", 1},
      {"defender.front.occupied", 2},
      {"defender.front.more_attacked_by_opponent", 1},  // 53
      {"defender.front.more_attacked_by_owner", 6},     // 31 41 61 32 42 52
      {"defender.front.flight", 9},                     // 31 61 71 32 72 33 43 63 73
      {"defender.front.own_pieces", 1},
      {"defender.front.opponent_pieces", 1},
      {"defender.back.off_board", 10},
      {"defender.hand", 1},
      {"defender.hand.bishop", 1},
      {"defender.checking_drops", 8},  // 48 37 26 15 68 77 86 95
      {"defender.checking_drops.bishop", 8},
  };
  EXPECT_EQ(FeaturesOf(position, kBlack), expected);
}

// Turning the board and exchanging the colours changes nothing, and the side to move does not
// matter.
TEST(Features, AreThoseOfTheBoardTurnedRound) {
  const Position position = PositionOf("K59 R58 S53 k51 g41 l91", kBlack, "GP", "B");
  const Position turned = PositionOf("k51 r52 s57 K59 G69 L19", kBlack, "B", "GP");
  EXPECT_EQ(FeaturesOf(position, kBlack), FeaturesOf(turned, kWhite));
}

TEST(Features, WithoutTheAttackersKing) {
  const Named named = FeaturesOf(PositionOf("G53 k51", kBlack, "R", ""), kBlack);
  EXPECT_EQ(At(named, "king_distance"), 0);
  EXPECT_EQ(At(named, "attacker.king_rank"), 0);
  EXPECT_EQ(At(named, "attacker.ring.off_board"), 0);
  EXPECT_EQ(At(named, "attacker.back.off_board"), 0);
  EXPECT_EQ(At(named, "attacker.checking_moves.gold"), 3);  // 52 42 62
  EXPECT_EQ(At(named, "attacker.checking_drops.rook"), 9);  // 52 and rank 1
  EXPECT_EQ(At(named, "defender.king_file"), 5);
  EXPECT_EQ(At(named, "defender.checking_pieces"), 0);
}

TEST(Features, PromotionAloneGivesCheck) {
  const Named named = FeaturesOf(PositionOf("K99 P44 k52"), kBlack);
  EXPECT_EQ(At(named, "attacker.checking_pieces.pawn"), 1);
  EXPECT_EQ(At(named, "attacker.checking_moves.pawn"), 1);
}

TEST(Features, TheKingDiscoversCheckInTheTotalsOnly) {
  const Named named = FeaturesOf(PositionOf("K55 R59 k51"), kBlack);
  EXPECT_EQ(At(named, "attacker.checking_pieces"), 1);
  EXPECT_EQ(At(named, "attacker.checking_moves"), 6);  // off the file
  EXPECT_EQ(At(named, "attacker.checking_pieces.rook"), 0);
}

// The defender is already in check: the checking piece may move along its line.
TEST(Features, ASliderThatAttacksTheKingMayStepBack) {
  const Named named = FeaturesOf(PositionOf("K99 R55 k51", kWhite), kBlack);
  EXPECT_EQ(At(named, "attacker.checking_moves"), 7);  // 54 53 52, 56 57 58 59
  EXPECT_EQ(At(named, "attacker.checking_moves.rook"), 7);
}

TEST(Features, DoubledPawnsAreNotDropped) {
  EXPECT_EQ(At(FeaturesOf(PositionOf("K99 k51", kBlack, "P", ""), kBlack),
               "attacker.checking_drops.pawn"),
            1);
  EXPECT_EQ(At(FeaturesOf(PositionOf("K99 P57 k51", kBlack, "P", ""), kBlack),
               "attacker.checking_drops.pawn"),
            0);
}

TEST(Features, OfRandomPositionsAgreeWithTheDefinition) {
  constexpr int kPositions = 150;
  // Positions of one game are similar, so only every kStride-th is tested.
  constexpr int kStride = 11;
  reference::SampleStream stream(7);
  for (int i = 0; i < kPositions && !HasFailure(); ++i) {
    for (int skipped = 1; skipped < kStride; ++skipped) stream.Next();
    const reference::Sample& sample = stream.Next();
    SCOPED_TRACE(reference::ToSfen(sample.board));
    for (const Color attacker : kColors) {
      const auto slow = SlowFeatures(sample.board, reference::ToSide(attacker));
      Features fast;
      fast.fill(99);
      ExtractFeatures(sample.position, attacker, fast);
      for (int j = 0; j < kFeatureCount; ++j) {
        const auto feature = static_cast<size_t>(j);
        EXPECT_EQ(int{fast[feature]}, slow[feature]) << InfoOf(j).name;
      }
    }
  }
}

// The definition of the areas. `ahead` counts ranks from the king in the direction in which `color`
// moves.
bool Belongs(KingAreaKind area, Color color, Square king, Square square) {
  const int beside = std::abs(FileOf(square) - FileOf(king));
  const int ahead = RelativeRank(color, king) - RelativeRank(color, square);
  if (square == king || beside > 2) return false;
  if (area == kRingOfKing) return beside <= 1 && std::abs(ahead) <= 1;
  if (area == kFrontOfKing) return ahead >= 0 && ahead <= 2;
  return ahead == -1 || ahead == -2;
}

TEST(KingAreas, HoldTheSquaresThatTheDefinitionSays) {
  constexpr int kSizes[kKingAreaCount] = {8, 14, 10};
  for (const Color color : kColors) {
    for (int i = kSquareBegin; i < kSquareCount; ++i) {
      const Square king = static_cast<Square>(i);
      const KingAreas& areas = KingAreas::Of(color, king);
      for (const KingAreaKind area : {kRingOfKing, kFrontOfKing, kBackOfKing}) {
        int on_board = 0;
        for (int j = kSquareBegin; j < kSquareCount; ++j) {
          const Square square = static_cast<Square>(j);
          const bool belongs = Belongs(area, color, king, square);
          EXPECT_EQ(areas.Count(area, areas.Fold(Bitboard::Of(square))), belongs)
              << "king " << i << " square " << j << " area " << area;
          on_board += belongs;
        }
        EXPECT_EQ(areas.Count(area, areas.Fold(Bitboard::All())), on_board);
        EXPECT_EQ(areas.OffBoard(area), kSizes[area] - on_board);
      }
    }
  }
}

TEST(KingAreas, AreEmptyWithoutAKing) {
  const KingAreas& areas = KingAreas::Of(kWhite, kNoSquare);
  for (const KingAreaKind area : {kRingOfKing, kFrontOfKing, kBackOfKing}) {
    EXPECT_EQ(areas.Count(area, areas.Fold(Bitboard::All())), 0);
    EXPECT_EQ(areas.OffBoard(area), 0);
  }
}

}  // namespace
}  // namespace hakari::predict
