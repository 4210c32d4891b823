// Counts the nodes of a search and says when it must stop.
#ifndef HAKARI_ENGINE_MATE_COMPARISON_NODE_BUDGET_H_
#define HAKARI_ENGINE_MATE_COMPARISON_NODE_BUDGET_H_

#include <atomic>
#include <cstdint>

#include "engine/mate/mate_result.h"

namespace hakari::mate {

class NodeBudget {
 public:
  explicit NodeBudget(const MateLimits& limits) : limits_(limits) {}

  // Counts a node at this ply. Returns false, without counting, if the search must stop.
  bool Spend(int ply) {
    constexpr uint64_t kPollInterval = 4096;
    if (nodes_ == limits_.nodes) {
      Stop(StopReason::kNodes);
    } else if (ply > limits_.plies) {
      Stop(StopReason::kPlies);
    } else if (nodes_ % kPollInterval == 0 && limits_.StopNow()) {
      Stop(StopReason::kStopped);
    }
    if (stopped()) return false;
    ++nodes_;
    return true;
  }

  // Keeps the first reason.
  void Stop(StopReason reason) {
    if (!stopped()) reason_ = reason;
  }

  bool stopped() const { return reason_ != StopReason::kNone; }
  StopReason reason() const { return reason_; }
  uint64_t nodes() const { return nodes_; }

 private:
  MateLimits limits_;
  uint64_t nodes_ = 0;
  StopReason reason_ = StopReason::kNone;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_COMPARISON_NODE_BUDGET_H_
