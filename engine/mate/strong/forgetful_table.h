// A cache by key in which a newer value replaces an older one. Losing a value costs time but never
// changes an answer.
#ifndef HAKARI_ENGINE_MATE_STRONG_FORGETFUL_TABLE_H_
#define HAKARI_ENGINE_MATE_STRONG_FORGETFUL_TABLE_H_

#include <cstdint>

#include "engine/mate/strong/pages.h"

namespace hakari::mate {

// Find returns kNothing if there is no value.
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
    uint32_t generation;  // if it differs from the table's, the entry is empty
  };

  uint64_t Home(uint64_t key) const {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(key) * count_ >> 64);
  }

  uint64_t count_;
  uint32_t generation_ = 1;
  Pages<Entry> entries_;
};

// Disproofs that hold on one path only, because they depend on a repetition of an earlier position
// of that path. The key is that of the path, the value the ply of the repeated position. They are
// kept out of the main table, whose answers hold on every path.
using RepetitionTable = ForgetfulTable<int32_t, INT32_MAX>;

// The number of replies to a check, by the position after the check. A search looks at the children
// of a position many times before it has searched them all; without this table, each look would
// have to make every unsearched check to count its replies. The key holds only the attacker's hand,
// because the defender has the rest of the pieces. So the table must be cleared between problems.
using ReplyCounts = ForgetfulTable<uint32_t, 0>;

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_FORGETFUL_TABLE_H_
