#include "engine/predict/check_features.h"

#include <algorithm>

#include "absl/base/attributes.h"
#include "engine/core/geometry.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/predict/feature_list.h"

namespace hakari::predict {
namespace {

constexpr feature::MoverSlot kSlotOf[kKindCount] = {
    feature::kMoverSlotCount,    feature::kPawnSlot,          feature::kLanceSlot,
    feature::kKnightSlot,        feature::kSilverSlot,        feature::kBishopSlot,
    feature::kRookSlot,          feature::kGoldSlot,          feature::kMoverSlotCount,
    feature::kSmallPromotedSlot, feature::kSmallPromotedSlot, feature::kSmallPromotedSlot,
    feature::kSmallPromotedSlot, feature::kHorseSlot,         feature::kDragonSlot};

template <Color kUs>
class CheckCounter {
 public:
  CheckCounter(const Position& position, const KingLines& lines, int8_t* side)
      : position_(position),
        lines_(lines),
        king_(position.king(kThem)),
        occupied_(position.pieces()),
        targets_(~(position.pieces(kUs) | Bitboard::Of(king_))),
        bishop_(BishopAttacks(king_, occupied_)),
        rook_(RookAttacks(king_, occupied_)),
        side_(side) {}

  void Run() {
    const Bitboard special = (lines_.discoverers | lines_.sliders) & position_.pieces(kUs);
    const Bitboard free = position_.pieces(kUs).Without(special | position_.pieces(kKing));
    CountSteppers(free);
    CountSliders(free);
    special.ForEach([&](Square from) { CountSpecial(from); });
    side_[feature::kCheckingPieces] = static_cast<int8_t>(checking_pieces_);
    side_[feature::kCheckingMoves] =
        static_cast<int8_t>(std::min<int>(checking_moves_, kLargestFeature));
    CountDrops();
  }

 private:
  static constexpr Color kThem = Opponent(kUs);
  static constexpr Bitboard kZone = Bitboard::FarRanks(kUs, 3);

  ABSL_ATTRIBUTE_ALWAYS_INLINE void Add(feature::MoverSlot slot, int pieces, int moves) {
    AddToTotals(pieces, moves);
    side_[feature::kPiecesByKind + slot] =
        static_cast<int8_t>(side_[feature::kPiecesByKind + slot] + pieces);
    side_[feature::kMovesByKind + slot] =
        static_cast<int8_t>(side_[feature::kMovesByKind + slot] + moves);
  }
  ABSL_ATTRIBUTE_ALWAYS_INLINE void AddPiece(feature::MoverSlot slot, Bitboard to) {
    const int moves = to.Count();
    Add(slot, moves != 0, moves);
  }
  void AddToTotals(int pieces, int moves) {
    checking_pieces_ += pieces;
    checking_moves_ += moves;
  }

  Bitboard Steps(PieceKind kind) const { return StepAttacks(kThem, kind, king_); }

  // The squares from which one step leads to `to`.
  static Bitboard BeforeGold(Bitboard to) {
    const Bitboard behind = to.template Forward<kThem>();
    return behind | to.template Forward<kUs>() | (to | behind).LeftAndRight();
  }
  static Bitboard BeforeSilver(Bitboard to) {
    const Bitboard behind = to.template Forward<kThem>();
    return behind | (behind | to.template Forward<kUs>()).LeftAndRight();
  }
  static Bitboard BeforeKnight(Bitboard to) {
    return to.template Forward<kThem>().template Forward<kThem>().LeftAndRight();
  }

  // A piece that enters or leaves the promotion zone may promote.
  static Bitboard WithPromotion(Square from, Bitboard plain, Bitboard promoted) {
    return plain | (kZone.Has(from) ? promoted : promoted & kZone);
  }

  void CountSteppers(Bitboard free) {
    const Bitboard as_gold = Steps(kGold) & targets_;
    const Bitboard as_gold_in_zone = as_gold & kZone;
    const Bitboard pawns = position_.pieces(kPawn) & free;
    const int pawn_moves =
        (pawns.template Forward<kUs>() & ((Steps(kPawn) & targets_) | as_gold_in_zone)).Count();
    Add(feature::kPawnSlot, pawn_moves, pawn_moves);
    const Bitboard as_knight = (Steps(kKnight) & targets_) | as_gold_in_zone;
    (BeforeKnight(as_knight) & position_.pieces(kKnight) & free).ForEach([&](Square from) {
      AddPiece(feature::kKnightSlot, StepAttacks(kUs, kKnight, from) & as_knight);
    });
    const Bitboard as_silver = Steps(kSilver) & targets_;
    (BeforeSilver(as_silver | as_gold) & position_.pieces(kSilver) & free)
        .ForEach([&](Square from) {
          AddPiece(feature::kSilverSlot,
                   StepAttacks(kUs, kSilver, from) & WithPromotion(from, as_silver, as_gold));
        });
    (BeforeGold(as_gold) & position_.gold_movers() & free).ForEach([&](Square from) {
      AddPiece(kSlotOf[KindOf(position_.at(from))], StepAttacks(kUs, kGold, from) & as_gold);
    });
  }

