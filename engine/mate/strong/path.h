// The positions from the root to the current one, with a test whether a position repeats one of
// them.
#ifndef HAKARI_ENGINE_MATE_STRONG_PATH_H_
#define HAKARI_ENGINE_MATE_STRONG_PATH_H_

#include <cstdint>
#include <vector>

#include "engine/core/hand.h"
#include "engine/mate/strong/position_key.h"

namespace hakari::mate {

class Path {
 public:
  static constexpr int kNone = -1;

  Path() : newest_(kBuckets, kNone) {}

  int length() const { return static_cast<int>(steps_.size()); }
  // The key of the whole path, not only of its last position, because repetitions depend on the
  // whole path.
  uint64_t key() const { return steps_.empty() ? 0 : steps_.back().path_key; }
  uint64_t KeyWith(uint64_t board_key, Hand hand) const {
    return (key() ^ PositionKey(board_key, hand)) * uint64_t{0xbf58476d1ce4e5b9};
  }

  void Push(uint64_t board_key, Hand hand) {
    int& newest = newest_[board_key & (kBuckets - 1)];
    steps_.push_back({board_key, KeyWith(board_key, hand), hand, newest});
    newest = length() - 1;
  }
  void Pop() {
    const Step& step = steps_.back();
    newest_[step.board_key & (kBuckets - 1)] = step.older;
    steps_.pop_back();
  }

  // Keeps the memory, so that many small searches do not allocate.
  void Clear() {
    while (length() > 0) Pop();
  }

  // The ply at which this board was reached with at least as much in the attacker's hand, so that
  // the attacker has gained nothing since. kNone if there is none.
  int Repeated(uint64_t board_key, Hand hand) const {
    for (int ply = newest_[board_key & (kBuckets - 1)]; ply != kNone; ply = steps_[ply].older) {
      if (steps_[ply].board_key == board_key && steps_[ply].hand.Covers(hand)) return ply;
    }
    return kNone;
  }

 private:
  static constexpr uint64_t kBuckets = 1 << 12;

  struct Step {
    uint64_t board_key;
    uint64_t path_key;
    Hand hand;
    int older;  // the previous step in the same bucket
  };

  std::vector<Step> steps_;
  std::vector<int> newest_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_PATH_H_
