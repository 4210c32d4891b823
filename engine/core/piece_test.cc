#include "engine/core/piece.h"

#include <vector>

#include "engine/core/hand.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(PieceTest, PromotionPairs) {
  constexpr PieceKind kPairs[][2] = {{kPawn, kPromotedPawn},     {kLance, kPromotedLance},
                                     {kKnight, kPromotedKnight}, {kSilver, kPromotedSilver},
                                     {kBishop, kHorse},          {kRook, kDragon}};
  for (const auto& [plain, promoted] : kPairs) {
    EXPECT_TRUE(CanPromote(plain));
    EXPECT_FALSE(CanPromote(promoted));
    EXPECT_FALSE(IsPromoted(plain));
    EXPECT_TRUE(IsPromoted(promoted));
    EXPECT_EQ(Promote(plain), promoted);
    EXPECT_EQ(Demote(promoted), plain);
    EXPECT_EQ(Demote(plain), plain);
  }
}

TEST(PieceTest, GoldAndKingDoNotPromote) {
  for (PieceKind kind : {kGold, kKing}) {
    EXPECT_FALSE(CanPromote(kind));
    EXPECT_FALSE(IsPromoted(kind));
    EXPECT_EQ(Demote(kind), kind);
  }
  EXPECT_FALSE(CanPromote(kNoKind));
  EXPECT_FALSE(IsPromoted(kNoKind));
}

TEST(PieceTest, OneSetHasFortyPieces) {
  int total = PiecesInSet(kKing);
  for (PieceKind kind : kHandKinds) {
    total += PiecesInSet(kind);
    if (CanPromote(kind)) {
      EXPECT_EQ(PiecesInSet(Promote(kind)), PiecesInSet(kind));
    }
  }
  EXPECT_EQ(total, 40);
  EXPECT_EQ(PiecesInSet(kPawn), 18);
  EXPECT_EQ(PiecesInSet(kRook), 2);
  EXPECT_EQ(PiecesInSet(kGold), 4);
}

TEST(PieceTest, KindAndOwnerComeBack) {
  for (int kind = kPawn; kind < kKindCount; ++kind) {
    for (Color color : kColors) {
      const Piece piece = MakePiece(color, static_cast<PieceKind>(kind));
      EXPECT_NE(piece, kNoPiece);
      EXPECT_LT(piece, kPieceCount);
      EXPECT_EQ(KindOf(piece), kind);
      EXPECT_EQ(ColorOf(piece), color);
    }
  }
  EXPECT_EQ(KindOf(kNoPiece), kNoKind);
  EXPECT_EQ(Opponent(kBlack), kWhite);
  EXPECT_EQ(Opponent(kWhite), kBlack);
}

Hand HandOf(PieceKind kind, int count) {
  Hand hand;
  for (int i = 0; i < count; ++i) hand.Add(kind);
  return hand;
}

Hand FullHand() {
  Hand hand;
  for (PieceKind kind : kHandKinds) {
    for (int i = 0; i < PiecesInSet(kind); ++i) hand.Add(kind);
  }
  return hand;
}

TEST(HandTest, StartsEmpty) {
  const Hand hand;
  EXPECT_TRUE(hand.empty());
  EXPECT_EQ(hand.Total(), 0);
  EXPECT_TRUE(hand.HasOnlyPawns());
  for (PieceKind kind : kHandKinds) EXPECT_FALSE(hand.Has(kind));
}

TEST(HandTest, HoldsAWholeSetWithoutMixingKinds) {
  Hand hand = FullHand();
  EXPECT_EQ(hand.Total(), 38);
  for (PieceKind kind : kHandKinds) EXPECT_EQ(hand.Count(kind), PiecesInSet(kind));
  for (PieceKind kind : kHandKinds) {
    for (int left = PiecesInSet(kind); left > 0; --left) {
      EXPECT_TRUE(hand.Has(kind));
      hand.Remove(kind);
      EXPECT_EQ(hand.Count(kind), left - 1);
    }
    EXPECT_FALSE(hand.Has(kind));
  }
  EXPECT_TRUE(hand.empty());
  EXPECT_EQ(hand, Hand());
}

TEST(HandTest, OnlyPawns) {
  EXPECT_TRUE(HandOf(kPawn, 18).HasOnlyPawns());
  for (PieceKind kind : kHandKinds) {
    if (kind == kPawn) continue;
    EXPECT_FALSE(HandOf(kind, 1).HasOnlyPawns());
  }
}

TEST(HandTest, EqualityAndPackedForm) {
  Hand a = HandOf(kGold, 2);
  a.Add(kPawn);
  Hand b = HandOf(kPawn, 1);
  b.Add(kGold);
  EXPECT_NE(a, b);
  EXPECT_NE(a.bits(), b.bits());
  b.Add(kGold);
  EXPECT_EQ(a, b);
  EXPECT_EQ(a.bits(), b.bits());
}

bool CoversByCounting(Hand a, Hand b) {
  for (PieceKind kind : kHandKinds) {
    if (a.Count(kind) < b.Count(kind)) return false;
  }
  return true;
}

// Every hand with none, one or all of each kind, against every other.
TEST(HandTest, CoversMeansAtLeastAsManyOfEachKind) {
  std::vector<Hand> hands = {Hand()};
  for (PieceKind kind : kHandKinds) {
    const size_t before = hands.size();
    for (int count : {1, PiecesInSet(kind)}) {
      for (size_t i = 0; i < before; ++i) {
        Hand hand = hands[i];
        for (int n = 0; n < count; ++n) hand.Add(kind);
        hands.push_back(hand);
      }
    }
  }
  ASSERT_EQ(hands.size(), 2187u);
  int covering = 0;
  for (Hand a : hands) {
    for (Hand b : hands) {
      ASSERT_EQ(a.Covers(b), CoversByCounting(a, b)) << a.bits() << " " << b.bits();
      covering += a.Covers(b);
    }
  }
  EXPECT_EQ(covering, 6 * 6 * 6 * 6 * 6 * 6 * 6);  // six of the nine pairs of each kind
}

}  // namespace
}  // namespace hakari
