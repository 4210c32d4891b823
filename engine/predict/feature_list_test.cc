#include "engine/predict/feature_list.h"

#include <gtest/gtest.h>
#include <cmath>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/default_model.h"
#include "engine/predict/features.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"
#include "engine/predict/scaled_sigmoid.h"

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

// The table that README.md must contain.
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

TEST(LinearModel, AddsWeightedFeaturesAndBias) {
  LinearModel model;
  model.bias = -10;
  model.weights[0] = 3;
  model.weights[kFeatureCount - 1] = -2;
  Features features{};
  EXPECT_EQ(model.Distance(features), -10);
  features[0] = 4;
  features[kFeatureCount - 1] = 7;
  EXPECT_EQ(model.Distance(features), -12);
}

TEST(LinearModel, DoesNotOverflow) {
  LinearModel model;
  model.bias = -kLargestBias;
  model.weights.fill(std::numeric_limits<int32_t>::min());
  Features features;
  features.fill(kLargestFeature);
  EXPECT_EQ(model.Distance(features),
            -kLargestBias - (int64_t{kFeatureCount} * kLargestFeature << 31));
}

TEST(LinearModel, ExtractsTheFeaturesOfAPosition) {
  const Position position = PositionOf("K59 R58 S53 k51 g41 l91", kBlack, "GP", "B");
  LinearModel model;
  model.bias = 5;
  for (int i = 0; i < kFeatureCount; ++i) model.weights[static_cast<size_t>(i)] = i * i - 3000;
  for (const Color attacker : kColors) {
    Features features;
    ExtractFeatures(position, attacker, features);
    int64_t expected = 5;
    for (int i = 0; i < kFeatureCount; ++i) {
      expected += int64_t{i * i - 3000} * features[static_cast<size_t>(i)];
    }
    EXPECT_EQ(model.Distance(position, attacker), expected);
  }
}

TEST(LinearModel, ProbabilityIsPlatts) {
  LinearModel model;
  model.platt_a = -2;
  model.platt_b = 0;
  EXPECT_DOUBLE_EQ(model.Probability(0), 0.5);
  EXPECT_NEAR(model.Probability(kModelScale), 0.8807970779778823, 1e-12);
  EXPECT_NEAR(model.Probability(-kModelScale / 2), 0.2689414213699951, 1e-12);
  EXPECT_FALSE(PredictsMate(0));
  EXPECT_TRUE(PredictsMate(1));
}

// Tests every scale, and every distance up to the one where the largest scale reaches its maximum.
TEST(ScaledSigmoid, IsTheRoundedSigmoid) {
  constexpr int64_t kEnd = 6 * kModelScale;
  int64_t wrong = 0;
  for (int64_t d = 0; d < kEnd; ++d) {
    const double sigmoid = 1 / (1 + std::exp(-DistanceAsNumber(d)));
    for (int a = 0; a <= kLargestSigmoidScale; ++a) {
      wrong += ScaledSigmoid(d, a) != static_cast<int>(std::floor(a * sigmoid + 0.5));
    }
  }
  EXPECT_EQ(wrong, 0);
}

TEST(ScaledSigmoid, GrowsFromHalfToAll) {
  EXPECT_EQ(ScaledSigmoid(0, 0), 0);
  EXPECT_EQ(ScaledSigmoid(0, 1), 1);
  EXPECT_EQ(ScaledSigmoid(0, 6), 3);
  EXPECT_EQ(ScaledSigmoid(0, 7), 4);
  EXPECT_EQ(ScaledSigmoid(kModelScale, 7), 5);  // 5.12
  EXPECT_EQ(ScaledSigmoid(std::numeric_limits<int64_t>::max(), 7), 7);
  EXPECT_EQ(ScaledSigmoid(std::numeric_limits<int64_t>::max(), kLargestSigmoidScale),
            kLargestSigmoidScale);
}

TEST(DefaultModel, IsTheShippedFileAsTheTrainerWroteIt) {
  const absl::StatusOr<LinearModelFile> file = ParseModel(DefaultModelText(), kDefaultModelPath);
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(FormatModel(file->model, file->recipe), DefaultModelText());
  EXPECT_FALSE(DefaultModelRecipe().empty());
  size_t trained = 0;
  for (const int32_t weight : DefaultModel().weights) trained += weight != 0;
  EXPECT_GT(trained, DefaultModel().weights.size() / 2);
}

TEST(DefaultModel, TellsAMateFromTheBeginningOfAGame) {
  const int64_t beginning = DefaultModel().Distance(Position::Initial(), kBlack);
  EXPECT_FALSE(PredictsMate(beginning));
  EXPECT_LT(DefaultModel().Probability(beginning), 0.25);
  const Position mate = PositionOf("k51 P53 K59", kBlack, "GGSSR", "");
  const int64_t near_mate = DefaultModel().Distance(mate, kBlack);
  EXPECT_TRUE(PredictsMate(near_mate));
  EXPECT_GT(DefaultModel().Probability(near_mate), 0.5);
}

}  // namespace
}  // namespace hakari::predict
