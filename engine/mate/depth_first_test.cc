// PDS and df-pn, judged by brute force (answers) and by PDS written out slowly (node counts).
#include "engine/mate/depth_first.h"

#include <atomic>
#include <vector>

#include "engine/core/piece.h"
#include "engine/mate/brute_force.h"
#include "engine/mate/dfpn.h"
#include "engine/mate/pds.h"
#include "engine/mate/slow_pds.h"
#include "engine/mate/small_positions.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"
#include "engine/position/setup_for_test.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari {
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

// Positions from random games, with a check to give.
std::vector<Position> Positions(uint64_t seed, int count) {
  std::vector<Position> positions;
  reference::SampleStream stream(seed);
  while (static_cast<int>(positions.size()) < count) {
    const Position& position = stream.Next().position;
    MoveList checks;
    GenerateChecks(position, checks);
    if (!checks.empty()) positions.push_back(position);
  }
  return positions;
}

void ExpectLineMates(const Position& start, const std::vector<Move>& line) {
  Position position = start;
  for (size_t i = 0; i < line.size(); ++i) {
    ASSERT_TRUE(IsLegal(position, line[i]));
    ASSERT_TRUE(i % 2 == 1 || GivesCheck(position, line[i]));
    position.DoMove(line[i]);
  }
  EXPECT_EQ(line.size() % 2, 1u);
  EXPECT_TRUE(InCheck(position));
  EXPECT_FALSE(HasLegalMove(position));
}

struct Tally {
  int mates = 0;
  int long_mates = 0;
  int no_mates = 0;
  int unknown = 0;
};

template <typename Search>
void JudgeByBruteForce(uint64_t seed, Tally& tally) {
  constexpr int kPlies = 7;
  constexpr uint64_t kBruteNodes = 100'000;
  reference::Dice dice(seed);
  for (int i = 0; i < 400; ++i) {
    const Position position = SmallPosition(dice);
    const MateResult result = Solve<Search>(position, NodeLimit(kNodes));
    if (result.answer == MateAnswer::kMate) ExpectLineMates(position, result.line);
    const BruteForceAnswer truth = ProveByBruteForce(position, kPlies, kBruteNodes);
    if (truth.answer == MateAnswer::kUnknown) continue;
    if (result.answer == MateAnswer::kUnknown) {
      ++tally.unknown;
      continue;
    }
    ASSERT_EQ(result.answer, truth.answer);
    EXPECT_GE(static_cast<int>(result.line.size()), truth.plies);
    ++(truth.answer == MateAnswer::kMate ? tally.mates : tally.no_mates);
    if (truth.plies >= 5) ++tally.long_mates;
  }
}

TEST(DepthFirstSearch, PdsIsNeverWrong) {
  Tally tally;
  JudgeByBruteForce<PdsSearch>(1, tally);
  EXPECT_GT(tally.mates, 10);
  EXPECT_GT(tally.no_mates, 25);
  EXPECT_GT(tally.long_mates, 2);
  EXPECT_LT(tally.unknown, 100);
}

TEST(DepthFirstSearch, DfpnIsNeverWrong) {
  Tally tally;
  JudgeByBruteForce<DfpnSearch>(2, tally);
  EXPECT_GT(tally.mates, 10);
  EXPECT_GT(tally.no_mates, 25);
  EXPECT_GT(tally.long_mates, 2);
  EXPECT_LT(tally.unknown, 100);
}

TEST(DepthFirstSearch, PdsCountsWhatItsDefinitionCounts) {
  Tally tally;
  for (const Position& position : Positions(3, 150)) {
    const SlowPdsAnswer expected = SolveBySlowPds(position, kNodes);
    const MateResult result = Solve<PdsSearch>(position, NodeLimit(kNodes));
    ASSERT_EQ(result.answer, expected.answer);
    ASSERT_EQ(result.nodes, expected.nodes);
    ASSERT_EQ(static_cast<int>(result.line.size()), expected.length);
    ++(result.answer == MateAnswer::kMate     ? tally.mates
       : result.answer == MateAnswer::kNoMate ? tally.no_mates
                                              : tally.unknown);
  }
  EXPECT_GT(tally.mates, 5);
  EXPECT_GT(tally.no_mates, 25);
  EXPECT_GT(tally.unknown, 3);
}

TEST(DepthFirstSearch, AnswersAtItsLimitAndNotOneNodeBefore) {
  int tried = 0;
  for (const Position& position : Positions(4, 200)) {
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
  const std::vector<Position> positions = Positions(5, 60);
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

}  // namespace
}  // namespace hakari
