// Compares the features with values worked out by hand. The tests in sharp/reference use random
// positions.
#include "engine/predict/sharp/sharp_features.h"

#include <gtest/gtest.h>
#include <cstddef>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/feature_list.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"
#include "engine/predict/sharp/sharp_list.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::predict {
namespace {

using Named = std::map<std::string, int>;

// The features that are not 0, without those of the form "feature>=number".
Named FeaturesOf(const Position& position, Color attacker) {
  SharpFeatures features;
  features.fill(99);
  ExtractSharpFeatures(position, attacker, features);
  Named named;
  for (int i = 0; i < kSharpFeatureCount; ++i) {
    const std::string name = SharpFeatureTable().at(i).name;
    const int value = features[static_cast<size_t>(i)];
    if (value != 0 && name.find(">=") == std::string::npos) named[name] = value;
  }
  return named;
}

int At(const Position& position, Color attacker, const std::string& name) {
  SharpFeatures features;
  ExtractSharpFeatures(position, attacker, features);
  return features[static_cast<size_t>(*SharpFeatureTable().Find(name))];
}

// A bare king at 5a, a pawn at 5c, and a gold in hand that mates when dropped at 5b.
TEST(SharpFeatures, OfAPositionWorkedOutByHand) {
  const Position position = PositionOf("K59 P53 k51", kBlack, "G", "l");
  const Named expected = {
      {"checks.answers_0", 1},  // G*52
      {"checks.answers_3", 4},  // G*42 and G*41: it is taken, or 61, 62; likewise G*62, G*61
      {"checks.answers_1", 1},  // the pawn moves to 52: it is taken
      {"checking_pieces", 1},  {"checking_moves", 1},
      {"checking_drops", 5},   {"defender.hand.lance", 1},
      {"ring.attacked", 1},  // 52
      {"ring.unguarded", 1},   {"ring.unguarded_empty", 1},
      {"ring.edge", 1},        {"room.1", 4},  // 41 61 42 62
      {"room.2", 13},  // files 3 to 7, ranks a to c, except the king's square and 52
      {"room.3", 26},  // files 2 to 8, ranks a to d
      {"room.4", 43},  // ranks a to e
      {"zone.attacked", 1},    {"zone.unguarded", 1},
      {"zone.attackers", 1},   {"zone.free", 13},
      {"reach.ring", 1},       {"reach.zone", 1},
  };
  EXPECT_EQ(FeaturesOf(position, kBlack), expected);
  EXPECT_EQ(At(position, kBlack, "checks.answers_0>=1"), 1);
  EXPECT_EQ(At(position, kBlack, "checks.answers_0>=2"), 0);
  EXPECT_EQ(At(position, kBlack, "checks.answers_3>=3"), 1);
  EXPECT_EQ(At(position, kBlack, "hand.gold>=1"), 1);
  EXPECT_EQ(At(position, kBlack, "king.rank>=2"), 0);
  EXPECT_EQ(At(position, kBlack, "king.file_from_edge>=5"), 1);
}

TEST(SharpFeatures, ThePiecesThatTakeAndStandBetweenAreAnswers) {
  const Position position = PositionOf("K99 k51 g61 g41 p42 p62 p53", kBlack, "R", "");
  EXPECT_EQ(At(position, kBlack, "checking_drops"), 1);    // 52; the pawn blocks the rest
  EXPECT_EQ(At(position, kBlack, "checks.answers_3"), 1);  // two golds and the king
  const Position open = PositionOf("K99 k51 g61 g41 p42 p62 P55", kBlack, "R", "p");
  EXPECT_EQ(At(open, kBlack, "checks.answers_3"), 2);  // 52; 53: golds and pawn on 52
  EXPECT_EQ(At(open, kBlack, "checks.answers_4"), 1);  // 54: the same and the pawn on 53
}

TEST(SharpFeatures, APawnsDropThatMatesIsNoCheck) {
  const Position mate = PositionOf("K99 k11 n21 s22 G13", kBlack, "P", "");
  EXPECT_EQ(At(mate, kBlack, "checking_drops"), 0);
  EXPECT_EQ(At(mate, kBlack, "checks.answers_0"), 0);
  const Position unsupported = PositionOf("K99 k11 n21 s22 G14", kBlack, "P", "");
  EXPECT_EQ(At(unsupported, kBlack, "checking_drops"), 1);
  EXPECT_EQ(At(unsupported, kBlack, "checks.answers_1"), 1);  // the king takes it
}

TEST(SharpFeatures, ACheckMustAnswerACheck) {
  // The rook attacks the king at 9i along the rank, so a gold dropped at 5b is illegal.
  const Position position = PositionOf("K99 P53 k51 r19", kBlack, "G", "");
  EXPECT_EQ(At(position, kBlack, "in_check"), 1);
  EXPECT_EQ(At(position, kBlack, "in_double_check"), 0);
  EXPECT_EQ(At(position, kBlack, "checking_drops"), 0);
  const Position taker = PositionOf("K99 k51 r59 R49", kBlack, "G", "");
  EXPECT_EQ(At(taker, kBlack, "checking_moves"), 1);  // the rook takes and gives check on the file
}

TEST(SharpFeatures, ALineThatIsOpened) {
  const Position position = PositionOf("K99 k51 R59 S55", kBlack, "", "");
  EXPECT_EQ(At(position, kBlack, "discoverers"), 1);
  EXPECT_EQ(At(position, kBlack, "checking_pieces"), 1);
  EXPECT_EQ(At(position, kBlack, "checking_moves"), 4);  // 44 64 46 66, not 54
}

TEST(SharpFeatures, WithoutTheDefendersKing) {
  const Named expected = {{"in_check", 1}, {"defender.hand.rook", 1}};
  EXPECT_EQ(FeaturesOf(PositionOf("K59 r51 G68", kBlack, "P", "R"), kBlack), expected);
}

TEST(SharpFeatures, WithoutTheAttackersKingNothingIsInTheWay) {
  const Position position = PositionOf("P53 k51", kBlack, "G", "");
  EXPECT_EQ(At(position, kBlack, "in_check"), 0);
  EXPECT_EQ(At(position, kBlack, "checks.answers_0"), 1);
}

TEST(SharpModel, WeighsTheFeaturesOfAPosition) {
  const Position position = PositionOf("K59 R58 S53 k51 g41 l91", kBlack, "GP", "B");
  SharpModel model;
  model.bias = 5;
  for (size_t i = 0; i < model.weights.size(); ++i) {
    model.weights[i] = static_cast<int32_t>(i * i) - 3000;
  }
  for (const Color attacker : kColors) {
    SharpFeatures features;
    ExtractSharpFeatures(position, attacker, features);
    int64_t expected = 5;
    for (size_t i = 0; i < features.size(); ++i) {
      expected += int64_t{model.weights[i]} * features[i];
    }
    EXPECT_EQ(model.Distance(position, attacker), expected);
    EXPECT_EQ(model.Distance(features), expected);
  }
}

TEST(DefaultSharpModel, IsTheShippedFileAsTheTrainerWroteIt) {
  const absl::StatusOr<ModelFileOver<SharpList>> file =
      ParseModelOver<SharpList>(DefaultSharpModelText(), kDefaultSharpModelPath);
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(FormatModel(file->model, file->recipe), DefaultSharpModelText());
  EXPECT_FALSE(DefaultSharpModelRecipe().empty());
  size_t trained = 0;
  for (const int32_t weight : DefaultSharpModel().weights) trained += weight != 0;
  EXPECT_GT(trained, DefaultSharpModel().weights.size() / 2);
}

TEST(DefaultSharpModel, TellsAMateFromTheBeginningOfAGame) {
  const int64_t beginning = DefaultSharpModel().Distance(Position::Initial(), kBlack);
  EXPECT_FALSE(PredictsMate(beginning));
  EXPECT_LT(DefaultSharpModel().Probability(beginning), 0.25);
  const Position mate = PositionOf("k51 P53 K59", kBlack, "GGSSR", "");
  const int64_t near_mate = DefaultSharpModel().Distance(mate, kBlack);
  EXPECT_TRUE(PredictsMate(near_mate));
  EXPECT_GT(DefaultSharpModel().Probability(near_mate), 0.5);
}

TEST(DefaultSharpModel, ChecksWithoutAnswersSpeakForAMate) {
  const int feature = *SharpList::Table().Find("checks.answers_0>=1");
  EXPECT_GT(DefaultSharpModel().weights[static_cast<size_t>(feature)], 0);
}

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

// The table that README.md must contain.
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
