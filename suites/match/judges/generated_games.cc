#include "suites/match/judges/generated_games.h"

#include <algorithm>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/rules.h"
#include "suites/match/judges/ways_back.h"

namespace hakari::match {
namespace {

using reference::AsBlack;
using reference::Board;
using reference::Dice;
using reference::ForEachPlace;
using reference::IsMan;
using reference::OwnedBy;
using reference::Place;
using reference::Promoted;
using reference::Side;
using reference::Start;
using reference::Unpromoted;

constexpr int kReturns = 3;  // to the fourth occurrence
constexpr int kLongestBeginning = 12;
constexpr int kLongestOpening = 40;  // from the initial position

class Maker {
 public:
  explicit Maker(const Position& start) : position_(start), game_{start, {}} {}

  const Position& position() const { return position_; }
  const GeneratedGame& game() const { return game_; }

  void Play(const Way& way) {
    for (const Move move : way) {
      position_.DoMove(move);
      game_.moves.push_back(move);
    }
  }

  // False if the game ends before that.
  bool PlayRandom(int plies, Dice& dice) {
    for (; plies > 0; --plies) {
      movegen::MoveList moves;
      movegen::GenerateLegal(position_, moves);
      if (moves.empty()) return false;
      Play({moves[dice.Roll(moves.size())]});
    }
    return movegen::HasLegalMove(position_);
  }

  // Discards the moves so far: the game begins with this position.
  void BeginHere() { game_ = {position_, {}}; }

