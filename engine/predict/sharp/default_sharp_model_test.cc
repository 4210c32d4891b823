#include "engine/predict/sharp/default_sharp_model.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>

#include "absl/status/statusor.h"
#include "engine/core/color.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/predict/linear_model.h"
#include "engine/predict/model_file.h"
#include "engine/predict/sharp/sharp_model.h"

namespace hakari::predict {
namespace {

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

}  // namespace
}  // namespace hakari::predict
