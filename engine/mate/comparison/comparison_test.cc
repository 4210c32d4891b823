#include <atomic>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/mate/comparison/alpha_beta.h"
#include "engine/mate/comparison/best_first.h"
#include "engine/mate/comparison/node_budget.h"
#include "engine/mate/comparison/proof_book.h"
#include "engine/mate/judges/judged_solver.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kBookBytes = 1 << 20;

Position WithBlackToMove() { return Position::Initial(); }

Position WithWhiteToMove() {
  Position position = Position::Initial();
  position.SetSideToMove(kWhite);
  return position;
}

TEST(ProofBookTest, SaysOfBothSidesWhatTheAttackerCan) {
  for (Color attacker : {kBlack, kWhite}) {
    ProofBook book(kBookBytes);
    book.Clear(attacker);
    book.Write(WithBlackToMove(), {MateAnswer::kMate, 5, false});
    book.Write(WithWhiteToMove(), {MateAnswer::kNoMate, 0, false});
    const KnownAnswer mate = book.Find(WithBlackToMove());
    EXPECT_EQ(mate.answer, MateAnswer::kMate);
    EXPECT_EQ(mate.plies, 5);
    EXPECT_EQ(book.Find(WithWhiteToMove()).answer, MateAnswer::kNoMate);
  }
}

TEST(ProofBookTest, TheShortestMateIsKept) {
  ProofBook book(kBookBytes);
  book.Clear(kBlack);
  for (int plies : {7, 3, 9}) book.Write(WithBlackToMove(), {MateAnswer::kMate, plies, false});
  EXPECT_EQ(book.Find(WithBlackToMove()).plies, 3);
}

TEST(ProofBookTest, WhatWasNeverWrittenOrWasClearedIsUnknown) {
  ProofBook book(kBookBytes);
  book.Clear(kBlack);
  EXPECT_EQ(book.Find(WithBlackToMove()).answer, MateAnswer::kUnknown);
  book.Write(WithBlackToMove(), {MateAnswer::kMate, 1, false});
  book.Clear(kBlack);
  EXPECT_EQ(book.Find(WithBlackToMove()).answer, MateAnswer::kUnknown);
}

TEST(ProofBookTest, AFullBookTakesNoMoreAndKeepsWhatItHas) {
  ProofBook book(ProofBook::kBytesForOne);
  book.Clear(kBlack);
  book.Write(WithBlackToMove(), {MateAnswer::kMate, 1, false});
  book.Write(WithWhiteToMove(), {MateAnswer::kNoMate, 0, false});
  EXPECT_EQ(book.Find(WithBlackToMove()).answer, MateAnswer::kMate);
  EXPECT_EQ(book.Find(WithWhiteToMove()).answer, MateAnswer::kUnknown);
}

MateLimits Limits(uint64_t nodes, int plies) {
  MateLimits limits;
  limits.nodes = nodes;
  limits.plies = plies;
  return limits;
}

TEST(NodeBudgetTest, CountsUpToTheLimitAndNoFurther) {
  NodeBudget budget(Limits(3, 100));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(budget.Spend(0));
  EXPECT_FALSE(budget.stopped());
  EXPECT_FALSE(budget.Spend(0));
  EXPECT_FALSE(budget.Spend(0));
  EXPECT_EQ(budget.nodes(), 3u);
  EXPECT_EQ(budget.reason(), StopReason::kNodes);
}

TEST(NodeBudgetTest, ANodeTooDeepIsNotCounted) {
  NodeBudget budget(Limits(10, 2));
  EXPECT_TRUE(budget.Spend(2));
  EXPECT_FALSE(budget.Spend(3));
  EXPECT_EQ(budget.nodes(), 1u);
  EXPECT_EQ(budget.reason(), StopReason::kPlies);
}

TEST(NodeBudgetTest, TheFlagIsSeenWithinSomeThousandNodes) {
  std::atomic<bool> stop{false};
  MateLimits limits = Limits(1'000'000, 100);
  limits.stop = &stop;
  NodeBudget budget(limits);
  EXPECT_TRUE(budget.Spend(0));
  stop = true;
  while (budget.Spend(0)) {
  }
  EXPECT_EQ(budget.reason(), StopReason::kStopped);
  EXPECT_LE(budget.nodes(), 5000u);
}

TEST(NodeBudgetTest, TheFirstReasonStays) {
  NodeBudget budget(Limits(0, 100));
  EXPECT_FALSE(budget.Spend(0));
  budget.Stop(StopReason::kMemory);
  EXPECT_EQ(budget.reason(), StopReason::kNodes);
}

constexpr uint64_t kBytes = 8 << 20;

TEST(AlphaBeta, FindsShortestMatesAndIsNeverWrong) {
  AlphaBetaSolver solver(kBytes);
  MateLimits limits;
  limits.nodes = 20'000;
  JudgeByBruteForce(solver, limits, Lengths::kShortest, 21);
}

TEST(AlphaBeta, LooksNoDeeperThanThePlyLimit) {
  MateLimits limits;
  limits.nodes = 2000;
  limits.plies = 3;
  AlphaBetaSolver solver(kBytes);
  int stopped = 0;
  for (const Position& position : PositionsFromGames(22, 50)) {
    const MateResult result = solver.Solve(position, limits);
    EXPECT_LE(result.line.size(), 3u);
    stopped += result.reason == StopReason::kPlies;
  }
  EXPECT_GT(stopped, 5);
}

MateLimits NodeLimit(uint64_t nodes) {
  MateLimits limits;
  limits.nodes = nodes;
  return limits;
}

TEST(BestFirst, IsNeverWrong) {
  BestFirstSolver solver(kBytes);
  JudgeByBruteForce(solver, NodeLimit(2000), Lengths::kAny, 11);
}

TEST(BestFirst, AFullMemoryMakesTheAnswerUnknown) {
  BestFirstSolver small(BestFirstSolver::kLeastBytes);
  BestFirstSolver large(kBytes);
  int full = 0;
  for (const Position& position : PositionsFromGames(12, 100)) {
    const MateResult result = small.Solve(position, NodeLimit(2000));
    if (result.reason != StopReason::kMemory) {
      EXPECT_EQ(result.nodes, large.Solve(position, NodeLimit(2000)).nodes);
      continue;
    }
    EXPECT_EQ(result.answer, MateAnswer::kUnknown);
    EXPECT_EQ(small.Known(position).answer, MateAnswer::kUnknown);
    ++full;
  }
  EXPECT_GT(full, 3);
}

TEST(BestFirst, StopsAtThePlyLimit) {
  MateLimits limits = NodeLimit(2000);
  limits.plies = 2;
  BestFirstSolver solver(kBytes);
  int stopped = 0;
  for (const Position& position : PositionsFromGames(13, 50)) {
    const MateResult result = solver.Solve(position, limits);
    EXPECT_LE(result.line.size(), 2u);
    stopped += result.reason == StopReason::kPlies;
  }
  EXPECT_GT(stopped, 5);
}

}  // namespace
}  // namespace hakari::mate
