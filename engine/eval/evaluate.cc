#include "engine/eval/evaluate.h"

#include <array>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/eval/counts.h"
#include "engine/eval/feature_list.h"
#include "engine/eval/tables.h"

namespace hakari::eval {
namespace {

// Sums both sides at once, in a form that compilers vectorize.
std::array<int, kPhaseCount> Weighted(const Counts& counts, const Tables& tables) {
  std::array<int, kPhaseCount> sums{};
  for (int i = 0; i < kPaddedCountedCells; ++i) {
    const int16_t more = counts.of[kBlack].of[i] - counts.of[kWhite].of[i];
    for (int phase = 0; phase < kPhaseCount; ++phase) {
      sums[phase] += int{more} * tables.counted[phase][i];
    }
  }
  return sums;
}

int KingAttacks(const Counts& counts) {
  int attacks = 0;
  for (const SideCounts& side : counts.of) {
    for (KingSide of_king : {kAheadOfKing, kBesideKing, kBehindKing}) {
      attacks += side[kAttacksNearEnemyKingCells + ZoneOf(1, of_king)];
    }
  }
  return attacks;
}

}  // namespace

int Evaluate(const Position& position, const Accumulator& accumulator, const Weights& weights) {
  const Tables& tables = weights.tables();
  Counts counts;
  CountAnew(position, counts);
  std::array<int, kPhaseCount> sums = Weighted(counts, tables);
  const Sums kept =
      accumulator.board + accumulator.near_king[kBlack] + accumulator.near_king[kWhite];
  for (int phase = 0; phase < kPhaseCount; ++phase) sums[phase] += kept[phase];
  const int progress = ProgressOf(kept[kProgressLane] + tables.progress_start +
                                  KingAttacks(counts) * tables.progress_king_attacks);
  const int value = Centipawns(Blended(sums, progress));
  return position.side_to_move() == kBlack ? value : -value;
}

}  // namespace hakari::eval