 private:
  Position position_;
  GeneratedGame game_;
};

// A game with some random plies.
Maker Begun(Dice& dice) {
  for (;;) {
    const Start start = static_cast<Start>(dice.Roll(reference::kStartCount));
    Maker maker(reference::ToPosition(reference::MakeStart(start, dice)));
    const int plies =
        dice.Roll(1 + (start == Start::kInitial ? kLongestOpening : kLongestBeginning));
    if (maker.PlayRandom(plies, dice)) return maker;
  }
}

// Two ways of odd length; after the first the board is the same with the other side to move.
Way FindDetour(const Position& from, Dice& dice) {
  Way way;
  Position position = from;
  for (int half = 0; half < 2; ++half) {
    WayRules rules;
    rules.plies = 5 + 2 * dice.Roll(2);
    const Way odd = FindWay(position, rules, dice);
    if (odd.empty()) return {};
    for (const Move move : odd) position.DoMove(move);
    way.insert(way.end(), odd.begin(), odd.end());
  }
  return way;
}

Way FindAnyWay(const Position& from, Dice& dice) {
  const int kind = dice.Roll(10);
  if (kind == 0) return FindDetour(from, dice);
  if (kind <= 2) return FindExchange(from, dice);
  WayRules rules;
  rules.plies = 4 + 2 * dice.Roll(3);
  return FindWay(from, rules, dice);
}

Way FindChecks(const Position& from, Color checker, Dice& dice) {
  WayRules rules;
  rules.plies = 4 + 2 * dice.Roll(3);
  rules.only_checks[checker] = true;
  return FindWay(from, rules, dice);
}

bool OnlyChecks(Position position, const Way& way, Color checker) {
  bool only_checks = true;
  for (const Move move : way) {
    if (position.side_to_move() == checker) only_checks &= movegen::GivesCheck(position, move);
    position.DoMove(move);
  }
  return only_checks;
}

// Comes back three times, on the given way or on others that `find` finds.
template <typename Find>
void ComeBack(Maker& maker, const Way& way, Find find, Dice& dice) {
  for (int i = 0; i < kReturns; ++i) {
    const Way other = dice.OneIn(2) ? find() : Way();
    maker.Play(other.empty() ? way : other);
  }
}

// Removes most men but kings, rooks and bishops, since others often block repeated checks.
Board Stripped(Board board, Dice& dice) {
  ForEachPlace([&](Place place) {
    const char plain = AsBlack(Unpromoted(board.at(place)));
    const bool stays = plain == 'K' || plain == 'R' || plain == 'B' || dice.OneIn(6);
    if (!stays) board.at(place) = reference::kEmpty;
  });
  return board;
}

// A game in which the checker is to move.
Maker BegunToCheck(Color checker, Dice& dice) {
  for (;;) {
    if (dice.OneIn(2)) {
      const Maker maker = Begun(dice);
      if (maker.position().side_to_move() == checker) return maker;
      continue;
    }
    const Board board = Stripped(MakeStart(Start::kFullSet, dice), dice);
    if (InCheck(board, Other(board.to_move))) continue;
    Maker maker(reference::ToPosition(board));
    if (maker.PlayRandom(dice.Roll(4), dice) && maker.position().side_to_move() == checker) {
      return maker;
    }
  }
}

// A move that leaves the other side no legal move; the empty move if there is none.
Move FindLastMove(Position position) {
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  for (const Move move : moves) {
    const Undo undo = position.DoMove(move);
    const bool is_last = !movegen::HasLegalMove(position);
    position.UndoMove(move, undo);
    if (is_last) return move;
  }
  return Move();
}

}  // namespace

GeneratedGame RepetitionGame(Dice& dice) {
  for (;;) {
    Maker maker = Begun(dice);
    if (dice.OneIn(4)) {
      for (int i = dice.Roll(kReturns); i > 0; --i) maker.Play(FindAnyWay(maker.position(), dice));
      if (!maker.PlayRandom(1 + dice.Roll(6), dice)) continue;
    }
    if (dice.OneIn(4)) {
      for (int i = 0; i < kReturns; ++i) maker.Play(FindGift(maker.position(), dice));
    }
    const Position home = maker.position();
    const auto find = [&] { return FindAnyWay(home, dice); };
    const Way way = find();
    if (way.empty()) continue;
    ComeBack(maker, way, find, dice);
    return maker.game();
  }
}

GeneratedGame PerpetualCheckGame(Color checker, Dice& dice) {
  for (;;) {
    Maker maker = BegunToCheck(checker, dice);
    const Position home = maker.position();
    const auto find = [&] { return FindChecks(home, checker, dice); };
    Way way = find();
    if (way.empty()) continue;
    if (dice.OneIn(3)) maker.BeginHere();
    if (dice.OneIn(2)) {
      ComeBack(maker, way, find, dice);
      return maker.game();
    }
    // Here the fourth occurrence is that of a position in which the checked side is to move.
    maker.Play({way[0]});
    if (dice.OneIn(3)) maker.BeginHere();
    std::rotate(way.begin(), way.begin() + 1, way.end());
    for (int i = 0; i < kReturns; ++i) maker.Play(way);
    return maker.game();
  }
}

GeneratedGame PausedChecksGame(Color checker, Dice& dice) {
  for (;;) {
    Maker maker = BegunToCheck(checker, dice);
    const Way checks = FindChecks(maker.position(), checker, dice);
    if (checks.empty()) continue;
    WayRules rules;
    rules.plies = 4 + 2 * dice.Roll(3);
    const Way pause = FindWay(maker.position(), rules, dice);
    if (pause.empty() || OnlyChecks(maker.position(), pause, checker)) continue;
    const int paused = dice.Roll(kReturns);
    for (int i = 0; i < kReturns; ++i) maker.Play(i == paused ? pause : checks);
    return maker.game();
  }
}

GeneratedGame MateGame(Dice& dice) {
  constexpr int kMostPlies = 30;
  for (;;) {
    Maker maker = Begun(dice);
    for (int i = 0; i < kMostPlies; ++i) {
      if (const Move last = FindLastMove(maker.position())) {
        maker.Play({last});
        return maker.game();
      }
      maker.PlayRandom(1, dice);
    }
  }
}

GeneratedGame LongGame(int plies, Dice& dice) {
  for (;;) {
    const Start start = static_cast<Start>(dice.Roll(reference::kStartCount));
    Maker maker(reference::ToPosition(reference::MakeStart(start, dice)));
    if (maker.PlayRandom(plies, dice)) return maker.game();
  }
}

}  // namespace hakari::match
