// A hash table in which all entries of one board lie in one run, found by walking on from a home
// place to the first empty one. It begins small, so that a short search stays in the cache, and
// doubles until it has all the memory that it was given; then what took least work is thrown away.
//
// An entry has `board_key`, `effort` and `generation`; another generation than the table's: it is
// empty.
#ifndef HAKARI_ENGINE_MATE_STRONG_RUN_TABLE_H_
#define HAKARI_ENGINE_MATE_STRONG_RUN_TABLE_H_

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <new>

namespace hakari::mate {

template <typename Entry>
class RunTable {
 public:
  static constexpr uint64_t kFirst = 1 << 12;

  // `shift`: so many high bits of the keys are all the same, and tell no places apart.
  explicit RunTable(uint64_t most_entries, int shift = 0)
      : most_(most_entries),
        first_(std::min(kFirst >> shift, most_entries)),
        shift_(shift),
        count_(first_) {
    void* pages = mmap(nullptr, bytes(), PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (pages == MAP_FAILED) throw std::bad_alloc();
    // Fewer misses of the address cache; where there are no large pages nothing is lost.
    (void)madvise(pages, bytes(), MADV_HUGEPAGE);
    entries_ = static_cast<Entry*>(pages);
  }
  ~RunTable() { munmap(entries_, bytes()); }
  RunTable(const RunTable&) = delete;
  RunTable& operator=(const RunTable&) = delete;

  void Clear() {
    size_ = 0;
    count_ = first_;
    if (++generation_ != 0) return;
    // All generations are used up: entries of the first must not come to life again.
    std::fill_n(entries_, most_, Entry{});
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
      count_ = std::min(most_, count_ * 2);
      SettleAll();
      // What went ahead beyond the place where the first pass began may have lost its way back.
      SettleAll();
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
    SettleAll();
  }

 private:
  uint64_t bytes() const { return most_ * sizeof(Entry); }
  bool InUse(const Entry& entry) const { return entry.generation == generation_; }
  uint64_t Home(uint64_t board_key) const {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(board_key << shift_) * count_ >>
                                 64);
  }
  uint64_t Next(uint64_t i) const { return i + 1 == count_ ? 0 : i + 1; }

  // While it can still grow it stays sparser: runs are short.
  uint64_t TimeToAct() const { return count_ < most_ ? count_ / 8 * 5 : count_ - count_ / 8; }

  // Every entry again reachable from its home without crossing an empty one. Begins behind an empty
  // entry, where no run is cut in two. What is put further on is met again and settles there.
  void SettleAll() {
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

  const uint64_t most_;
  const uint64_t first_;
  const int shift_;
  uint64_t count_;
  uint64_t size_ = 0;
  uint16_t generation_ = 1;
  Entry* entries_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_RUN_TABLE_H_
