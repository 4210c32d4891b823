#include "suites/predict/studies/study_features.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "absl/strings/str_cat.h"
#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/features.h"

namespace hakari::suites {
namespace {

constexpr int kPerSquare = predict::feature::kAreaFeatureCount;
constexpr int kAreasBegin = predict::feature::kRingArea;
constexpr int kAreasEnd = predict::feature::kHandTotal;
constexpr int kWithoutAreas = predict::kFeatureCount - 2 * (kAreasEnd - kAreasBegin);

// The data needed to count a square.
struct BoardView {
  explicit BoardView(const Position& board)
      : position(board),
        attacks{AttackCounts::Of(board, kBlack), AttackCounts::Of(board, kWhite)},
        pinned{KingSafetyOf(board, kBlack).pinned, KingSafetyOf(board, kWhite).pinned} {}

  const Position& position;
  const AttackCounts attacks[2];
  const Bitboard pinned[2];
};

// A square relative to a king, as the king's owner sees it: `ahead` ranks towards the opponent,
// `aside` files towards its left.
struct Offset {
  int ahead = 0;
  int aside = 0;
};

// All squares within `radius` steps except the king's own, row by row.
std::vector<Offset> OffsetsWithin(int radius) {
  std::vector<Offset> offsets;
  for (int ahead = radius; ahead >= -radius; --ahead) {
    for (int aside = -radius; aside <= radius; ++aside) {
      if (ahead != 0 || aside != 0) offsets.push_back({ahead, aside});
    }
  }
  return offsets;
}

// Adds what is true of one square to the counts of an area.
void CountSquare(const BoardView& view, Color us, Offset offset, int8_t* area) {
  const Square king = view.position.king(us);
  const int sign = us == kBlack ? 1 : -1;
  const int file = FileOf(king) + sign * offset.aside;
  const int rank = RankOf(king) - sign * offset.ahead;
  if (!OnBoard(file, rank)) {
    ++area[predict::feature::kOffBoard];
    return;
  }
  const Square square = MakeSquare(file, rank);
  const Color them = Opponent(us);
  const Piece piece = view.position.at(square);
  const bool is_man = piece != kNoPiece && KindOf(piece) != kKing;
  const bool is_ours = piece != kNoPiece && ColorOf(piece) == us;
  const int our_attacks = view.attacks[us].At(square);
  const int their_attacks = view.attacks[them].At(square);
  area[predict::feature::kOccupied] += piece != kNoPiece;
  area[predict::feature::kMoreAttackedByOpponent] += their_attacks > our_attacks;
  area[predict::feature::kMoreAttackedByOwner] += our_attacks > their_attacks;
  area[predict::feature::kFlight] += !is_ours && their_attacks == 0;
  area[predict::feature::kOwnPieces] += is_man && is_ours;
  area[predict::feature::kOpponentPieces] += is_man && !is_ours;
  area[predict::feature::kPinned] += view.pinned[us].Has(square);
}

predict::Features AllFeatures(const Position& position) {
  predict::Features features;
  predict::ExtractFeatures(position, position.side_to_move(), features);
  return features;
}

constexpr predict::FeatureSide kSides[] = {predict::FeatureSide::kAttacker,
                                           predict::FeatureSide::kDefender};

Color ColorOfSide(const Position& position, predict::FeatureSide side) {
  const Color attacker = position.side_to_move();
  return side == predict::FeatureSide::kAttacker ? attacker : Opponent(attacker);
}

void ExtractUnsplit(const Position& position, int8_t* row) {
  const predict::Features all = AllFeatures(position);
  *row++ = all[predict::kKingDistanceFeature];
  for (const predict::FeatureSide side : kSides) {
    const int8_t* ours = &all[static_cast<size_t>(predict::SideFeature(side, 0))];
    row = std::copy(ours, ours + predict::feature::kFrontArea, row);
    for (int i = 0; i < kPerSquare; ++i) {
      *row++ = static_cast<int8_t>(ours[predict::feature::kFrontArea + i] +
                                   ours[predict::feature::kBackArea + i]);
    }
    row = std::copy(ours + kAreasEnd, ours + predict::kSideFeatureCount, row);
  }
}

void ExtractSquares(const Position& position, const std::vector<Offset>& offsets, int8_t* row) {
  const predict::Features all = AllFeatures(position);
  const BoardView view(position);
  *row++ = all[predict::kKingDistanceFeature];
  for (const predict::FeatureSide side : kSides) {
    const int8_t* ours = &all[static_cast<size_t>(predict::SideFeature(side, 0))];
    row = std::copy(ours, ours + kAreasBegin, row);
    row = std::copy(ours + kAreasEnd, ours + predict::kSideFeatureCount, row);
    const Color us = ColorOfSide(position, side);
    for (const Offset& offset : offsets) {
      std::fill(row, row + kPerSquare, int8_t{0});
      if (position.king(us) != kNoSquare) CountSquare(view, us, offset, row);
      row += kPerSquare;
    }
  }
}

void ExtractWider(const Position& position, const std::vector<Offset>& ring, int8_t* row) {
  const predict::Features all = AllFeatures(position);
  const BoardView view(position);
  row = std::copy(all.begin(), all.end(), row);
  for (const predict::FeatureSide side : kSides) {
    std::fill(row, row + 2 * kPerSquare, int8_t{0});
    const Color us = ColorOfSide(position, side);
    for (const Offset& offset : ring) {
      if (position.king(us) == kNoSquare) break;
      CountSquare(view, us, offset, offset.ahead >= 0 ? row : row + kPerSquare);
    }
    row += 2 * kPerSquare;
  }
}

void ExtractProgress(const Position& position, int8_t* row) {
  const predict::Features all = AllFeatures(position);
  row = std::copy(all.begin(), all.end(), row);
  constexpr int kMostPlies = 254;
  *row++ = static_cast<int8_t>(std::min(position.ply(), kMostPlies) / 2);
  for (const predict::FeatureSide side : kSides) {
    const Color us = ColorOfSide(position, side);
    *row++ = static_cast<int8_t>((position.pieces(us) & Bitboard::FarRanks(us, 3)).Count());
  }
}

void ExtractHash(const Position& position, int8_t* row) {
  const uint64_t key = position.key();
  for (int bit = 0; bit < 64; ++bit) row[bit] = static_cast<int8_t>(key >> bit & 1);
}

}  // namespace

FeatureSet UnsplitFeatures() {
  return {"unsplit", predict::kFeatureCount - 2 * kPerSquare, ExtractUnsplit};
}

FeatureSet SquareFeatures(int radius) {
  const std::vector<Offset> offsets = OffsetsWithin(radius);
  const int columns = kWithoutAreas + 2 * kPerSquare * static_cast<int>(offsets.size());
  return {
      absl::StrCat("squares", 2 * radius + 1), columns,
      [offsets](const Position& position, int8_t* row) { ExtractSquares(position, offsets, row); }};
}

FeatureSet WiderFeatures() {
  constexpr int kRadius = 3;
  std::vector<Offset> ring;
  for (const Offset& offset : OffsetsWithin(kRadius)) {
    const int steps = std::max(std::abs(offset.ahead), std::abs(offset.aside));
    if (steps == kRadius) ring.push_back(offset);
  }
  return {"wider", predict::kFeatureCount + 4 * kPerSquare,
          [ring](const Position& position, int8_t* row) { ExtractWider(position, ring, row); }};
}

FeatureSet ProgressFeatures() { return {"progress", predict::kFeatureCount + 3, ExtractProgress}; }

FeatureSet HashFeatures() { return {"hash", 64, ExtractHash}; }

}  // namespace hakari::suites
