#include "engine/predict/sharp/sharp_list.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/predict/feature_table.h"

namespace hakari::predict {
namespace {

TEST(SharpList, GroupsBeginWhereTheOffsetsSay) {
  const FeatureTable& table = SharpFeatureTable();
  ASSERT_EQ(table.size(), kSharpFeatureCount);
  const std::vector<std::pair<int, std::string>> begins = {
      {sharp::kInCheck, "in_check"},
      {sharp::kChecksByAnswers, "checks.answers_0"},
      {sharp::kChecksAtLeast, "checks.answers_0>=1"},
      {sharp::kChances, "checking_pieces"},
      {sharp::kHand, "hand.pawn>=1"},
      {sharp::kInterposers, "defender.hand.pawn"},
      {sharp::kRing, "ring.attacked"},
      {sharp::kRing + sharp::kOwn, "ring.own"},
      {sharp::kRingAtLeast, "ring.attacked>=1"},
      {sharp::kRoom, "room.1"},
      {sharp::kZone, "zone.attacked"},
      {sharp::kKing, "king.rank>=2"},
      {sharp::kLines, "pinned"},
      {sharp::kReach, "reach.ring"},
      {sharp::kCount - 1, "reach.zone"}};
  for (const auto& [feature, name] : begins) EXPECT_EQ(table.at(feature).name, name);
}

TEST(SharpList, EveryNameIsOneWordAndOnce) {
  std::set<std::string> names;
  for (int i = 0; i < kSharpFeatureCount; ++i) {
    const FeatureRow& row = SharpFeatureTable().at(i);
    EXPECT_TRUE(names.insert(row.name).second) << row.name << " twice";
    EXPECT_FALSE(absl::StrContains(row.name, " ")) << row.name;
    EXPECT_NE(row.counts, "");
  }
}

// The table of README.md, as it must be.
std::string TableOfFeatures() {
  std::string table = "| number | feature | group | counts |\n|---|---|---|---|\n";
  for (int i = 0; i < kSharpFeatureCount; ++i) {
    const FeatureRow& row = SharpFeatureTable().at(i);
    absl::StrAppend(&table, "| ", i, " | ", row.name, " | ", row.group, " | ", row.counts, " |\n");
  }
  return table;
}

TEST(SharpList, IsWhatTheReadmeSays) {
  std::ifstream file("engine/predict/sharp/README.md");
  const std::string readme((std::istreambuf_iterator<char>(file)), {});
  ASSERT_NE(readme, "");
  EXPECT_TRUE(absl::StrContains(readme, TableOfFeatures())) << "README.md must hold this table:\n"
                                                            << TableOfFeatures();
}

}  // namespace
}  // namespace hakari::predict
