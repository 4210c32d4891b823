// Perft: the number of sequences of legal moves of a given length, the usual test of a move
// generator.
#ifndef HAKARI_ENGINE_MOVEGEN_PERFT_H_
#define HAKARI_ENGINE_MOVEGEN_PERFT_H_

#include <cstdint>
#include <vector>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::movegen {

enum class LeafCounting {
  kFromList,  // the last ply's moves are listed and the list's length is added
  kMade,      // every leaf is made and unmade
};

// The leaves at `depth` plies; 1 at depth 0. Makes moves on the position and restores it.
uint64_t Perft(Position& position, int depth, LeafCounting counting = LeafCounting::kFromList);

struct PerftBranch {
  Move move;
  uint64_t leaves;
};
// One entry a legal move, ordered by move code. `depth` is at least 1.
std::vector<PerftBranch> PerftDivide(Position& position, int depth);

}  // namespace hakari::movegen

#endif  // HAKARI_ENGINE_MOVEGEN_PERFT_H_
