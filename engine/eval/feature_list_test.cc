#include "engine/eval/feature_list.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace hakari::eval {
namespace {

std::map<std::string, int> FirstCells() {
  std::map<std::string, int> cells;
  for (const FeatureInfo& feature : Features()) {
    EXPECT_TRUE(cells.emplace(feature.name, feature.first_cell).second) << feature.name << " twice";
  }
  return cells;
}

TEST(FeatureList, CellsLieWhereTheCodeSeeksThem) {
  const std::map<std::string, int> expected = {
      {"board.pawn", kBoardCells},
      {"board.gold", kBoardCells + UnroyalSlot(kGold)},
      {"board.promoted_pawn", kBoardCells + UnroyalSlot(kPromotedPawn)},
      {"board.dragon", kBoardCells + UnroyalSlot(kDragon)},
      {"hand.pawn", kHandCells},
      {"hand.gold", kHandCells + kGold - 1},
      {"square.pawn", kSquareCells},
      {"square.king", kSquareCells + kUnroyalKinds * kSquareGrid},
      {"own_king.pawn", kOwnKingCells},
      {"own_king.dragon", kOwnKingCells + UnroyalSlot(kDragon) * kKingGrid},
      {"enemy_king.pawn", kEnemyKingCells},
      {"tempo", kTempoCell},
      {"no_pawn_in_hand", kNoPawnInHandCell},
      {"attacks.near_own_king", kAttacksNearOwnKingCells},
      {"attacks.near_enemy_king", kAttacksNearEnemyKingCells},
      {"attacks.anywhere", kAttacksCells},
      {"targets.attacked", kAttackedCells},
      {"targets.attacked_guarded", kAttackedGuardedCells},
      {"targets.guarded", kGuardedCell},
      {"king_ring.outnumbered", kRingOutnumberedCells},
      {"king_ring.contested", kRingContestedCells},
      {"king_ring.flight", kRingFlightCell},
      {"king_ring.generals", kRingGeneralsCell},
      {"king_ring.own_pieces", kRingOwnCell},
      {"king_ring.enemy_pieces", kRingEnemyCell},
      {"king_ring.drops", kRingDropsCell},
      {"pins.all", kPinnedCell},
      {"pins.large", kPinnedLargeCell},
      {"progress.start", kProgressStartCell},
      {"progress.hand_pawns", kProgressHandPawnsCell},
      {"progress.hand_pieces", kProgressHandPiecesCell},
      {"progress.camp", kProgressCampCell},
      {"progress.king_attacks", kProgressKingAttacksCell},
  };
  const std::map<std::string, int> cells = FirstCells();
  for (const auto& [name, cell] : expected) {
    ASSERT_EQ(cells.count(name), 1u) << name;
    EXPECT_EQ(cells.at(name), cell) << name;
  }
}

TEST(FeatureList, EveryCellBelongsToOneFeature) {
  int next = 0;
  int next_of_progress = 0;
  for (const FeatureInfo& feature : Features()) {
    int& expected = feature.is_progress() ? next_of_progress : next;
    EXPECT_EQ(feature.first_cell, expected) << feature.name;
    expected += feature.cells();
  }
  EXPECT_EQ(next, kCellCount);
  EXPECT_EQ(next_of_progress, kProgressCellCount);
  EXPECT_EQ(FeatureOfCell(0).name, "board.pawn");
  EXPECT_EQ(FeatureOfCell(kEnemyKingCells - 1).name, "own_king.dragon");
  EXPECT_EQ(FeatureOfCell(kCellCount - 1).name, "pins.large");
}

TEST(FeatureList, EveryRowAndCellHasAWordOfItsOwn) {
  std::set<std::string> rows;
  std::set<std::string> cells;
  for (const FeatureInfo& feature : Features()) {
    for (int row = 0; row < static_cast<int>(feature.rows.size()); ++row) {
      const std::string name = RowName(feature, row);
      EXPECT_TRUE(rows.insert(name).second) << name << " twice";
      EXPECT_FALSE(absl::StrContains(name, " ")) << name;
    }
    for (int i = 0; i < feature.cells(); ++i) {
      const std::string name = CellName(feature, feature.first_cell + i);
      EXPECT_TRUE(cells.insert(name).second) << name << " twice";
    }
    EXPECT_NE(feature.counts, "");
  }
  EXPECT_EQ(cells.count("own_king.gold.ahead-1.beside2"), 1u);
  EXPECT_EQ(cells.count("attacks.near_enemy_king.twice.beside3"), 1u);
  EXPECT_EQ(cells.count("king_ring.outnumbered.beside"), 1u);
  EXPECT_EQ(cells.count("tempo"), 1u);
}

// "rank1 … rank9"
std::string Span(const std::vector<std::string>& names) {
  if (names.size() <= 3) return absl::StrJoin(names, ", ");
  return absl::StrCat(names.front(), " … ", names.back());
}

// The table that README.md must hold. Features of one group with the same description share a line.
std::string TableOfFeatures() {
  std::string table = "| feature | rows | columns | cells | counts |\n|---|---|---|---|---|\n";
  const std::vector<FeatureInfo>& features = Features();
  for (size_t i = 0; i < features.size();) {
    std::vector<std::string> names;
    const FeatureInfo& first = features[i];
    int cells = 0;
    for (; i < features.size() && features[i].group == first.group &&
           features[i].counts == first.counts;
         ++i) {
      names.push_back(features[i].name);
      cells += features[i].cells();
    }
    absl::StrAppend(&table, "| ", Span(names), " | ", Span(first.rows), " | ", Span(first.columns),
                    " | ", cells, " | ", first.counts, " |\n");
  }
  return table;
}

TEST(FeatureList, IsWhatTheReadmeSays) {
  std::ifstream file("engine/eval/README.md");
  const std::string readme((std::istreambuf_iterator<char>(file)), {});
  ASSERT_NE(readme, "");
  EXPECT_TRUE(absl::StrContains(readme, TableOfFeatures())) << "README.md must hold this table:\n"
                                                            << TableOfFeatures();
}

}  // namespace
}  // namespace hakari::eval
