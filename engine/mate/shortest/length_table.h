// What is known of positions within so many plies. Positions of one board lie in one run of entries
// whatever the hands: a mate holds for all who have more in hand or more plies; that there is none,
// for all who have less in hand or fewer plies.
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
    Hand hand;  // the attacker's; of a solved one the least (mate) or largest for which it holds
    uint32_t proof;     // 0: mate within `plies`
    uint32_t disproof;  // 0: none within `plies`
    uint32_t effort;    // nodes spent below
    int16_t plies;      // of an open position those that were left when it was searched
    Move move;          // of a solved position: the winning side's
    uint16_t generation;
    bool is_free;  // the move takes for nothing (free_taking.h)

    bool open() const { return proof != 0 && disproof != 0; }
  };

  struct Look {
    const Entry* solved = nullptr;  // of several mates, one with the fewest plies
    const Entry* open = nullptr;    // with just this hand and so many plies left
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

  // The entry of an open position, made if there is none. The table must not be full.
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
