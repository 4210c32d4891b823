// The proof of a search that has no table, written after the search so that Known can look it up.
#ifndef HAKARI_ENGINE_MATE_COMPARISON_PROOF_BOOK_H_
#define HAKARI_ENGINE_MATE_COMPARISON_PROOF_BOOK_H_

#include <cstdint>

#include "engine/core/color.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"

namespace hakari::mate {

class ProofBook {
 public:
  // Uses at most `bytes`, which must be enough for one position.
  explicit ProofBook(uint64_t bytes);

  static constexpr uint64_t kBytesForOne = 128;

  void Clear(Color attacker);

  // Stores a mate or a no mate. If a position is written more than once, the shortest mate is kept,
  // so that every mate in the book has a next move to a shorter one in it. A full book ignores new
  // positions.
  void Write(const Position& position, KnownAnswer known);

  KnownAnswer Find(const Position& position) const;

 private:
  ProofTable::Entry EntryOf(const Position& position) const;

  ProofTable table_;
  Color attacker_ = kBlack;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_COMPARISON_PROOF_BOOK_H_
