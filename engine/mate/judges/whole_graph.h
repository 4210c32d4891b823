// A judge that builds the graph of all positions reachable by checks and evasions, nearest first,
// and finds mates and escapes backwards from the ends. It shares no code with the searches and
// handles repetitions correctly. For small positions in tests only.
#ifndef HAKARI_ENGINE_MATE_JUDGES_WHOLE_GRAPH_H_
#define HAKARI_ENGINE_MATE_JUDGES_WHOLE_GRAPH_H_

#include <cstddef>
#include <functional>

#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::mate {

enum class GraphEnd {
  kMate,
  kEscape,          // the defender can reach a position without checks
  kPerpetualCheck,  // neither mate nor escape: the checks can go on forever
  kTooLarge,        // undecided within the allowed number of positions
};

struct GraphAnswer {
  GraphEnd end = GraphEnd::kTooLarge;
  int plies = 0;  // of a mate
};

// Selects the legal moves that count, for both sides. Answers without certain moves show which
// moves a problem depends on.
using MoveFilter = std::function<bool(const Position&, Move)>;

GraphAnswer SolveWholeGraph(const Position& root, size_t most_positions,
                            const MoveFilter& counts = nullptr);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_WHOLE_GRAPH_H_
