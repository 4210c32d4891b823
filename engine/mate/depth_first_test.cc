// Limits and stack use of the depth-first search. depth_first_judged_test.cc checks its answers.
#include "engine/mate/depth_first.h"

#include <atomic>
#include <cstdint>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/pds.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/seams.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kNodes = 2000;

MateLimits NodeLimit(uint64_t nodes) {
  MateLimits limits;
  limits.nodes = nodes;
  return limits;
}

template <typename Search>
MateResult Solve(const Position& position, const MateLimits& limits) {
  ProofTable table(static_cast<uint32_t>(limits.nodes));
  return Search(table, limits).Run(position);
}

TEST(DepthFirstSearch, AnswersAtItsLimitAndNotOneNodeBefore) {
  int tried = 0;
  for (const Position& position : PositionsFromGames(4, 200)) {
    const MateResult free = Solve<PdsSearch>(position, NodeLimit(kNodes));
    if (free.answer == MateAnswer::kUnknown || free.nodes < 2) continue;
    ++tried;
    const MateResult exact = Solve<PdsSearch>(position, NodeLimit(free.nodes));
    EXPECT_EQ(exact.answer, free.answer);
    EXPECT_EQ(exact.nodes, free.nodes);
    const MateResult short_of = Solve<PdsSearch>(position, NodeLimit(free.nodes - 1));
    EXPECT_EQ(short_of.answer, MateAnswer::kUnknown);
    EXPECT_EQ(short_of.reason, StopReason::kNodes);
    EXPECT_EQ(short_of.nodes, free.nodes - 1);
  }
  EXPECT_GT(tried, 100);
}

TEST(DepthFirstSearch, EarlierProblemsLeaveNoTrace) {
  const std::vector<Position> positions = PositionsFromGames(5, 60);
  ASSERT_EQ(positions.size(), 60u);
  ProofTable table(kNodes);
  PdsSearch search(table, NodeLimit(kNodes));
  for (const Position& position : positions) {
    const MateResult again = search.Run(position);
    const MateResult alone = Solve<PdsSearch>(position, NodeLimit(kNodes));
    EXPECT_EQ(again.answer, alone.answer);
    EXPECT_EQ(again.nodes, alone.nodes);
    EXPECT_EQ(again.line, alone.line);
  }
}

// A gold dropped at the head of a king in the corner.
Position MateInOne() { return PositionOf("k51 S53 K59", kBlack, "G", ""); }

TEST(DepthFirstSearch, MatesInOne) {
  const MateResult result = Solve<PdsSearch>(MateInOne(), NodeLimit(100));
  ASSERT_EQ(result.answer, MateAnswer::kMate);
  EXPECT_EQ(result.line, std::vector<Move>{Move::Drop(kGold, MakeSquare(5, 2))});
}

TEST(DepthFirstSearch, StopsAtThePlyLimit) {
  MateLimits limits = NodeLimit(100);
  limits.plies = 0;
  const MateResult result = Solve<PdsSearch>(MateInOne(), limits);
  EXPECT_EQ(result.answer, MateAnswer::kUnknown);
  EXPECT_EQ(result.reason, StopReason::kPlies);
}

TEST(DepthFirstSearch, StopsWhenAsked) {
  const std::atomic<bool> stop(true);
  MateLimits limits = NodeLimit(100);
  limits.stop = &stop;
  const MateResult result = Solve<PdsSearch>(MateInOne(), limits);
  EXPECT_EQ(result.answer, MateAnswer::kUnknown);
  EXPECT_EQ(result.reason, StopReason::kStopped);
}

TEST(DepthFirstSearch, NoKingNoMate) {
  const Position no_king = PositionOf("K59 S53", kBlack, "G", "");
  EXPECT_EQ(Solve<PdsSearch>(no_king, NodeLimit(10)).answer, MateAnswer::kNoMate);
}

// Records the depth of the search in plies and in bytes of stack.
struct DepthGauge {
  uintptr_t at_root = 0;
  int deepest = 0;
  uintptr_t stack_at_deepest = 0;
};
struct Gauging : NoPolicy {
  Numbers Absent(const ChildView& child) const {
    const auto stack = reinterpret_cast<uintptr_t>(__builtin_frame_address(0));
    if (child.ply == 1) gauge->at_root = stack;
    if (child.ply > gauge->deepest) {
      gauge->deepest = child.ply;
      gauge->stack_at_deepest = stack;
    }
    return NoPolicy::Absent(child);
  }
  DepthGauge* gauge;
};

