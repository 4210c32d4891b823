#include "engine/movegen/perft.h"

#include <algorithm>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::movegen {
namespace {

template <LeafCounting kCounting>
uint64_t CountLeaves(Position& position, int depth) {
  if (depth == 0) return 1;
  MoveList moves;
  GenerateLegal(position, moves);
  if (kCounting == LeafCounting::kFromList && depth == 1) return moves.size();
  uint64_t leaves = 0;
  for (const Move move : moves) {
    const Undo undo = position.DoMove(move);
    leaves += CountLeaves<kCounting>(position, depth - 1);
    position.UndoMove(move, undo);
  }
  return leaves;
}

}  // namespace

uint64_t Perft(Position& position, int depth, LeafCounting counting) {
  return counting == LeafCounting::kFromList ? CountLeaves<LeafCounting::kFromList>(position, depth)
                                             : CountLeaves<LeafCounting::kMade>(position, depth);
}

std::vector<PerftBranch> PerftDivide(Position& position, int depth) {
  MoveList moves;
  GenerateLegal(position, moves);
  std::sort(moves.begin(), moves.end());
  std::vector<PerftBranch> branches;
  branches.reserve(moves.size());
  for (const Move move : moves) {
    const Undo undo = position.DoMove(move);
    branches.push_back({move, Perft(position, depth - 1)});
    position.UndoMove(move, undo);
  }
  return branches;
}

}  // namespace hakari::movegen
