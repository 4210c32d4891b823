// End-to-end tests of `predict show`.
#include <gtest/gtest.h>
#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
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
  EXPECT_NEAR(sum, distance, 1e-4 * rows) << ran.out;  // each share is rounded
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

// End-to-end tests of `hakari predict label`.

constexpr char kSmall[] = "--positions suites/predict/testdata/small.sfen --nodes 5000";

std::string InTemp(const std::string& name) { return testing::TempDir() + "/" + name; }

Ran RunLabel(const std::string& arguments) {
  return RunHakari(absl::StrCat("predict label ", arguments));
}

// Labels the small positions.
Ran LabelSmall(const std::string& arguments, const std::string& out) {
  return RunLabel(absl::StrCat(kSmall, " ", arguments, " --out ", out));
}

TEST(PredictLabel, WritesLabels) {
  const std::string out = InTemp("labels.txt");
  const Ran ran = LabelSmall("", out);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, out + ": 20 labels: ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.err, "s of processor time")) << ran.err;
  EXPECT_TRUE(absl::StartsWith(*ReadTextFile(out), "hakari-labels 1\nproblems xxh3:"));
  EXPECT_FALSE(ReadTextFile(out + ".journal").ok());
  EXPECT_EQ(LabelSmall("-q --fresh", out).err, "");
}

TEST(PredictLabel, WithoutAJournalNothingIsBegun) {
  const std::string out = InTemp("other.txt");
  std::filesystem::create_directories(out + ".journal");
  const Ran ran = LabelSmall("", out);
  EXPECT_EQ(ran.exit_code, 4) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, out + ".journal")) << ran.err;
  EXPECT_FALSE(ReadTextFile(out).ok());
}

TEST(PredictLabel, PartsArePutTogether) {
  const std::string whole = InTemp("whole.txt");
  const std::string merged = InTemp("merged.txt");
  const std::string one = InTemp("one.txt.zst");
  const std::string two = InTemp("two.txt.zst");
  ASSERT_EQ(LabelSmall("", whole).exit_code, 0);
  ASSERT_EQ(LabelSmall("--shard 1/2", one).exit_code, 0);
  ASSERT_EQ(LabelSmall("--shard 2/2", two).exit_code, 0);
  const Ran ran = LabelSmall(absl::StrCat("--take ", two, " --take ", one), merged);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, "20 taken over")) << ran.err;
  EXPECT_EQ(*ReadTextFile(merged), *ReadTextFile(whole));
}

TEST(PredictLabel, LabelsByFewerNodesSpareWork) {
  const std::string few = InTemp("few.txt");
  const std::string out = InTemp("many.txt");
  ASSERT_EQ(LabelSmall("", few).exit_code, 0);
  const Ran ran = RunLabel(absl::StrCat("--positions suites/predict/testdata/small.sfen --out ",
                                        out, " --nodes 10000 --take ", few));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, "14 taken over")) << ran.err;
}

TEST(PredictLabel, DamagedLabelsAreNotTaken) {
  const std::string path = InTemp("part.txt");
  ASSERT_EQ(LabelSmall("", path).exit_code, 0);
  const std::string out = InTemp("none.txt");
  const std::string text = *ReadTextFile(path);
  ASSERT_TRUE(WriteFileAtomically(path, absl::StrReplaceAll(text, {{" none ", " perhaps "}})).ok());
  const Ran damaged = LabelSmall(absl::StrCat("--take ", path), out);
  EXPECT_EQ(damaged.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(damaged.err, "expected none, the answer for ")) << damaged.err;
  EXPECT_FALSE(ReadTextFile(out).ok());
}

TEST(PredictLabel, ChecksWhatTheStrongSolverDecided) {
  const std::string path = InTemp("checked.txt");
  ASSERT_EQ(RunLabel(absl::StrCat("--positions suites/predict/testdata/small.sfen "
                                  "--nodes 110000 --out ",
                                  path))
                .exit_code,
            0);
  const std::string check =
      absl::StrCat("--positions suites/predict/testdata/small.sfen --check 3 --out ", path);
  const Ran ran = RunLabel(check);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "PDS finds a mate in 0")) << ran.out;

  ASSERT_EQ(LabelSmall("--strong-nodes 0", path).exit_code, 0);
  const Ran nothing = RunLabel(check);
  EXPECT_EQ(nothing.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(nothing.err, "there is no label to check")) << nothing.err;
}

TEST(PredictLabel, BadWordsAreRefused) {
  for (const char* arguments :
       {"--nodes 100", "--shard 1/2", "--strong-nodes 0", "--nodes 0 --out x", "--check 0",
        "--check 5 --take x", "--positions none.sfen --out x", "extra"}) {
    const Ran ran = RunLabel(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_NE(ran.err, "") << arguments;
  }
  EXPECT_EQ(RunHakari("predict").exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli
