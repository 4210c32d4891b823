#include "ci/reproduce/engine/ablation_rows.h"

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "ci/reproduce/engine/ablation_plan.h"
#include "ci/reproduce/engine/ablation_searches.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using ::testing::HasSubstr;

constexpr char kPart[] = "null_move";

// So many pairs won, lost and shared.
MatchRun Pairs(int won, int lost, int shared) {
  MatchRun run;
  run.outcomes.insert(run.outcomes.end(), static_cast<size_t>(won), 4);
  run.outcomes.insert(run.outcomes.end(), static_cast<size_t>(lost), 0);
  run.outcomes.insert(run.outcomes.end(), static_cast<size_t>(shared), 2);
  run.games.won = 2 * won + shared;
  run.games.lost = 2 * lost + shared;
  return run;
}

class AblationRowsTest : public ::testing::Test {
 protected:
  AblationRowsTest() : games_(Options(), Context{"."}) {
    // Four positions: every fiftieth.
    size_.depth = 2;
    size_.nodes = 100;
    size_.long_nodes = 200;
    size_.positions = {1, 50};
    size_.pairs = 40;
    size_.game_nodes = 100;
  }
  static MarginLabOptions Options() {
    MarginLabOptions options;
    options.keeping.quiet = true;
    options.nodes = 100;
    return options;
  }
  // All searches are equal to the default, but the one without kPart takes twice the nodes and
  // plays another move.
  AblationSearches MadeUp() {
    auto searches = AblationSearches::Make(size_, Options().keeping, Context{"."});
    EXPECT_TRUE(searches.ok()) << searches.status();
    for (const AblationRow& row : AblationRows(Ablation::kWithout)) {
      const bool is_part = row.name == kPart;
      for (const auto question :
           {AblationQuestion::kToDepth, AblationQuestion::kForMove, AblationQuestion::kOfProblem}) {
        searches->Keep(question, row.beside, Everywhere(*searches, question, "7g7f", 100));
        searches->Keep(
            question, row.changed,
            Everywhere(*searches, question, is_part ? "2g2f" : "7g7f", is_part ? 200 : 100));
      }
    }
    searches->KeepLong(Everywhere(*searches, AblationQuestion::kForMove, "2g2f", 1000));
    return *std::move(searches);
  }
  static suites::SettingRun Everywhere(const AblationSearches& searches, AblationQuestion question,
                                       const std::string& answer, int64_t nodes) {
    suites::SettingRun run;
    for (const suites::Problem* problem : searches.set(question).Selected()) {
      run.ids.push_back(problem->id);
      suites::Outcome outcome = suites::Outcome::Ran(answer, {{"nodes", nodes}});
      outcome.times.cpu_ns = 3 * nodes;
      run.outcomes.push_back(std::move(outcome));
    }
    return run;
  }
  // kPart has the given match, all other parts an even one.
  std::vector<MeasuredPart> Parts(const MatchRun& of_part) {
    for (const AblationRow& row : AblationRows(Ablation::kWithout)) {
      games_.Keep(MatchOf(row, size_), row.name == kPart ? of_part : Pairs(10, 10, 20));
    }
    AblationSearches searches = MadeUp();
    const auto parts = MeasuredParts(Ablation::kWithout, searches, games_);
    EXPECT_TRUE(parts.ok()) << parts.status();
    return parts.ok() ? *parts : std::vector<MeasuredPart>();
  }
  static const MeasuredPart& Named(const std::vector<MeasuredPart>& parts,
                                   const std::string& name) {
    for (const MeasuredPart& part : parts) {
      if (part.row.name == name) return part;
    }
    ADD_FAILURE() << name;
    return parts[0];
  }

  AblationSize size_;
  MarginLab games_;
};

TEST_F(AblationRowsTest, RatiosAreToWhatItIsSetAgainst) {
  const std::vector<MeasuredPart> parts = Parts(Pairs(2, 30, 8));
  const MeasuredPart& part = Named(parts, kPart);
  EXPECT_EQ(part.nodes->effect.estimate, 2);
  EXPECT_EQ(part.cpu_per_node->effect.estimate, 1);
  EXPECT_EQ(part.agreement.positions, 4);
  EXPECT_EQ(part.agreement.same, 4);
  EXPECT_EQ(part.agreement_beside.same, 0);
  EXPECT_GT(part.solved.judged(), 0);
  EXPECT_FALSE(part.same_searches);
  EXPECT_TRUE(Named(parts, "killers").same_searches);
}

