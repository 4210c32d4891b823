#include "suites/match/judges/ways_back.h"

#include <utility>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"

namespace hakari::match {
namespace {

using reference::Dice;

// A search gives up after this many positions; that is enough to find most ways.
constexpr int kMostPositions = 300;

void Shuffle(movegen::MoveList& moves, Dice& dice) {
  for (int i = moves.size(); i > 1; --i) std::swap(moves[i - 1], moves[dice.Roll(i)]);
}

bool IsQuietOnBoard(const Position& position, Move move) {
  return !move.is_drop() && !move.is_promotion() && position.at(move.to()) == kNoPiece;
}

class WayFinder {
 public:
  WayFinder(const Position& from, const WayRules& rules, Dice& dice)
      : home_(from), rules_(rules), dice_(dice), position_(from) {}

  Way Find() {
    if (!Search(rules_.plies)) way_.clear();
    return std::move(way_);
  }

 private:
  int MenAway(Color color) const {
    int away = 0;
    position_.pieces(color).ForEach(
        [&](Square square) { away += position_.at(square) != home_.at(square); });
    return away;
  }

  bool Search(int plies_left) {
    if (plies_left == 0) return true;
    if (--positions_left_ < 0) return false;
    const Color mover = position_.side_to_move();
    movegen::MoveList moves;
    if (rules_.only_checks[mover]) {
      movegen::GenerateChecks(position_, moves);
    } else {
      movegen::GenerateLegal(position_, moves);
    }
    Shuffle(moves, dice_);
    const int own_moves_after = (plies_left - 1) / 2;
    for (const Move move : moves) {
      if (!IsQuietOnBoard(position_, move)) continue;
      const Undo undo = position_.DoMove(move);
      way_.push_back(move);
      // Each man that is away needs one move to return.
      if (MenAway(mover) <= own_moves_after && Search(plies_left - 1)) return true;
      way_.pop_back();
      position_.UndoMove(move, undo);
    }
    return false;
  }

  const Position& home_;
  const WayRules& rules_;
  Dice& dice_;
  Position position_;
  int positions_left_ = kMostPositions;
  Way way_;
};

// Makes the move if it is legal.
bool Made(Position& position, Move move, Way& way) {
  if (!movegen::IsLegal(position, move)) return false;
  position.DoMove(move);
  way.push_back(move);
  return true;
}

Move Random(const movegen::MoveList& moves, Dice& dice) {
  return moves.empty() ? Move() : moves[dice.Roll(moves.size())];
}

// A drop, a capture of the dropped man, and both sides' return: the dropped man has changed hands,
// nothing else has changed, and the other side is to move.
Way GiveAway(const Position& from, Dice& dice) {
  Position position = from;
  Way way;
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  const Move drop = Random(moves, dice);
  if (!drop || !drop.is_drop() || !Made(position, drop, way)) return {};
  movegen::GenerateCaptures(position, moves);
  const Move capture = Random(moves, dice);
  if (!capture || capture.to() != drop.to() || capture.is_promotion()) return {};
  Made(position, capture, way);
  movegen::GenerateLegal(position, moves);
  const Move aside = Random(moves, dice);
  if (!aside || !IsQuietOnBoard(position, aside)) return {};
  Made(position, aside, way);
  const bool came_home = Made(position, Move::Board(capture.to(), capture.from()), way) &&
                         Made(position, Move::Board(aside.to(), aside.from()), way);
  return came_home ? way : Way();
}

Way TryToGiveAway(const Position& from, int tries, Dice& dice) {
  Way way;
  for (int i = 0; i < tries && way.empty(); ++i) way = GiveAway(from, dice);
  return way;
}

// A man steps aside, the dropped man moves to its square, and the man comes back and takes it.
bool LosesTheDropped(Position& position, Move drop, Move aside, Way& way) {
  const Square home = aside.from();
  return Made(position, aside, way) &&
         (Made(position, Move::Promoting(drop.to(), home), way) ||
          Made(position, Move::Board(drop.to(), home), way)) &&
         Made(position, Move::Board(aside.to(), home), way);
}

}  // namespace

Way FindWay(const Position& from, const WayRules& rules, Dice& dice) {
  return WayFinder(from, rules, dice).Find();
}

Way FindExchange(const Position& from, Dice& dice) {
  constexpr int kTries = 100;
  Way way = TryToGiveAway(from, kTries, dice);
  if (way.empty()) return {};
  Position half_way = from;
  for (const Move move : way) half_way.DoMove(move);
  for (int i = 0; i < kTries; ++i) {
    const Way second = TryToGiveAway(half_way, 1, dice);
    // Otherwise a man of another kind came back.
    if (second.empty() || second[0].drop_kind() != way[0].drop_kind()) continue;
    way.insert(way.end(), second.begin(), second.end());
    return way;
  }
  return {};
}

Way FindGift(const Position& from, Dice& dice) {
  constexpr int kTries = 100;
  for (int i = 0; i < kTries; ++i) {
    movegen::MoveList moves;
    movegen::GenerateLegal(from, moves);
    const Move drop = Random(moves, dice);
    if (!drop || !drop.is_drop()) continue;
    Position dropped = from;
    dropped.DoMove(drop);
    movegen::GenerateLegal(dropped, moves);
    for (const Move aside : moves) {
      if (!IsQuietOnBoard(dropped, aside)) continue;
      Position position = dropped;
      Way way = {drop};
      if (LosesTheDropped(position, drop, aside, way)) return way;
    }
  }
  return {};
}

}  // namespace hakari::match
