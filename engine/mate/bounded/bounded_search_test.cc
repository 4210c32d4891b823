// A search over a bounded table is never wrong, counts the same nodes as the unbounded search while
// nothing is lost, and terminates.
#include "engine/mate/bounded/bounded_search.h"

#include <cstdint>
#include <memory>
#include <vector>

#include "absl/status/status.h"
#include "engine/mate/bounded/bounded_solver.h"
#include "engine/mate/bounded/bounded_table.h"
#include "engine/mate/bounded/visited_positions.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/judges/brute_force.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/pds.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/seams.h"
#include "engine/mate/solver.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint32_t kNodes = 3000;

// Changes everything that a policy can change, depending on the child's key, ply and move.
struct Bending : NoPolicy {
  Numbers Absent(const ChildView& child) const {
    return SeenBy(child, 1 + child.key % 3, child.ply < 4 ? 3 : 1);
  }
  Numbers Increments(const ChildView& child) const {
    return SeenBy(child, child.move.is_drop() ? 4 : 1, 2);
  }
};
struct BendingCut : Bending {
  constexpr bool BoundsIncrements() const { return true; }
};
using BentRule = PdsRuleWith<Bending>;
using CutRule = PdsRuleWith<BendingCut>;

MateLimits Limits(uint64_t nodes = kNodes) {
  MateLimits limits;
  limits.nodes = nodes;
  return limits;
}

BoundedTableKind WithFrames(BoundedTableKind kind) {
  kind.frames = true;
  return kind;
}

BoundedTableKind Kind(int log2_entries, int ways = 1, bool forgets = false) {
  BoundedTableKind kind;
  kind.log2_entries = log2_entries;
  kind.ways = ways;
  kind.forgets = forgets;
  return kind;
}

template <typename Rule>
MateResult Unbounded(const Position& position) {
  ProofTable table(kNodes);
  return DepthFirstSearch<Rule>(table, Limits()).Run(position);
}

struct Tally {
  int solved = 0, unknown = 0;
  uint64_t held = 0, lost = 0;
};

// With 16 ways and many more entries than nodes, the table loses nothing.
template <typename Rule>
void CountsAsTheOtherDoes(uint64_t seed, const BoundedTableKind& kind = Kind(18, 16)) {
  BoundedSolver<Rule> bounded(kind, kNodes);
  Tally tally;
  for (const Position& position : PositionsFromGames(seed, 60)) {
    const MateResult expected = Unbounded<Rule>(position);
    const MateResult result = bounded.Solve(position, Limits());
    ASSERT_EQ(result.answer, expected.answer);
    ASSERT_EQ(result.nodes, expected.nodes);
    ASSERT_EQ(result.line, expected.line);
    ++(result.answer == MateAnswer::kUnknown ? tally.unknown : tally.solved);
    tally.held += bounded.visits().repeats_held;
    tally.lost += bounded.visits().repeats_lost;
  }
  EXPECT_GT(tally.solved, 10);
  EXPECT_GT(tally.held, 100u);
  EXPECT_EQ(tally.lost, 0u);
}

TEST(BoundedSearch, CountsAsPdsDoesWhileNothingIsLost) { CountsAsTheOtherDoes<PdsRule>(1); }
TEST(BoundedSearch, CountsAsBentPdsDoes) { CountsAsTheOtherDoes<BentRule>(2); }
TEST(BoundedSearch, CountsAsBentPdsWithCutStepsDoes) { CountsAsTheOtherDoes<CutRule>(3); }

TEST(BoundedSearch, FramesChangeNothingWhileNothingIsLost) {
  CountsAsTheOtherDoes<PdsRule>(8, WithFrames(Kind(18, 16)));
  CountsAsTheOtherDoes<BentRule>(9, WithFrames(Kind(18, 16)));
}

// With frames, children that replace each other's entry do not hide each other.
TEST(BoundedSearch, FramesSolveMore) {
  BoundedSolver<PdsRule> without(Kind(6), kNodes);
  BoundedSolver<PdsRule> with(WithFrames(Kind(6)), kNodes);
  int solved_without = 0, solved_with = 0;
  for (const Position& position : PositionsFromGames(10, 60)) {
    solved_without += without.Solve(position, Limits()).answer != MateAnswer::kUnknown ? 1 : 0;
    solved_with += with.Solve(position, Limits()).answer != MateAnswer::kUnknown ? 1 : 0;
  }
  EXPECT_GT(solved_with, solved_without);
}

// In the unbounded search, a repeat is a visit that adds no position to the table.
TEST(BoundedSearch, RepeatsAreVisitsWithoutANewPosition) {
  BoundedSolver<PdsRule> bounded(Kind(18, 16), kNodes);
  for (const Position& position : PositionsFromGames(4, 20)) {
    ProofTable table(kNodes);
    const MateResult expected = PdsSearch(table, Limits()).Run(position);
    const MateResult result = bounded.Solve(position, Limits());
    ASSERT_EQ(result.nodes, expected.nodes);
    EXPECT_EQ(bounded.visits().repeats_held, expected.nodes - table.size());
  }
}

