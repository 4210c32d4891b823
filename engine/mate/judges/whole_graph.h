// A judge: the positions that checks and evasions reach, written out, nearest first, and
// mates and escapes found backwards from the ends. It shares nothing with the searches, and
// repetition needs no care. For small positions and for tests only.
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
  kPerpetualCheck,  // neither: the checks go round for ever
  kTooLarge,        // so many positions do not tell
};

struct GraphAnswer {
  GraphEnd end = GraphEnd::kTooLarge;
  int plies = 0;  // of a mate
};

// Whether a legal move of either side counts: what becomes of the answer without some of them tells
// what a position is about.
using MoveFilter = std::function<bool(const Position&, Move)>;

GraphAnswer SolveWholeGraph(const Position& root, size_t most_positions,
                            const MoveFilter& counts = nullptr);

}  // namespace hakari::mate

#endif  // HAKARI_ENGINE_MATE_JUDGES_WHOLE_GRAPH_H_
