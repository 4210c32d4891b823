#include "engine/predict/default_model.h"

#include <gtest/gtest.h>

#include <cstddef>

#include "absl/status/statusor.h"
#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"

namespace hakari::predict {
namespace {

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
