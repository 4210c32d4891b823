// What is remembered by a key as long as nothing newer pushes it out: losing it costs time, never
// truth.
#ifndef HAKARI_ENGINE_MATE_STRONG_FORGETFUL_TABLE_H_
#define HAKARI_ENGINE_MATE_STRONG_FORGETFUL_TABLE_H_

#include <cstdint>

#include "engine/mate/strong/pages.h"

namespace hakari::mate {

// kNothing: there is no value.
template <typename Value, Value kNothing>
class ForgetfulTable {
 public:
  static constexpr Value kNone = kNothing;

  explicit ForgetfulTable(uint64_t entries) : count_(entries), entries_(entries) {}
  static uint64_t BytesFor(uint64_t entries) { return entries * sizeof(Entry); }

  void Clear() { ++generation_; }
  void Prefetch(uint64_t key) const { __builtin_prefetch(&entries_[Home(key)]); }
  Value Find(uint64_t key) const {
    const Entry& entry = entries_[Home(key)];
    return entry.key == key && entry.generation == generation_ ? entry.value : kNothing;
  }
  void Note(uint64_t key, Value value) { entries_[Home(key)] = {key, value, generation_}; }

 private:
  struct Entry {
    uint64_t key;
    Value value;
    uint32_t generation;  // another than the table's: the entry is empty
  };

  uint64_t Home(uint64_t key) const {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(key) * count_ >> 64);
  }

  uint64_t count_;
  uint32_t generation_ = 1;
  Pages<Entry> entries_;
};

// Disproofs that hold on one path only, because they rest on a repetition of an earlier position
// of that path: by the key of the path, the ply of the position on which they rest. Kept apart, so
// that they never spoil what is true on every path.
using RepetitionTable = ForgetfulTable<int32_t, INT32_MAX>;

// How many replies checks have, by the position after the check. A search looks at the children of
// a position again and again before it has searched them all, and each time a check that was never
// searched would have to be made to count its replies. The defender has what is left of the pieces:
// to be cleared between problems.
using ReplyCounts = ForgetfulTable<uint32_t, 0>;

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_FORGETFUL_TABLE_H_
