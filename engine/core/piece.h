// Kinds of piece, and pieces with an owner.
#ifndef HAKARI_ENGINE_CORE_PIECE_H_
#define HAKARI_ENGINE_CORE_PIECE_H_

#include <cstdint>

#include "engine/core/color.h"

namespace hakari {

// The kinds that can be held in hand come first; promoting adds kPromotedBit.
enum PieceKind : uint8_t {
  kNoKind = 0,
  kPawn = 1,
  kLance = 2,
  kKnight = 3,
  kSilver = 4,
  kBishop = 5,
  kRook = 6,
  kGold = 7,
  kKing = 8,
  kPromotedPawn = 9,
  kPromotedLance = 10,
  kPromotedKnight = 11,
  kPromotedSilver = 12,
  kHorse = 13,   // promoted bishop
  kDragon = 14,  // promoted rook
  kKindCount = 15,
};

constexpr int kPromotedBit = 8;

// Pawn, lance, ... gold: what a hand can hold.
constexpr PieceKind kHandKinds[] = {kPawn, kLance, kKnight, kSilver, kBishop, kRook, kGold};
constexpr int kHandKindEnd = 8;

constexpr bool CanPromote(PieceKind kind) { return kind >= kPawn && kind <= kRook; }
constexpr bool IsPromoted(PieceKind kind) { return kind > kKing; }
constexpr PieceKind Promote(PieceKind kind) { return static_cast<PieceKind>(kind | kPromotedBit); }

// The kind as it was before promotion. The king has none and is returned as it is.
constexpr PieceKind Demote(PieceKind kind) {
  return kind == kKing ? kKing : static_cast<PieceKind>(kind & (kPromotedBit - 1));
}

// How many of a kind (promoted ones included) one set of pieces holds.
constexpr int PiecesInSet(PieceKind kind) {
  constexpr int kInSet[] = {0, 18, 4, 4, 4, 2, 2, 4, 2};
  return kInSet[Demote(kind)];
}

// A piece on the board: kind in the low four bits, owner in the fifth.
enum Piece : uint8_t { kNoPiece = 0, kPieceCount = 32 };

constexpr int kWhiteBit = 16;

constexpr Piece MakePiece(Color color, PieceKind kind) {
  return static_cast<Piece>(kind | (color == kWhite ? kWhiteBit : 0));
}
constexpr PieceKind KindOf(Piece piece) { return static_cast<PieceKind>(piece & (kWhiteBit - 1)); }
constexpr Color ColorOf(Piece piece) { return piece & kWhiteBit ? kWhite : kBlack; }

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_PIECE_H_
