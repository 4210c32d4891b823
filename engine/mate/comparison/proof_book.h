// What a search without a table has proved, written down afterwards so that others can ask for it.
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
  // It takes at most so many bytes, which must be enough for one position.
  explicit ProofBook(uint64_t bytes);

  static constexpr uint64_t kBytesForOne = 128;

  void Clear(Color attacker);

  // Mate or no mate. Of a position that is met more than once the shortest mate is kept, so that
  // every mate in the book has a next move to a shorter one in it. A full book takes no more.
  void Write(const Position& position, KnownAnswer known);

  KnownAnswer Find(const Position& position) const;

 private:
  ProofTable::Entry EntryOf(const Position& position) const;

  ProofTable table_;
  Color attacker_ = kBlack;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_COMPARISON_PROOF_BOOK_H_
