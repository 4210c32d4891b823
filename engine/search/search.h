// The playing search: iterative deepening round tree.h. Everything that its answer depends on is an
// argument: the game, the limits, the settings, the weights and the memory. So the same question
// takes the same nodes to the same answer on every machine, in every build.
#ifndef HAKARI_ENGINE_SEARCH_SEARCH_H_
#define HAKARI_ENGINE_SEARCH_SEARCH_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/core/move.h"
#include "engine/eval/weights.h"
#include "engine/position/position.h"
#include "engine/search/memory/dynamic_margin.h"
#include "engine/search/memory/memory.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/counters.h"
#include "engine/search/values/effort.h"
#include "engine/search/values/pruned_nodes.h"
#include "engine/search/values/score.h"

namespace hakari::search {

struct SearchQuestion {
  Position start;
  std::vector<Move> moves;  // of the game, from the start to the root; they must be legal
  Limits limits;
  int lines = 1;                 // the best so many
  std::vector<Move> root_moves;  // no others count; empty: all do
  int pruned_kept = 0;           // up to so many of the nodes that reverse futility cuts are kept
};

struct SearchLine {
  int depth = 0;
  int deepest = 0;  // the ply of the deepest node
  int score = 0;
  Bound bound = Bound::kExact;
  std::vector<Move> moves;  // legal to its end
};

enum class SearchEnd { kMove, kDeclaration, kNoMove };

struct SearchResult {
  SearchEnd end = SearchEnd::kNoMove;
  Move move;
  std::vector<SearchLine> lines;  // best first
  uint64_t nodes = 0;             // moves made, quiescence included, the mate search's apart
  Counters counters;
  MarginCounts margins;  // of the game so far; only of dynamic margins
  PrunedNodes pruned;    // for margin_audit.h
};

// Hears what is found on the way.
class SearchListener : public Watch {
 public:
  // After each depth and line, and where the root's window was missed.
  virtual void OnLine(const SearchLine& line, int rank, uint64_t nodes) = 0;
  // A depth is done. True: the next one is not begun.
  virtual bool StopAfter(const SearchLine& best, bool same_move_as_before, int root_moves) = 0;
};

// What cannot be searched: a position without kings, of more pieces than a set has, or whose side
// not to move is in check; no node, depth or line allowed; a root move that is not legal.
absl::Status CheckQuestion(const SearchQuestion& question);

// The question and the settings must pass their checks. The listener may be null.
SearchResult Search(const SearchQuestion& question, const SearchSettings& settings,
                    const eval::Weights& weights, GameMemory& memory,
                    SearchListener* listener = nullptr);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_SEARCH_H_
