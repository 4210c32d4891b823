// How many replies checks have, remembered by the position after the check: a search looks at the
// children of a position again and again before it searches them all, and each time a check that
// was never searched would have to be made to count its replies.
#ifndef HAKARI_ENGINE_MATE_STRONG_REPLY_COUNTS_H_
#define HAKARI_ENGINE_MATE_STRONG_REPLY_COUNTS_H_

#include <cstdint>

#include "engine/core/hand.h"
#include "engine/mate/strong/pages.h"
#include "engine/mate/strong/position_key.h"

namespace hakari::mate {

class ReplyCounts {
 public:
  explicit ReplyCounts(uint64_t entries) : count_(entries), entries_(entries) {}
  static uint64_t BytesFor(uint64_t entries) { return entries * sizeof(Entry); }

  // Between problems: the defender has what is left of the pieces, and they are others then.
  void Clear() { ++generation_; }

  void Prefetch(uint64_t board_key, Hand hand) const {
    __builtin_prefetch(&entries_[Home(PositionKey(board_key, hand))]);
  }
  // 0: not known.
  uint32_t Find(uint64_t board_key, Hand hand) const {
    const uint64_t key = PositionKey(board_key, hand);
    const Entry& entry = entries_[Home(key)];
    return entry.key == key && entry.generation == generation_ ? entry.replies : 0;
  }
  // Newer ones push out older ones.
  void Note(uint64_t board_key, Hand hand, uint32_t replies) {
    const uint64_t key = PositionKey(board_key, hand);
    entries_[Home(key)] = {key, replies, generation_};
  }

 private:
  struct Entry {
    uint64_t key;
    uint32_t replies;
    uint32_t generation;  // another than the table's: the entry is empty
  };

  uint64_t Home(uint64_t key) const {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(key) * count_ >> 64);
  }

  uint64_t count_;
  uint32_t generation_ = 1;
  Pages<Entry> entries_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_REPLY_COUNTS_H_