TEST(DepthFirstSearch, GoesTwoThousandPliesDeepWithinAThreadsStack) {
#if defined(NDEBUG) && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
  constexpr uintptr_t kStackBytes = uintptr_t{1} << 20;
#else
  constexpr uintptr_t kStackBytes = uintptr_t{8} << 20;
#endif
  DepthGauge gauge;
  PdsRuleWith<Gauging> rule;
  rule.gauge = &gauge;
  ProofTable table(kNodes);
  DepthFirstSearch search(table, NodeLimit(kNodes), rule);
  for (const Position& position : PositionsFromGames(6, 60)) search.Run(position);
  ASSERT_GT(gauge.deepest, 10);
  const uintptr_t used = gauge.at_root - gauge.stack_at_deepest;
  const uintptr_t a_ply = used / static_cast<uintptr_t>(gauge.deepest - 1);
  EXPECT_LT(a_ply * 2000, kStackBytes) << a_ply << " bytes a ply";
  RecordProperty("stack_bytes_a_ply", static_cast<int>(a_ply));
}

// Policies with large increments, cut or not.
struct Leaping : NoPolicy {
  Numbers Increments(const ChildView&) const { return {20, 20}; }
};
struct CutLeaping : Leaping {
  constexpr bool BoundsIncrements() const { return true; }
};

constexpr Numbers kLeap = {20, 20};

// The combined numbers of a node with two children; the node has not reached its limit, and `best`
// are the numbers of its best child.
Family FamilyOf(Numbers best, Numbers other) {
  Family family;
  family.best_numbers = best;
  family.least_delta = best.delta;
  family.second_delta = other.delta;
  family.sum_phi = best.phi + other.phi;
  return family;
}

TEST(PdsRule, RaisesTheSmallerNumberByOne) {
  const PdsRule rule;
  const Family family = FamilyOf({2, 3}, {1, 4});
  EXPECT_EQ(rule.ChildLimit(family, {9, 9}, {1, 1}), (Numbers{3, 3}));
  EXPECT_EQ(rule.ChildLimit(FamilyOf({4, 3}, {1, 4}), {9, 9}, {1, 1}), (Numbers{4, 4}));
}

TEST(PdsRule, AStepGoesBeyondTheParentsLimitUnlessItIsCut) {
  const Family family = FamilyOf({2, 3}, {1, 4});
  // The sum may still grow by 6, and so may the child's phi.
  EXPECT_EQ(PdsRuleWith<Leaping>().ChildLimit(family, {9, 9}, kLeap), (Numbers{22, 3}));
  EXPECT_EQ(PdsRuleWith<CutLeaping>().ChildLimit(family, {9, 9}, kLeap), (Numbers{8, 3}));
  // The least delta has to be 9.
  const Family other = FamilyOf({4, 3}, {1, 4});
  EXPECT_EQ(PdsRuleWith<Leaping>().ChildLimit(other, {9, 9}, kLeap), (Numbers{4, 23}));
  EXPECT_EQ(PdsRuleWith<CutLeaping>().ChildLimit(other, {9, 9}, kLeap), (Numbers{4, 9}));
}

TEST(PdsRule, ACutStepIsOneAtLeastAndEndsWithTheParent) {
  reference::Dice dice(1);
  const auto number = [&dice] { return static_cast<uint32_t>(1 + dice.Roll(30)); };
  int cut = 0;
  for (int i = 0; i < 10'000; ++i) {
    const Family family = FamilyOf({number(), number()}, {number(), 40});
    const Numbers limit{number(), number()};
    const PdsRuleWith<CutLeaping> rule;
    if (rule.Reached(family.Parent(), limit)) continue;
    const Numbers n = family.best_numbers;
    const Numbers child = rule.ChildLimit(family, limit, kLeap);
    ASSERT_NE(child.phi > n.phi, child.delta > n.delta);  // one of the two is raised
    cut += child.phi - n.phi + child.delta - n.delta < 20 ? 1 : 0;
    if (child.phi > n.phi) {
      ASSERT_LE(family.sum_phi - n.phi + child.phi, limit.delta);
    } else {
      ASSERT_LE(child.delta, limit.phi);
    }
  }
  EXPECT_GT(cut, 1000);
}

}  // namespace
}  // namespace hakari::mate
