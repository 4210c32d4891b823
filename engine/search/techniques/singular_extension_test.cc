#include "engine/search/techniques/singular_extension.h"

#include <gtest/gtest.h>

#include "engine/search/judges/fixed_work.h"
#include "engine/search/memory/table.h"
#include "engine/search/settings/settings.h"
#include "engine/search/values/node.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

SearchSettings From(int depth) {
  SearchSettings settings = PlainSettings();
  settings.table = 1;
  settings.singular = depth;
  settings.singular_margin = 3;
  return settings;
}

NodeFacts NodeAt(int depth) {
  NodeFacts node;
  node.depth = depth;
  return node;
}

TableEntry Entry(int depth, Bound bound) {
  TableEntry entry;
  entry.depth = static_cast<int8_t>(depth);
  entry.age_and_bound = static_cast<uint8_t>(bound);
  return entry;
}

TEST(SingularExtension, HasItsConditions) {
  EXPECT_TRUE(MayBeSingular(NodeAt(8), Entry(8, Bound::kLower), 50, From(8)));
  EXPECT_TRUE(MayBeSingular(NodeAt(8), Entry(8, Bound::kExact), 50, From(8)));
  EXPECT_FALSE(MayBeSingular(NodeAt(8), Entry(8, Bound::kUpper), 50, From(8)));
  EXPECT_FALSE(MayBeSingular(NodeAt(8), Entry(8, Bound::kLower), 50, From(0))) << "off";
  EXPECT_FALSE(MayBeSingular(NodeAt(7), Entry(8, Bound::kLower), 50, From(8))) << "not deep";
  EXPECT_TRUE(MayBeSingular(NodeAt(8), Entry(5, Bound::kLower), 50, From(8)));
  EXPECT_FALSE(MayBeSingular(NodeAt(8), Entry(4, Bound::kLower), 50, From(8))) << "entry shallow";
  EXPECT_FALSE(MayBeSingular(NodeAt(8), Entry(8, Bound::kLower), MateAt(9), From(8)));
}

TEST(SingularExtension, AsksTheOthersWithHalfTheDepth) {
  EXPECT_EQ(SingularBeta(NodeAt(8), 50, From(8)), 50 - 24);
  EXPECT_EQ(SingularDepth(NodeAt(8)), 3);
  EXPECT_EQ(SingularDepth(NodeAt(9)), 4);
}

TEST(SingularExtension, SearchesSingleMovesDeeper) {
  const FixedWork without = WorkWith("null_move=2,reduction=100", 6);
  const FixedWork with = WorkWith("null_move=2,reduction=100,singular=4", 6);
  EXPECT_EQ(without.counters.singular_tries, 0);
  EXPECT_GT(with.counters.singular_extensions, 10);
  EXPECT_GT(with.counters.singular_tries, with.counters.singular_extensions);
  EXPECT_GT(with.deepest, without.deepest);
}

}  // namespace
}  // namespace hakari::search
