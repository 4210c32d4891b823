#include "ci/gate/gate_report.h"

#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

TEST(GateLayerTest, EachHasANameOfItsOwn) {
  for (const GateLayer layer :
       {GateLayer::kValidity, GateLayer::kWork, GateLayer::kInstructions, GateLayer::kTime}) {
    const auto parsed = ParseGateLayer(GateLayerName(layer));
    ASSERT_TRUE(parsed.ok()) << parsed.status();
    EXPECT_EQ(*parsed, layer);
  }
  EXPECT_FALSE(ParseGateLayer("").ok());
  EXPECT_FALSE(ParseGateLayer("Time").ok());
}

}  // namespace
}  // namespace hakari::gate
