// `predict show` as a user meets it.
#include <gtest/gtest.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"
#include "engine/predict/sharp/sharp_list.h"

namespace hakari::cli {
namespace {

constexpr char kPosition[] = "'4k4/9/4P4/9/9/9/9/9/9 b 2G 1'";

// A model with a weight of 1/8 for every feature.
std::string ModelPath() {
  const std::string path = absl::StrCat(::testing::TempDir(), "/predict_show_model.txt");
  predict::LinearModel model;
  model.weights.fill(predict::kModelScale / 8);
  model.bias = -2 * predict::kModelScale;
  EXPECT_TRUE(WriteFileAtomically(path, predict::FormatModel(model, {{"made", "by hand"}})).ok());
  return path;
}

Ran Show(const std::string& arguments) {
  return RunHakari(absl::StrCat("predict show ", arguments, " --model ", ModelPath()));
}

TEST(PredictShow, ShowsBoardFeaturesDistanceAndProbability) {
  const Ran ran = Show(kPosition);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(ran.err, "");
  for (const char* part :
       {"先手の持駒：金二", "\nsfen 4k4/9/4P4/9/9/9/9/9/9 b 2G 1\n", "attacker.checking_drops.gold",
        "\n  all others (--all)", "\n  bias", "\n  distance", "probability of a mate "}) {
    EXPECT_TRUE(absl::StrContains(ran.out, part)) << part << "\n" << ran.out;
  }
  EXPECT_FALSE(absl::StrContains(ran.out, "attacker.checking_drops.rook")) << ran.out;
  const Ran all = Show(absl::StrCat(kPosition, " --all"));
  EXPECT_TRUE(absl::StrContains(all.out, "attacker.checking_drops.rook")) << all.out;
  EXPECT_FALSE(absl::StrContains(all.out, "all others")) << all.out;
}

TEST(PredictShow, SharesAddUpToTheDistance) {
  const Ran ran = Show(absl::StrCat(kPosition, " --json -"));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  const nlohmann::json json = nlohmann::json::parse(ran.out);
  int64_t sum = json["result"]["bias"];
  for (const auto& feature : json["result"]["features"]) sum += feature["share"].get<int64_t>();
  EXPECT_EQ(sum, json["result"]["distance"].get<int64_t>());
  EXPECT_EQ(json["result"]["features"].size(), 129u);
  EXPECT_EQ(json["identity"]["attacker"], "black");
}

TEST(PredictShow, TheRowOfAllOthersIsWhatIsLeft) {
  const Ran ran = Show(kPosition);
  double sum = 0;
  double distance = 0;
  int rows = 0;
  for (const absl::string_view line : absl::StrSplit(ran.out, '\n')) {
    double share = 0;
    if (!absl::StartsWith(line, "  ")) continue;
    if (!absl::SimpleAtod(line.substr(line.rfind(' ') + 1), &share)) continue;
    if (absl::StartsWith(line, "  distance")) {
      distance = share;
    } else {
      sum += share;
      ++rows;
    }
  }
  EXPECT_GT(rows, 5) << ran.out;
  EXPECT_NE(distance, 0) << ran.out;
  EXPECT_NEAR(sum, distance, 1e-4 * rows) << ran.out;  // each is rounded
}

TEST(PredictShow, TakesTheShippedModelUnlessToldOtherwise) {
  const Ran ran = RunHakari("predict show startpos --json -");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_EQ(nlohmann::json::parse(ran.out)["result"]["predicted"], "no mate");
  EXPECT_EQ(nlohmann::json::parse(Show("startpos --json -").out)["result"]["predicted"], "mate");
}

TEST(PredictShow, ExplainsTheSharperModelToo) {
  const Ran ran =
      RunHakari("predict show --features sharp '4k4/9/4P4/9/9/9/9/9/4K4 b R2S2G 1' --json -");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  const nlohmann::json json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["identity"]["list"], "sharp");
  EXPECT_EQ(json["result"]["predicted"], "mate");
  EXPECT_EQ(json["result"]["features"].size(), static_cast<size_t>(predict::kSharpFeatureCount));
  int64_t sum = json["result"]["bias"];
  for (const auto& feature : json["result"]["features"]) sum += feature["share"].get<int64_t>();
  EXPECT_EQ(sum, json["result"]["distance"].get<int64_t>());
}

TEST(PredictShow, RefusesAModelOfOtherFeatures) {
  const Ran ran = Show("--features sharp startpos");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(ran.err, "expected 'features sharp' above the weights")) << ran.err;
  EXPECT_EQ(Show("--features dull startpos").exit_code, 2);
}

TEST(PredictShow, TheAttackerNeedNotBeToMove) {
  const Ran ran = Show(absl::StrCat(kPosition, " --attacker white --json -"));
  EXPECT_EQ(nlohmann::json::parse(ran.out)["identity"]["attacker"], "white");
  EXPECT_EQ(Show(absl::StrCat(kPosition, " --attacker red")).exit_code, 2);
}

TEST(PredictShow, RefusesWhatItCannotRead) {
  const Ran bad_sfen = Show("nonsense");
  EXPECT_EQ(bad_sfen.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(bad_sfen.err, "sfen:1:2: expected")) << bad_sfen.err;
  const Ran no_model = RunHakari("predict show startpos --model /no/such/model");
  EXPECT_EQ(no_model.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(no_model.err, "/no/such/model")) << no_model.err;
  const std::string path = absl::StrCat(::testing::TempDir(), "/not_a_model.txt");
  ASSERT_TRUE(WriteFileAtomically(path, "weights\n").ok());
  const Ran foreign = RunHakari(absl::StrCat("predict show startpos --model ", path));
  EXPECT_EQ(foreign.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(foreign.err, ":1:1: expected 'hakari-linear-model 1'"))
      << foreign.err;
  EXPECT_EQ(RunHakari("predict").exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli
