#include "golden/finding.h"

#include "gtest/gtest.h"

namespace hakari::golden {
namespace {

TEST(FindingTest, EveryKindHasANameOfItsOwnAndAText) {
  for (int i = 0; i <= static_cast<int>(FindingKind::kWrongAnswer); ++i) {
    const auto kind = static_cast<FindingKind>(i);
    const auto parsed = ParseFindingKind(FindingKindName(kind));
    ASSERT_TRUE(parsed.ok()) << i;
    EXPECT_EQ(*parsed, kind);
    EXPECT_NE(FindingText({kind, "p", "nodes", "1", "2"}), "p: ?");
  }
  EXPECT_FALSE(ParseFindingKind("?").ok());
}

TEST(FindingTest, TextsAreForPeople) {
  EXPECT_EQ(FindingText({FindingKind::kChangedCounter, "p0", "nodes", "4", "5"}),
            "p0: nodes 5, was 4");
  EXPECT_EQ(FindingText({FindingKind::kChangedAnswer, "p0", "", "", "\x1b[31m\xff"}),
            "p0: answer \\x1b[31m\\xff, was nothing");
  EXPECT_EQ(FindingText({FindingKind::kInterrupted, "", "", "", "3 of 9 problems"}),
            "interrupted, not run: 3 of 9 problems");
}

}  // namespace
}  // namespace hakari::golden
