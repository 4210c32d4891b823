// The best line from every ply on the way to the node being searched: a triangular table in one
// block.
#ifndef HAKARI_ENGINE_SEARCH_VALUES_LINES_H_
#define HAKARI_ENGINE_SEARCH_VALUES_LINES_H_

#include <algorithm>
#include <array>
#include <vector>

#include "engine/core/move.h"
#include "engine/search/values/score.h"

namespace hakari::search {

class Lines {
 public:
  // Starts a node at `ply`, with no line yet.
  void Start(int ply) { length_[ply] = 0; }
  // Sets the best line at `ply`: the move, then the line of the ply below.
  void Adopt(int ply, Move move) {
    moves_[ply][0] = move;
    const int rest = length_[ply + 1];
    std::copy_n(moves_[ply + 1].begin(), rest, moves_[ply].begin() + 1);
    length_[ply] = rest + 1;
  }

  // Sets a line that was found elsewhere, truncated if there is no room for all of it.
  void Set(int ply, const Move* moves, int count) {
    length_[ply] = std::min(count, kMaxPly - ply);
    std::copy_n(moves, length_[ply], moves_[ply].begin());
  }

  std::vector<Move> Of(int ply) const {
    return {moves_[ply].begin(), moves_[ply].begin() + length_[ply]};
  }

 private:
  std::array<int, kMaxPly + 2> length_ = {};
  std::array<std::array<Move, kMaxPly + 2>, kMaxPly + 2> moves_;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_VALUES_LINES_H_
