#include "golden/configuration_change.h"

#include <gtest/gtest.h>

namespace hakari::golden {
namespace {

TEST(ConfigurationChange, NamesOnlyWhatDiffers) {
  EXPECT_EQ(ConfigurationChange("search/1 a=1,b=2,c=3 weights=5", "search/1 a=1,b=7,c=3 weights=5"),
            "b=7 was b=2");
  EXPECT_EQ(ConfigurationChange("search/1 a=1,b=2 weights=5", "search/1 a=2,b=2 weights=6"),
            "a=2, weights=6 were a=1, weights=5");
}

TEST(ConfigurationChange, TellsWhatIsNewOrGone) {
  EXPECT_EQ(ConfigurationChange("a=1", "a=1,b=0"), "b=0 is new");
  EXPECT_EQ(ConfigurationChange("a=1", "a=1,b=0,c=0"), "b=0, c=0 are new");
  EXPECT_EQ(ConfigurationChange("a=1,b=0", "a=1"), "b=0 is gone");
  EXPECT_EQ(ConfigurationChange("a=1,b=0,c=0", "a=1"), "b=0, c=0 are gone");
}

TEST(ConfigurationChange, TellsAnotherOrder) {
  EXPECT_EQ(ConfigurationChange("a=1,b=0", "b=0,a=1"), "its words are in another order");
}

}  // namespace
}  // namespace hakari::golden
