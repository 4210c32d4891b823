// Checks depth-first mate searches against brute force (answers) and against a slow, literal PDS
// (node counts). The tests are split into parts so that they can run in parallel.
#include <cstdint>

#include "absl/status/status.h"
#include "engine/mate/depth_first.h"
#include "engine/mate/dfpn.h"
#include "engine/mate/dfpnplus.h"
#include "engine/mate/judges/brute_force.h"
#include "engine/mate/judges/slow_pds.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/numbers.h"
#include "engine/mate/pds.h"
#include "engine/mate/proof_table.h"
#include "engine/mate/seams.h"
#include "engine/position/position.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kNodes = 2000;
constexpr int kParts = 8;

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
using BentPds = DepthFirstSearch<PdsRuleWith<Bending>>;
using CutPds = DepthFirstSearch<PdsRuleWith<BendingCut>>;
using BentDfpn = DepthFirstSearch<DfpnRuleWith<Bending>>;

template <typename Search>
MateResult Solve(const Position& position) {
  MateLimits limits;
  limits.nodes = kNodes;
  ProofTable table(kNodes);
  return Search(table, limits).Run(position);
}

struct Tally {
  int mates = 0;
  int no_mates = 0;
  int unknown = 0;

  void Count(MateAnswer answer) {
    ++(answer == MateAnswer::kMate ? mates : answer == MateAnswer::kNoMate ? no_mates : unknown);
  }
};

class InParts : public testing::TestWithParam<int> {};

using PartOfSearches = InParts;

TEST_P(PartOfSearches, IsNeverWrong) {
  constexpr int kPlies = 7;
  constexpr uint64_t kBruteNodes = 100'000;
  reference::Dice dice(static_cast<uint64_t>(1 + GetParam()));
  Tally tally;
  for (int i = 0; i < 60; ++i) {
    const Position position = SmallPosition(dice);
    const BruteForceAnswer truth = ProveByBruteForce(position, kPlies, kBruteNodes);
    for (const auto solve : {Solve<PdsSearch>, Solve<DfpnSearch>, Solve<DfpnplusSearch>,
                             Solve<BentPds>, Solve<CutPds>, Solve<BentDfpn>}) {
      const MateResult result = solve(position);
      if (result.answer == MateAnswer::kMate) {
        EXPECT_EQ(VerifyMateLine(position, result.line), absl::OkStatus());
      }
      if (truth.answer == MateAnswer::kUnknown) continue;
      tally.Count(result.answer);
      if (result.answer == MateAnswer::kUnknown) continue;
      ASSERT_EQ(result.answer, truth.answer);
      EXPECT_GE(static_cast<int>(result.line.size()), truth.plies);
    }
  }
  EXPECT_GT(tally.mates, 5);
  EXPECT_GT(tally.no_mates, 15);
  EXPECT_LT(tally.unknown, 100);
}

using PartOfPds = InParts;

TEST_P(PartOfPds, CountsWhatItsDefinitionCounts) {
  Tally tally;
  for (const Position& position : PositionsFromGames(static_cast<uint64_t>(100 + GetParam()), 20)) {
    const SlowPdsAnswer expected = SolveBySlowPds(position, kNodes);
    const MateResult result = Solve<PdsSearch>(position);
    ASSERT_EQ(result.answer, expected.answer);
    ASSERT_EQ(result.nodes, expected.nodes);
    ASSERT_EQ(static_cast<int>(result.line.size()), expected.length);
    tally.Count(result.answer);
  }
  EXPECT_GT(tally.mates + tally.no_mates, 3);
}

INSTANTIATE_TEST_SUITE_P(All, PartOfSearches, testing::Range(0, kParts));
INSTANTIATE_TEST_SUITE_P(All, PartOfPds, testing::Range(0, kParts));

}  // namespace
}  // namespace hakari::mate
