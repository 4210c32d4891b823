// What the techniques look at of a node.
#ifndef HAKARI_ENGINE_SEARCH_VALUES_NODE_H_
#define HAKARI_ENGINE_SEARCH_VALUES_NODE_H_

#include "engine/core/move.h"

namespace hakari::search {

struct NodeFacts {
  int depth = 0;
  int alpha = 0, beta = 0;
  bool pv = false;           // more than a null window: the line through here is wanted
  bool expects_cut = false;  // its parent expects it to fail high
  bool in_check = false;
  bool improving = false;   // the evaluation has risen since our last move
  int evaluation = 0;       // means nothing in check
  bool threatmate = false;  // the other side would mate if it were to move; only where it was asked
};

// What they look at of a move.
struct MoveFacts {
  Move move;
  int number = 1;         // 1 is the first that is searched
  bool is_quiet = false;  // takes nothing and does not promote
  bool gives_check = false;
  bool is_early = false;  // a killer or the counter move
  int history = 0;        // of a quiet move
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_VALUES_NODE_H_
