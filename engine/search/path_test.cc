// Tests repetition in the tree and in the game.
#include "engine/search/path.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/attacks.h"
#include "engine/position/position.h"
#include "engine/position/repetition.h"
#include "engine/reference/census.h"
#include "engine/reference/samples.h"
#include "engine/search/judges/positions.h"

namespace hakari::search {
namespace {

constexpr const char* kBareKings = "4k4/9/9/9/9/9/9/9/4K4 b - 1";

std::vector<Move> MovesOf(const std::string& text) {
  std::vector<Move> moves;
  for (absl::string_view word : absl::StrSplit(text, ' ', absl::SkipEmpty())) {
    moves.push_back(*notation::ParseUsiMove(word));
  }
  return moves;
}

std::string Times(int times, const std::string& text) {
  std::string all;
  for (int i = 0; i < times; ++i) all += text + " ";
  return all;
}

// A game, then the moves of a search.
class Walk {
 public:
  Walk(const std::string& sfen, const std::string& game)
      : position_(*notation::ParseSfen(sfen)), path_(position_, MovesOf(game)) {
    for (Move move : MovesOf(game)) Apply(move);
  }

  void Go(const std::string& moves) {
    for (Move move : MovesOf(moves)) {
      Apply(move);
      path_.Push(position_, InCheck(position_));
    }
  }
  void Pass() {
    position_.DoPass();
    path_.PushPass(position_);
  }
  void Back() { path_.Pop(); }
  Recurrence Status() const { return path_.Status(); }

 private:
  void Apply(Move move) {
    ASSERT_TRUE(movegen::IsLegal(position_, move)) << notation::ToUsi(move);
    position_.DoMove(move);
  }