TEST_F(AblationRowsTest, WhatLosesWithoutIsWorthSomething) {
  const std::vector<MeasuredPart> parts = Parts(Pairs(2, 30, 8));
  const JudgedClaim claim = EveryPartEarnsItsPlace(Ablation::kWithout, parts);
  EXPECT_EQ(claim.holding, Holding::kHoldsInPart);
  EXPECT_THAT(claim.measured, HasSubstr("shown for 1 (null_move), the contrary for none"));
  const BarChart chart = WorthChart(Ablation::kWithout, parts);
  EXPECT_EQ(chart.bars[0].name, kPart);
  EXPECT_GT(chart.bars[0].low, 0);
  EXPECT_LT(chart.bars[0].low, chart.bars[0].high);
  EXPECT_NEAR(chart.bars[0].value, -Named(parts, kPart).strength.elo, 1e-9);
}

TEST_F(AblationRowsTest, WhatWinsWithoutContradicts) {
  const std::vector<MeasuredPart> parts = Parts(Pairs(30, 2, 8));
  const JudgedClaim claim = EveryPartEarnsItsPlace(Ablation::kWithout, parts);
  EXPECT_EQ(claim.holding, Holding::kDoesNotHold);
  EXPECT_THAT(claim.measured, HasSubstr("the contrary for 1 (null_move)"));
  EXPECT_EQ(EveryPartEarnsItsPlace(Ablation::kAdded, parts).holding, Holding::kHoldsInPart)
      << "added, a win is what it should be";
}

TEST_F(AblationRowsTest, EvenMatchesShowNothing) {
  const std::vector<MeasuredPart> parts = Parts(Pairs(11, 10, 19));
  EXPECT_EQ(EveryPartEarnsItsPlace(Ablation::kWithout, parts).holding, Holding::kNotShown);
}

TEST_F(AblationRowsTest, AMatchWithoutPairsIsAnError) {
  for (const AblationRow& row : AblationRows(Ablation::kWithout)) {
    games_.Keep(MatchOf(row, size_), MatchRun());
  }
  AblationSearches searches = MadeUp();
  EXPECT_THAT(std::string(MeasuredParts(Ablation::kWithout, searches, games_).status().message()),
              HasSubstr("no pair was played"));
}

// Real searches with few nodes.
class AblationSearchesTest : public AblationRowsTest {
 protected:
  AblationSearchesTest() : folder_(::testing::TempDir() + "/kept") {
    std::filesystem::remove_all(folder_);
  }
  AblationSearches Searches(Shard shard) {
    RunKeeping keeping;
    keeping.quiet = true;
    keeping.journal_folder = folder_;
    keeping.shard = shard;
    return *AblationSearches::Make(size_, keeping, Context{".", 2, 0, &stop_});
  }

  const std::string folder_;
  const AblationRow row_ = {"null_move", "default,null_move=0", "default"};
  std::atomic<bool> stop_{false};
};

TEST_F(AblationSearchesTest, ShardsBecomeAWhole) {
  for (const int index : {1, 2, 5}) {  // the last has only problems
    const absl::Status ran = Searches({index, 5}).RunAll({row_});
    EXPECT_TRUE(ran.ok()) << ran;
  }
  for (const int index : {3, 4}) ASSERT_TRUE(Searches({index, 5}).RunAll({row_}).ok());
  stop_ = true;  // all runs are kept, so nothing is searched
  AblationSearches whole = Searches({});
  const auto side_by_side = whole.SideBySide(AblationQuestion::kToDepth, row_);
  ASSERT_TRUE(side_by_side.ok()) << side_by_side.status();
  EXPECT_EQ(side_by_side->positions.size(), 4u);
  EXPECT_EQ(whole.AgreementOf("default")->positions, 4);
  EXPECT_FALSE(whole.AgreementOf("plain").ok()) << "was not asked for";
}

TEST_F(AblationSearchesTest, PositionsAreAsFewAsWished) {
  size_.positions = {1, 5};
  size_.most_positions = 3;
  const AblationSearches searches = Searches({});
  EXPECT_EQ(searches.set(AblationQuestion::kToDepth).Selected().size(), 3u);
  EXPECT_GT(searches.set(AblationQuestion::kOfProblem).Selected().size(), 3u);
}

}  // namespace
}  // namespace hakari::reproduce
