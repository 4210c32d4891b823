#include "engine/notation/placement.h"

#include <initializer_list>

#include "absl/strings/str_cat.h"
#include "engine/core/geometry.h"
#include "engine/notation/japanese.h"
#include "engine/position/attacks.h"

namespace hakari::notation {
namespace {

constexpr const char* kKindNames[] = {"",        "pawns", "lances", "knights", "silvers",
                                      "bishops", "rooks", "golds",  "kings"};
constexpr const char* kSideNames[] = {"black", "white"};

Bitboard StuckPieces(const Position& position, Color color) {
  Bitboard stuck;
  for (PieceKind kind : {kPawn, kLance, kKnight}) {
    stuck |= position.pieces(color, kind) & DeadEnds(color, kind);
  }
  return stuck;
}

// Pawns on a file that already has a pawn of their side.
Bitboard DoubledPawns(const Position& position, Color color) {
  unsigned files = 0;
  Bitboard doubled;
  position.pieces(color, kPawn).ForEach([&](Square square) {
    const unsigned file = 1u << FileOf(square);
    if (files & file) doubled |= Bitboard::Of(square);
    files |= file;
  });
  return doubled;
}

std::optional<PlacementFault> FindSurplus(const Position& position) {
  for (int k = kPawn; k <= kKing; ++k) {
    const PieceKind kind = static_cast<PieceKind>(k);
    Bitboard standing = position.pieces(kind);
    if (CanPromote(kind)) standing |= position.pieces(Promote(kind));
    int count = standing.Count();
    if (kind != kKing) {
      count += position.hand(kBlack).Count(kind) + position.hand(kWhite).Count(kind);
    }
    if (count > PiecesInSet(kind)) {
      return PlacementFault{kNoSquare, absl::StrCat("expected at most ", PiecesInSet(kind), " ",
                                                    kKindNames[kind], " in all, found ", count)};
    }
  }
  return std::nullopt;
}

std::optional<PlacementFault> FindFaultOf(const Position& position, Color color) {
  if (position.pieces(color, kKing).HasMoreThanOne()) {
    return PlacementFault{
        position.pieces(color, kKing).First(),
        absl::StrCat("expected at most one ", kSideNames[color], " king, found two")};
  }
  if (const Bitboard stuck = StuckPieces(position, color); !stuck.empty()) {
    return PlacementFault{
        stuck.First(),
        absl::StrCat("expected a piece that can still move, found ", kSideNames[color], "'s ",
                     KanjiLetter(KindOf(position.at(stuck.First()))), " at the end of the board")};
  }
  if (const Bitboard doubled = DoubledPawns(position, color); !doubled.empty()) {
    return PlacementFault{
        doubled.First(), absl::StrCat("expected at most one ", kSideNames[color],
                                      " pawn a file, found two on file ", FileOf(doubled.First()))};
  }
  return std::nullopt;
}

}  // namespace

std::optional<PlacementFault> FindPlacementFault(const Position& position) {
  if (auto fault = FindSurplus(position)) return fault;
  for (Color color : kColors) {
    if (auto fault = FindFaultOf(position, color)) return fault;
  }
  const Color waiting = Opponent(position.side_to_move());
  const Square king = position.king(waiting);
  if (king != kNoSquare && !AttackersTo(position, king, position.side_to_move()).empty()) {
    return PlacementFault{king, absl::StrCat("expected no check on the side that is not to move, "
                                             "found ",
                                             kSideNames[waiting], "'s king attacked")};
  }
  return std::nullopt;
}

}  // namespace hakari::notation
