// The keys of the positions that a search has visited, for counting repeated visits. Keys are
// precise enough, because the counts do not influence the search.
#ifndef HAKARI_ENGINE_MATE_BOUNDED_VISITED_POSITIONS_H_
#define HAKARI_ENGINE_MATE_BOUNDED_VISITED_POSITIONS_H_

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hakari::mate {

// Repeated visits in one search.
struct VisitCounts {
  uint64_t repeats_held = 0;  // of a position whose entry was held
  uint64_t repeats_lost = 0;  // of a position whose entry had been replaced or cleared
};

class VisitedPositions {
 public:
  void Clear() {
    std::fill(keys_.begin(), keys_.end(), 0);
    size_ = 0;
  }

  // Returns false if the key was already there.
  bool Add(uint64_t key) {
    if (key == 0) key = 1;  // 0 marks an empty place
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
