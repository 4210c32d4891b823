#include "engine/reference/movegen_judge.h"

#include <algorithm>
#include <cstdint>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/reference/bridge.h"
#include "gtest/gtest.h"

namespace hakari::reference {
namespace {

constexpr int kCodes = 1 << 16;

using Generator = void (*)(const Position&, movegen::MoveList&);

std::vector<Move> Sorted(Generator generate, const Position& position) {
  movegen::MoveList list;
  generate(position, list);
  std::vector<Move> moves(list.begin(), list.end());
  std::sort(moves.begin(), moves.end());
  return moves;
}

bool Holds(const std::vector<Move>& sorted, Move move) {
  return std::binary_search(sorted.begin(), sorted.end(), move);
}

}  // namespace

ExpectedMoves::ExpectedMoves(const Board& board, const std::vector<Play>& plays)
    : legal(ToSortedMoves(plays)) {
  for (const Play& play : plays) {
    if (GivesCheck(board, play)) checks.push_back(ToMove(play));
    (IsCapture(board, play) ? captures : quiet).push_back(ToMove(play));
  }
  for (std::vector<Move>* moves : {&checks, &captures, &quiet}) {
    std::sort(moves->begin(), moves->end());
  }
}

bool ExpectedMoves::IsLegal(Move move) const { return Holds(legal, move); }
bool ExpectedMoves::IsCheck(Move move) const { return Holds(checks, move); }

void JudgeMovegen(const Board& board, const Position& position, const ExpectedMoves& expected) {
  EXPECT_EQ(Sorted(movegen::GenerateLegal, position), expected.legal);
  EXPECT_EQ(movegen::CountLegal(position), static_cast<int>(expected.legal.size()));
  EXPECT_EQ(movegen::HasLegalMove(position), !expected.legal.empty());
  EXPECT_EQ(HasLegalPlay(board), !expected.legal.empty());
  EXPECT_EQ(Sorted(movegen::GenerateChecks, position), expected.checks);
  EXPECT_EQ(Sorted(movegen::GenerateCaptures, position), expected.captures);
  EXPECT_EQ(Sorted(movegen::GenerateQuiet, position), expected.quiet);
  if (InCheck(board, board.to_move)) {
    EXPECT_EQ(Sorted(movegen::GenerateEvasions, position), expected.legal);
  } else {
    std::vector<Move> promotions;
    for (const Move move : expected.quiet) {
      if (move.is_promotion()) promotions.push_back(move);
    }
    EXPECT_EQ(Sorted(movegen::GenerateQuietPromotions, position), promotions);
  }
  for (const Move move : expected.legal) {
    EXPECT_TRUE(movegen::IsLegal(position, move)) << move.code();
    EXPECT_EQ(movegen::GivesCheck(position, move), expected.IsCheck(move)) << move.code();
  }
}

void JudgeIsLegal(const Position& position, const ExpectedMoves& expected) {
  std::vector<bool> legal(kCodes, false);
  for (const Move move : expected.legal) legal[move.code()] = true;
  for (int code = 0; code < kCodes; ++code) {
    const Move move = Move::FromCode(static_cast<uint16_t>(code));
    ASSERT_EQ(movegen::IsLegal(position, move), legal[code]) << "code " << code;
  }
}

}  // namespace hakari::reference
