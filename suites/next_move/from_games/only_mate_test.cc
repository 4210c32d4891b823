#include "suites/next_move/from_games/only_mate.h"

#include <gtest/gtest.h>

#include "engine/mate/mate_result.h"
#include "engine/notation/sfen.h"
#include "suites/next_move/themes/mate_prover.h"

namespace hakari::suites {
namespace {

std::vector<Move> Find(const char* sfen, uint64_t nodes = 100'000) {
  MateProver prover = *MateProver::Make(nodes);
  return OnlyMate(*notation::ParseSfen(sfen), prover);
}

TEST(OnlyMate, IsFoundWithItsLine) {
  constexpr char kSfen[] = "6b1k/6+R2/7lp/9/9/9/9/9/4K4 b P 1";
  const std::vector<Move> line = Find(kSfen);
  ASSERT_EQ(line.size(), 5u);
  EXPECT_TRUE(mate::VerifyMateLine(*notation::ParseSfen(kSfen), line).ok());
}

TEST(OnlyMate, IsNoneIfAnotherMoveMatesToo) {
  // The gold in hand mates on the head and beside it.
  EXPECT_TRUE(Find("8k/9/7G1/9/9/9/9/9/4K4 b G 1").empty());
}

TEST(OnlyMate, IsNoneWithoutAMate) {
  EXPECT_TRUE(Find("4k4/9/9/9/9/9/9/9/4K4 b G 1").empty());
  EXPECT_TRUE(Find("6b1k/6+R2/7lp/9/9/9/9/9/4K4 b P 1", /*nodes=*/1).empty());
}

}  // namespace
}  // namespace hakari::suites
