#include "ci/reproduce/engine/ablation_plan.h"

#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/eval/left_out.h"
#include "engine/search/settings/technique_list.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/engines/typed_search.h"

namespace hakari::reproduce {
namespace {

constexpr Ablation kBoth[] = {Ablation::kWithout, Ablation::kAdded};

std::map<std::string, AblationRow> ByName(Ablation ablation) {
  std::map<std::string, AblationRow> by_name;
  for (const AblationRow& row : AblationRows(ablation)) by_name[row.name] = row;
  return by_name;
}

engines::SearchConfig ConfigOf(const std::string& settings) {
  const auto config = engines::TypedSearchConfig(absl::StrCat("search:", settings), 16);
  EXPECT_TRUE(config.ok()) << config.status();
  return config.ok() ? *config : engines::SearchConfig();
}

TEST(AblationRows, AreEveryTechniqueAndEveryGroupOnce) {
  for (const Ablation ablation : kBoth) {
    const std::vector<AblationRow> rows = AblationRows(ablation);
    EXPECT_EQ(rows.size(), search::Techniques().size() + eval::GroupsThatCanBeLeftOut().size());
    EXPECT_EQ(ByName(ablation).size(), rows.size());
    for (const search::Technique& technique : search::Techniques()) {
      int rows_of_it = 0;
      for (const AblationRow& row : rows) {
        rows_of_it +=
            row.name == technique.name || absl::StartsWith(row.name, technique.name + " ");
      }
      EXPECT_EQ(rows_of_it, 1) << technique.name;
    }
  }
}

TEST(AblationRows, EachIsAnotherSearchThanWhatItIsSetAgainst) {
  for (const Ablation ablation : kBoth) {
    for (const AblationRow& row : AblationRows(ablation)) {
      EXPECT_NE(ConfigOf(row.changed).Text(), ConfigOf(row.beside).Text()) << row.name;
    }
  }
}

TEST(AblationRows, SayWhatGoesOrComesToo) {
  const auto without = ByName(Ablation::kWithout), added = ByName(Ablation::kAdded);
  EXPECT_EQ(without.at("table (singular with it)").beside, "default");
  EXPECT_EQ(added.at("singular (table with it)").beside, "plain,table=1");
  EXPECT_EQ(added.at("null_move").beside, "plain");
}

TEST(AblationRows, TermsAreLeftOutOfAllOrAddedToPiecesAlone) {
  const AblationRow without = ByName(Ablation::kWithout).at("terms: pins");
  EXPECT_EQ(without.changed, "default,EvalWithout=pins");
  const AblationRow added = ByName(Ablation::kAdded).at("terms: pins");
  EXPECT_THAT(added.beside, ::testing::HasSubstr("pins"));
  EXPECT_THAT(added.changed, ::testing::Not(::testing::HasSubstr("pins")));
  EXPECT_EQ(ConfigOf(added.changed).settings.null_move, 0);
}

TEST(AblationSize, ByTimeOnlyWhereTheDefaultPlaysAtFullSize) {
  MarginLabOptions options;
  options.nodes = 2000;
  for (const Ablation ablation : kBoth) {
    const AblationSize quick = SizeOf(ablation, options);
    EXPECT_EQ(quick.game_nodes, 2000u);
    EXPECT_EQ(quick.move_ms, 0);
    EXPECT_EQ(quick.nodes, 20'000u);
  }
  options.full = true;
  options.nodes = 20'000;
  EXPECT_EQ(SizeOf(Ablation::kWithout, options).move_ms, 100);
  EXPECT_EQ(SizeOf(Ablation::kWithout, options).game_nodes, 0u);
  EXPECT_EQ(SizeOf(Ablation::kAdded, options).game_nodes, 20'000u);
}

TEST(AblationSize, TryingItOutMakesGamesAndPositionsFew) {
  MarginLabOptions options;
  options.nodes = 30;
  options.most_games = 4;
  const AblationSize size = SizeOf(Ablation::kWithout, options);
  EXPECT_EQ(size.pairs, 2);
  EXPECT_EQ(size.most_positions, 4);
  const MatchWanted match = MatchOf(AblationRows(Ablation::kWithout)[0], size);
  EXPECT_EQ(match.pairs, 2);
  EXPECT_EQ(match.second, "default");
  EXPECT_EQ(match.LimitText(), "30 nodes a move");
}

}  // namespace
}  // namespace hakari::reproduce
