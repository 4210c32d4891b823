#include "suites/corpus/random_node.h"

#include <algorithm>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::corpus {
namespace {

// Values in pawns, by kind; promoted pieces are at Promote(kind).
constexpr int kValue[kKindCount] = {0, 1, 3, 4, 5, 8, 10, 6, 0, 6, 6, 6, 6, 10, 13};
constexpr int kMateValue = 10000;

int MaterialOf(const Position& position, Color color) {
  int value = 0;
  for (int kind = kPawn; kind < kKindCount; ++kind) {
    value += kValue[kind] * position.pieces(color, static_cast<PieceKind>(kind)).Count();
  }
  for (PieceKind kind : kHandKinds) value += kValue[kind] * position.hand(color).Count(kind);
  return value;
}

int Material(const Position& position) {
  const Color us = position.side_to_move();
  return MaterialOf(position, us) - MaterialOf(position, Opponent(us));
}

// What a move gains at once. Trying the best captures first gives the most cutoffs.
int GainOf(const Position& position, Move move) {
  if (move.is_drop()) return 0;
  const PieceKind kind = KindOf(position.at(move.from()));
  const PieceKind captured = KindOf(position.at(move.to()));
  return kValue[captured] + (move.is_promotion() ? kValue[Promote(kind)] - kValue[kind] : 0);
}

// Best gains first, then by code, so that the search, and with it the draw, depends on the
// position only.
void Order(const Position& position, movegen::MoveList& moves) {
  constexpr int kMostGain = 64;
  static_assert(kMostGain > 2 * 13, "taking and promoting");
  uint32_t keys[movegen::MoveList::kCapacity];
  for (int i = 0; i < moves.size(); ++i) {
    const auto loss = static_cast<uint32_t>(kMostGain - GainOf(position, moves[i]));
    keys[i] = loss << 16 | moves[i].code();
  }
  std::sort(keys, keys + moves.size());
  for (int i = 0; i < moves.size(); ++i) moves[i] = Move::FromCode(static_cast<uint16_t>(keys[i]));
}

class Search {
 public:
  Search(const Position& root, Dice& dice) : position_(root), dice_(dice) {}

  RandomNode Run(int depth) {
    drawn_.value = AlphaBeta(depth, -kMateValue, kMateValue);
    return drawn_;
  }

 private:
  int AlphaBeta(int depth, int alpha, int beta) {
    if (depth == 0) {
      if (movegen::HasLegalMove(position_)) Visit();
      return Material(position_);
    }
    movegen::MoveList moves;
    movegen::GenerateLegal(position_, moves);
    if (moves.empty()) return -kMateValue;
    Visit();
    Order(position_, moves);
    int best = -kMateValue;
    for (const Move move : moves) {
      const Undo undo = position_.DoMove(move);
      best = std::max(best, -AlphaBeta(depth - 1, -beta, -std::max(alpha, best)));
      position_.UndoMove(move, undo);
      if (best >= beta) break;
    }
    return best;
  }

  // Reservoir sampling: the n-th node replaces the drawn one with a probability of 1 in n.
  void Visit() {
    ++drawn_.nodes;
    if (dice_.Below(drawn_.nodes) == 0) drawn_.position = position_;
  }

  Position position_;
  Dice& dice_;
  RandomNode drawn_;
};

}  // namespace

RandomNode DrawRandomNode(const Position& root, int depth, Dice& dice) {
  return Search(root, dice).Run(depth);
}

}  // namespace hakari::corpus
