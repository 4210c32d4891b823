#include "ci/reproduce/thesis/variants.h"

#include <string>

#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using testing::Judged;
using testing::MadeUpLab;

constexpr PositionsFor kTrying = PositionsFor::kTrying;

void Takes(const std::string& setting, uint64_t nodes, MadeUpLab& lab) {
  lab.Ran(kTrying, setting, MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", nodes)));
}

TEST(ThesisVariants, EachIsSetBesidePlainPds) {
  MadeUpLab lab;
  Takes("pds", 1000, lab);
  Takes("initial-step-constant-5", 900, lab);
  Takes("initial-step-shrinking-5", 1000, lab);
  Takes("initial-sigmoid-constant-5", 1100, lab);
  Takes("initial-sigmoid-shrinking-5", 500, lab);
  const auto made = testing::Made(VariantTables(), "thesis/variants-initial", lab.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(testing::Cell(*made, "initial-step-constant-5", "nodes"), "9000");
  EXPECT_EQ(Judged(*made, "initial-step-constant-5 takes"), "holds: -10.0 % [-10.0, -10.0]");
  EXPECT_EQ(Judged(*made, "initial-step-shrinking-5 takes"), "not shown: +0.0 % [+0.0, +0.0]");
  EXPECT_EQ(Judged(*made, "initial-sigmoid-constant-5 takes"),
            "does not hold: +10.0 % [+10.0, +10.0]");
  EXPECT_EQ(Judged(*made, "initial-sigmoid-shrinking-5 takes"), "holds: -50.0 % [-50.0, -50.0]");
}

}  // namespace
}  // namespace hakari::reproduce
