// Compares leaf counts of reference and engine, for positions with widely known numbers and for
// random ones.
#include <vector>

#include "engine/movegen/perft.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::reference {
namespace {

struct KnownPerft {
  const char* sfen;
  std::vector<uint64_t> leaves;  // at depth 1, 2, ...
  int reference_depth;           // as deep as the slow reference can go in a test
};

const KnownPerft kKnown[] = {
    {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b -",
     {30, 900, 25470, 719731, 19861490},
     4},
    {"l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg",
     {207, 28684, 4809015},
     2},
    {"R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p", {593, 105677, 53393368}, 2},
};

class KnownPerftTest : public testing::TestWithParam<int> {};

TEST_P(KnownPerftTest, EngineAndReferenceCountTheKnownNumbers) {
  const KnownPerft& known = kKnown[GetParam()];
  const Board board = FromSfen(known.sfen);
  Position position = ToPosition(board);
  int depth = 0;
  for (uint64_t leaves : known.leaves) {
    ++depth;
    EXPECT_EQ(hakari::movegen::Perft(position, depth), leaves) << "depth " << depth;
    if (depth < static_cast<int>(known.leaves.size())) {
      EXPECT_EQ(hakari::movegen::Perft(position, depth, movegen::LeafCounting::kMade), leaves)
          << "depth " << depth;
    }
    if (depth <= known.reference_depth) {
      EXPECT_EQ(Perft(board, depth), leaves) << "depth " << depth;
    }
  }
  EXPECT_EQ(position, ToPosition(board));
}

INSTANTIATE_TEST_SUITE_P(Positions, KnownPerftTest, testing::Range(0, 3));

TEST(PerftJudgeTest, RandomPositionsToDepthTwo) {
  SampleStream stream(601);
  for (int i = 0; i < 300 && !HasFailure(); ++i) {
    const Sample& sample = stream.Next();
    SCOPED_TRACE(ToSfen(sample.board));
    Position position = sample.position;
    const uint64_t expected = Perft(sample.board, 2);
    EXPECT_EQ(hakari::movegen::Perft(position, 2), expected);
    EXPECT_EQ(hakari::movegen::Perft(position, 2, movegen::LeafCounting::kMade), expected);
    uint64_t divided = 0;
    for (const movegen::PerftBranch& branch : movegen::PerftDivide(position, 2))
      divided += branch.leaves;
    EXPECT_EQ(divided, expected);
    EXPECT_EQ(position, sample.position);
  }
}

}  // namespace
}  // namespace hakari::reference
