// Which positions a search has visited, by key: for counting visits that are repeats, where the
// table itself cannot tell. Nothing of it steers a search, so keys are enough.
#ifndef HAKARI_ENGINE_MATE_BOUNDED_VISITED_POSITIONS_H_
#define HAKARI_ENGINE_MATE_BOUNDED_VISITED_POSITIONS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hakari::mate {

// Visits of one search.
struct VisitCounts {
  uint64_t repeats_held = 0;  // of a position visited before, whose entry was there
  uint64_t repeats_lost = 0;  // whose entry had been replaced or forgotten
};

class VisitedPositions {
 public:
  void Clear() {
    std::fill(keys_.begin(), keys_.end(), 0);
    size_ = 0;
  }

  // False if it was there.
  bool Add(uint64_t key) {
    if (key == 0) key = 1;  // 0 is an empty place
    if (2 * size_ >= keys_.size()) Grow();
    uint64_t& place = PlaceOf(key);
    if (place == key) return false;
    place = key;
    ++size_;
    return true;
  }

 private:
  uint64_t& PlaceOf(uint64_t key) {
    size_t i = key & (keys_.size() - 1);
    while (keys_[i] != 0 && keys_[i] != key) i = (i + 1) & (keys_.size() - 1);
    return keys_[i];
  }

  void Grow() {
    std::vector<uint64_t> wider(2 * keys_.size());
    std::swap(keys_, wider);
    for (const uint64_t key : wider) {
      if (key != 0) PlaceOf(key) = key;
    }
  }

  std::vector<uint64_t> keys_ = std::vector<uint64_t>(1024);
  size_t size_ = 0;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_BOUNDED_VISITED_POSITIONS_H_
