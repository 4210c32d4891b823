// Compares the 27-point declaration on boards on both sides of each limit of the rule.
#include "engine/position/declaration.h"

#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/game_end.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::reference {
namespace {

constexpr int kBoardsPerSeed = 3000;

bool Judge(const Board& board) {
  const Position position = ToPosition(board);
  const bool may_declare = MayDeclare(board);
  EXPECT_EQ(CanDeclareWin(position), may_declare) << ToSfen(board);
  for (Side side : {Side::kBlack, Side::kWhite}) {
    EXPECT_EQ(hakari::DeclarationPoints(position, ToColor(side)), DeclarationPoints(board, side))
        << ToSfen(board);
  }
  return may_declare;
}

// Takes one man after another off a winning board until the declaration is refused.
void TakeMenUntilRefused(Board board, Census& census) {
  const Side side = board.to_move;
  ForEachPlace([&](Place place) {
    if (!board.Holds(side, place) || AsBlack(board.at(place)) == 'K' || !MayDeclare(board)) return;
    board.at(place) = kEmpty;
    if (Judge(board) || InCheck(board, side)) return;
    const int needed = side == Side::kBlack ? 28 : 27;
    const bool by_points = DeclarationPoints(board, side) < needed;
    census.Add(by_points ? "a point short" : "a man short");
  });
}

// Changes a winning board in the other ways that make the declaration invalid.
void SpoilOtherwise(const Board& board, Census& census) {
  const Side side = board.to_move;
  Board other_side = board;
  other_side.to_move = Other(side);
  census.Add("other side may not declare", !Judge(other_side));
  ForEachPlace([&](Place place) {
    if (IsMan(board.at(place))) return;
    Board checked = board;
    checked.at(place) = OwnedBy(Other(side), 'G');
    if (InCheck(checked, side)) census.Add("in check", !Judge(checked));
    Board outside = board;
    outside.at(*FindKing(board, side)) = kEmpty;
    outside.at(place) = OwnedBy(side, 'K');
    if (!InCheck(outside, side)) census.Add("king outside", !Judge(outside));
  });
}

class DeclarationJudgeTest : public testing::TestWithParam<int> {};

TEST_P(DeclarationJudgeTest, AgreesWithCounting) {
  Dice dice(static_cast<uint64_t>(GetParam()));
  Census census;
  for (int i = 0; i < kBoardsPerSeed && !HasFailure(); ++i) {
    const Board board = MakeStart(Start::kEnteringKing, dice);
    const bool may_declare = Judge(board);
    const bool black = board.to_move == Side::kBlack;
    census.Add(!may_declare ? "no" : black ? "yes for black" : "yes for white");
    if (!may_declare) continue;
    TakeMenUntilRefused(board, census);
    SpoilOtherwise(board, census);
  }
  census.ExpectAtLeast({{"yes for black", 250},
                        {"yes for white", 250},
                        {"no", 800},
                        {"a point short", 300},
                        {"a man short", 200},
                        {"other side may not declare", 500},
                        {"in check", 1000},
                        {"king outside", 10000}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, DeclarationJudgeTest, testing::Range(501, 503));

}  // namespace
}  // namespace hakari::reference
