// The limits of a search and the work it has done. A node is a move made; the limit on nodes is
// exact.
#ifndef HAKARI_ENGINE_SEARCH_VALUES_EFFORT_H_
#define HAKARI_ENGINE_SEARCH_VALUES_EFFORT_H_

#include <cstdint>

#include "engine/core/stop_request.h"
#include "engine/search/values/counters.h"
#include "engine/search/values/score.h"

namespace hakari::search {

struct Limits {
  uint64_t nodes = UINT64_MAX;
  int depth = kMaxPly;
};

class Effort {
 public:
  Effort(const Limits& limits, StopRequest* watch) : nodes_allowed_(limits.nodes), watch_(watch) {}

  // Must be called before a move is made. False: the move must not be made, and the search ends.
  bool CountNode() {
    if (nodes_ >= nodes_allowed_ || stopped_) return !(stopped_ = true);
    ++nodes_;
    if ((nodes_ & (kNodesBetweenLooks - 1)) == 0) Look();
    return true;
  }
  // Notes work that takes as long as so many nodes but counts as none.
  void NoteWork(uint64_t nodes) {
    work_ += nodes;
    if (work_ < kNodesBetweenLooks) return;
    work_ = 0;
    Look();
  }

  // The ply of the deepest node since the last reset.
  void NotePly(int ply) { deepest_ = ply > deepest_ ? ply : deepest_; }
  void ResetDeepest() { deepest_ = 0; }
  int deepest() const { return deepest_; }

  bool stopped() const { return stopped_; }
  // What ends the search from outside; may be null.
  StopRequest* watch() const { return watch_; }
  uint64_t nodes() const { return nodes_; }

  Counters counters;

 private:
  static constexpr uint64_t kNodesBetweenLooks = 256;

  void Look() {
    if (watch_ != nullptr && watch_->StopNow()) stopped_ = true;
  }

  const uint64_t nodes_allowed_;
  StopRequest* const watch_;
  uint64_t nodes_ = 0;
  uint64_t work_ = 0;
  int deepest_ = 0;
  bool stopped_ = false;
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_VALUES_EFFORT_H_
