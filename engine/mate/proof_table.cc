#include "engine/mate/proof_table.h"

#include <algorithm>

namespace hakari::mate {
namespace {

// At most half of the index is used, which keeps runs of occupied words short.
uint64_t IndexWords(uint32_t capacity) {
  uint64_t words = 16;
  while (words < 2 * static_cast<uint64_t>(capacity)) words *= 2;
  return words;
}

}  // namespace

ProofTable::ProofTable(uint32_t capacity)
    : capacity_(capacity),
      index_mask_(IndexWords(capacity) - 1),
      index_(new uint64_t[IndexWords(capacity)]()),
      codes_(new BoardCode[capacity]),
      numbers_(new Numbers[capacity]),
      lengths_(new uint16_t[capacity]) {}

uint64_t ProofTable::BytesFor(uint32_t capacity) {
  constexpr uint64_t kEntryBytes = sizeof(BoardCode) + sizeof(Numbers) + sizeof(uint16_t);
  return IndexWords(capacity) * sizeof(uint64_t) + capacity * kEntryBytes;
}

void ProofTable::Clear() {
  size_ = 0;
  generation_ += uint64_t{1} << kGenerationShift;
  if (generation_ != 0) return;
  // The generation has wrapped around: erase the old words, which would become valid again.
  std::fill_n(index_.get(), index_mask_ + 1, 0);
  generation_ = uint64_t{1} << kGenerationShift;
}

ProofTable::Entry ProofTable::Insert(uint64_t hash, const BoardCode& code) {
  const Entry entry = size_++;
  uint64_t i = hash & index_mask_;
  while (index_[i] >> kGenerationShift == generation_ >> kGenerationShift) {
    i = (i + 1) & index_mask_;
  }
  index_[i] = Label(hash) | entry;
  codes_[entry] = code;
  return entry;
}

}  // namespace hakari::mate
