#include "engine/search/memory/table.h"

#include <algorithm>
#include <new>

#include "absl/strings/str_cat.h"

namespace hakari::search {
namespace {

bool SameKey(const TableEntry& entry, uint64_t key) {
  return entry.key_and_effort >> TableEntry::kKeyShift ==
         key << TableEntry::kKeyShift >> TableEntry::kKeyShift;
}

constexpr int kMostDepth = INT8_MAX;  // the largest depth stored

uint64_t KeyAndEffort(uint64_t key, int effort) {
  return key << TableEntry::kKeyShift | static_cast<uint64_t>(effort);
}

bool IsEmpty(const TableEntry& entry) { return entry.key_and_effort == 0 && !entry.move; }

}  // namespace

absl::StatusOr<std::unique_ptr<Table>> Table::Make(size_t bytes) {
  const size_t buckets = std::max(bytes, kLeastBytes) / sizeof(Bucket);
  std::unique_ptr<Bucket[]> memory(new (std::nothrow) Bucket[buckets]);
  if (memory == nullptr) {
    return absl::ResourceExhaustedError(
        absl::StrCat("not enough memory for a table of ", bytes >> 20, " MiB"));
  }
  return std::unique_ptr<Table>(new Table(std::move(memory), buckets));
}

void Table::Clear() {
  std::fill_n(memory_.get(), buckets_, Bucket());
  age_ = 0;
}

const TableEntry* Table::Find(uint64_t key) const {
  for (const TableEntry& entry : BucketOf(key).entries) {
    if (SameKey(entry, key) && !IsEmpty(entry)) return &entry;
  }
  return nullptr;
}

TableEntry& Table::VictimOf(Bucket& bucket, uint64_t key) const {
  TableEntry* least = &bucket.entries[0];
  for (TableEntry& entry : bucket.entries) {
    if (SameKey(entry, key)) return entry;
  }
  for (TableEntry& entry : bucket.entries) {
    if (IsEmpty(entry)) return entry;
    if (WorthOf(entry) < WorthOf(*least)) least = &entry;
  }
  return *least;
}

void Table::Store(uint64_t key, const TableRecord& record) {
  TableEntry& entry = VictimOf(BucketOf(key), key);
  Move move = record.move;
  int effort = record.mate_effort;
  if (SameKey(entry, key)) {
    if (!move) move = entry.move;
    effort = std::max(effort, entry.mate_effort());
    const bool keeps = record.bound != Bound::kExact && entry.bound() != Bound::kNone &&
                       AgeOf(entry) == 0 && entry.depth > record.depth + kDeeper;
    if (keeps) {
      entry.key_and_effort = KeyAndEffort(key, effort);
      if (!entry.move) entry.move = move;
      return;
    }
  }
  entry.key_and_effort = KeyAndEffort(key, effort);
  entry.move = move;
  entry.score = static_cast<int16_t>(record.score);
  entry.evaluation = static_cast<int16_t>(record.evaluation);
  entry.depth = static_cast<int8_t>(std::min(record.depth, kMostDepth));
  entry.age_and_bound = static_cast<uint8_t>(age_ << 2 | static_cast<int>(record.bound));
}

int Table::PerMilleUsed() const {
  constexpr size_t kLooked = 250;
  int used = 0;
  for (size_t i = 0; i < std::min(kLooked, buckets_); ++i) {
    for (const TableEntry& entry : memory_[i].entries) {
      if (!IsEmpty(entry) && AgeOf(entry) == 0) ++used;
    }
  }
  return used;
}

}  // namespace hakari::search
