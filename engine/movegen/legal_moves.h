// All legal moves of a position, as templates over the side to move, the wanted kind of move and
// the sink: one set of rules for lists, counts, captures and quiet moves.
//
// The functions are static, and each source file instantiates only the templates that it needs.
// With quiet moves in the same source file the compiler inlined less, and legal moves took 7 %
// longer, captures 23 %.
#ifndef HAKARI_ENGINE_MOVEGEN_LEGAL_MOVES_H_
#define HAKARI_ENGINE_MOVEGEN_LEGAL_MOVES_H_

#include "engine/core/geometry.h"
#include "engine/movegen/board_moves.h"
#include "engine/movegen/drop_moves.h"
#include "engine/movegen/sinks.h"
#include "engine/position/attacks.h"

namespace hakari::movegen {

// Which legal moves to generate. Every legal move is either a capture or a quiet move.
enum class Kind { kAll, kCaptures, kQuiet };

template <Color kUs, Kind kKind>
static Bitboard WantedSquares(const Position& position) {
  if (kKind == Kind::kCaptures) return position.pieces(Opponent(kUs));
  if (kKind == Kind::kQuiet) return ~position.pieces();
  return ~position.pieces(kUs);
}

// `wanted`: the destinations asked for.
template <Color kUs, typename Sink>
static void EmitKing(Sink& sink, const Position& position, Bitboard wanted) {
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
static void EmitOnto(Sink& sink, const Position& position, Bitboard movers, Square to) {
  const Bitboard there = Bitboard::Of(to);
  (AttackersTo(position, to, kUs) & movers).ForEach([&](Square from) {
    EmitPiece<kUs>(sink, KindOf(position.at(from)), from, there, there);
  });
}

// Answers to a check by pieces other than the king.
template <Color kUs, typename Sink>
static void EmitAnswers(Sink& sink, const Position& position, Bitboard movers, Bitboard targets) {
  constexpr int kFewTargets = 2;  // then going backwards is faster (README.md)
  if (targets.Count() > kFewTargets) return EmitFree<kUs>(sink, position, movers, targets);
  targets.ForEach([&](Square to) { EmitOnto<kUs>(sink, position, movers, to); });
}

template <Color kUs, Kind kKind, typename Sink>
static void EmitLegal(Sink& sink, const Position& position) {
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
    // A pinned piece never answers a check: its line to the king does not meet the line of the
    // check.
    EmitAnswers<kUs>(sink, position, movers, (line | safety.checkers) & wanted);
    if (kKind != Kind::kCaptures) EmitDrops<kUs>(sink, position, line);
    return;
  }
  EmitFree<kUs>(sink, position, movers, wanted);
  if (!safety.pinned.empty()) EmitPinned<kUs>(sink, position, safety.pinned, wanted);
  if (kKind != Kind::kCaptures) EmitDrops<kUs>(sink, position, wanted.Without(occupied));
}

template <Kind kKind, typename Sink>
static void EmitLegalOfSideToMove(Sink& sink, const Position& position) {
  if (position.side_to_move() == kBlack) {
    EmitLegal<kBlack, kKind>(sink, position);
  } else {
    EmitLegal<kWhite, kKind>(sink, position);
  }
}

}  // namespace hakari::movegen

#endif  // HAKARI_ENGINE_MOVEGEN_LEGAL_MOVES_H_
