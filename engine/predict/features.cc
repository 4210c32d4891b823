#include "engine/predict/features.h"

#include <cstdlib>

#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/position/attacks.h"
#include "engine/predict/check_features.h"

namespace hakari::predict {
namespace {

// What the features of both sides have in common, computed once.
struct BoardView {
  explicit BoardView(const Position& position)
      : counts{AttackCounts::Of(position, kBlack), AttackCounts::Of(position, kWhite)},
        lines{KingLinesOf(position, kBlack), KingLinesOf(position, kWhite)} {}

  AttackCounts counts[2];
  KingLines lines[2];
};

void CountAreas(const Position& position, Color us, const BoardView& view, int8_t* side) {
  const Color them = Opponent(us);
  const Bitboard men = ~position.pieces(kKing);
  const Bitboard sets[feature::kAreaFeatureCount] = {
      Bitboard(),  // off the board: precomputed
      position.pieces(),
      AttackCounts::MoreIn(view.counts[them], view.counts[us]),
      AttackCounts::MoreIn(view.counts[us], view.counts[them]),
      ~(position.pieces(us) | view.counts[them].Any()),
      position.pieces(us) & men,
      position.pieces(them) & men,
      view.lines[us].pinned,
  };
  constexpr int kFirst[kKingAreaCount] = {feature::kRingArea, feature::kFrontArea,
                                          feature::kBackArea};
  const KingAreas& areas = KingAreas::Of(us, position.king(us));
  for (int i = 0; i < kKingAreaCount; ++i) {
    side[kFirst[i] + feature::kOffBoard] =
        static_cast<int8_t>(areas.OffBoard(static_cast<KingAreaKind>(i)));
  }
  for (int j = feature::kOccupied; j < feature::kAreaFeatureCount; ++j) {
    const uint64_t near = areas.Fold(sets[j]);
    for (int i = 0; i < kKingAreaCount; ++i) {
      side[kFirst[i] + j] = static_cast<int8_t>(areas.Count(static_cast<KingAreaKind>(i), near));
    }
  }
}

void CountHand(Hand hand, int8_t* side) {
  constexpr PieceKind kOrder[] = {kPawn, kLance, kKnight, kSilver, kGold, kBishop, kRook};
  int total = 0;
  for (int i = 0; i < 7; ++i) {
    const int count = hand.Count(kOrder[i]);
    side[feature::kHandByKind + i] = static_cast<int8_t>(count);
    total += count;
  }
  side[feature::kHandTotal] = static_cast<int8_t>(total);
}

void CountSide(const Position& position, Color us, const BoardView& view, int8_t* side) {
  const Square king = position.king(us);
  if (king != kNoSquare) {
    side[feature::kKingRank] = static_cast<int8_t>(RelativeRank(us, king));
    side[feature::kKingFile] =
        static_cast<int8_t>(us == kBlack ? FileOf(king) : kFiles + 1 - FileOf(king));
    CountAreas(position, us, view, side);
  }
  CountHand(position.hand(us), side);
  CountChecks(position, us, view.lines[Opponent(us)], side);
}

int KingDistance(Square a, Square b) {
  if (a == kNoSquare || b == kNoSquare) return 0;
  return std::abs(FileOf(a) - FileOf(b)) + std::abs(RankOf(a) - RankOf(b));
}

}  // namespace

void ExtractFeatures(const Position& position, Color attacker, Features& features) {
  const Color defender = Opponent(attacker);
  const BoardView view(position);
  features.fill(0);
  features[kKingDistanceFeature] =
      static_cast<int8_t>(KingDistance(position.king(attacker), position.king(defender)));
  CountSide(position, attacker, view, &features[SideFeature(FeatureSide::kAttacker, 0)]);
  CountSide(position, defender, view, &features[SideFeature(FeatureSide::kDefender, 0)]);
}

namespace {

constexpr int kReach = 2;

// Whether the area contains the square `ahead` ranks ahead of the king (as its owner sees it) and
// `beside` files beside it.
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
