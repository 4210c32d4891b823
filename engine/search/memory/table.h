// What was found out of positions before, by their keys: the best move, a score with what it says,
// the evaluation, and how hard a mate was looked for.
//
// Four entries share a bucket, which is one cache line. Counts depend on what is replaced:
//   1. the entry of the position itself, unless it holds a bound from more than three plies deeper
//      in this search and the new one is not exact; then only a missing move and
//      a greater effort of the mate search are added;
//   2. else an empty entry;
//   3. else the entry of least worth: depth, less eight for each search since it was written; of
//      equals the first.
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
  // The depth of the mate search that found no mate here, 0: it was not asked.
  int mate_effort() const { return static_cast<int>(key_and_effort & ((1 << kKeyShift) - 1)); }
};
static_assert(sizeof(TableEntry) == 16, "four fill a cache line");

// What is stored of a node.
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

  // At least kLeastBytes; an error if there is not so much memory.
  static absl::StatusOr<std::unique_ptr<Table>> Make(size_t bytes);

  void Clear();
  // Before each search: older entries give way first.
  void NextSearch() { age_ = static_cast<uint8_t>((age_ + 1) & kAges); }

  // Null if the position is not held. The entry may be overwritten by the next Store.
  const TableEntry* Find(uint64_t key) const;
  void Store(uint64_t key, const TableRecord& record);
  void Prefetch(uint64_t key) const { __builtin_prefetch(&BucketOf(key)); }

  size_t bytes() const { return buckets_ * sizeof(Bucket); }
  // How many of 1000 entries this search has written.
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
