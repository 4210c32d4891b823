// The company of strong searches that work at one problem together: one table, one account of
// nodes, and who is where, so that each finds work of its own.
//
// Proofs and disproofs in the table hold on every path, whoever found them. What rests on the path
// of one search stays with it.
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

  // While nobody searches.
  void Begin(uint64_t nodes) {
    for (const auto& shard : shards_) shard->table.Clear();
    nodes_ = nodes;
    over_ = false;
  }

  void Join(uint64_t /*nodes*/) {}
  // A few at a time, so that nobody holds many while others have none.
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

  // Room is made where something is stored.
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

  // Somebody goes below a position, and comes back.
  void Enter(uint64_t position_key) { Place(position_key).fetch_add(1, kRelaxed); }
  void Leave(uint64_t position_key) { Place(position_key).fetch_sub(1, kRelaxed); }
  // How many are below it now; seldom some that are elsewhere are counted too.
  uint32_t Visitors(uint64_t position_key) const { return Place(position_key).load(kRelaxed); }

 private:
  static constexpr uint64_t kShards = 64;
  static constexpr uint64_t kPlaces = 1 << 16;
  static constexpr std::memory_order kRelaxed = std::memory_order_relaxed;

  // Of its whole size from the beginning: where an entry would lie is asked for ahead without the
  // lock.
  struct alignas(64) Shard {
    explicit Shard(uint64_t entries) : table(entries, entries) {}
    mutable SpinLock lock;
    DominanceTable table;
  };

  // By the lowest bits; the tables go by the highest.
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
