// The table of PDS and df-pn: numbers by exact position. Entries are never replaced.
//
// A small index of (generation, tag, entry) words is probed first, so that an absent position, the
// common case, costs one cache miss. Entries are stored in the order of their insertion. Clear only
// raises the generation.
#ifndef HAKARI_ENGINE_MATE_PROOF_TABLE_H_
#define HAKARI_ENGINE_MATE_PROOF_TABLE_H_

#include <cstdint>
#include <memory>

#include "absl/base/optimization.h"
#include "engine/mate/board_code.h"
#include "engine/mate/numbers.h"

namespace hakari::mate {

class ProofTable {
 public:
  using Entry = uint32_t;
  static constexpr Entry kAbsent = ~Entry{0};

  // `capacity`: the largest number of positions stored between two calls of Clear.
  explicit ProofTable(uint32_t capacity);

  // The size in bytes of a table of this capacity.
  static uint64_t BytesFor(uint32_t capacity);

  void Clear();

  uint32_t size() const { return size_; }
  uint32_t capacity() const { return capacity_; }

  // The entry whose code satisfies `is_same`, which is called only for entries with the same tag.
  template <typename IsSame>
  Entry Find(uint64_t hash, IsSame is_same) const {
    const uint64_t* const index = index_.get();
    for (uint64_t i = hash & index_mask_;; i = (i + 1) & index_mask_) {
      const uint64_t word = index[i];
      if (ABSL_PREDICT_TRUE((word ^ generation_) >> kGenerationShift != 0)) return kAbsent;
      if ((word ^ Label(hash)) >> kTagShift == 0 && is_same(codes_[static_cast<Entry>(word)])) {
        return static_cast<Entry>(word);
      }
    }
  }
  void Prefetch(uint64_t hash) const { __builtin_prefetch(&index_[hash & index_mask_]); }

  // The position must be absent and the table not full.
  Entry Insert(uint64_t hash, const BoardCode& code);

  const BoardCode& code(Entry entry) const { return codes_[entry]; }

  Numbers numbers(Entry entry) const { return numbers_[entry]; }
  void SetNumbers(Entry entry, Numbers numbers) { numbers_[entry] = numbers; }

  // Plies to the end of the line; only for solved positions.
  int length(Entry entry) const { return lengths_[entry]; }
  void SetLength(Entry entry, int plies) { lengths_[entry] = static_cast<uint16_t>(plies); }

 private:
  static constexpr int kTagShift = 32;
  static constexpr int kGenerationShift = 48;

  // The generation and tag of an index word for this hash.
  uint64_t Label(uint64_t hash) const {
    return generation_ | (hash >> kGenerationShift) << kTagShift;
  }

  uint32_t capacity_;
  uint32_t size_ = 0;
  uint64_t index_mask_;
  uint64_t generation_ = uint64_t{1} << kGenerationShift;
  std::unique_ptr<uint64_t[]> index_;
  std::unique_ptr<BoardCode[]> codes_;
  std::unique_ptr<Numbers[]> numbers_;
  std::unique_ptr<uint16_t[]> lengths_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_PROOF_TABLE_H_
