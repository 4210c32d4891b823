// Disproofs that hold on one path only, because they rest on a repetition of an earlier position
// of that path. Kept apart, so that they never spoil what is true on every path.
#ifndef HAKARI_ENGINE_MATE_STRONG_REPETITION_TABLE_H_
#define HAKARI_ENGINE_MATE_STRONG_REPETITION_TABLE_H_

#include <cstdint>

#include "engine/mate/strong/pages.h"

namespace hakari::mate {

class RepetitionTable {
 public:
  static constexpr int kNone = INT32_MAX;

  explicit RepetitionTable(uint64_t entries) : count_(entries), entries_(entries) {}
  static uint64_t BytesFor(uint64_t entries) { return entries * sizeof(Entry); }

  void Clear() { ++generation_; }

  // The ply of the position on which the disproof rests; kNone if there is no disproof.
  int Find(uint64_t path_key) const {
    const Entry& entry = entries_[Home(path_key)];
    return entry.path_key == path_key && entry.generation == generation_ ? entry.rests_on : kNone;
  }
  // Newer notes push out older ones: losing one costs time, never truth.
  void Note(uint64_t path_key, int rests_on) {
    entries_[Home(path_key)] = {path_key, rests_on, generation_};
  }

 private:
  struct Entry {
    uint64_t path_key;
    int32_t rests_on;
    uint32_t generation;  // another than the table's: the entry is empty
  };

  uint64_t Home(uint64_t path_key) const {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(path_key) * count_ >> 64);
  }

  uint64_t count_;
  uint32_t generation_ = 1;
  Pages<Entry> entries_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_REPETITION_TABLE_H_
