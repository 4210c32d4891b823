// All legal moves, captures, and their number: one set of rules for every sink.
#include "engine/core/geometry.h"
#include "engine/movegen/board_moves.h"
#include "engine/movegen/drop_moves.h"
#include "engine/movegen/movegen.h"
#include "engine/movegen/sinks.h"
#include "engine/position/attacks.h"

namespace hakari::movegen {
namespace {

// Which legal moves are wanted: captures and quiet moves are all of them, without overlap.
enum class Kind { kAll, kCaptures, kQuiet };

template <Color kUs, Kind kKind>
Bitboard WantedSquares(const Position& position) {
  if (kKind == Kind::kCaptures) return position.pieces(Opponent(kUs));
  if (kKind == Kind::kQuiet) return ~position.pieces();
  return ~position.pieces(kUs);
}

// `wanted`: the destinations asked for.
template <Color kUs, typename Sink>
void EmitKing(Sink& sink, const Position& position, Bitboard wanted) {
  const Square king = position.king(kUs);
  if (king == kNoSquare) return;
  const Bitboard candidates =
      (StepAttacks(kUs, kKing, king) & wanted).Without(position.pieces(kUs));
  if (candidates.empty()) return;
  // The king does not shield the squares behind it from a slider.
  const Bitboard attacked =
      AttackedSquares(position, Opponent(kUs), position.pieces() ^ Bitboard::Of(king));
  sink.Ring(
      king << Move::kSourceShift | king,
      RingSource(candidates.Without(attacked)).Around(king) & kRingTables.steps[kUs][kKing][king]);
}

// Moves to a single square, found backwards from it: few pieces can get there.
template <Color kUs, typename Sink>
void EmitOnto(Sink& sink, const Position& position, Bitboard movers, Square to) {
  const Bitboard there = Bitboard::Of(to);
  (AttackersTo(position, to, kUs) & movers).ForEach([&](Square from) {
    EmitPiece<kUs>(sink, KindOf(position.at(from)), from, there, there);
  });
}

// Answers to a check by pieces other than the king.
template <Color kUs, typename Sink>
void EmitAnswers(Sink& sink, const Position& position, Bitboard movers, Bitboard targets) {
  constexpr int kFewTargets = 2;  // then going backwards is faster (README.md)
  if (targets.Count() > kFewTargets) return EmitFree<kUs>(sink, position, movers, targets);
  targets.ForEach([&](Square to) { EmitOnto<kUs>(sink, position, movers, to); });
}

template <Color kUs, Kind kKind, typename Sink>
void EmitLegal(Sink& sink, const Position& position) {
  const Bitboard own = position.pieces(kUs);
  const Bitboard occupied = position.pieces();
  const Square king = position.king(kUs);
  const KingSafety safety = KingSafetyOf(position, kUs);
  const Bitboard wanted = WantedSquares<kUs, kKind>(position);
  EmitKing<kUs>(sink, position, wanted);
  const Bitboard movers = own.Without(position.pieces(kKing) | safety.pinned);
  if (!safety.checkers.empty()) {
    if (safety.checkers.HasMoreThanOne()) return;
    const Bitboard line = Between(king, safety.checkers.First());
    // A pinned piece never answers: its own line meets no other one.
    EmitAnswers<kUs>(sink, position, movers, (line | safety.checkers) & wanted);
    if (kKind != Kind::kCaptures) EmitDrops<kUs>(sink, position, line);
    return;
  }
  EmitFree<kUs>(sink, position, movers, wanted);
  if (!safety.pinned.empty()) EmitPinned<kUs>(sink, position, safety.pinned, wanted);
  if (kKind != Kind::kCaptures) EmitDrops<kUs>(sink, position, wanted.Without(occupied));
}

template <Kind kKind, typename Sink>
void EmitLegalOfSideToMove(Sink& sink, const Position& position) {
  if (position.side_to_move() == kBlack) {
    EmitLegal<kBlack, kKind>(sink, position);
  } else {
    EmitLegal<kWhite, kKind>(sink, position);
  }
}

// Passes on what promotes.
class PromotionSink {
 public:
  explicit PromotionSink(MoveList& moves) : sink_(moves) {}

  void Ring(int base, RingBits bits) {
    if ((base & Move::kPromotion) != 0) sink_.Ring(base, bits);
  }
  template <int kStride = 1>
  void Each(int base, Bitboard squares) {
    if (squares.empty()) return;
    // Of pawns the base alone is no code: it borrows from the promotion's bit.
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

void GenerateLegal(const Position& position, MoveList& moves) {
  ListSink sink(moves);
  EmitLegalOfSideToMove<Kind::kAll>(sink, position);
}

void GenerateEvasions(const Position& position, MoveList& moves) { GenerateLegal(position, moves); }

void GenerateCaptures(const Position& position, MoveList& moves) {
  ListSink sink(moves);
  EmitLegalOfSideToMove<Kind::kCaptures>(sink, position);
}

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

int CountLegal(const Position& position) {
  CountSink sink;
  EmitLegalOfSideToMove<Kind::kAll>(sink, position);
  return sink.count();
}

bool HasLegalMove(const Position& position) { return CountLegal(position) != 0; }

}  // namespace hakari::movegen