// The strong solver judges the answers to positions from games.
template <typename Rule>
void IsNeverWrong(const BoundedTableKind& kind, uint64_t seed, Tally& tally) {
  constexpr uint64_t kJudgesNodes = 100'000;
  BoundedSolver<Rule> bounded(kind, kNodes);
  const auto judge = *MakeMateSolver("strong", *TableBytesFor("strong", kJudgesNodes));
  for (const Position& position : PositionsFromGames(seed, 40)) {
    const MateResult result = bounded.Solve(position, Limits());
    EXPECT_LE(result.nodes, kNodes);
    tally.held += bounded.visits().repeats_held;
    tally.lost += bounded.visits().repeats_lost;
    if (result.answer == MateAnswer::kMate) {
      EXPECT_EQ(VerifyMateLine(position, result.line), absl::OkStatus());
    }
    if (result.answer == MateAnswer::kUnknown) {
      ++tally.unknown;
      EXPECT_NE(result.reason, StopReason::kNone);
      continue;
    }
    ++tally.solved;
    const MateAnswer truth = judge->Solve(position, Limits(kJudgesNodes)).answer;
    if (truth != MateAnswer::kUnknown) {
      EXPECT_EQ(result.answer, truth);
    }
    const MateAnswer exact = Unbounded<PdsRule>(position).answer;
    if (exact != MateAnswer::kUnknown) {
      EXPECT_EQ(result.answer, exact);
    }
  }
}

TEST(BoundedSearch, IsNeverWrongHoweverMuchItLoses) {
  Tally tally;
  uint64_t seed = 10;
  for (const BoundedTableKind& kind :
       {Kind(4), Kind(6), Kind(8), Kind(6, 4), Kind(8, 4), Kind(12, 1, true), Kind(8, 4, true),
        WithFrames(Kind(4)), WithFrames(Kind(6)), WithFrames(Kind(6, 4, true))}) {
    IsNeverWrong<PdsRule>(kind, seed++, tally);
    IsNeverWrong<BentRule>(kind, seed++, tally);
    IsNeverWrong<CutRule>(kind, seed++, tally);
  }
  EXPECT_GT(tally.solved, 100);
  EXPECT_GT(tally.unknown, 20);
  EXPECT_GT(tally.lost, 1000u);
}

TEST(BoundedSearch, AgreesWithBruteForce) {
  constexpr int kPlies = 7;
  constexpr uint64_t kBruteNodes = 100'000;
  reference::Dice dice(1);
  BoundedSolver<PdsRule> plain(Kind(5), kNodes);
  BoundedSolver<BentRule> bent(Kind(5, 4), kNodes);
  BoundedSolver<CutRule> cut(Kind(10, 1, true), kNodes);
  int mates = 0, no_mates = 0;
  for (int i = 0; i < 150; ++i) {
    const Position position = SmallPosition(dice);
    const BruteForceAnswer truth = ProveByBruteForce(position, kPlies, kBruteNodes);
    for (MateSolver* const solver :
         {static_cast<MateSolver*>(&plain), static_cast<MateSolver*>(&bent),
          static_cast<MateSolver*>(&cut)}) {
      const MateResult result = solver->Solve(position, Limits());
      if (result.answer == MateAnswer::kMate) {
        EXPECT_EQ(VerifyMateLine(position, result.line), absl::OkStatus());
      }
      if (truth.answer == MateAnswer::kUnknown || result.answer == MateAnswer::kUnknown) continue;
      ASSERT_EQ(result.answer, truth.answer);
      ++(result.answer == MateAnswer::kMate ? mates : no_mates);
    }
  }
  EXPECT_GT(mates, 10);
  EXPECT_GT(no_mates, 50);
}

// Node counts do not depend on earlier calls.
TEST(BoundedSearch, CountsTheSameInAnyOrder) {
  const std::vector<Position> positions = PositionsFromGames(5, 30);
  BoundedSolver<BentRule> used(Kind(7, 2), kNodes);
  for (const Position& position : positions) used.Solve(position, Limits());
  for (const Position& position : positions) {
    BoundedSolver<BentRule> fresh(Kind(7, 2), kNodes);
    const MateResult expected = fresh.Solve(position, Limits());
    const MateResult result = used.Solve(position, Limits());
    ASSERT_EQ(result.nodes, expected.nodes);
    ASSERT_EQ(result.answer, expected.answer);
    ASSERT_EQ(result.line, expected.line);
    EXPECT_EQ(used.visits().repeats_lost, fresh.visits().repeats_lost);
    EXPECT_EQ(used.visits().repeats_held, fresh.visits().repeats_held);
  }
}

// Positions cleared between the root's iterations are visited again.
TEST(BoundedSearch, ForgettingCostsVisits) {
  BoundedSolver<PdsRule> holding(Kind(18, 16), kNodes);
  BoundedSolver<PdsRule> forgetting(Kind(18, 16, true), kNodes);
  uint64_t held = 0, forgotten = 0, lost = 0;
  for (const Position& position : PositionsFromGames(6, 30)) {
    held += holding.Solve(position, Limits()).nodes;
    forgotten += forgetting.Solve(position, Limits()).nodes;
    lost += forgetting.visits().repeats_lost;
  }
  EXPECT_GT(forgotten, held);
  EXPECT_GT(lost, 0u);
}

TEST(BoundedSearch, EndsAtItsLimits) {
  BoundedSolver<PdsRule> tiny(Kind(4), kNodes);
  for (const Position& position : PositionsFromGames(7, 30)) {
    MateLimits limits = Limits(50);
    const MateResult few = tiny.Solve(position, limits);
    EXPECT_LE(few.nodes, 50u);
    limits = Limits();
    limits.plies = 3;
    const MateResult shallow = tiny.Solve(position, limits);
    EXPECT_LE(shallow.line.size(), 3u);
    if (shallow.answer == MateAnswer::kUnknown) {
      EXPECT_NE(shallow.reason, StopReason::kNone);
    }
  }
}

}  // namespace
}  // namespace hakari::mate
