#include "engine/eval/default_weights.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/eval/feature_list.h"
#include "engine/eval/ground_weights.h"
#include "engine/eval/tables.h"
#include "engine/eval/weights_file.h"

namespace hakari::eval {
namespace {

TEST(ShippedWeights, AreTheFilesAsTheyWereWritten) {
  for (const std::string name : {"ground1", "learned1", "material1"}) {
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
      << "never change a file that profiles name; add better weights as a new file";
}

TEST(ShippedWeights, Material1IsWhatItsMakerMakesOfPiecesAlone) {
  const Weights& material = *ShippedWeights("material1");
  EXPECT_TRUE(WriteWeights(MaterialWeights()) == WriteWeights(material));
  const std::vector<PhaseWeights>& ground = ShippedWeights("ground1")->numbers().cells;
  const std::vector<PhaseWeights>& cells = material.numbers().cells;
  for (size_t cell = 0; cell < cells.size(); ++cell) {
    // Kinds have the same order on the board and in hand.
    const PhaseWeights expected = cell < kHandCells     ? ground[cell]
                                  : cell < kSquareCells ? cells[cell - kHandCells]
                                                        : PhaseWeights{};
    EXPECT_EQ(cells[cell], expected) << cell;
  }
  for (const int16_t weight : material.numbers().progress) EXPECT_EQ(weight, 0);
}

}  // namespace
}  // namespace hakari::eval
