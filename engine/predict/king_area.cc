#include "engine/predict/king_area.h"

namespace hakari {
namespace {

// Which areas hold the square so many ranks ahead of the king (seen by its owner) and so many files
// beside it.
constexpr bool Holds(KingAreaKind area, int ahead, int beside) {
  if (ahead == 0 && beside == 0) return false;
  switch (area) {
    case kRingOfKing:
      return ahead >= -1 && ahead <= 1 && beside >= -1 && beside <= 1;
    case kFrontOfKing:
      return ahead >= 0;
    default:
      return ahead < 0;
  }
}

constexpr KingAreas MakeAreas(Color color, Square king) {
  constexpr int kReach = 2;
  uint64_t low[kKingAreaCount] = {};
  uint64_t high[kKingAreaCount] = {};
  KingAreas areas{};
  for (int ahead = -kReach; ahead <= kReach; ++ahead) {
    for (int beside = -kReach; beside <= kReach; ++beside) {
      const int file = FileOf(king) + beside;
      const int rank = RankOf(king) + (color == kBlack ? -ahead : ahead);
      const bool on_board = OnBoard(file, rank);
      const int square = on_board ? MakeSquare(file, rank) : 0;
      for (int i = 0; i < kKingAreaCount; ++i) {
        if (!Holds(static_cast<KingAreaKind>(i), ahead, beside)) continue;
        if (!on_board) {
          ++areas.off_board[i];
        } else if (square < Bitboard::kLowSquares) {
          low[i] |= uint64_t{1} << square;
        } else {
          high[i] |= uint64_t{1} << (square - Bitboard::kLowSquares);
        }
      }
    }
  }
  for (int i = 0; i < kKingAreaCount; ++i) areas.squares[i] = Bitboard(low[i], high[i]);
  return areas;
}

constexpr internal::KingAreaTable MakeTable() {
  internal::KingAreaTable table{};
  for (Color color : kColors) {
    for (int king = kSquareBegin; king < kSquareCount; ++king) {
      table.of[color][king] = MakeAreas(color, static_cast<Square>(king));
    }
  }
  return table;
}

}  // namespace

namespace internal {
constexpr KingAreaTable kKingAreaTable = MakeTable();
}  // namespace internal

}  // namespace hakari
