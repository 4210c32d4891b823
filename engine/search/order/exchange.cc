#include "engine/search/order/exchange.h"

#include "engine/core/bitboard.h"
#include "engine/core/geometry.h"
#include "engine/position/attacks.h"

namespace hakari::search {
namespace {

// From the least valuable on. The king captures last, and only an unguarded piece.
constexpr PieceKind kTakers[] = {kPawn,           kLance,  kPromotedPawn,   kKnight, kPromotedLance,
                                 kPromotedKnight, kSilver, kPromotedSilver, kGold,   kBishop,
                                 kRook,           kHorse,  kDragon,         kKing};

Bitboard Sliders(const Position& position) {
  return position.pieces(kLance) | position.pieces(kBishop) | position.pieces(kRook) |
         position.pieces(kHorse) | position.pieces(kDragon);
}

PieceKind LeastOf(const Position& position, Bitboard takers) {
  for (PieceKind kind : kTakers) {
    if (takers.Intersects(position.pieces(kind))) return kind;
  }
  return kNoKind;
}

// The attackers of one square. Captures open lines for the pieces behind them.
class Siege {
 public:
  Siege(const Position& position, Square square, Bitboard occupied)
      : position_(position), square_(square), occupied_(occupied) {
    for (Color color : kColors) attackers_[color] = Attackers(color);
  }

  bool Attacked(Color by) const { return !attackers_[by].empty(); }

  // Captures with the least valuable attacker of the side, which must have one.
  PieceKind Take(Color color) {
    const PieceKind kind = LeastOf(position_, attackers_[color]);
    const Bitboard taker = Bitboard::Of((attackers_[color] & position_.pieces(kind)).First());
    occupied_ ^= taker;
    attackers_[color] ^= taker;
    // Only on the taker's line can another attacker stand behind it.
    const Bitboard behind = RayThrough(square_, taker.First()) & occupied_ & Sliders(position_);
    if (!behind.empty()) {
      for (Color side : kColors) attackers_[side] = Attackers(side);
    }
    return kind;
  }

 private:
  Bitboard Attackers(Color color) const {
    return AttackersTo(position_, square_, color, occupied_) & occupied_;
  }

  const Position& position_;
  const Square square_;
  Bitboard occupied_;
  Bitboard attackers_[2];
};

}  // namespace

bool ExchangeAtLeast(const Position& position, Move move, int threshold) {
  const Square to = move.to();
  Bitboard occupied = position.pieces() | Bitboard::Of(to);
  PieceKind standing;  // the piece that can be captured next
  int balance = -threshold;
  if (move.is_drop()) {
    standing = move.drop_kind();
  } else {
    occupied ^= Bitboard::Of(move.from());
    standing = KindOf(position.at(move.from()));
    balance += ExchangeValue(KindOf(position.at(to)));
    if (move.is_promotion()) {
      balance += PromotionGain(standing);
      standing = Promote(standing);
    }
  }
  if (balance < 0) return false;
  balance -= ExchangeValue(standing);
  if (balance >= 0) return true;  // even if it is lost for nothing
  // `balance` is from the view of the side that captured last, assuming that its piece is lost. If
  // it is negative, it pays the other side to capture.
  Siege siege(position, to, occupied);
  Color side = Opponent(position.side_to_move());
  bool mover_is_content = true;
  while (siege.Attacked(side)) {
    const PieceKind taker = siege.Take(side);
    if (taker == kKing && siege.Attacked(Opponent(side))) break;  // it may not take
    mover_is_content = !mover_is_content;
    balance = -balance - 1 - ExchangeValue(taker);
    if (balance >= 0) break;
    side = Opponent(side);
  }
  return mover_is_content;
}

}  // namespace hakari::search
