#include "engine/search/judges/minimax.h"

#include <algorithm>
#include <vector>

#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/search/order/move_picker.h"
#include "engine/search/values/lines.h"
#include "engine/search/values/score.h"

namespace hakari::search {

Minimax::Minimax(const SearchSettings& settings, const eval::Weights& weights,
                 uint64_t nodes_allowed)
    : settings_(settings),
      weights_(weights),
      nodes_allowed_(nodes_allowed),
      histories_(std::make_unique<Histories>()) {}

std::optional<int> Minimax::Score(const Position& root, int depth) {
  const auto board = std::make_unique<Board>(root, std::vector<Move>(), weights_);
  const auto lines = std::make_unique<Lines>();
  Limits limits;
  limits.nodes = nodes_allowed_;
  Effort effort(limits, nullptr);
  Quiescence quiescence(*board, effort, *lines, settings_, *histories_, nullptr);
  const int score = Node(*board, effort, quiescence, depth);
  if (effort.stopped()) return std::nullopt;
  return score;
}

int Minimax::Node(Board& board, Effort& effort, Quiescence& quiescence, int depth) const {
  if (depth == 0) return quiescence.Search(-kInfiniteScore, kInfiniteScore);
  const Position& position = board.position();
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  int best = MatedAt(board.ply());
  for (Move move : moves) {
    if (settings_.useless_refusals > 0 && RefusesPromotionUselessly(position, move)) continue;
    if (!effort.CountNode()) break;
    board.Do(move);
    best = std::max(best, -Node(board, effort, quiescence, depth - 1));
    board.Undo();
  }
  return best;
}

}  // namespace hakari::search
