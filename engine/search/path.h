// The positions from the start of the game to the node being searched, and what a repetition there
// means.
//
// Inside the tree one earlier occurrence is enough, since the moves could repeat again. Positions
// of the game before the root count to four, as in the rules. Perpetual check loses. A side with
// more in hand on the same board has gained something for nothing, and its opponent need not allow
// that: such nodes are cut off as good as won (superior) or lost (inferior).
#ifndef HAKARI_ENGINE_SEARCH_PATH_H_
#define HAKARI_ENGINE_SEARCH_PATH_H_

#include <array>
#include <cstdint>
#include <vector>

#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::search {

// From the view of the side to move.
enum class Recurrence { kNone, kDraw, kWin, kLoss, kSuperior, kInferior };

class Path {
 public:
  Path() : Path(Position(), {}) {}
  // The moves of the game up to the root, which must be legal.
  Path(const Position& start, const std::vector<Move>& moves);

  // Adds the position after a move. There is room for kMaxPly positions: this allocates nothing.
  void Push(const Position& position, bool in_check);
  // Adds the position after a pass. Later positions are not compared with those before the pass.
  void PushPass(const Position& position);
  void Pop() { entries_.pop_back(); }

  // The meaning of the last position on this path; kNone at the root.
  Recurrence Status() const;

 private:
  struct Entry {
    uint64_t board_key;
    Hand hand;      // of the side to move; board and this hand determine the other hand
    int oldest;     // the first position after the last pass: no earlier one can repeat
    int checks[2];  // how many moves in a row up to here a side has given check
  };
  static constexpr int kOccurrencesToEnd = 4;

  int last() const { return static_cast<int>(entries_.size()) - 1; }
  Recurrence InTree() const;
  Recurrence InGame() const;
  // The meaning of the cycle from the position at `first` to the last one, which is the same.
  Recurrence Round(int first) const;
  Color side_to_move() const { return (last() & 1) == 0 ? starter_ : Opponent(starter_); }

  std::vector<Entry> entries_;
  int root_ = 0;
  Color starter_ = kBlack;
  // A filter of the board keys before the root: it rules out most positions.
  std::array<uint64_t, 64> game_keys_ = {};
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_PATH_H_
