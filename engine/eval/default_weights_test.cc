#include "engine/eval/default_weights.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "engine/eval/ground_weights.h"
#include "engine/eval/weights_file.h"

namespace hakari::eval {
namespace {

TEST(ShippedWeights, AreTheFilesAsTheyWereWritten) {
  for (const std::string name : {"ground1", "learned1"}) {
    const Weights* const weights = ShippedWeights(name);
    ASSERT_NE(weights, nullptr) << name;
    std::ifstream file("engine/eval/weights/" + name + ".txt");
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT_TRUE(WriteWeights(*weights) == text.str()) << name;
    EXPECT_FALSE(weights->recipe().empty()) << name;
  }
}

TEST(ShippedWeights, AreFoundByTheirName) {
  EXPECT_EQ(ShippedWeights("learned1"), &DefaultWeights());
  EXPECT_EQ(ShippedWeights("ground2"), nullptr);
}

TEST(ShippedWeights, Ground1IsWhatItsMakerMakes) {
  EXPECT_TRUE(WriteWeights(GroundWeights()) == WriteWeights(*ShippedWeights("ground1")))
      << "a file that profiles name never changes; better weights are a new one";
}

}  // namespace
}  // namespace hakari::eval
