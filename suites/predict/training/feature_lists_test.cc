#include "suites/predict/training/feature_lists.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/predict/sharp/sharp_features.h"
#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

TEST(FeatureLists, AreNamedByTheirTables) {
  EXPECT_EQ(FeatureListNames(), (std::vector<std::string>{"thesis", "sharp"}));
  for (const std::string& name : FeatureListNames()) {
    const auto list = FeatureListNamed(name);
    ASSERT_TRUE(list.ok()) << list.status();
    EXPECT_EQ(list->table->name(), name);
    EXPECT_EQ(list->table->size(), list->features.columns);
    EXPECT_GT(list->c_grid.size(), 1U);
  }
  EXPECT_EQ(FeatureListNamed("sharper").status().message(),
            "no list of features is called 'sharper', but thesis, sharp");
}

TEST(FeatureLists, TheSideToMoveAttacks) {
  const Position position = *notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/4K4 b G 1");
  const FeatureList list = *FeatureListNamed("sharp");
  std::vector<int8_t> row(static_cast<size_t>(list.features.columns));
  list.features.extract(position, row.data());
  predict::SharpFeatures features;
  predict::ExtractSharpFeatures(position, kBlack, features);
  EXPECT_TRUE(std::equal(row.begin(), row.end(), features.begin(), features.end()));
}

}  // namespace
}  // namespace hakari::suites
