#include "engine/predict/feature_table.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

namespace hakari::predict {
namespace {

const FeatureTable kTable("small", {{"a", "first", "as"},
                                    {"b", "second", "bs"},
                                    {"b.2", "second", "bs twice"},
                                    {"c", "first", "cs"}});

TEST(FeatureTable, FindsWhatItNames) {
  EXPECT_EQ(kTable.name(), "small");
  EXPECT_EQ(kTable.size(), 4);
  EXPECT_EQ(kTable.Find("b.2"), 2);
  EXPECT_EQ(kTable.at(2).counts, "bs twice");
  EXPECT_EQ(kTable.Find("b."), std::nullopt);
  EXPECT_EQ(kTable.Find(""), std::nullopt);
}

TEST(FeatureTable, KnowsItsGroups) {
  EXPECT_EQ(kTable.Groups(), (std::vector<std::string>{"first", "second"}));
  EXPECT_EQ(kTable.InGroup("first"), (std::vector<int>{0, 3}));
  EXPECT_EQ(kTable.InGroup("third"), std::vector<int>());
}

}  // namespace
}  // namespace hakari::predict