  Position position_;
  Path path_;
};

TEST(Path, FindsNothingAtTheRoot) {
  Walk walk(kBareKings, Times(3, "5i5h 5a5b 5h5i 5b5a"));
  EXPECT_EQ(walk.Status(), Recurrence::kNone);
}

TEST(Path, CallsOneEarlierOccurrenceInTheTreeADraw) {
  Walk walk(kBareKings, "");
  walk.Go("5i5h 5a5b 5h5i");
  EXPECT_EQ(walk.Status(), Recurrence::kNone);
  walk.Go("5b5a");  // the root again
  EXPECT_EQ(walk.Status(), Recurrence::kDraw);
  walk.Back();
  EXPECT_EQ(walk.Status(), Recurrence::kNone);
}

TEST(Path, FindsLongRounds) {
  Walk walk(kBareKings, "");
  walk.Go("5i5h 5a5b 5h4h 5b4b 4h4i 4b4a 4i5i");
  EXPECT_EQ(walk.Status(), Recurrence::kNone);
  walk.Go("4a5a");
  EXPECT_EQ(walk.Status(), Recurrence::kDraw);
}

TEST(Path, TellsTheSidesToMoveApart) {
  // The same board with white to move: black has lost a tempo on the way.
  Walk walk(kBareKings, "");
  walk.Go("5i5h 5a5b 5h4h 5b5a 4h4i 5a5b 4i5i 5b5a");
  EXPECT_EQ(walk.Status(), Recurrence::kDraw);
  Walk odd(kBareKings, "");
  odd.Go("5i5h 5a5b 5h4i 5b5a 4i5i");
  EXPECT_EQ(odd.Status(), Recurrence::kNone);
}

TEST(Path, CountsPositionsOfTheGameToFour) {
  const std::string round = "5i5h 5a5b 5h5i 5b5a";
  // Before the last move, the position after it has occurred twice or three times.
  for (int rounds : {1, 2}) {
    Walk walk(kBareKings, Times(rounds, round) + "5i5h 5a5b 5h5i");
    walk.Go("5b5a");
    EXPECT_EQ(walk.Status(), rounds == 2 ? Recurrence::kDraw : Recurrence::kNone) << rounds;
  }
}

TEST(Path, MakesPerpetualCheckLoseForBothViews) {
  Walk checks("k8/9/9/9/9/9/9/1R7/4K4 b - 1", "");
  checks.Go("8h9h 9a8a 9h8h 8a9a");
  EXPECT_EQ(checks.Status(), Recurrence::kLoss) << "black to move has checked all the way";
  Walk other("k8/9/9/9/9/9/9/R8/4K4 w - 1", "");
  other.Go("9a8a 9h8h 8a9a 8h9h");
  EXPECT_EQ(other.Status(), Recurrence::kWin) << "white to move was checked all the way";
}

TEST(Path, CallsBrokenCheckADraw) {
  // One of black's two moves does not give check.
  Walk walk("1k7/9/9/9/9/9/9/R8/4K4 b - 1", "");
  walk.Go("9h7h 8a9a 7h9h 9a8a");
  EXPECT_EQ(walk.Status(), Recurrence::kDraw);
}

TEST(Path, MakesPerpetualCheckOfTheGameLose) {
  const std::string round = "8h9h 9a8a 9h8h 8a9a";
  Walk walk("k8/9/9/9/9/9/9/1R7/4K4 b - 1", Times(2, round) + "8h9h 9a8a 9h8h");
  walk.Go("8a9a");
  EXPECT_EQ(walk.Status(), Recurrence::kLoss);
}

TEST(Path, SeesNothingAcrossAPass) {
  Walk walk(kBareKings, "");
  walk.Go("5i5h");
  walk.Pass();
  walk.Go("5h5i");
  walk.Pass();
  EXPECT_EQ(walk.Status(), Recurrence::kNone) << "the root again, by passes";
  walk.Go("5i5h 5a5b 5h5i 5b5a");
  EXPECT_EQ(walk.Status(), Recurrence::kDraw) << "since the pass";
  Walk game(kBareKings, Times(3, "5i5h 5a5b 5h5i 5b5a"));
  game.Go("5i5h");
  game.Pass();
  game.Go("5h5i");
  game.Pass();
  EXPECT_EQ(game.Status(), Recurrence::kNone) << "nor in the game";
}

TEST(Path, SeesWhoHasGainedInHand) {
  // Black drops a gold and white captures it; the board is the same as before, and white has more
  // in hand.
  constexpr const char* kGoldToGive = "4k4/9/9/9/9/9/9/9/4K4 b G 1";
  Walk walk(kGoldToGive, "");
  walk.Go("G*5b 5a5b 5i5h 5b5a 5h5i");
  EXPECT_EQ(walk.Status(), Recurrence::kNone) << "white to move, never so before";
  walk.Go("5a6b 5i5h 6b5a 5h4h 5a4b 4h5i 4b5a");
  EXPECT_EQ(walk.Status(), Recurrence::kInferior) << "black to move has lost a gold";
  walk.Go("5i5h 5a5b 5h5i");
  Walk white("4k4/9/9/9/9/9/9/9/4K4 w G 1", "");
  white.Go("5a5b 5i5h 5b6b G*6c 6b6c 5h5i 6c6b 5i5h 6b5a 5h5i");
  EXPECT_EQ(white.Status(), Recurrence::kSuperior) << "white to move has won a gold";
}

TEST(Path, PrefersARepetitionToHands) {
  Walk walk("4k4/9/9/9/9/9/9/9/4K4 w G 1", "");
  walk.Go("5a5b 5i5h 5b6b G*6c 6b6c 5h5i 6c6b 5i5h 6b5a 5h5i 5a5b 5i5h 5b5a 5h5i");
  EXPECT_EQ(walk.Status(), Recurrence::kDraw);
}

// The result by the rules for a whole game, from the view of the side to move.
Recurrence ViewOf(Repetition repetition, Color us) {
  switch (repetition) {
    case Repetition::kNone:
      return Recurrence::kNone;
    case Repetition::kDraw:
      return Recurrence::kDraw;
    case Repetition::kBlackLoses:
      return us == kBlack ? Recurrence::kLoss : Recurrence::kWin;
    case Repetition::kWhiteLoses:
      return us == kWhite ? Recurrence::kLoss : Recurrence::kWin;
  }
  return Recurrence::kNone;
}

// Chooses moves that repeat positions often: prefers to take back the last move, and prefers
// checks.
Move Choose(const Position& position, const std::vector<Move>& played, reference::Dice& dice) {
  movegen::MoveList moves;
  if (dice.Percent(40)) movegen::GenerateChecks(position, moves);
  if (moves.empty()) movegen::GenerateLegal(position, moves);
  if (moves.empty()) return Move();
  if (played.size() >= 2 && dice.Percent(70)) {
    const Move last = played[played.size() - 2];
    if (!last.is_drop()) {
      const Move back = Move::Board(last.to(), last.from());
      if (movegen::IsLegal(position, back)) return back;
    }
  }
  return moves[dice.Roll(moves.size())];
}

// All moves except the last one belong to the game: the path must give the result of the rules.
TEST(PathJudge, AgreesWithTheRulesOneMoveAfterTheGame) {
  Positions starts(5);
  reference::Dice dice(5);
  reference::Census census;
  for (int game = 0; game < 400 && !HasFailure(); ++game) {
    const Position start = starts.NextWithAtMost(40);
    Position position = start;
    PositionHistory history(start);
    std::vector<Move> played;
    for (int ply = 0; ply < 60; ++ply) {
      const Move move = Choose(position, played, dice);
      if (!move) break;
      Path path(start, played);
      position.DoMove(move);
      path.Push(position, InCheck(position));
      history.Push(position);
      played.push_back(move);
      const Recurrence expected = ViewOf(history.Status(), position.side_to_move());
      EXPECT_EQ(path.Status(), expected) << notation::ToSfen(position);
      census.Add(expected == Recurrence::kNone   ? "none"
                 : expected == Recurrence::kDraw ? "draws"
                                                 : "perpetual checks");
      if (expected != Recurrence::kNone) break;
    }
  }
  census.ExpectAtLeast({{"none", 2000}, {"draws", 50}, {"perpetual checks", 5}});
}

// The result that a search must see if it made all the moves itself.
Recurrence SlowInTree(const std::vector<Position>& positions, const std::vector<bool>& checks) {
  const Position& now = positions.back();
  const Color us = now.side_to_move();
  const int last = static_cast<int>(positions.size()) - 1;
  for (int i = last - 2; i >= 0; i -= 2) {
    if (positions[static_cast<size_t>(i)] != now) continue;
    // checks[k]: the side to move in positions[k] is in check.
    bool we = true, they = true;
    for (int k = i + 1; k <= last; ++k) {
      const bool by_them = positions[static_cast<size_t>(k)].side_to_move() == us;
      if (!checks[static_cast<size_t>(k)]) (by_them ? they : we) = false;
    }
    return we == they ? Recurrence::kDraw : we ? Recurrence::kLoss : Recurrence::kWin;
  }
  for (int i = last - 2; i >= 0; i -= 2) {
    const Position& then = positions[static_cast<size_t>(i)];
    bool same = true;
    for (int square = 0; square < kSquareCount; ++square) {
      same &= then.at(static_cast<Square>(square)) == now.at(static_cast<Square>(square));
    }
    if (!same) continue;
    return now.hand(us).Covers(then.hand(us))   ? Recurrence::kSuperior
           : then.hand(us).Covers(now.hand(us)) ? Recurrence::kInferior
                                                : Recurrence::kNone;
  }
  return Recurrence::kNone;
}

TEST(PathJudge, AgreesWithComparingAllPositionsOfTheTree) {
  Positions starts(6);
  reference::Dice dice(6);
  reference::Census census;
  for (int game = 0; game < 600 && !HasFailure(); ++game) {
    const Position start = starts.NextWithAtMost(40);
    Position position = start;
    Path path(start, {});
    std::vector<Position> positions = {start};
    std::vector<bool> checks = {InCheck(start)};
    std::vector<Move> played;
    for (int ply = 0; ply < 60; ++ply) {
      const Move move = Choose(position, played, dice);
      if (!move) break;
      position.DoMove(move);
      played.push_back(move);
      positions.push_back(position);
      checks.push_back(InCheck(position));
      path.Push(position, checks.back());
      const Recurrence expected = SlowInTree(positions, checks);
      EXPECT_EQ(path.Status(), expected) << notation::ToSfen(position);
      census.Add(std::to_string(static_cast<int>(expected)));
      const bool by_hands = expected == Recurrence::kSuperior || expected == Recurrence::kInferior;
      if (expected != Recurrence::kNone && !by_hands) break;
    }
  }
  census.ExpectAtLeast({{"0", 2000}, {"1", 100}, {"2", 5}, {"3", 5}, {"4", 1}, {"5", 1}});
}

}  // namespace
}  // namespace hakari::search
