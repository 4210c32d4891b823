#include "engine/eval/counts.h"

#include <algorithm>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/eval/king_zone.h"
#include "engine/position/attacks.h"

namespace hakari::eval {
namespace {

// A bitboard in general-purpose registers, for many masks and counts.
class Words {
 public:
  explicit Words(Bitboard squares) : low_(squares.low()), high_(squares.high()) {}

  int CountIn(Bitboard mask) const {
    return __builtin_popcountll(low_ & mask.low()) + __builtin_popcountll(high_ & mask.high());
  }

 private:
  uint64_t low_;
  uint64_t high_;
};

// The attack data that the counts of both sides use.
struct View {
  explicit View(const Position& position)
      : position(position),
        attacks{AttackCounts::Of(position, kBlack), AttackCounts::Of(position, kWhite)},
        attacked{attacks[kBlack].AtLeast<1>(), attacks[kWhite].AtLeast<1>()},
        outnumbering{AttackCounts::MoreIn(attacks[kBlack], attacks[kWhite]),
                     AttackCounts::MoreIn(attacks[kWhite], attacks[kBlack])} {}

  const Position& position;
  const AttackCounts attacks[2];
  const Bitboard attacked[2];
  const Bitboard outnumbering[2];  // squares that a color attacks more often than the other
};

int Droppers(Hand hand) { return std::min(hand.Total() - hand.Count(kPawn), kMostDroppers); }

Bitboard LargePieces(const Position& position) {
  return position.pieces(kBishop) | position.pieces(kRook) | position.pieces(kHorse) |
         position.pieces(kDragon);
}

Bitboard Targets(const Position& position, TargetSlot slot) {
  constexpr PieceKind kKinds[kTargetCount] = {kPawn,   kLance, kKnight, kSilver, kGold,
                                              kBishop, kRook,  kHorse,  kDragon};
  return slot == kGoldTarget ? position.gold_movers() : position.pieces(kKinds[slot]);
}

class SideCounter {
 public:
  SideCounter(const View& view, Color color, SideCounts& counts)
      : view_(view),
        position_(view.position),
        color_(color),
        enemy_(Opponent(color)),
        own_zone_(kKingZones.of[color][view.position.king(color)]),
        enemy_zone_(kKingZones.of[enemy_][view.position.king(enemy_)]),
        counts_(counts) {}

  void CountAll() {
    Set(kTempoCell, position_.side_to_move() == color_);
    Set(kNoPawnInHandCell, !position_.hand(color_).Has(kPawn));
    CountAttacks<1>();
    CountAttacks<2>();
    CountAttacks<3>();
    CountTargets();
    CountRing();
    CountPins();
  }

 private:
  void Set(int cell, int count) { counts_[cell] = static_cast<int16_t>(count); }

  template <int kTimes>
  void CountAttacks() {
    const Bitboard attacks = view_.attacks[color_].AtLeast<kTimes>();
    const uint64_t near_own = own_zone_.Near(attacks);
    const uint64_t near_enemy = enemy_zone_.Near(attacks);
    Set(kAttacksCells + kTimes - 1, attacks.Count());
    for (int zone = 0; zone < kKingZoneCount; ++zone) {
      const int cell = (kTimes - 1) * kKingZoneCount + zone;
      Set(kAttacksNearOwnKingCells + cell, own_zone_.CountInZone(zone, near_own));
      Set(kAttacksNearEnemyKingCells + cell, enemy_zone_.CountInZone(zone, near_enemy));
    }
  }

  void CountTargets() {
    const Bitboard own = position_.pieces(color_).Without(Bitboard::Of(position_.king(color_)));
    const Bitboard guarded = own & view_.attacked[color_];
    const Words attacked_only((own & view_.attacked[enemy_]).Without(guarded));
    const Words attacked_guarded(guarded & view_.attacked[enemy_]);
    for (int slot = 0; slot < kTargetCount; ++slot) {
      const Bitboard targets = Targets(position_, static_cast<TargetSlot>(slot));
      Set(kAttackedCells + slot, attacked_only.CountIn(targets));
      Set(kAttackedGuardedCells + slot, attacked_guarded.CountIn(targets));
    }
    Set(kGuardedCell, guarded.Count());
  }

  void CountRing() {
    const Bitboard own = position_.pieces(color_);
    const Bitboard attacked = view_.attacked[enemy_];
    const uint64_t outnumbered = own_zone_.Near(view_.outnumbering[enemy_]);
    const uint64_t not_held = own_zone_.Near(attacked.Without(view_.outnumbering[color_]));
    for (KingSide side : {kAheadOfKing, kBesideKing, kBehindKing}) {
      Set(kRingOutnumberedCells + side, own_zone_.CountOnSide(side, outnumbered));
      Set(kRingContestedCells + side, own_zone_.CountOnSide(side, not_held & ~outnumbered));
    }
    const auto count = [this](Bitboard squares) {
      return own_zone_.CountNeighbours(own_zone_.Near(squares));
    };
    Set(kRingFlightCell, count(Bitboard::All().Without(own | attacked)));
    Set(kRingGeneralsCell, count((position_.gold_movers() | position_.pieces(kSilver)) & own));
    Set(kRingOwnCell, count(own));
    Set(kRingEnemyCell, count(position_.pieces(enemy_)));
    const uint64_t open = not_held & ~own_zone_.Near(position_.pieces());
    Set(kRingDropsCell, own_zone_.CountNeighbours(open) * Droppers(position_.hand(enemy_)));
  }

  void CountPins() {
    const Bitboard pinned = KingSafetyOf(position_, color_).pinned;
    const bool any = !pinned.empty();
    Set(kPinnedCell, any ? pinned.Count() : 0);
    Set(kPinnedLargeCell, any ? (pinned & LargePieces(position_)).Count() : 0);
  }

  const View& view_;
  const Position& position_;
  const Color color_;
  const Color enemy_;
  const KingZone& own_zone_;
  const KingZone& enemy_zone_;
  SideCounts& counts_;
};

}  // namespace

void CountAnew(const Position& position, Counts& counts) {
  const View view(position);
  for (Color color : kColors) SideCounter(view, color, counts.of[color]).CountAll();
}

}  // namespace hakari::eval
