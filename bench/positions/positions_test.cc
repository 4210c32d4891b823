// The data files are what the recipe makes, and fit their names.
#include <gtest/gtest.h>

#include <set>

#include "absl/strings/str_join.h"
#include "bench/positions/collect.h"
#include "bench/positions/playout.h"
#include "bench/positions/position_set.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::bench {
namespace {

void ExpectMadeByTheRecipe(const PositionSet& set) {
  const std::optional<PositionKind> kind = PositionKindFrom(set.name);
  ASSERT_TRUE(kind.has_value()) << set.name;
  ASSERT_EQ(set.positions.size(), static_cast<size_t>(PositionsInSet(*kind)));
  std::string file;
  for (const std::string& sfen : set.sfens) file += sfen + "\n";
  EXPECT_TRUE(file == PositionFile(CollectPositions(*kind, kPositionSeed)))
      << set.name << ".sfen is not what `bazel run //bench/positions:generate -- " << set.name
      << "` prints";
  const std::set<std::string> different(set.sfens.begin(), set.sfens.end());
  EXPECT_EQ(different.size(), set.sfens.size());
  for (const Position& position : set.positions) {
    EXPECT_TRUE(IsOfKind(position, *kind));
    EXPECT_TRUE(movegen::HasLegalMove(position) || *kind == PositionKind::kCheck);
  }
}

TEST(Positions, QuietOnesAreMadeByTheRecipe) { ExpectMadeByTheRecipe(QuietPositions()); }
TEST(Positions, ChecksAreMadeByTheRecipe) { ExpectMadeByTheRecipe(CheckPositions()); }
TEST(Positions, FullHandsAreMadeByTheRecipe) { ExpectMadeByTheRecipe(HandsPositions()); }

TEST(Positions, MatesToSearchForAreMadeByTheRecipe) { ExpectMadeByTheRecipe(MatePositions()); }

TEST(Positions, TreesAreSampledByTheRecipe) {
  const TreeSample sample = SampleMateTree();
  const auto file_of = [](const PositionSet& set) { return absl::StrJoin(set.sfens, "\n") + "\n"; };
  EXPECT_TRUE(file_of(AttackTreePositions()) == PositionFile(sample.attack))
      << "attack_tree.sfen is not what `bazel run //bench/positions:generate -- attack_tree` "
         "prints";
  EXPECT_TRUE(file_of(DefenceTreePositions()) == PositionFile(sample.defence))
      << "defence_tree.sfen is not what `bazel run //bench/positions:generate -- defence_tree` "
         "prints";
  EXPECT_GT(sample.attack.size(), 2000u);
  for (const Position& position : sample.defence) EXPECT_TRUE(InCheck(position));
}

TEST(SeededRandom, HasTheKnownSequence) {
  SeededRandom random(1234567);
  EXPECT_EQ(random.Next(), 6457827717110365317u);
  EXPECT_EQ(random.Next(), 3203168211198807973u);
}

TEST(PositionKind, HasNoOtherWords) {
  EXPECT_FALSE(PositionKindFrom("").has_value());
  EXPECT_FALSE(PositionKindFrom("Quiet").has_value());
}

}  // namespace
}  // namespace hakari::bench
