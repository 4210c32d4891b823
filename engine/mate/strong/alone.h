// The company of a single strong search, which shares nothing. strong_search.h describes what a
// search needs from its company; team.h is the company of several searches.
#ifndef HAKARI_ENGINE_MATE_STRONG_ALONE_H_
#define HAKARI_ENGINE_MATE_STRONG_ALONE_H_

#include <cstdint>
#include <utility>

#include "engine/core/hand.h"
#include "engine/mate/strong/dominance_table.h"

namespace hakari::mate {

class Alone {
 public:
  static constexpr bool kHasOthers = false;

  explicit Alone(uint64_t most_entries) : table_(most_entries) {}

  void Join(uint64_t nodes) {
    table_.Clear();
    nodes_ = nodes;
  }
  uint64_t TakeNodes() { return std::exchange(nodes_, 0); }
  bool IsOver() const { return false; }
  bool End() { return true; }

  bool MakeRoom() { return table_.MakeRoom(); }
  void Prefetch(uint64_t board_key) const { table_.Prefetch(board_key); }
  DominanceTable::Look Find(uint64_t board_key, Hand hand) const {
    return table_.Find(board_key, hand);
  }
  template <typename Change>
  bool Store(uint64_t board_key, Hand hand, Change change) {
    if (table_.IsFull()) return false;
    change(table_.Open(board_key, hand));
    return true;
  }

 private:
  DominanceTable table_;
  uint64_t nodes_ = 0;
};

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_STRONG_ALONE_H_
