#include "engine/mate/pds.h"

#include <cstdint>

#include "engine/mate/depth_first.h"
#include "engine/mate/numbers.h"
#include "engine/mate/seams.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

// Large steps, cut and not.
struct Leaping : NoPolicy {
  Numbers Increments(const ChildView&) const { return {20, 20}; }
};
struct CutLeaping : Leaping {
  constexpr bool BoundsIncrements() const { return true; }
};

constexpr Numbers kLeap = {20, 20};

// A node with two children that has not reached its limit, its best child first.
Family FamilyOf(Numbers best, Numbers other) {
  Family family;
  family.best_numbers = best;
  family.least_delta = best.delta;
  family.second_delta = other.delta;
  family.sum_phi = best.phi + other.phi;
  return family;
}

TEST(PdsRule, RaisesTheSmallerNumberByOne) {
  const PdsRule rule;
  const Family family = FamilyOf({2, 3}, {1, 4});
  EXPECT_EQ(rule.ChildLimit(family, {9, 9}, {1, 1}), (Numbers{3, 3}));
  EXPECT_EQ(rule.ChildLimit(FamilyOf({4, 3}, {1, 4}), {9, 9}, {1, 1}), (Numbers{4, 4}));
}

TEST(PdsRule, AStepGoesBeyondTheParentsLimitUnlessItIsCut) {
  const Family family = FamilyOf({2, 3}, {1, 4});
  // The sum may still grow by 6, and so may the child's phi.
  EXPECT_EQ(PdsRuleWith<Leaping>().ChildLimit(family, {9, 9}, kLeap), (Numbers{22, 3}));
  EXPECT_EQ(PdsRuleWith<CutLeaping>().ChildLimit(family, {9, 9}, kLeap), (Numbers{8, 3}));
  // The least delta has to be 9.
  const Family other = FamilyOf({4, 3}, {1, 4});
  EXPECT_EQ(PdsRuleWith<Leaping>().ChildLimit(other, {9, 9}, kLeap), (Numbers{4, 23}));
  EXPECT_EQ(PdsRuleWith<CutLeaping>().ChildLimit(other, {9, 9}, kLeap), (Numbers{4, 9}));
}

TEST(PdsRule, ACutStepIsOneAtLeastAndEndsWithTheParent) {
  reference::Dice dice(1);
  const auto number = [&dice] { return static_cast<uint32_t>(1 + dice.Roll(30)); };
  int cut = 0;
  for (int i = 0; i < 10'000; ++i) {
    const Family family = FamilyOf({number(), number()}, {number(), 40});
    const Numbers limit{number(), number()};
    const PdsRuleWith<CutLeaping> rule;
    if (rule.Reached(family.Parent(), limit)) continue;
    const Numbers n = family.best_numbers;
    const Numbers child = rule.ChildLimit(family, limit, kLeap);
    ASSERT_NE(child.phi > n.phi, child.delta > n.delta);  // one of the two is raised
    cut += child.phi - n.phi + child.delta - n.delta < 20 ? 1 : 0;
    if (child.phi > n.phi) {
      ASSERT_LE(family.sum_phi - n.phi + child.phi, limit.delta);
    } else {
      ASSERT_LE(child.delta, limit.phi);
    }
  }
  EXPECT_GT(cut, 1000);
}

}  // namespace
}  // namespace hakari::mate
