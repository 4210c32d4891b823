#include "engine/eval/default_weights.h"

#include <gtest/gtest.h>

#include "absl/status/statusor.h"
#include "engine/eval/ground_weights.h"
#include "engine/eval/weights_file.h"

namespace hakari::eval {
namespace {

TEST(DefaultWeights, AreTheShippedFileAsItWasWritten) {
  const absl::StatusOr<Weights> weights = ReadWeights(DefaultWeightsText(), kDefaultWeightsPath);
  ASSERT_TRUE(weights.ok()) << weights.status();
  EXPECT_EQ(WriteWeights(*weights), DefaultWeightsText());
  EXPECT_EQ(DefaultWeights().checksum(), weights->checksum());
  EXPECT_FALSE(DefaultWeights().recipe().empty());
}

TEST(DefaultWeights, AreFoundByTheirName) {
  EXPECT_EQ(ShippedWeights("ground1"), &DefaultWeights());
  EXPECT_EQ(ShippedWeights("ground2"), nullptr);
}

// As long as the recipe names the maker, the file is what the maker makes.
TEST(DefaultWeights, AreMadeAsTheRecipeSays) {
  const Weights ground = GroundWeights();
  if (DefaultWeights().recipe() != ground.recipe()) GTEST_SKIP() << "made by another recipe";
  EXPECT_TRUE(WriteWeights(ground) == DefaultWeightsText())
      << "bazel run //engine/eval:make_weights >engine/eval/weights/ground1.txt";
}

}  // namespace
}  // namespace hakari::eval
