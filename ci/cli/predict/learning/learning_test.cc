// End-to-end tests of `hakari predict train` and `evaluate`, with labels written by `label`.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "engine/predict/model_file.h"
#include "engine/predict/sharp/sharp_list.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::cli {
namespace {

std::string InTemp(const std::string& name) { return testing::TempDir() + "/" + name; }

// Sixteen games with two positions each: one with a mate by a gold in front of the king, one
// without.
std::string Positions() {
  std::string text;
  for (int game = 1; game <= 16; ++game) {
    const std::string hand = absl::StrCat("b G", game == 1 ? "" : absl::StrCat(game), "p 1");
    absl::StrAppend(&text, "sfen 4k4/9/4P4/9/9/9/9/9/4K4 ", hand, " ; id=g", game, "-1 game=", game,
                    "\nsfen 4k4/9/9/9/4P4/9/9/9/4K4 ", hand, " ; id=g", game, "-2 game=", game,
                    "\n");
  }
  return text;
}

class Learning : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(WriteFileAtomically(positions_, Positions()).ok());
    const Ran ran = RunHakari(absl::StrCat("predict label --nodes 1000 --quiet --positions ",
                                           positions_, " --out ", labels_));
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
  }

  Ran Run(const std::string& words) const {
    return RunHakari(
        absl::StrCat("predict ", words, " --positions ", positions_, " --labels ", labels_));
  }

  const std::string positions_ = InTemp("learning.sfen");
  const std::string labels_ = InTemp("learning.txt");
};

TEST_F(Learning, TrainWritesTheSameModelTwice) {
  const Ran ran = Run("train");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const auto model = predict::ParseModel(ran.out, "stdout");
  ASSERT_TRUE(model.ok()) << model.status();
  EXPECT_TRUE(absl::StrContains(ran.out, "positions=32")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.err, "100.00 % of positions held out")) << ran.err;
  EXPECT_EQ(Run(absl::StrCat("train --quiet --out ", InTemp("model.txt"))).err, "");
  EXPECT_EQ(ReadTextFile(InTemp("model.txt")).value_or(""), ran.out);
}

TEST_F(Learning, EvaluatePrintsTables) {
  const Ran ran = Run("evaluate --quiet");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  for (const char* part : {"32 positions of 16 games, 16 mates (50.0 %)", "predicted mate",
                           "always no mate", "PDS, 244 nodes", "area under the curve 1.0000"}) {
    EXPECT_TRUE(absl::StrContains(ran.out, part)) << part << "\n" << ran.out;
  }
  // Each step of the calibration has its own line.
  EXPECT_TRUE(absl::StrContains(ran.out, "\n0.0 - 0.1 ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "\n0.1 - 0.2 ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "\n0.9 - 1.0 ")) << ran.out;
}

TEST_F(Learning, TrainsASharperModelToo) {
  const Ran ran = Run("train --features sharp --quiet");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "command=hakari predict train --features sharp\n"))
      << ran.out;
  const auto model = predict::ParseModelOver<predict::SharpList>(ran.out, "stdout");
  ASSERT_TRUE(model.ok()) << model.status();
  EXPECT_FALSE(predict::ParseModel(ran.out, "stdout").ok());
}

TEST_F(Learning, EvaluateSetsTwoListsSideBySide) {
  const Ran ran = Run("evaluate --quiet --features sharp --beside thesis --json -");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["identity"]["features"], "sharp");
  EXPECT_EQ(json["identity"]["columns"], predict::kSharpFeatureCount);
  EXPECT_EQ(json["result"]["beside"]["features"], "thesis");
  EXPECT_EQ(json["result"]["beside"]["columns"], 129);
  EXPECT_EQ(json["result"]["beside"]["test"]["mate_as_mate"], 16);
  EXPECT_EQ(json["result"]["beside"]["only_beside_right"], 0);
  EXPECT_EQ(json["result"]["beside"]["p"], 1.0);
  const Ran text = Run("evaluate --quiet --beside sharp");
  EXPECT_TRUE(absl::StrContains(text.out, "only thesis right on 0, only sharp on 0: p 1\n"))
      << text.out;
  EXPECT_FALSE(absl::StrContains(Run("evaluate --quiet").out, "only thesis right"));
}

TEST_F(Learning, EvaluateWritesJson) {
  const Ran ran = Run("evaluate --quiet --baselines --quick --json -");
  ASSERT_EQ(ran.exit_code, 0) << ran.err;
  const auto json = nlohmann::json::parse(ran.out);
  EXPECT_EQ(json["schema"], "hakari-predict-evaluation");
  EXPECT_EQ(json["result"]["linear"]["mate_as_mate"], 16);
  EXPECT_EQ(json["result"]["linear"]["accuracy_high"], 1.0);
  EXPECT_EQ(json["result"]["perceptrons"].size(), 2U);
  EXPECT_EQ(json["result"]["perceptrons"][0]["points"].size(), 10U);
  EXPECT_EQ(json["result"]["kernel"]["test"]["none_as_mate"], 0);
}

TEST_F(Learning, WhatCannotBeIsSaid) {
  EXPECT_EQ(RunHakari(absl::StrCat("predict train --positions ", positions_, " --labels none.txt"))
                .exit_code,
            2);
  EXPECT_EQ(Run("train --c 0").exit_code, 2);
  const Ran none = Run("evaluate --studies --games none.usi --quick --quiet");
  EXPECT_EQ(none.exit_code, 2) << none.err;
}

}  // namespace
}  // namespace hakari::cli
