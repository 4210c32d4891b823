// A table with a fixed number of entries, for measuring what a search loses when its table loses
// entries. The other PDS and df-pn searches never lose an entry (proof_table.h); programs of the
// thesis's time did.
//
// Replacement: the key of a position selects a set of `ways` entries. The position takes its own
// entry, else an empty one, else the entry with the least work (nodes spent; the first one if
// several are equal). It is always stored: with one way, the latest position replaces the previous
// one. Positions are compared exactly, so hash collisions have no effect.
#ifndef HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_TABLE_H_
#define HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_TABLE_H_

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/mate/board_code.h"
#include "engine/mate/numbers.h"

namespace hakari::mate {

struct BoundedTableKind {
  static constexpr int kLeastLog2 = 4, kMostLog2 = 26, kMostWays = 16;

  int log2_entries = 16;
  int ways = 1;          // a power of two
  bool frames = false;   // a visit remembers what it saw of its own children (bounded_search.h)
  bool forgets = false;  // clears the table between the root's iterations

  friend bool operator==(const BoundedTableKind& a, const BoundedTableKind& b) {
    return a.log2_entries == b.log2_entries && a.ways == b.ways && a.frames == b.frames &&
           a.forgets == b.forgets;
  }
};

// Converts a kind to its name and back. Examples: "table12", "table12-ways4", "table10-frames",
// "table22-forgetting".
std::string BoundedTableName(const BoundedTableKind& kind);
absl::StatusOr<BoundedTableKind> ParseBoundedTable(absl::string_view name);

class BoundedTable {
 public:
  struct Entry {
    BoardCode code;
    uint64_t hash;
    Numbers numbers;
    uint32_t proof;   // of solved positions: the start of their line
    uint32_t work;    // nodes spent on it while it was held
    uint16_t length;  // of solved positions: the length of that line in plies
  };

  // Allocates the kind's entries, or `positions` entries if that is less. At most `positions`
  // positions may be stored between two calls of Clear.
  BoundedTable(const BoundedTableKind& kind, uint32_t positions)
      : ways_(static_cast<uint64_t>(kind.ways)),
        set_mask_((uint64_t{1} << kind.log2_entries) / ways_ - 1),
        slots_(new uint64_t[uint64_t{1} << kind.log2_entries]()),
        entries_(new Entry[std::min(uint64_t{positions}, uint64_t{1} << kind.log2_entries)]) {}

  void Clear() {
    used_ = 0;
    if (++generation_ >> kGenerationBits == 0) return;
    std::fill_n(slots_.get(), (set_mask_ + 1) * ways_, 0);
    generation_ = 1;
  }

  // Null if it is not held.
  template <typename IsSame>
  Entry* Find(uint64_t hash, IsSame is_same) const {
    const uint64_t* const set = SetOf(hash);
    for (uint64_t way = 0; way < ways_ && IsTaken(set[way]); ++way) {
      Entry& entry = At(set[way]);
      if (entry.hash == hash && is_same(entry.code)) return &entry;
    }
    return nullptr;
  }
  Entry* Find(uint64_t hash, const BoardCode& code) const {
    return Find(hash, [&code](const BoardCode& other) { return other == code; });
  }

  // Returns the position's entry. If it was not held, the entry is new: unsolved, with no work.
  Entry& Hold(uint64_t hash, const BoardCode& code) {
    if (Entry* const held = Find(hash, code)) return *held;
    Entry& entry = Room(SetOf(hash));
    entry.code = code;
    entry.hash = hash;
    entry.numbers = {1, 1};
    entry.work = 0;
    return entry;
  }

 private:
  static constexpr int kGenerationBits = 32;

  uint64_t* SetOf(uint64_t hash) const { return &slots_[(hash & set_mask_) * ways_]; }
  // A slot holds a generation and the index of its entry. In a set, the used slots come first.
  bool IsTaken(uint64_t slot) const { return slot >> kGenerationBits == generation_; }
  Entry& At(uint64_t slot) const { return entries_[static_cast<uint32_t>(slot)]; }

  Entry& Room(uint64_t* set) {
    Entry* least = nullptr;
    for (uint64_t way = 0; way < ways_; ++way) {
      if (!IsTaken(set[way])) {
        set[way] = generation_ << kGenerationBits | used_;
        return entries_[used_++];
      }
      Entry& entry = At(set[way]);
      if (least == nullptr || entry.work < least->work) least = &entry;
    }
    return *least;
  }

  const uint64_t ways_;
  const uint64_t set_mask_;
  uint64_t generation_ = 1;
  uint32_t used_ = 0;
  const std::unique_ptr<uint64_t[]> slots_;
  const std::unique_ptr<Entry[]> entries_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_BOUNDED_BOUNDED_TABLE_H_
