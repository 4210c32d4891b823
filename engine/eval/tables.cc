#include "engine/eval/tables.h"

#include <cstddef>

#include "engine/eval/cells.h"

namespace hakari::eval {
namespace {

const PhaseWeights& At(const WeightNumbers& numbers, int cell) {
  return numbers.cells[static_cast<size_t>(cell)];
}

void Add(const PhaseWeights& weights, int sign, Sums& sums) {
  for (int phase = 0; phase < kPhaseCount; ++phase) {
    sums[phase] += sign * weights[static_cast<size_t>(phase)];
  }
}

void FillPiece(const WeightNumbers& numbers, Color color, PieceKind kind, Tables& tables) {
  const int sign = color == kBlack ? 1 : -1;
  const Piece piece = MakePiece(color, kind);
  for (int i = kSquareBegin; i < kSquareCount; ++i) {
    const Square square = static_cast<Square>(i);
    Sums& sums = tables.on_square[piece][square];
    Add(At(numbers, SquareCell(color, kind, square)), sign, sums);
    if (kind == kKing) continue;
    Add(At(numbers, kBoardCells + UnroyalSlot(kind)), sign, sums);
    if (InPromotionZone(color, square)) sums[kProgressLane] += numbers.progress[kProgressCampCell];
  }
}

void FillFromKing(const WeightNumbers& numbers, Color color, PieceKind kind, Tables& tables) {
  const int sign = color == kBlack ? 1 : -1;
  const FirstCell first = color == kBlack ? kOwnKingCells : kEnemyKingCells;
  for (int king = kSquareBegin; king < kSquareCount; ++king) {
    for (int square = kSquareBegin; square < kSquareCount; ++square) {
      const Square of_king = static_cast<Square>(king);
      const Square of_piece = static_cast<Square>(square);
      const PhaseWeights& weights = At(numbers, KingCell(first, color, kind, of_piece, of_king));
      SmallSums& sums =
          tables.from_black_king[MakePiece(color, kind)][OffsetBetween(of_piece, of_king)];
      for (int phase = 0; phase < kPhaseCount; ++phase) {
        sums[phase] = static_cast<int16_t>(sign * weights[static_cast<size_t>(phase)]);
      }
    }
  }
}

void FillHand(const WeightNumbers& numbers, Color color, PieceKind kind, Tables& tables) {
  Sums& sums = tables.in_hand[color][kind];
  Add(At(numbers, kHandCells + kind - 1), color == kBlack ? 1 : -1, sums);
  sums[kProgressLane] +=
      numbers.progress[kind == kPawn ? kProgressHandPawnsCell : kProgressHandPiecesCell];
}

}  // namespace

Tables::Tables(const WeightNumbers& numbers)
    : progress_start(numbers.progress[kProgressStartCell]),
      progress_king_attacks(numbers.progress[kProgressKingAttacksCell]) {
  for (Color color : kColors) {
    for (int i = kPawn; i < kKindCount; ++i) {
      const PieceKind kind = static_cast<PieceKind>(i);
      FillPiece(numbers, color, kind, *this);
      if (kind != kKing) FillFromKing(numbers, color, kind, *this);
    }
    for (PieceKind kind : kHandKinds) FillHand(numbers, color, kind, *this);
  }
  for (int phase = 0; phase < kPhaseCount; ++phase) {
    for (int i = 0; i < kCountedCells; ++i) {
      counted[phase][i] = At(numbers, kFirstCountedCell + i)[static_cast<size_t>(phase)];
    }
  }
}

}  // namespace hakari::eval
