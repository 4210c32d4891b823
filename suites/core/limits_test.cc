#include "suites/core/limits.h"

#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

TEST(LimitsTest, TextGoesBothWays) {
  Limits limits;
  EXPECT_EQ(LimitsText(limits), "none");
  EXPECT_EQ(*ParseLimits("none"), limits);
  limits.nodes = 10000;
  limits.depth = 6;
  limits.table_mib = 0;
  limits.seed = UINT64_MAX;
  const std::string text = "nodes=10000 depth=6 table_mib=0 seed=18446744073709551615";
  EXPECT_EQ(LimitsText(limits), text);
  ASSERT_TRUE(ParseLimits(text).ok());
  EXPECT_EQ(*ParseLimits(text), limits);
}

TEST(LimitsTest, RefusesAnythingElse) {
  for (const char* text :
       {"", "nodes", "nodes=", "nodes=-1", "nodes=x", "nodes=1  depth=2", "nodes=01",
        "nodes=18446744073709551616", "plies=3", "none depth=1", "depth=1 depth=1"}) {
    EXPECT_FALSE(ParseLimits(text).ok()) << text;
  }
}

TEST(LimitsTest, SlugsTellLimitsApart) {
  Limits limits;
  EXPECT_EQ(LimitsSlug(limits), "full");
  limits.depth = 6;
  EXPECT_EQ(LimitsSlug(limits), "d6");
  limits.nodes = 10000;
  EXPECT_EQ(LimitsSlug(limits), "10000-d6");
  limits.table_mib = 64;
  limits.seed = 1;
  EXPECT_EQ(LimitsSlug(limits), "10000-d6-t64-s1");
}

}  // namespace
}  // namespace hakari::suites
