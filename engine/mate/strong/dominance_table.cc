#include "engine/mate/strong/dominance_table.h"

#include <new>

namespace hakari::mate {

DominanceTable::DominanceTable(uint64_t entries)
    : count_(entries),
      most_(entries - entries / 8),
      entries_(static_cast<Entry*>(std::calloc(entries, sizeof(Entry)))) {
  if (entries_ == nullptr) throw std::bad_alloc();
}

void DominanceTable::Clear() {
  size_ = 0;
  if (++generation_ != 0) return;
  // All generations are used up: entries of the first must not come to life again.
  std::fill_n(entries_.get(), count_, Entry{});
  generation_ = 1;
}

DominanceTable::Entry& DominanceTable::Open(uint64_t board_key, Hand hand) {
  uint64_t i = Home(board_key);
  for (; InUse(entries_[i]); i = Next(i)) {
    Entry& entry = entries_[i];
    if (entry.board_key == board_key && entry.hand == hand && entry.open()) return entry;
  }
  ++size_;
  entries_[i] = Entry{board_key, hand, 1, 1, 1, Move(), UINT16_MAX, generation_, false};
  return entries_[i];
}

void DominanceTable::Collect() {
  // The limit is the power of two below which at least half of the entries lie, found by counting:
  // no sorting of millions.
  uint64_t by_log[33] = {};
  for (uint64_t i = 0; i < count_; ++i) {
    if (InUse(entries_[i])) ++by_log[32 - __builtin_clz(entries_[i].effort)];
  }
  int log = 0;
  for (uint64_t below = 0; below < size_ / 2 && log < 32;) below += by_log[++log];
  const uint64_t limit = uint64_t{1} << log;
  for (uint64_t i = 0; i < count_; ++i) {
    Entry& entry = entries_[i];
    if (!InUse(entry) || entry.effort >= limit) continue;
    entry = Entry{};
    --size_;
  }
  CloseGaps();
}

// Every entry again reachable from its home without crossing an empty one. Begins behind an empty
// entry, where no run is cut in two.
void DominanceTable::CloseGaps() {
  uint64_t start = 0;
  while (InUse(entries_[start])) ++start;
  for (uint64_t n = 0, i = start; n < count_; ++n, i = Next(i)) {
    if (!InUse(entries_[i])) continue;
    const Entry entry = entries_[i];
    entries_[i] = Entry{};
    uint64_t to = Home(entry.board_key);
    while (InUse(entries_[to])) to = Next(to);
    entries_[to] = entry;
  }
}

}  // namespace hakari::mate
