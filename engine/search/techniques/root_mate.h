// The mate search at the root: for the side to move, and for the opponent after the best move. Its
// nodes are a share of the nodes of the search so far, so that longer searches find longer mates.
//
// Mates of fifteen plies and more lie far beyond the horizon, and the budgets inside the tree are
// too small for them.
#ifndef HAKARI_ENGINE_SEARCH_TECHNIQUES_ROOT_MATE_H_
#define HAKARI_ENGINE_SEARCH_TECHNIQUES_ROOT_MATE_H_

#include <cstdint>

namespace hakari::search {

// The nodes for calls about one position during a search that makes more and more nodes. Each call
// starts again with an empty table, so it gets at least twice the nodes of the call before.
class GrowingBudget {
 public:
  explicit GrowingBudget(int percent) : percent_(static_cast<uint64_t>(percent)) {}

  // For a call now, after the search has made `nodes`; 0: no call is due.
  uint64_t Take(uint64_t nodes) {
    constexpr uint64_t kWhole = 100;
    const uint64_t allowed = nodes * percent_ / kWhole;
    if (allowed < kLeast || allowed < 2 * last_) return 0;
    last_ = allowed;
    return allowed;
  }
  // For another position.
  void Restart() { last_ = 0; }

 private:
  // The search itself sees what a smaller call would find.
  static constexpr uint64_t kLeast = 200;

  const uint64_t percent_;
  uint64_t last_ = 0;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_TECHNIQUES_ROOT_MATE_H_
