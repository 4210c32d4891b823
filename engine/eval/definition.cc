#include "engine/eval/definition.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/eval/cells.h"
#include "engine/position/attacks.h"

namespace hakari::eval {
namespace {

int Distance(Square a, Square b) {
  return std::max(std::abs(FileOf(a) - FileOf(b)), std::abs(RankOf(a) - RankOf(b)));
}

bool IsGeneral(PieceKind kind) {
  return kind == kSilver || kind == kGold || (kind >= kPromotedPawn && kind <= kPromotedSilver);
}
bool IsLarge(PieceKind kind) { return Demote(kind) == kBishop || Demote(kind) == kRook; }

int TargetSlotOf(PieceKind kind) {
  switch (kind) {
    case kPawn:
      return kPawnTarget;
    case kLance:
      return kLanceTarget;
    case kKnight:
      return kKnightTarget;
    case kSilver:
      return kSilverTarget;
    case kBishop:
      return kBishopTarget;
    case kRook:
      return kRookTarget;
    case kHorse:
      return kHorseTarget;
    case kDragon:
      return kDragonTarget;
    default:
      return kGoldTarget;
  }
}

// One side's counts.
class Counter {
 public:
  Counter(const Position& position, Color us, std::vector<int>& cells,
          std::array<int, kProgressCellCount>& progress)
      : position_(position), us_(us), them_(Opponent(us)), cells_(cells), progress_(progress) {}

  void CountAll() {
    Add(kTempoCell, position_.side_to_move() == us_);
    CountHand();
    for (int square = kSquareBegin; square < kSquareCount; ++square) {
      CountAttacksOn(static_cast<Square>(square));
      CountRingSquare(static_cast<Square>(square));
    }
    position_.pieces(us_).ForEach([this](Square square) { CountPiece(square); });
  }

 private:
  void Add(int cell, int count = 1) { cells_[static_cast<size_t>(cell)] += count; }
  int Attacks(Color by, Square square) const { return AttackersTo(position_, square, by).Count(); }
  KingSide SideOfKing(Square square, Color of_king) const {
    const int rank_of_king = RelativeRank(of_king, position_.king(of_king));
    const int rank = RelativeRank(of_king, square);
    return rank < rank_of_king ? kAheadOfKing : rank == rank_of_king ? kBesideKing : kBehindKing;
  }
  int Droppers(Hand hand) const {
    return std::min(hand.Total() - hand.Count(kPawn), kMostDroppers);
  }

  void CountHand() {
    const Hand hand = position_.hand(us_);
    for (PieceKind kind : kHandKinds) Add(kHandCells + kind - 1, hand.Count(kind));
    Add(kNoPawnInHandCell, hand.Has(kPawn) ? 0 : 1);
    progress_[kProgressHandPawnsCell] += hand.Count(kPawn);
    progress_[kProgressHandPiecesCell] += hand.Total() - hand.Count(kPawn);
  }

  void CountAttacksOn(Square square) {
    const int most = std::min(Attacks(us_, square), kMostTimes);
    for (int times = 0; times < most; ++times) {
      Add(kAttacksCells + times);
      CountInZone(kAttacksNearOwnKingCells, times, square, us_);
      CountInZone(kAttacksNearEnemyKingCells, times, square, them_);
    }
    const bool is_near = Distance(square, position_.king(them_)) <= 1;
    progress_[kProgressKingAttacksCell] += most > 0 && is_near;
  }
  void CountInZone(FirstCell first, int times, Square square, Color of_king) {
    const int distance = std::max(Distance(square, position_.king(of_king)), 1);
    if (distance > kZoneDistances) return;
    Add(first + times * kKingZoneCount + ZoneOf(distance, SideOfKing(square, of_king)));
  }

  void CountRingSquare(Square square) {
    if (Distance(square, position_.king(us_)) != 1) return;
    const KingSide side = SideOfKing(square, us_);
    const int enemies = Attacks(them_, square);
    const int friends = Attacks(us_, square);
    if (enemies > friends) Add(kRingOutnumberedCells + side);
    if (enemies == friends && enemies > 0) Add(kRingContestedCells + side);
    const Piece piece = position_.at(square);
    const bool is_own = piece != kNoPiece && ColorOf(piece) == us_;
    if (is_own) Add(kRingOwnCell);
    if (is_own && IsGeneral(KindOf(piece))) Add(kRingGeneralsCell);
    if (!is_own && piece != kNoPiece) Add(kRingEnemyCell);
    if (!is_own && enemies == 0) Add(kRingFlightCell);
    if (piece == kNoPiece && enemies > 0 && enemies >= friends) {
      Add(kRingDropsCell, Droppers(position_.hand(them_)));
    }
  }

  void CountPiece(Square square) {
    const PieceKind kind = KindOf(position_.at(square));
    Add(SquareCell(us_, kind, square));
    if (kind == kKing) return;
    Add(kBoardCells + UnroyalSlot(kind));
    Add(KingCell(kOwnKingCells, us_, kind, square, position_.king(us_)));
    Add(KingCell(kEnemyKingCells, us_, kind, square, position_.king(them_)));
    const bool is_attacked = Attacks(them_, square) > 0;
    const bool is_guarded = Attacks(us_, square) > 0;
    if (is_attacked) {
      Add((is_guarded ? kAttackedGuardedCells : kAttackedCells) + TargetSlotOf(kind));
    }
    Add(kGuardedCell, is_guarded);
    if (IsPinned(square)) {
      Add(kPinnedCell);
      Add(kPinnedLargeCell, IsLarge(kind));
    }
    progress_[kProgressCampCell] += InPromotionZone(us_, square);
  }

  // A piece is pinned if more pieces attack the king without it.
  bool IsPinned(Square square) const {
    const Square king = position_.king(us_);
    const Bitboard without = position_.pieces().Without(Bitboard::Of(square));
    return AttackersTo(position_, king, them_, without).Count() > Attacks(them_, king);
  }

  const Position& position_;
  const Color us_;
  const Color them_;
  std::vector<int>& cells_;
  std::array<int, kProgressCellCount>& progress_;
};

}  // namespace

CellCounts CountEveryCell(const Position& position) {
  CellCounts counts;
  counts.progress[kProgressStartCell] = 1;
  for (Color color : kColors) {
    Counter(position, color, counts.of[color], counts.progress).CountAll();
  }
  return counts;
}

}  // namespace hakari::eval
