// Compares every list and answer of engine/movegen with the reference, on tens of thousands of
// positions.
#include <optional>

#include "engine/core/move.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/influence.h"
#include "engine/reference/movegen_judge.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::reference {
namespace {

constexpr int kPositionsPerSeed = 3000;

// Whether a pawn drop is illegal only because it would be mate.
bool AvoidsPawnDropMate(const Board& board) {
  const std::optional<Place> king = FindKing(board, Other(board.to_move));
  if (!king || board.InHand(board.to_move, 'P') == 0) return false;
  const Place to = {king->row + (board.to_move == Side::kBlack ? 1 : -1), king->column};
  if (!to.OnBoard() || IsMan(board.at(to))) return false;
  for (int row = 0; row < kSize; ++row) {
    if (board.at({row, to.column}) == OwnedBy(board.to_move, 'P')) return false;
  }
  const Play drop = {'P', {-1, -1}, to, false};
  return !InCheck(After(board, drop), board.to_move) && IsPawnDropMate(board, drop);
}

bool IsDiscoveredCheck(const Board& board, const Play& play, Place king) {
  const Board after = After(board, play);
  return !AttackersOf(after, king, board.to_move, MenOn(after)).Has(play.to);
}

void CountEvasions(const Sample& sample, Place king, Census& census) {
  const Board& board = sample.board;
  const Grid checkers = AttackersOf(board, king, Other(board.to_move), MenOn(board));
  if (checkers.CountNonZero() > 1) census.Add("double check");
  for (const Play& play : sample.plays) {
    if (play.IsDrop()) census.Add("interposition by drop");
    const bool by_king = play.from == king;
    if (checkers.Has(play.to)) census.Add(by_king ? "king takes checker" : "checker taken");
    if (!play.IsDrop() && !by_king && !checkers.Has(play.to)) census.Add("interposition by move");
  }
  if (sample.plays.empty()) census.Add("mate");
}

void CountPlays(const Sample& sample, const ExpectedMoves& expected, Census& census) {
  const Board& board = sample.board;
  const std::optional<Place> own_king = FindKing(board, board.to_move);
  const std::optional<Place> other_king = FindKing(board, Other(board.to_move));
  const Grid pinned =
      own_king ? Shields(board, *own_king, board.to_move, Other(board.to_move)) : Grid();
  for (const Play& play : sample.plays) {
    const bool check = expected.IsCheck(ToMove(play));
    if (play.drop == 'P' && check) census.Add("pawn-drop check allowed");
    if (play.IsDrop()) continue;
    if (pinned.Has(play.from)) census.Add("pinned piece moves along the pin");
    if (check && IsDiscoveredCheck(board, play, *other_king)) census.Add("discovered check");
    const Move promoting = Move::Promoting(ToSquare(play.from), ToSquare(play.to));
    if (!play.promote && expected.IsLegal(promoting)) census.Add("promotion declined");
  }
}

void CountRareCases(const Sample& sample, const ExpectedMoves& expected, Census& census) {
  const Board& board = sample.board;
  const std::optional<Place> own_king = FindKing(board, board.to_move);
  if (AvoidsPawnDropMate(board)) census.Add("pawn-drop mate avoided");
  if (!own_king) census.Add("no king of the side to move");
  if (!FindKing(board, Other(board.to_move))) census.Add("no king of the other side");
  if (own_king && InCheck(board, board.to_move)) {
    census.Add("check");
    CountEvasions(sample, *own_king, census);
  } else if (sample.plays.empty()) {
    census.Add("stalemate");
  }
  CountPlays(sample, expected, census);
}

class LegalMovesJudgeTest : public testing::TestWithParam<int> {};

TEST_P(LegalMovesJudgeTest, AgreesWithTheReference) {
  SampleStream stream(static_cast<uint64_t>(GetParam()));
  Census census;
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    const Sample& sample = stream.Next();
    SCOPED_TRACE(ToSfen(sample.board));
    const ExpectedMoves expected(sample.board, sample.plays);
    JudgeMovegen(sample.board, sample.position, expected);
    CountRareCases(sample, expected, census);
  }
  census.ExpectAtLeast({{"check", 300},
                        {"double check", 5},
                        {"interposition by drop", 70},
                        {"interposition by move", 20},
                        {"checker taken", 100},
                        {"king takes checker", 150},
                        {"mate", 15},
                        {"stalemate", 2},
                        {"pawn-drop mate avoided", 9},
                        {"pawn-drop check allowed", 300},
                        {"pinned piece moves along the pin", 25},
                        {"promotion declined", 4000},
                        {"discovered check", 35},
                        {"no king of the side to move", 70},
                        {"no king of the other side", 60}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, LegalMovesJudgeTest, testing::Range(1, 9));

// IsLegal for each of the 65536 codes that a table entry or a peer could hold.

constexpr int kMovesPerSeed = 500;

class IsLegalJudgeTest : public testing::TestWithParam<int> {};

TEST_P(IsLegalJudgeTest, AnswersForEveryCode) {
  SampleStream stream(static_cast<uint64_t>(GetParam()));
  Census census;
  for (int i = 0; i < kMovesPerSeed && !HasFailure(); ++i) {
    const Sample& sample = stream.Next();
    SCOPED_TRACE(ToSfen(sample.board));
    JudgeIsLegal(sample.position, ExpectedMoves(sample.board, sample.plays));
    if (InCheck(sample.board, sample.board.to_move)) census.Add("in check");
    if (!FindKing(sample.board, sample.board.to_move)) census.Add("no king");
  }
  census.ExpectAtLeast({{"in check", 40}, {"no king", 5}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, IsLegalJudgeTest, testing::Range(101, 105));

}  // namespace
}  // namespace hakari::reference
