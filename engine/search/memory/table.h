// The transposition table: for each position, by its key, the best move, a score with its bound,
// the evaluation, and the effort that was spent on looking for a mate.
//
// Four entries share a bucket, which is one cache line. Node counts depend on this replacement
// rule:
//   1. The entry of the same position is replaced. Exception: if the old entry is a bound from this
//      search, from more than three plies deeper, and the new one is not exact, the old one stays
//      and only takes over a missing move and a greater effort of the mate search.
//   2. Otherwise an empty entry is used.
//   3. Otherwise the entry of least worth is replaced: its depth, minus eight for each search since
//      it was written. Among equals it is the first.
#ifndef HAKARI_ENGINE_SEARCH_MEMORY_TABLE_H_
#define HAKARI_ENGINE_SEARCH_MEMORY_TABLE_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

#include "absl/status/statusor.h"
#include "engine/core/move.h"
#include "engine/search/values/score.h"

namespace hakari::search {

struct TableEntry {
  uint64_t key_and_effort = 0;  // 56 bits of the key, then the mate search's effort
  Move move;
  int16_t score = 0;
  int16_t evaluation = 0;
  int8_t depth = 0;
  uint8_t age_and_bound = 0;

  static constexpr int kKeyShift = 8;

  Bound bound() const { return static_cast<Bound>(age_and_bound & 3); }
  // The depth at which a mate was looked for here and none was found; 0: none was looked for.
  int mate_effort() const { return static_cast<int>(key_and_effort & ((1 << kKeyShift) - 1)); }
};
static_assert(sizeof(TableEntry) == 16, "four fill a cache line");

// The data to store for a node.
struct TableRecord {
  Move move;
  int score = 0;  // as ToTable() gives it
  int evaluation = 0;
  int depth = 0;
  Bound bound = Bound::kNone;
  int mate_effort = 0;
};

class Table {
 public:
  static constexpr size_t kLeastBytes = size_t{64} << 10;

  // Allocates at least kLeastBytes; an error if there is not enough memory.
  static absl::StatusOr<std::unique_ptr<Table>> Make(size_t bytes);

  void Clear();
  // Call before each search: older entries are replaced first.
  void NextSearch() { age_ = static_cast<uint8_t>((age_ + 1) & kAges); }

  // Null if the table does not hold the position. The next Store() may overwrite the entry.
  const TableEntry* Find(uint64_t key) const;
  void Store(uint64_t key, const TableRecord& record);
  void Prefetch(uint64_t key) const { __builtin_prefetch(&BucketOf(key)); }

  size_t bytes() const { return buckets_ * sizeof(Bucket); }
  // How many of 1000 entries this search has written (a sample).
  int PerMilleUsed() const;

 private:
  static constexpr int kEntries = 4;
  static constexpr int kAges = 63;
  static constexpr int kDeeper = 3;
  static constexpr int kPliesPerAge = 8;

  struct alignas(64) Bucket {
    TableEntry entries[kEntries];
  };

  Table(std::unique_ptr<Bucket[]> memory, size_t buckets)
      : buckets_(buckets), memory_(std::move(memory)) {}

  Bucket& BucketOf(uint64_t key) const {
    return memory_[static_cast<size_t>((static_cast<unsigned __int128>(key) * buckets_) >> 64)];
  }
  int AgeOf(const TableEntry& entry) const { return (age_ - (entry.age_and_bound >> 2)) & kAges; }
  int WorthOf(const TableEntry& entry) const { return entry.depth - kPliesPerAge * AgeOf(entry); }
  TableEntry& VictimOf(Bucket& bucket, uint64_t key) const;

  size_t buckets_;
  std::unique_ptr<Bucket[]> memory_;
  uint8_t age_ = 0;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_MEMORY_TABLE_H_
