// The table of the strong solver. All positions of one board lie in one run of entries, whatever
// the hands, so that a look-up also finds proofs that hold with less in hand and disproofs that
// hold with more.
#ifndef HAKARI_ENGINE_MATE_STRONG_DOMINANCE_TABLE_H_
#define HAKARI_ENGINE_MATE_STRONG_DOMINANCE_TABLE_H_

#include <algorithm>
#include <cstdint>

#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/mate/strong/run_table.h"

namespace hakari::mate {

class DominanceTable {
 public:
  struct Entry {
    uint64_t board_key;
    Hand hand;  // the attacker's; if solved, the least (mate) or largest (no mate) hand for which
                // it holds
    uint32_t proof;     // 0: mate
    uint32_t disproof;  // 0: no mate
    uint32_t effort;    // nodes spent below the position
    Move move;          // of a solved position, the winning side's move
    uint16_t plies;  // to the mate; of an open position, the fewest plies from the root at which it
                     // was reached
    uint16_t generation;  // if it differs from the table's, the entry is empty
    bool may_repeat;      // disproved on one of the paths that led to it

    bool open() const { return proof != 0 && disproof != 0; }
  };

  // What is known of a board with a given hand.
  struct Look {
    uint32_t proof = 1;
    uint32_t disproof = 1;
    bool solved = false;  // from the solved entry with the fewest plies
    bool known = false;   // not solved, but open with exactly this hand
    bool may_repeat = false;
    Hand hand;
    Move move;
    uint16_t plies = 0;
  };

  // `first_entries`: the initial size; the table grows up to `most_entries`.
  explicit DominanceTable(uint64_t most_entries, uint64_t first_entries = RunTable<Entry>::kFirst)
      : entries_(most_entries, first_entries) {}
  static uint64_t BytesFor(uint64_t entries) { return entries * sizeof(Entry); }

  void Clear() { entries_.Clear(); }
  uint64_t size() const { return entries_.size(); }
  bool IsFull() const { return entries_.IsFull(); }
  // Must be called before a position is opened. Returns false if garbage collection cannot free
  // enough entries.
  bool MakeRoom() { return entries_.MakeRoom(); }

  void Prefetch(uint64_t board_key) const { entries_.Prefetch(board_key); }
  Look Find(uint64_t board_key, Hand hand) const {
    Look look;
    const Entry* solved = nullptr;
    const Entry* exact = nullptr;
    entries_.VisitRun(board_key, [&](const Entry& entry) {
      if (entry.board_key == board_key) Combine(entry, hand, look, solved, exact);
    });
    if (solved != nullptr) {
      Take(*solved, look);
      look.solved = true;
    } else if (exact != nullptr) {
      look.known = true;
      look.may_repeat = exact->may_repeat;
      look.plies = exact->plies;
    }
    return look;
  }

  // Returns the entry of an open position, and adds it if there is none. The table must not be
  // full.
  Entry& Open(uint64_t board_key, Hand hand) {
    bool added = false;
    Entry& entry = entries_.FindOrAdd(
        board_key, [hand](const Entry& other) { return other.hand == hand && other.open(); },
        added);
    if (added) {
      entry.hand = hand;
      entry.proof = 1;
      entry.disproof = 1;
      entry.plies = UINT16_MAX;
    }
    return entry;
  }

 private:
  static void Combine(const Entry& entry, Hand hand, Look& look, const Entry*& solved,
                      const Entry*& exact) {
    if (entry.proof == 0) {
      if (hand.Covers(entry.hand)) KeepShorter(entry, solved);
    } else if (entry.disproof == 0) {
      if (entry.hand.Covers(hand)) KeepShorter(entry, solved);
    } else if (entry.hand == hand) {
      exact = &entry;
      look.proof = std::max(look.proof, entry.proof);
      look.disproof = std::max(look.disproof, entry.disproof);
    } else if (hand.Covers(entry.hand)) {
      look.disproof = std::max(look.disproof, entry.disproof);
    } else if (entry.hand.Covers(hand)) {
      look.proof = std::max(look.proof, entry.proof);
    }
  }
  static void KeepShorter(const Entry& entry, const Entry*& solved) {
    if (solved == nullptr || entry.plies < solved->plies) solved = &entry;
  }
  static void Take(const Entry& solved, Look& look) {
    look.proof = solved.proof;
    look.disproof = solved.disproof;
    look.hand = solved.hand;
    look.move = solved.move;
    look.plies = solved.plies;
  }

  RunTable<Entry> entries_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_DOMINANCE_TABLE_H_
