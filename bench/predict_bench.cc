// engine/predict: the features of a position and a whole classification, by the thesis's features
// and by the sharper ones; both for standing positions, and for each position along a game, as a
// program meets them. predict_latency.cc compares a classification with a node of `pds`.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>
#include <vector>

#include "bench/cases.h"
#include "bench/positions/playout.h"
#include "bench/positions/position_set.h"
#include "bench/predict_model.h"
#include "engine/core/move.h"
#include "engine/position/position.h"
#include "engine/predict/features.h"
#include "engine/predict/sharp/sharp_features.h"

namespace hakari::bench {
namespace {

// Sums eight features at a time, so that forming the answer costs almost nothing. None is negative,
// so pairs of bytes add up without a carry into the next pair.
template <size_t kCount>
uint64_t SumOf(const std::array<int8_t, kCount>& features) {
  constexpr uint64_t kEverySecondByte = 0x00ff00ff00ff00ff;
  constexpr uint64_t kAllPairs = 0x0001000100010001;  // times pairs: their sum is in the highest
  constexpr size_t kLeftOver = kCount % sizeof(uint64_t);
  static_assert(kLeftOver <= 1, "eights, and at most one feature more");
  uint64_t pairs = kLeftOver == 0 ? 0 : static_cast<uint64_t>(features.back());
  for (size_t i = 0; i + kLeftOver < features.size(); i += sizeof(uint64_t)) {
    uint64_t eight;
    std::memcpy(&eight, &features[i], sizeof(eight));
    pairs += (eight & kEverySecondByte) + (eight >> 8 & kEverySecondByte);
  }
  return pairs * kAllPairs >> 48;
}

uint64_t ExtractedFrom(const Position& position) {
  predict::Features features;
  predict::ExtractFeatures(position, position.side_to_move(), features);
  return SumOf(features);
}

uint64_t SharplyExtractedFrom(const Position& position) {
  predict::SharpFeatures features;
  predict::ExtractSharpFeatures(position, position.side_to_move(), features);
  return SumOf(features);
}

uint64_t DistanceOf(const Position& position) {
  return static_cast<uint64_t>(PredictBenchModel().Distance(position, position.side_to_move()));
}

uint64_t SharpDistanceOf(const Position& position) {
  return static_cast<uint64_t>(SharpBenchModel().Distance(position, position.side_to_move()));
}

struct Game {
  Position start;
  std::vector<Move> moves;
};

std::vector<Game> SomeGames() {
  constexpr int kGames = 8;
  constexpr int kLongest = 150;
  std::vector<Game> games;
  for (int seed = 1; seed <= kGames; ++seed) {
    SeededRandom random(static_cast<uint64_t>(seed));
    Game game{Position::Initial(), {}};
    Position position = game.start;
    for (int ply = 0; ply < kLongest; ++ply) {
      const Move move = PlausibleMove(position, random);
      if (!move) break;
      game.moves.push_back(move);
      position.DoMove(move);
    }
    games.push_back(std::move(game));
  }
  return games;
}

// Making the move is part of the pass: some nanoseconds.
BenchCase GameCase(const char* name, uint64_t (*distance_of)(const Position&)) {
  static const auto* const games = new std::vector<Game>(SomeGames());
  BenchCase bench_case;
  bench_case.name = name;
  bench_case.unit = "positions";
  for (const Game& game : *games) bench_case.positions += game.moves.size();
  bench_case.items = bench_case.positions;
  bench_case.pass = [distance_of] {
    uint64_t answer = 0;
    for (const Game& game : *games) {
      Position position = game.start;
      for (const Move move : game.moves) {
        position.DoMove(move);
        answer += distance_of(position);
      }
    }
    return answer;
  };
  return bench_case;
}

}  // namespace

std::vector<BenchCase> PredictCases() {
  std::vector<const PositionSet*> sets = AllPositionSets();
  sets.push_back(&MatePositions());
  std::vector<BenchCase> cases;
  for (const PositionSet* set : sets) cases.push_back(CaseOverSet("features", *set, ExtractedFrom));
  for (const PositionSet* set : sets) cases.push_back(CaseOverSet("classify", *set, DistanceOf));
  cases.push_back(GameCase("classify/game", DistanceOf));
  for (const PositionSet* set : sets) {
    cases.push_back(CaseOverSet("sharp_features", *set, SharplyExtractedFrom));
  }
  for (const PositionSet* set : sets) {
    cases.push_back(CaseOverSet("sharp_classify", *set, SharpDistanceOf));
  }
  cases.push_back(GameCase("sharp_classify/game", SharpDistanceOf));
  return cases;
}

}  // namespace hakari::bench
