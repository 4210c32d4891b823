#include "engine/search/judges/slow_quiescence.h"

#include <algorithm>

#include "engine/core/piece.h"
#include "engine/eval/accumulator.h"
#include "engine/eval/evaluate.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"
#include "engine/search/judges/slow_exchange.h"
#include "engine/search/order/move_picker.h"
#include "engine/search/order/threats.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

bool LeadsToCheck(const Position& position, Move move) {
  Position after = position;
  after.DoMove(move);
  return InCheck(after);
}

}  // namespace

bool SlowQuiescence::Makes(const Position& position, Move move, Move last, int ply) const {
  const QuiescenceSettings& rules = settings_.quiescence;
  if (settings_.useless_refusals > 0 && RefusesPromotionUselessly(position, move)) return false;
  if (rules.evasions > 0 && InCheck(position)) return true;
  if (rules.exchange > 0 && SlowExchange(position, move) < 0) return false;
  const bool only_recaptures = rules.recaptures > 0 && ply >= rules.recaptures;
  if (position.at(move.to()) != kNoPiece) {
    return !only_recaptures || (last && last.to() == move.to());
  }
  if (only_recaptures) return false;
  return (rules.promotions > 0 && move.is_promotion()) ||
         (ply < rules.checks && LeadsToCheck(position, move)) ||
         (ply < rules.threats && IsThreat(position, move));
}

std::optional<int> SlowQuiescence::Score(const Position& root) {
  nodes_ = 0;
  const int score = Node(root, Move(), 0);
  if (nodes_ > nodes_allowed_) return std::nullopt;
  return score;
}

int SlowQuiescence::Node(const Position& position, Move last, int ply) {
  const int stand = eval::Evaluate(position, eval::Accumulate(position, weights_), weights_);
  if (++nodes_ > nodes_allowed_ || ply >= settings_.quiescence.plies) return stand;
  const bool evades = settings_.quiescence.evasions > 0 && InCheck(position);
  int best = evades ? MatedAt(ply) : stand;
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  for (Move move : moves) {
    if (!Makes(position, move, last, ply)) continue;
    Position after = position;
    after.DoMove(move);
    best = std::max(best, -Node(after, move, ply + 1));
  }
  return best;
}

}  // namespace hakari::search
