// A hash table in which all entries of one board lie in one run: a look-up walks from a home place
// to the first empty entry. The table begins small, so that a short search stays in the cache, and
// doubles until it has its full size. Then garbage collection removes the entries with the least
// effort.
//
// Growing keeps the order in which the entries of a board were added, so no answer depends on the
// size.
//
// An entry has `board_key`, `effort` and `generation`. An entry is empty if its generation differs
// from the table's.
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
  // Enough for a search of a few thousand nodes.
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
    // The generation has wrapped around: erase the old entries, which would become valid again.
    std::fill_n(entries_.data(), count_, Entry{});
    generation_ = 1;
  }

  uint64_t size() const { return size_; }
  // One entry always stays empty, so that every run ends.
  bool IsFull() const { return size_ + 1 >= count_; }

  // Must be called before an entry is added; moves entries. Returns false if garbage collection
  // cannot free enough entries.
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

  // Returns the first entry of the board for which `is_it` holds, or adds one. In a new entry,
  // board_key, effort (1) and generation are set; the rest has default values.
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

  // While the table can still grow, it is kept at most half full, which keeps runs short.
  uint64_t TimeToAct() const { return count_ < most_ ? count_ / 2 : count_ - count_ / 8; }

  // Walking from an empty entry, no run is split in two.
  uint64_t AnEmptyEntry() const {
    uint64_t i = 0;
    while (InUse(entries_[i])) ++i;
    return i;
  }

  // Returns old pages to the system while new ones are filled, so that both together never need
  // more memory than the new ones alone.
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

  // Removes the entries with the least effort, at least half of all.
  void Collect() {
    // The limit is the smallest power of two below which at least half of the entries lie. Counting
    // by powers of two avoids sorting millions of entries.
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

  // Makes every entry reachable again from its home without crossing an empty one. The walk meets
  // an entry that moves forward a second time, and places it again.
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
