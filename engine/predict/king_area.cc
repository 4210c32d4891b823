#include "engine/predict/king_area.h"

namespace hakari::predict {
namespace {

constexpr int kReach = 2;

// Whether the area holds the square so many ranks ahead of the king (seen by its owner) and so many
// files beside it.
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

}  // namespace

constexpr KingAreas::KingAreas(Color color, Square king) {
  uint64_t low = 0;
  uint64_t high = 0;
  for (int ahead = -kReach; ahead <= kReach; ++ahead) {
    for (int beside = -kReach; beside <= kReach; ++beside) {
      const int file = FileOf(king) + beside;
      const int rank = RankOf(king) + (color == kBlack ? -ahead : ahead);
      const bool on_board = OnBoard(file, rank);
      const int square = on_board ? MakeSquare(file, rank) : 0;
      const bool is_low = square < Bitboard::kLowSquares;
      const uint64_t bit = uint64_t{1} << (is_low ? square : square - Bitboard::kLowSquares);
      if (on_board) (is_low ? low : high) |= bit;
      for (int area = 0; area < kKingAreaCount; ++area) {
        if (!Holds(static_cast<KingAreaKind>(area), ahead, beside)) continue;
        if (on_board) {
          squares_[area] |= bit;
        } else {
          ++off_board_[area];
        }
      }
    }
  }
  window_ = Bitboard(low, high);
}

constexpr KingAreaTable::KingAreaTable() {
  for (Color color : kColors) {
    for (int king = kSquareBegin; king < kSquareCount; ++king) {
      of[color][king] = KingAreas(color, static_cast<Square>(king));
    }
  }
}

constexpr KingAreaTable kKingAreaTable;

}  // namespace hakari::predict
