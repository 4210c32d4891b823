// Quiet moves, and the quiet moves that promote.
#include "engine/movegen/legal_moves.h"
#include "engine/movegen/movegen.h"

namespace hakari::movegen {
namespace {

// Passes on only the moves that promote.
class PromotionSink {
 public:
  explicit PromotionSink(MoveList& moves) : sink_(moves) {}

  void Ring(int base, RingBits bits) {
    if ((base & Move::kPromotion) != 0) sink_.Ring(base, bits);
  }
  template <int kStride = 1>
  void Each(int base, Bitboard squares) {
    if (squares.empty()) return;
    // The base of pawn moves alone does not show the promotion: it may be negative and borrow from
    // that bit. A whole code shows it.
    const int first = base + kStride * squares.First();
    if ((first & Move::kPromotion) != 0) sink_.Each<kStride>(base, squares);
  }

 private:
  ListSink sink_;
};

template <Color kUs>
void EmitQuietPromotions(MoveList& moves, const Position& position) {
  PromotionSink sink(moves);
  const KingSafety safety = KingSafetyOf(position, kUs);
  const Bitboard wanted = WantedSquares<kUs, Kind::kQuiet>(position);
  const Bitboard movers = position.pieces(kUs).Without(position.pieces(kKing) | safety.pinned);
  EmitFree<kUs>(sink, position, movers, wanted);
  if (!safety.pinned.empty()) EmitPinned<kUs>(sink, position, safety.pinned, wanted);
}

}  // namespace

void GenerateQuiet(const Position& position, MoveList& moves) {
  ListSink sink(moves);
  EmitLegalOfSideToMove<Kind::kQuiet>(sink, position);
}

void GenerateQuietPromotions(const Position& position, MoveList& moves) {
  if (position.side_to_move() == kBlack) {
    EmitQuietPromotions<kBlack>(moves, position);
  } else {
    EmitQuietPromotions<kWhite>(moves, position);
  }
}

}  // namespace hakari::movegen
