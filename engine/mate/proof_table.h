// The table of PDS and df-pn: numbers by exact position, nothing ever replaced.
//
// A small index of (generation, tag, entry) words is probed first, so that an absent position, the
// common case, costs one cache miss; entries lie one after the other in the order of their arrival.
// Clearing raises the generation and forgets nothing else.
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

  // `capacity`: the most positions that will ever be stored between two clearings.
  explicit ProofTable(uint32_t capacity);

  // Bytes that a table of this capacity takes.
  static uint64_t BytesFor(uint32_t capacity);

  void Clear();

  uint32_t size() const { return size_; }
  uint32_t capacity() const { return capacity_; }

  // The entry whose code satisfies `is_same`, asked only of likely ones.
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

  // Plies to the end of the line, of solved positions.
  int length(Entry entry) const { return lengths_[entry]; }
  void SetLength(Entry entry, int plies) { lengths_[entry] = static_cast<uint16_t>(plies); }

 private:
  static constexpr int kTagShift = 32;
  static constexpr int kGenerationShift = 48;

  // Generation and tag as an index word of this hash has them.
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
