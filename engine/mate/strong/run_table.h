// A hash table in which all entries of one board lie in one run, found by walking on from a home
// place to the first empty one. It begins small, so that a short search stays in the cache, and
// doubles until it has all the memory that it was given; then what took least work is thrown away.
//
// However large it has grown, the entries of a board lie in the order in which they were added: no
// answer depends on the growing.
//
// An entry has `board_key`, `effort` and `generation`; another generation than the table's: it is
// empty.
#ifndef HAKARI_ENGINE_MATE_STRONG_RUN_TABLE_H_
#define HAKARI_ENGINE_MATE_STRONG_RUN_TABLE_H_

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/mate/strong/pages.h"

namespace hakari::mate {

template <typename Entry>
class RunTable {
 public:
  // A search of a few thousand nodes never grows out of it.
  static constexpr uint64_t kFirst = 1 << 14;

  explicit RunTable(uint64_t most_entries, uint64_t first_entries = kFirst)
      : most_(most_entries),
        first_(std::min(first_entries, most_entries)),
        count_(first_),
        entries_(first_) {}

  void Clear() {
    size_ = 0;
    if (count_ > first_) {
      entries_ = Pages<Entry>(first_);
      count_ = first_;
    }
    if (++generation_ != 0) return;
    // All generations are used up: entries of the first must not come to life again.
    std::fill_n(entries_.data(), count_, Entry{});
    generation_ = 1;
  }

  uint64_t size() const { return size_; }
  // One place is always left free: it ends every run of entries.
  bool IsFull() const { return size_ + 1 >= count_; }

  // To be called before an entry is added; entries move. False: what is in use is too precious to
  // go.
  bool MakeRoom() {
    if (size_ < TimeToAct()) return true;
    if (count_ < most_) {
      Grow();
      return true;
    }
    Collect();
    return size_ < TimeToAct();
  }

  void Prefetch(uint64_t board_key) const { __builtin_prefetch(&entries_[Home(board_key)]); }

  template <typename Visit>
  void VisitRun(uint64_t board_key, Visit visit) const {
    for (uint64_t i = Home(board_key); InUse(entries_[i]); i = Next(i)) visit(entries_[i]);
  }

  // The first entry of the run for which `is_it` holds, or a new one: its generation is set,
  // nothing else.
  template <typename IsIt>
  Entry& FindOrAdd(uint64_t board_key, IsIt is_it, bool& added) {
    uint64_t i = Home(board_key);
    for (; InUse(entries_[i]); i = Next(i)) {
      if (entries_[i].board_key == board_key && is_it(entries_[i])) return entries_[i];
    }
    added = true;
    ++size_;
    entries_[i] = Entry{};
    entries_[i].board_key = board_key;
    entries_[i].effort = 1;
    entries_[i].generation = generation_;
    return entries_[i];
  }

 private:
  bool InUse(const Entry& entry) const { return entry.generation == generation_; }
  uint64_t Home(uint64_t board_key) const {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(board_key) * count_ >> 64);
  }
  uint64_t Next(uint64_t i) const { return i + 1 == count_ ? 0 : i + 1; }

  // While it can still grow it stays sparser: runs are short.
  uint64_t TimeToAct() const { return count_ < most_ ? count_ / 2 : count_ - count_ / 8; }

  // Behind an empty entry no run is cut in two.
  uint64_t AnEmptyEntry() const {
    uint64_t i = 0;
    while (InUse(entries_[i])) ++i;
    return i;
  }

  // Old pages go back while new ones are filled: together they never take more than the new ones
  // will.
  void Grow() {
    constexpr uint64_t kAtOnce = 1 << 18;
    const uint64_t old_count = count_;
    const uint64_t start = AnEmptyEntry();
    Pages<Entry> old = std::exchange(entries_, Pages<Entry>(std::min(most_, count_ * 2)));
    count_ = std::min(most_, count_ * 2);
    uint64_t given_back = start;
    for (uint64_t i = start; i < old_count; ++i) {
      if (InUse(old[i])) Settle(old[i]);
      if (i - given_back < kAtOnce) continue;
      old.GiveBack(given_back, i);
      given_back = i;
    }
    for (uint64_t i = 0; i < start; ++i) Settle(old[i]);
  }

  // Throws away what took the least effort, so that a good part is free again.
  void Collect() {
    // The limit is the power of two below which at least half of the entries lie, found by
    // counting: no sorting of millions.
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

  // Every entry again reachable from its home without crossing an empty one. What is put further on
  // is met again and settles there.
  void CloseGaps() {
    const uint64_t start = AnEmptyEntry();
    for (uint64_t n = 0, i = start; n < count_; ++n, i = Next(i)) {
      if (!InUse(entries_[i])) continue;
      const Entry entry = entries_[i];
      entries_[i] = Entry{};
      Settle(entry);
    }
  }

  void Settle(const Entry& entry) {
    uint64_t to = Home(entry.board_key);
    while (InUse(entries_[to])) to = Next(to);
    entries_[to] = entry;
  }

  const uint64_t most_;
  const uint64_t first_;
  uint64_t count_;
  uint64_t size_ = 0;
  uint16_t generation_ = 1;
  Pages<Entry> entries_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_RUN_TABLE_H_
