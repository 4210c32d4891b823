#include "engine/eval/ground_weights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdlib>
#include <utility>

#include "engine/core/piece.h"
#include "engine/eval/blend.h"
#include "engine/eval/feature_list.h"

namespace hakari::eval {
namespace {

// Centipawns in the opening, the middle game and the end game.
using Worth = std::array<double, kPhaseCount>;

class Ground {
 public:
  void Set(int cell, Worth worth) {
    for (size_t phase = 0; phase < kPhaseCount; ++phase) {
      numbers_.cells[static_cast<size_t>(cell)][phase] = Eighths(worth[phase]);
    }
  }
  // Sets `worth` times `factor`.
  void Set(int cell, Worth worth, double factor) {
    for (double& value : worth) value *= factor;
    Set(cell, worth);
  }
  void SetProgress(ProgressCell cell, double worth) { numbers_.progress[cell] = Eighths(worth); }

  const WeightNumbers& numbers() const { return numbers_; }

 private:
  static int16_t Eighths(double worth) {
    return static_cast<int16_t>(std::lround(worth * kWeightScale));
  }

  WeightNumbers numbers_;
};

// Piece values. A piece in hand is worth more than on the board, because only pieces on the board
// also score for attacks and places (MEASUREMENTS.md).
struct PieceWorth {
  PieceKind kind;
  double on_board;
  double in_hand;          // in the middle game; more in the opening, less in the end game
  double near_own_king;    // one square away; less in proportion to the distance
  double near_enemy_king;  // one square away, in the same way
  double forward;          // for each rank beyond the pawns' first one, up to three
};
constexpr PieceWorth kPieces[] = {
    {kPawn, 100, 125, 8, 6, 2},           {kLance, 350, 475, 6, 6, 0},
    {kKnight, 400, 540, 8, 12, 0},        {kSilver, 560, 755, 24, 28, 3},
    {kBishop, 870, 1150, 0, 16, 0},       {kRook, 1000, 1320, -24, 16, 2},
    {kGold, 620, 840, 40, 30, 0},         {kPromotedPawn, 560, 0, 30, 48, 0},
    {kPromotedLance, 570, 0, 30, 48, 0},  {kPromotedKnight, 580, 0, 30, 48, 0},
    {kPromotedSilver, 600, 0, 32, 48, 0}, {kHorse, 1130, 0, 40, 48, 0},
    {kDragon, 1330, 0, 0, 60, 0},
};

double OnBoard(PieceKind kind) {
  for (const PieceWorth& piece : kPieces) {
    if (piece.kind == kind) return piece.on_board;
  }
  return 0;
}

void SetNearKing(FirstCell first, PieceKind kind, double one_away, Worth phases, Ground& ground) {
  for (int row = 0; row < kRanksAhead; ++row) {
    for (int beside = 0; beside < kFiles; ++beside) {
      const int distance = std::max(std::abs(row - kMostRanksAhead), beside);
      const int cell = first + UnroyalSlot(kind) * kKingGrid + row * kFiles + beside;
      if (distance > 0) ground.Set(cell, phases, one_away / distance);
    }
  }
}

void SetPieces(Ground& ground) {
  constexpr Worth kInHandByPhase = {1.05, 1, 0.95};
  for (const PieceWorth& piece : kPieces) {
    const int slot = UnroyalSlot(piece.kind);
    ground.Set(kBoardCells + slot, {1, 1, 1}, piece.on_board);
    if (piece.in_hand > 0) ground.Set(kHandCells + piece.kind - 1, kInHandByPhase, piece.in_hand);
    for (int rank = 1; rank <= kRanks; ++rank) {
      for (int file = 0; file < kFoldedFiles; ++file) {
        const int cell = kSquareCells + slot * kSquareGrid + (rank - 1) * kFoldedFiles + file;
        ground.Set(cell, {1, 1, 0}, piece.forward * std::clamp(7 - rank, 0, 3));
      }
    }
    SetNearKing(kOwnKingCells, piece.kind, piece.near_own_king, {0.8, 1, 0.8}, ground);
    SetNearKing(kEnemyKingCells, piece.kind, piece.near_enemy_king, {0.3, 0.8, 1.2}, ground);
  }
}

// A king is safe in a castle towards an edge, in danger in the middle of the board, and safe again
// in the enemy's camp towards the end of the game. Ranks start with the farthest, files with the
// edge.
void SetKing(Ground& ground) {
  constexpr Worth kByRank[kRanks] = {{-300, -100, 150}, {-300, -100, 130}, {-300, -100, 90},
                                     {-300, -150, 0},   {-250, -150, -40}, {-200, -120, -40},
                                     {-100, -70, -20},  {10, 5, 0},        {0, 0, 0}};
  constexpr Worth kAtHomeByFile[kFoldedFiles] = {
      {20, 15, 0}, {70, 40, 0}, {50, 30, 0}, {15, 10, 0}, {-20, -10, 0}};
  constexpr int kHomeRanks = 2;
  for (int rank = 1; rank <= kRanks; ++rank) {
    for (int file = 0; file < kFoldedFiles; ++file) {
      Worth worth = kByRank[rank - 1];
      for (size_t phase = 0; rank > kRanks - kHomeRanks && phase < kPhaseCount; ++phase) {
        worth[phase] += kAtHomeByFile[file][phase];
      }
      ground.Set(kSquareCells + kUnroyalKinds * kSquareGrid + (rank - 1) * kFoldedFiles + file,
                 worth);
    }
  }
}

// An attack on a square is worth a constant divided by one more than the distance to the king; a
// second and a third attack on the same square are worth less.
void SetAttacks(Ground& ground) {
  constexpr double kForOwnKing = 68;
  constexpr double kForEnemyKing = 96;
  constexpr double kByTimes[kMostTimes] = {1, 0.76, 0.5};
  constexpr double kBySideOfOwn[kKingSides] = {1.15, 1.1, 0.7};
  constexpr double kBySideOfEnemy[kKingSides] = {1.1, 1.1, 0.8};
  constexpr double kFarDistance = 5.5;
  constexpr Worth kByPhase = {0.7, 1, 1};
  const auto at = [](double distance) { return 1 / (distance + 1); };
  for (int times = 0; times < kMostTimes; ++times) {
    ground.Set(kAttacksCells + times, kByPhase,
               (kForOwnKing + kForEnemyKing) * at(kFarDistance) * kByTimes[times]);
    for (int zone = 0; zone < kKingZoneCount; ++zone) {
      const int side = zone % kKingSides;
      const int distance = 1 + zone / kKingSides;
      // The part that the weight for attacks anywhere does not cover.
      const auto set = [&](int first, double worth, double by_side) {
        const double here = at(distance) * by_side - at(kFarDistance);
        ground.Set(first + times * kKingZoneCount + zone, kByPhase, worth * here * kByTimes[times]);
      };
      set(kAttacksNearOwnKingCells, kForOwnKing, kBySideOfOwn[side]);
      set(kAttacksNearEnemyKingCells, kForEnemyKing, kBySideOfEnemy[side]);
    }
  }
}

void SetTargets(Ground& ground) {
  constexpr PieceKind kTargets[kTargetCount] = {kPawn,   kLance, kKnight, kSilver, kGold,
                                                kBishop, kRook,  kHorse,  kDragon};
  for (int target = 0; target < kTargetCount; ++target) {
    const double worth = OnBoard(kTargets[target]);
    ground.Set(kAttackedCells + target, {-0.12, -0.16, -0.16}, worth);
    const double is_large = target >= kBishopTarget ? 2 : 1;  // rarely exchanged evenly
    ground.Set(kAttackedGuardedCells + target, {-0.01, -0.015, -0.015}, worth * is_large);
  }
  ground.Set(kGuardedCell, {3, 3, 3});
}

void SetKingRing(Ground& ground) {
  constexpr double kBySide[kKingSides] = {1.2, 1, 0.8};
  for (int side = 0; side < kKingSides; ++side) {
    ground.Set(kRingOutnumberedCells + side, {-12, -24, -36}, kBySide[side]);
    ground.Set(kRingContestedCells + side, {-6, -10, -16}, kBySide[side]);
  }
  ground.Set(kRingFlightCell, {0, 4, 10});
  ground.Set(kRingGeneralsCell, {12, 16, 10});
  ground.Set(kRingOwnCell, {4, 4, 0});
  ground.Set(kRingEnemyCell, {-10, -20, -30});
  ground.Set(kRingDropsCell, {-2, -5, -8});
}

Recipe MadeBy(const char* maker) {
  return {{"maker", maker}, {"from", "constants set by hand in engine/eval/ground_weights.cc"}};
}

}  // namespace

Weights GroundWeights() {
  Ground ground;
  SetPieces(ground);
  SetKing(ground);
  SetAttacks(ground);
  SetTargets(ground);
  SetKingRing(ground);
  ground.Set(kTempoCell, {20, 35, 45});
  ground.Set(kNoPawnInHandCell, {0, -20, -30});
  ground.Set(kPinnedCell, {-10, -15, -20});
  ground.Set(kPinnedLargeCell, {-30, -40, -40});
  ground.SetProgress(kProgressStartCell, 0);
  ground.SetProgress(kProgressHandPawnsCell, 4);
  ground.SetProgress(kProgressHandPiecesCell, 12);
  ground.SetProgress(kProgressCampCell, 14);
  ground.SetProgress(kProgressKingAttacksCell, 8);
  return Weights(ground.numbers(), MadeBy("bazel run //engine/eval:make_weights"));
}

Weights MaterialWeights() {
  Ground material;
  for (const PieceWorth& piece : kPieces) {
    constexpr Worth kAlways = {1, 1, 1};
    material.Set(kBoardCells + UnroyalSlot(piece.kind), kAlways, piece.on_board);
    if (piece.in_hand > 0) material.Set(kHandCells + piece.kind - 1, kAlways, piece.on_board);
  }
  return Weights(material.numbers(), MadeBy("bazel run //engine/eval:make_weights -- material1"));
}

}  // namespace hakari::eval
