#include "engine/movegen/ring.h"

#include "engine/core/direction.h"

namespace hakari::movegen {
namespace {

// Whether the step exists for a kind, seen by the side that moves: `rank` is -1 for forward.
constexpr bool Steps(PieceKind kind, int file, int rank) {
  const bool diagonal = file != 0 && rank != 0;
  switch (kind) {
    case kPawn:
      return file == 0 && rank == -1;
    case kSilver:
      return diagonal || (file == 0 && rank == -1);
    case kGold:
    case kPromotedPawn:
    case kPromotedLance:
    case kPromotedKnight:
    case kPromotedSilver:
      return !(diagonal && rank == 1);
    case kKing:
      return true;
    case kHorse:
      return !diagonal;
    case kDragon:
      return diagonal;
    default:
      return false;
  }
}

constexpr void FillSquare(RingTables& tables, Color color, Square from) {
  const int forward = color == kBlack ? 1 : -1;
  for (int i = 0; i < kRingSize; ++i) {
    const int to = from + kRingOffsets[i];
    const int file = (kRingOffsets[i] + 13) / 9 - 1;  // -1, 0 or 1
    const int rank = kRingOffsets[i] - 9 * file;
    if (!OnBoard(FileOf(from) + file, RankOf(from) + rank)) continue;
    for (int kind = kPawn; kind < kKindCount; ++kind) {
      if (Steps(static_cast<PieceKind>(kind), file, rank * forward)) {
        tables.steps[color][kind][from] |= 1 << i;
      }
    }
    if (InPromotionZone(color, from) || InPromotionZone(color, static_cast<Square>(to))) {
      tables.promoting[color][from] |= 1 << i;
    }
  }
}

constexpr EightMoves PackedOffsets(int bits) {
  uint16_t packed[kRingSize] = {};
  int count = 0;
  for (int i = 0; i < kRingSize; ++i) {
    if (bits >> i & 1) packed[count++] = static_cast<uint16_t>(kRingOffsets[i]);
  }
  return EightMoves{packed[0], packed[1], packed[2], packed[3],
                    packed[4], packed[5], packed[6], packed[7]};
}

constexpr RingTables MakeRingTables() {
  RingTables tables{};
  for (Color color : kColors) {
    for (int from = 0; from < kSquareCount; ++from) {
      FillSquare(tables, color, static_cast<Square>(from));
    }
  }
  for (int bits = 0; bits < 256; ++bits) tables.offsets[bits] = PackedOffsets(bits);
  return tables;
}

}  // namespace

constexpr RingTables kRingTables = MakeRingTables();

}  // namespace hakari::movegen
