// The properties of nodes and moves that the techniques use.
#ifndef HAKARI_ENGINE_SEARCH_VALUES_NODE_H_
#define HAKARI_ENGINE_SEARCH_VALUES_NODE_H_

#include "engine/core/move.h"

namespace hakari::search {

struct NodeFacts {
  int depth = 0;
  int alpha = 0, beta = 0;
  bool pv = false;           // the window is wider than a null window: the line is wanted
  bool expects_cut = false;  // the parent expects this node to fail high
  bool in_check = false;
  bool improving = false;   // the evaluation is higher than before our last move
  int evaluation = 0;       // meaningless in check
  bool threatmate = false;  // the other side would mate if it were to move; set only if asked
};

// The properties of a move.
struct MoveFacts {
  Move move;
  int number = 1;         // 1 for the first move searched
  bool is_quiet = false;  // takes nothing and does not promote
  bool gives_check = false;
  bool is_early = false;  // a killer or the counter move
  int history = 0;        // of a quiet move
};

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_VALUES_NODE_H_
