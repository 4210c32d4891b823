#include "engine/mate/comparison/proof_book.h"

#include <algorithm>

#include "engine/mate/board_code.h"
#include "engine/mate/numbers.h"

namespace hakari::mate {
namespace {

uint32_t Capacity(uint64_t bytes) {
  constexpr uint64_t kMost = uint64_t{1} << 31;
  // ProofTable::BytesFor grows in steps but stays below kBytesForOne per position, except for a
  // handful of positions.
  return static_cast<uint32_t>(std::min(bytes / ProofBook::kBytesForOne, kMost));
}

}  // namespace

ProofBook::ProofBook(uint64_t bytes) : table_(Capacity(bytes)) {}

void ProofBook::Clear(Color attacker) {
  table_.Clear();
  attacker_ = attacker;
}

void ProofBook::Write(const Position& position, KnownAnswer known) {
  ProofTable::Entry entry = EntryOf(position);
  if (entry == ProofTable::kAbsent) {
    if (table_.size() == table_.capacity()) return;
    entry = table_.Insert(position.key(), BoardCode::Of(position));
  } else if (table_.length(entry) <= known.plies) {
    return;
  }
  const bool mover_attacks = position.side_to_move() == attacker_;
  const bool mover_wins = mover_attacks == (known.answer == MateAnswer::kMate);
  table_.SetNumbers(entry, mover_wins ? Numbers::Win() : Numbers::Loss());
  table_.SetLength(entry, known.plies);
}

KnownAnswer ProofBook::Find(const Position& position) const {
  const ProofTable::Entry entry = EntryOf(position);
  if (entry == ProofTable::kAbsent) return {};
  const bool mover_wins = table_.numbers(entry).phi == 0;
  const bool is_mate = mover_wins == (position.side_to_move() == attacker_);
  if (!is_mate) return {MateAnswer::kNoMate, 0};
  return {MateAnswer::kMate, table_.length(entry)};
}

ProofTable::Entry ProofBook::EntryOf(const Position& position) const {
  const BoardCode code = BoardCode::Of(position);
  return table_.Find(position.key(), [&](const BoardCode& other) { return other == code; });
}

}  // namespace hakari::mate
