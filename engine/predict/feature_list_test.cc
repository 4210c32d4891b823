#include "engine/predict/feature_list.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/predict/feature_table.h"

namespace hakari::predict {
namespace {

std::string NameAt(FeatureSide side, int offset) { return InfoOf(SideFeature(side, offset)).name; }

TEST(FeatureList, NamesStandWhereTheOffsetsSay) {
  EXPECT_STREQ(InfoOf(kKingDistanceFeature).name, "king_distance");
  const FeatureSide us = FeatureSide::kAttacker;
  EXPECT_EQ(NameAt(us, feature::kKingRank), "attacker.king_rank");
  EXPECT_EQ(NameAt(us, feature::kKingFile), "attacker.king_file");
  EXPECT_EQ(NameAt(us, feature::kRingArea + feature::kOffBoard), "attacker.ring.off_board");
  EXPECT_EQ(NameAt(us, feature::kFrontArea + feature::kFlight), "attacker.front.flight");
  EXPECT_EQ(NameAt(us, feature::kBackArea + feature::kPinned), "attacker.back.pinned");
  EXPECT_EQ(NameAt(us, feature::kHandTotal), "attacker.hand");
  EXPECT_EQ(NameAt(us, feature::kHandByKind), "attacker.hand.pawn");
  EXPECT_EQ(NameAt(us, feature::kCheckingPieces), "attacker.checking_pieces");
  EXPECT_EQ(NameAt(us, feature::kPiecesByKind + feature::kSmallPromotedSlot),
            "attacker.checking_pieces.small_promoted");
  EXPECT_EQ(NameAt(us, feature::kCheckingMoves), "attacker.checking_moves");
  EXPECT_EQ(NameAt(us, feature::kMovesByKind + feature::kDragonSlot),
            "attacker.checking_moves.dragon");
  EXPECT_EQ(NameAt(us, feature::kCheckingDrops), "attacker.checking_drops");
  EXPECT_EQ(NameAt(FeatureSide::kDefender, feature::kDropsByKind + 6),
            "defender.checking_drops.rook");
  EXPECT_EQ(SideFeature(FeatureSide::kDefender, feature::kDropsByKind + 6), kFeatureCount - 1);
}

TEST(FeatureList, EveryNameIsOneWordAndOnce) {
  std::set<std::string> names;
  for (int i = 0; i < kFeatureCount; ++i) {
    const std::string name = InfoOf(i).name;
    EXPECT_TRUE(names.insert(name).second) << name << " twice";
    EXPECT_FALSE(absl::StrContains(name, " ")) << name;
    EXPECT_STRNE(InfoOf(i).counts, "");
  }
}

TEST(FeatureList, IsATableToo) {
  const FeatureTable& table = ThesisFeatureTable();
  EXPECT_EQ(table.name(), "thesis");
  ASSERT_EQ(table.size(), kFeatureCount);
  for (int i = 0; i < kFeatureCount; ++i) {
    EXPECT_EQ(table.Find(InfoOf(i).name), i);
    EXPECT_EQ(table.at(i).group, NameOf(InfoOf(i).group));
    EXPECT_EQ(table.at(i).counts, InfoOf(i).counts);
  }
  EXPECT_EQ(table.Find("attacker.king"), std::nullopt);
}

TEST(FeatureList, EveryGroupHasItsFeatures) {
  std::map<std::string, int> counts;
  for (int i = 0; i < kFeatureCount; ++i) ++counts[NameOf(InfoOf(i).group)];
  const std::map<std::string, int> expected = {
      {"king_distance", 1},    {"king_position", 4},   {"ring", 16},
      {"front", 16},           {"back", 16},           {"hand", 16},
      {"checking_pieces", 22}, {"checking_moves", 22}, {"checking_drops", 16}};
  EXPECT_EQ(counts, expected);
}

// The table of README.md, as it must be.
std::string TableOfFeatures() {
  std::string table = "| number | feature | group | counts |\n|---|---|---|---|\n";
  for (int i = 0; i <= kSideFeatureCount; ++i) {
    const FeatureInfo& info = InfoOf(i);
    std::string name = info.name;
    std::string number = absl::StrCat(i);
    if (i > 0) {
      name = name.substr(std::string("attacker.").size());
      absl::StrAppend(&number, ", ", i + kSideFeatureCount);
    }
    absl::StrAppend(&table, "| ", number, " | ", name, " | ", NameOf(info.group), " | ",
                    info.counts, " |\n");
  }
  return table;
}

TEST(FeatureList, IsWhatTheReadmeSays) {
  std::ifstream file("engine/predict/README.md");
  const std::string readme((std::istreambuf_iterator<char>(file)), {});
  ASSERT_NE(readme, "");
  EXPECT_TRUE(absl::StrContains(readme, TableOfFeatures())) << "README.md must hold this table:\n"
                                                            << TableOfFeatures();
}

}  // namespace
}  // namespace hakari::predict
