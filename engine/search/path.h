// The positions from the start of the game to the node being searched, and what their repetition
// means there.
//
// Inside the tree one earlier occurrence is enough: whoever could go round once could go round
// again. Positions of the game before the root count to four, as the rules have it. Perpetual check
// loses. On the same board with more in hand a side has gained something for nothing, which the
// other side need not allow: such nodes are cut off as good as won (superior) or lost (inferior).
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

  // The position after a move. Room for kMaxPly positions is there: nothing is allocated.
  void Push(const Position& position, bool in_check);
  // The position after a pass: nothing before it can be repeated by moves alone.
  void PushPass(const Position& position);
  void Pop() { entries_.pop_back(); }

  // What the last position is on this path. At the root: nothing.
  Recurrence Status() const;

 private:
  struct Entry {
    uint64_t board_key;
    Hand hand;      // of the side to move; with the board it settles the other hand
    int oldest;     // the first position that this one can repeat: after the last pass
    int checks[2];  // how many moves up to here a side has given check without a break
  };
  static constexpr int kOccurrencesToEnd = 4;

  int last() const { return static_cast<int>(entries_.size()) - 1; }
  Recurrence InTree() const;
  Recurrence InGame() const;
  // The last position is the same as that at `first`, and all that lies between goes round.
  Recurrence Round(int first) const;
  Color side_to_move() const { return (last() & 1) == 0 ? starter_ : Opponent(starter_); }

  std::vector<Entry> entries_;
  int root_ = 0;
  Color starter_ = kBlack;
  // Bits of the board keys before the root: most positions are known not to occur there.
  std::array<uint64_t, 64> game_keys_ = {};
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_PATH_H_
