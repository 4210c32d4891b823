#include "engine/search/judges/plain_weights.h"

#include <cstddef>
#include <cstdint>

#include "engine/core/piece.h"
#include "engine/eval/blend.h"
#include "engine/eval/feature_list.h"
#include "engine/search/order/exchange.h"

namespace hakari::search {
namespace {

class Numbers {
 public:
  void Set(int cell, int centipawns) {
    const auto weight = static_cast<int16_t>(centipawns * eval::kWeightScale);
    numbers_.cells[static_cast<size_t>(cell)] = {weight, weight, weight};
  }
  const eval::WeightNumbers& numbers() const { return numbers_; }

 private:
  eval::WeightNumbers numbers_;
};

eval::Weights Make() {
  constexpr int kAttack = 8;
  constexpr int kTempo = 10;
  Numbers numbers;
  for (int kind = kPawn; kind < kKindCount; ++kind) {
    if (kind == kKing) continue;
    const int slot = eval::UnroyalSlot(static_cast<PieceKind>(kind));
    numbers.Set(eval::kBoardCells + slot, kBoardValue[kind]);
    // Neighbouring squares differ: small numbers that follow no pattern of the game.
    for (int square = 0; square < eval::kSquareGrid; ++square) {
      numbers.Set(eval::kSquareCells + slot * eval::kSquareGrid + square,
                  (7 * square + 3 * kind) % 13 - 6);
    }
  }
  for (PieceKind kind : kHandKinds) numbers.Set(eval::kHandCells + kind - 1, kBoardValue[kind]);
  for (int zone = 0; zone < eval::kKingZoneCount; ++zone) {
    numbers.Set(eval::kAttacksNearEnemyKingCells + zone, kAttack);
    numbers.Set(eval::kAttacksNearOwnKingCells + zone, kAttack / 2);
  }
  numbers.Set(eval::kTempoCell, kTempo);
  return eval::Weights(numbers.numbers(), {});
}

}  // namespace

const eval::Weights& PlainWeights() {
  static const auto& weights = *new eval::Weights(Make());
  return weights;
}

}  // namespace hakari::search
