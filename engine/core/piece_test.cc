#include "engine/core/piece.h"

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

}  // namespace
}  // namespace hakari
