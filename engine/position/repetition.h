// Repetition (千日手): the fourth occurrence of a position in a game. A draw, unless one side gave
// check with every move since the first occurrence: then that side loses.
#ifndef HAKARI_ENGINE_POSITION_REPETITION_H_
#define HAKARI_ENGINE_POSITION_REPETITION_H_

#include <cstdint>
#include <vector>

#include "engine/position/position.h"

namespace hakari {

enum class Repetition {
  kNone,
  kDraw,
  kBlackLoses,  // black gave perpetual check
  kWhiteLoses,
};

// The positions of one game in order.
class PositionHistory {
 public:
  explicit PositionHistory(const Position& start) { Push(start); }

  // The position after the next move.
  void Push(const Position& position);
  // Takes the last position back.
  void Pop() { entries_.pop_back(); }

  // What the last position is in this history.
  Repetition Status() const;
  // How often the last position has occurred, itself included.
  int Occurrences() const;

 private:
  struct Entry {
    Position position;
    uint64_t key;
    bool in_check;  // the side to move: the move that led here was a check
  };
  std::vector<Entry> entries_;
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_POSITION_REPETITION_H_
