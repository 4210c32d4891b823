// The company of several strong searches that work on one problem: they share a table and a node
// budget, and see where the others are, so that each finds its own work.
//
// Proofs and disproofs in the table hold on every path, whichever search found them. Results that
// depend on the path of one search stay with that search.
#ifndef HAKARI_ENGINE_MATE_STRONG_TEAM_H_
#define HAKARI_ENGINE_MATE_STRONG_TEAM_H_

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <memory>
#include <mutex>

#include "engine/core/hand.h"
#include "engine/mate/strong/dominance_table.h"
#include "engine/mate/strong/spin_lock.h"

namespace hakari::mate {

class Team {
 public:
  static constexpr bool kHasOthers = true;

  explicit Team(uint64_t most_entries) {
    const uint64_t entries = std::max<uint64_t>(most_entries / kShards, 2);
    for (auto& shard : shards_) shard = std::make_unique<Shard>(entries);
  }

  // May be called only while no search is running.
  void Begin(uint64_t nodes) {
    for (const auto& shard : shards_) shard->table.Clear();
    nodes_ = nodes;
    over_ = false;
  }

  void Join(uint64_t /*nodes*/) {}
  // Hands out a few nodes at a time, so that no search holds many while others have none.
  uint64_t TakeNodes() {
    constexpr uint64_t kAtOnce = 64;
    uint64_t left = nodes_.load(std::memory_order_relaxed);
    while (!nodes_.compare_exchange_weak(left, left - std::min(left, kAtOnce),
                                         std::memory_order_relaxed)) {
    }
    return std::min(left, kAtOnce);
  }
  bool IsOver() const { return over_.load(std::memory_order_relaxed); }
  bool End() { return !over_.exchange(true); }

  // Store makes room under the lock of the shard.
  bool MakeRoom() { return true; }
  void Prefetch(uint64_t board_key) const { ShardOf(board_key).table.Prefetch(board_key); }
  DominanceTable::Look Find(uint64_t board_key, Hand hand) const {
    const Shard& shard = ShardOf(board_key);
    const std::lock_guard<SpinLock> lock(shard.lock);
    return shard.table.Find(board_key, hand);
  }
  template <typename Change>
  bool Store(uint64_t board_key, Hand hand, Change change) {
    Shard& shard = ShardOf(board_key);
    const std::lock_guard<SpinLock> lock(shard.lock);
    if (!shard.table.MakeRoom()) return false;
    change(shard.table.Open(board_key, hand));
    return true;
  }

  // Called when a search goes below a position and when it comes back.
  void Enter(uint64_t position_key) { Place(position_key).fetch_add(1, kRelaxed); }
  void Leave(uint64_t position_key) { Place(position_key).fetch_sub(1, kRelaxed); }
  // The number of searches below the position now. Positions that share a counter are counted
  // together; this is rare.
  uint32_t Visitors(uint64_t position_key) const { return Place(position_key).load(kRelaxed); }

 private:
  static constexpr uint64_t kShards = 64;
  static constexpr uint64_t kPlaces = 1 << 16;
  static constexpr std::memory_order kRelaxed = std::memory_order_relaxed;

  // Allocated at its full size, because Prefetch runs without the lock and growing moves the
  // entries.
  struct alignas(64) Shard {
    explicit Shard(uint64_t entries) : table(entries, entries) {}
    mutable SpinLock lock;
    DominanceTable table;
  };

  // Uses the lowest bits of the key; the tables use the highest.
  Shard& ShardOf(uint64_t board_key) const { return *shards_[board_key % kShards]; }
  std::atomic<uint16_t>& Place(uint64_t position_key) const {
    return places_[position_key >> 32 & (kPlaces - 1)];
  }

  std::array<std::unique_ptr<Shard>, kShards> shards_;
  mutable std::array<std::atomic<uint16_t>, kPlaces> places_{};
  std::atomic<uint64_t> nodes_{0};
  std::atomic<bool> over_{false};
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_TEAM_H_