  void CountSliders(Bitboard free) {
    const auto of = [&](PieceKind kind) { return position_.pieces(kind) & free; };
    const Bitboard as_lance =
        ((rook_ & Reach(kThem, kLance, king_)) | (Steps(kGold) & kZone)) & targets_;
    of(kLance).ForEach([&](Square from) {
      AddPiece(feature::kLanceSlot, LanceAttacks(kUs, from, occupied_) & as_lance);
    });
    const Bitboard as_horse = bishop_ | Steps(kHorse);
    of(kBishop).ForEach([&](Square from) {
      AddPiece(feature::kBishopSlot,
               BishopAttacks(from, occupied_) & targets_ & WithPromotion(from, bishop_, as_horse));
    });
    of(kHorse).ForEach([&](Square from) {
      AddPiece(feature::kHorseSlot, AttacksOf<kUs, kHorse>(from, occupied_) & targets_ & as_horse);
    });
    const Bitboard as_dragon = rook_ | Steps(kDragon);
    of(kRook).ForEach([&](Square from) {
      AddPiece(feature::kRookSlot,
               RookAttacks(from, occupied_) & targets_ & WithPromotion(from, rook_, as_dragon));
    });
    of(kDragon).ForEach([&](Square from) {
      AddPiece(feature::kDragonSlot,
               AttacksOf<kUs, kDragon>(from, occupied_) & targets_ & as_dragon);
    });
  }

  // Counts the checks of a piece that opens a line by moving, or that already attacks the king.
  // Such a slider may still attack the king after moving along its line, so its own square counts
  // as empty.
  void CountSpecial(Square from) {
    const PieceKind kind = KindOf(position_.at(from));
    const Bitboard to = Attacks(kUs, kind, from, occupied_) & targets_;
    Bitboard checks;
    if (lines_.discoverers.Has(from)) checks = to.Without(RayThrough(king_, from));
    if (kind == kKing) return AddToTotals(!checks.empty(), checks.Count());
    const Bitboard without = occupied_ ^ Bitboard::Of(from);
    const Bitboard plain = Attacks(kThem, kind, king_, without);
    const Bitboard promoted =
        CanPromote(kind) ? Attacks(kThem, Promote(kind), king_, without) : Bitboard();
    AddPiece(kSlotOf[kind], checks | (to & WithPromotion(from, plain, promoted)));
  }

  void CountDrops() {
    const Hand hand = position_.hand(kUs);
    if (hand.empty()) return;
    const Bitboard empty = ~occupied_;
    const Bitboard file = Ray(kUp, king_) | Ray(kDown, king_);
    const bool doubled = position_.pieces(kUs, kPawn).Intersects(file);
    AddDrops(0, !doubled && hand.Has(kPawn), Steps(kPawn) & empty);
    AddDrops(1, hand.Has(kLance), rook_ & Reach(kThem, kLance, king_) & empty);
    AddDrops(2, hand.Has(kKnight), Steps(kKnight) & empty);
    AddDrops(3, hand.Has(kSilver), Steps(kSilver) & empty);
    AddDrops(4, hand.Has(kGold), Steps(kGold) & empty);
    AddDrops(5, hand.Has(kBishop), bishop_ & empty);
    AddDrops(6, hand.Has(kRook), rook_ & empty);
  }

  ABSL_ATTRIBUTE_ALWAYS_INLINE void AddDrops(int kind, bool can, Bitboard squares) {
    const int drops = can ? squares.Count() : 0;
    side_[feature::kDropsByKind + kind] = static_cast<int8_t>(drops);
    side_[feature::kCheckingDrops] = static_cast<int8_t>(side_[feature::kCheckingDrops] + drops);
  }

  const Position& position_;
  const KingLines& lines_;
  const Square king_;
  const Bitboard occupied_;
  const Bitboard targets_;
  const Bitboard bishop_;  // squares from which a bishop attacks the king
  const Bitboard rook_;
  int8_t* const side_;
  int checking_pieces_ = 0;
  int checking_moves_ = 0;
};

// The sliders of `by` that would attack `square` if nothing stood between.
Bitboard SnipersAt(const Position& position, Square square, Color by) {
  const Color seen_by = Opponent(by);
  const Bitboard diagonals = position.pieces(kBishop) | position.pieces(kHorse);
  const Bitboard straights = position.pieces(kRook) | position.pieces(kDragon);
  return ((Reach(seen_by, kLance, square) & position.pieces(kLance)) |
          (Reach(seen_by, kBishop, square) & diagonals) |
          (Reach(seen_by, kRook, square) & straights)) &
         position.pieces(by);
}

}  // namespace

KingLines KingLinesOf(const Position& position, Color color) {
  const Square king = position.king(color);
  const Color enemy = Opponent(color);
  const Bitboard occupied = position.pieces();
  KingLines lines;
  SnipersAt(position, king, enemy).ForEach([&](Square sniper) {
    const Bitboard shield = Between(king, sniper) & occupied;
    if (shield.empty()) {
      lines.sliders |= Bitboard::Of(sniper);
    } else if (!shield.HasMoreThanOne()) {
      lines.pinned |= shield & position.pieces(color);
      lines.discoverers |= shield & position.pieces(enemy);
    }
  });
  return lines;
}

void CountChecks(const Position& position, Color us, const KingLines& lines, int8_t* side) {
  if (position.king(Opponent(us)) == kNoSquare) return;
  if (us == kBlack) {
    CheckCounter<kBlack>(position, lines, side).Run();
  } else {
    CheckCounter<kWhite>(position, lines, side).Run();
  }
}

}  // namespace hakari::predict
