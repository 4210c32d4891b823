// What is known of positions within a number of plies. All positions of one board lie in one run of
// entries, whatever the hands. A mate also holds with more in hand or more plies; a no mate also
// holds with less in hand or fewer plies.
#ifndef HAKARI_ENGINE_MATE_SHORTEST_LENGTH_TABLE_H_
#define HAKARI_ENGINE_MATE_SHORTEST_LENGTH_TABLE_H_

#include <cstdint>

#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/mate/strong/run_table.h"

namespace hakari::mate {

class LengthTable {
 public:
  static constexpr int kForever = INT16_MAX;  // no mate in any number of plies

  struct Entry {
    uint64_t board_key;
    Hand hand;  // the attacker's; if solved, the least (mate) or largest (no mate) hand for which
                // it holds
    uint32_t proof;     // 0: mate within `plies`
    uint32_t disproof;  // 0: no mate within `plies`
    uint32_t effort;    // nodes spent below the position
    int16_t plies;      // of an open position, the plies that were left when it was searched
    Move move;          // of a solved position, the winning side's move
    uint16_t generation;
    bool is_free;  // the move is a taking for nothing (free_taking.h)

    bool open() const { return proof != 0 && disproof != 0; }
  };

  struct Look {
    const Entry* solved = nullptr;  // the mate with the fewest plies, or a no mate
    const Entry* open = nullptr;    // for exactly this hand and number of plies left
  };

  explicit LengthTable(uint64_t most_entries) : entries_(most_entries) {}
  static uint64_t BytesFor(uint64_t entries) { return entries * sizeof(Entry); }

  void Clear() { entries_.Clear(); }
  bool IsFull() const { return entries_.IsFull(); }
  bool MakeRoom() { return entries_.MakeRoom(); }
  void Prefetch(uint64_t board_key) const { entries_.Prefetch(board_key); }

  Look Find(uint64_t board_key, Hand hand, int plies_left) const {
    Look look;
    entries_.VisitRun(board_key, [&](const Entry& entry) {
      if (entry.board_key == board_key) Combine(entry, hand, plies_left, look);
    });
    return look;
  }

  // Returns the entry of an open position, and adds it if there is none. The table must not be
  // full.
  Entry& Open(uint64_t board_key, Hand hand, int plies_left) {
    bool added = false;
    Entry& entry = entries_.FindOrAdd(
        board_key,
        [&](const Entry& other) {
          return other.open() && other.hand == hand && other.plies == plies_left;
        },
        added);
    if (added) {
      entry.hand = hand;
      entry.proof = 1;
      entry.disproof = 1;
      entry.plies = static_cast<int16_t>(plies_left);
    }
    return entry;
  }

 private:
  static void Combine(const Entry& entry, Hand hand, int plies_left, Look& look) {
    if (entry.proof == 0) {
      if (entry.plies <= plies_left && hand.Covers(entry.hand) &&
          (look.solved == nullptr || entry.plies < look.solved->plies)) {
        look.solved = &entry;
      }
    } else if (entry.disproof == 0) {
      if (entry.plies >= plies_left && entry.hand.Covers(hand)) look.solved = &entry;
    } else if (entry.hand == hand && entry.plies == plies_left) {
      look.open = &entry;
    }
  }

  RunTable<Entry> entries_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_SHORTEST_LENGTH_TABLE_H_
