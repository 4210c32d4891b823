// The playing search: iterative deepening around tree.h. Everything that the answer depends on is
// an argument: the game, the limits, the settings, the weights and the memory. So the same question
// takes the same nodes to the same answer on every machine and in every build.
#ifndef HAKARI_ENGINE_SEARCH_SEARCH_H_
#define HAKARI_ENGINE_SEARCH_SEARCH_H_

#include <cstdint>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "engine/core/move.h"
#include "engine/core/stop_request.h"
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
  std::vector<Move> moves;  // of the game, from the start to the root; must be legal
  Limits limits;
  int lines = 1;                 // how many of the best lines are wanted
  std::vector<Move> root_moves;  // the only moves searched; empty: all moves
  int pruned_kept = 0;           // how many nodes cut by reverse futility are kept at most
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
  uint64_t nodes = 0;             // moves made, quiescence included, the mate search excluded
  Counters counters;
  MarginCounts margins;  // of the game so far; only with dynamic margins
  PrunedNodes pruned;    // for margin_audit.h
};

// Receives results during the search.
class SearchListener : public StopRequest {
 public:
  // Called after each depth and line, and when a score lies outside the window of the root.
  virtual void OnLine(const SearchLine& line, int rank, uint64_t nodes) = 0;
  // Called after each depth. True: the next one is not started.
  virtual bool StopAfter(const SearchLine& best, bool same_move_as_before, int root_moves) = 0;
};

// Refuses questions that cannot be searched: a missing king, more pieces than a set has, the side
// not to move in check; no node, depth or line allowed; an illegal root move.
absl::Status CheckQuestion(const SearchQuestion& question);

// The question must pass CheckQuestion() and the settings CheckSettings(). The listener may be
// null.
SearchResult Search(const SearchQuestion& question, const SearchSettings& settings,
                    const eval::Weights& weights, GameMemory& memory,
                    SearchListener* listener = nullptr);

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_SEARCH_H_
