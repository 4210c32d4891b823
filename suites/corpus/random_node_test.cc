#include "suites/corpus/random_node.h"

#include <algorithm>
#include <map>
#include <string>

#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "gtest/gtest.h"

namespace hakari::corpus {
namespace {

constexpr char kMiddleGame[] =
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1";

TEST(RandomNode, TheSameDiceDrawTheSame) {
  const Position root = *notation::ParseSfen(kMiddleGame);
  Dice one(5);
  Dice same(5);
  Dice other(6);
  const RandomNode drawn = DrawRandomNode(root, 2, one);
  const RandomNode again = DrawRandomNode(root, 2, same);
  ASSERT_TRUE(drawn.position.has_value());
  EXPECT_TRUE(*drawn.position == *again.position);
  EXPECT_EQ(drawn.nodes, again.nodes);
  EXPECT_FALSE(*drawn.position == *DrawRandomNode(root, 2, other).position);
}

TEST(RandomNode, WithoutDepthItIsTheRoot) {
  const Position root = *notation::ParseSfen(kMiddleGame);
  Dice dice(1);
  const RandomNode drawn = DrawRandomNode(root, 0, dice);
  EXPECT_EQ(drawn.nodes, 1u);
  EXPECT_TRUE(*drawn.position == root);
}

// One ply deep nothing can be cut off: the root and each of its children.
TEST(RandomNode, EachNodeIsAsLikelyAsAnyOther) {
  const Position root = *notation::ParseSfen("4k4/9/9/9/9/9/4P4/9/4K4 b - 1");
  movegen::MoveList moves;
  movegen::GenerateLegal(root, moves);
  constexpr int kDraws = 7000;
  std::map<std::string, int> drawn;
  for (int i = 0; i < kDraws; ++i) {
    Dice dice(static_cast<uint64_t>(i));
    const RandomNode node = DrawRandomNode(root, 1, dice);
    ASSERT_EQ(node.nodes, static_cast<uint64_t>(moves.size() + 1));
    ++drawn[notation::ToSfen(*node.position)];
  }
  ASSERT_EQ(drawn.size(), static_cast<size_t>(moves.size() + 1));
  const double expected = double{kDraws} / (moves.size() + 1);
  for (const auto& [sfen, times] : drawn) EXPECT_NEAR(times, expected, expected * 0.15) << sfen;
}

int PlainNegamax(Position& position, int depth, Dice& dice) {
  if (depth == 0) return DrawRandomNode(position, 0, dice).value;
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  int best = -10000;
  for (const Move move : moves) {
    const Undo undo = position.DoMove(move);
    best = std::max(best, -PlainNegamax(position, depth - 1, dice));
    position.UndoMove(move, undo);
  }
  return best;
}

TEST(RandomNode, TheSearchFindsTheValueOfTheWholeTree) {
  Dice dice(1);
  for (const char* sfen :
       {kMiddleGame, "4k4/9/4p4/9/4R4/9/9/9/4K4 b - 1", "8k/7r1/9/7R1/9/9/9/9/K8 b G 1"}) {
    Position root = *notation::ParseSfen(sfen);
    EXPECT_EQ(DrawRandomNode(root, 2, dice).value, PlainNegamax(root, 2, dice)) << sfen;
  }
}

TEST(RandomNode, PositionsWithoutAMoveAreNotDrawn) {
  // Black mates by a gold at 5b and in other ways.
  const Position root = *notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  for (uint64_t seed = 0; seed < 200; ++seed) {
    Dice dice(seed);
    ASSERT_TRUE(movegen::HasLegalMove(*DrawRandomNode(root, 1, dice).position));
  }
  const Position mated = *notation::ParseSfen("4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
  Dice dice(1);
  EXPECT_FALSE(DrawRandomNode(mated, 3, dice).position.has_value());
}

}  // namespace
}  // namespace hakari::corpus
