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

TEST(DefaultWeights, Ground1IsWhatItsMakerMakes) {
  EXPECT_TRUE(WriteWeights(GroundWeights()) == WriteWeights(*ShippedWeights("ground1")))
      << "a file that profiles name never changes; better weights are a new one";
}

}  // namespace
}  // namespace hakari::eval
