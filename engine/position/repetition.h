// Repetition (千日手): the fourth occurrence of a position in a game. A draw, unless exactly one
// side gave check with every move since the first occurrence: then that side loses.
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

// The positions of one game in order. The sides alternate. Every operation takes constant time on
// average, however long the game: positions are found by their keys, then compared whole.
class PositionHistory {
 public:
  explicit PositionHistory(const Position& start) { Push(start); }

  // Adds the position after the next move.
  void Push(const Position& position);
  // Removes the last position; the start is never removed.
  void Pop();

  // The positions held, the start included.
  int size() const { return static_cast<int>(entries_.size()); }

  // How the last position ends the game by repetition, if it does.
  Repetition Status() const;
  // How often the last position has occurred, itself included.
  int Occurrences() const { return entries_.back().occurrences; }

 private:
  static constexpr int kNone = -1;

  struct Entry {
    Position position;
    uint64_t key;
    int older_in_bucket;  // the entry before this one with the same low bits of the key
    int first;            // where this position occurred first
    int occurrences;      // of this position, up to here
    int checks[2];        // by side: how many of its last moves in a row gave check
  };

  int FindEarlier(const Entry& entry) const;
  void LinkIntoBucket(int index);
  void GrowBuckets();

  std::vector<Entry> entries_;
  // The latest entry for each value of the key's low bits. Entries are added and removed at the end
  // only, so removing one just restores the entry before it.
  std::vector<int> buckets_;
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_POSITION_REPETITION_H_
