// The strong solver's table. Positions of one board lie in one run of entries whatever the hands,
// so that a look-up sees proofs that hold with less in hand and disproofs that hold with more.
#ifndef HAKARI_ENGINE_MATE_STRONG_DOMINANCE_TABLE_H_
#define HAKARI_ENGINE_MATE_STRONG_DOMINANCE_TABLE_H_

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "engine/core/hand.h"
#include "engine/core/move.h"

namespace hakari::mate {

class DominanceTable {
 public:
  struct Entry {
    uint64_t board_key;
    Hand hand;  // the attacker's; of a solved one the least (mate) or largest for which it holds
    uint32_t proof;       // 0: mate
    uint32_t disproof;    // 0: no mate
    uint32_t effort;      // nodes spent below
    Move move;            // of a solved position: the winning side's
    uint16_t plies;       // to the mate; of an open position, the least from the root to it
    uint16_t generation;  // another than the table's: the entry is empty
    bool may_repeat;      // disproved on some path that led to it

    bool open() const { return proof != 0 && disproof != 0; }
  };

  // What is known of a board with a certain hand.
  struct Look {
    uint32_t proof = 1;
    uint32_t disproof = 1;
    const Entry* solved = nullptr;  // of several, one with the fewest plies
    const Entry* exact = nullptr;   // an open position with just this hand
  };

  explicit DominanceTable(uint64_t entries);
  static uint64_t BytesFor(uint64_t entries) { return entries * sizeof(Entry); }

  void Clear();
  uint64_t size() const { return size_; }
  // Time to collect.
  bool IsNearlyFull() const { return size_ >= most_; }
  // One place is always left free: it ends every run of entries.
  bool IsFull() const { return size_ + 1 >= count_; }

  void Prefetch(uint64_t board_key) const { __builtin_prefetch(&entries_[Home(board_key)]); }
  Look Find(uint64_t board_key, Hand hand) const {
    Look look;
    for (uint64_t i = Home(board_key); InUse(entries_[i]); i = Next(i)) {
      if (entries_[i].board_key == board_key) Combine(entries_[i], hand, look);
    }
    return look;
  }

  // The entry of an open position, made if there is none. The table must not be full.
  Entry& Open(uint64_t board_key, Hand hand);

  // Throws away what took the least effort, so that a good part is free again.
  void Collect();

 private:
  struct Free {
    void operator()(Entry* entries) const { std::free(entries); }
  };

  static void Combine(const Entry& entry, Hand hand, Look& look) {
    if (entry.proof == 0) {
      if (hand.Covers(entry.hand)) TakeSolved(entry, look);
    } else if (entry.disproof == 0) {
      if (entry.hand.Covers(hand)) TakeSolved(entry, look);
    } else if (entry.hand == hand) {
      look.exact = &entry;
      look.proof = std::max(look.proof, entry.proof);
      look.disproof = std::max(look.disproof, entry.disproof);
    } else if (hand.Covers(entry.hand)) {
      look.disproof = std::max(look.disproof, entry.disproof);
    } else if (entry.hand.Covers(hand)) {
      look.proof = std::max(look.proof, entry.proof);
    }
  }
  static void TakeSolved(const Entry& entry, Look& look) {
    if (look.solved == nullptr || entry.plies < look.solved->plies) look.solved = &entry;
  }

  bool InUse(const Entry& entry) const { return entry.generation == generation_; }
  uint64_t Home(uint64_t board_key) const {
    return static_cast<uint64_t>(static_cast<unsigned __int128>(board_key) * count_ >> 64);
  }
  uint64_t Next(uint64_t i) const { return i + 1 == count_ ? 0 : i + 1; }
  void CloseGaps();

  uint64_t count_;
  uint64_t most_;
  uint64_t size_ = 0;
  uint16_t generation_ = 1;
  // Zeroed by the system as they are touched: a large table costs nothing until it is used.
  std::unique_ptr<Entry[], Free> entries_;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_DOMINANCE_TABLE_H_
