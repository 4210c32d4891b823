#include "golden/answer_differences.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::golden {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const suites::CountedAnswer kMate = {"mate", {{"nodes", 10}, {"plies", 3}}};
const suites::CountedAnswer kSlowerMate = {"mate", {{"nodes", 12}, {"plies", 3}}};
const suites::CountedAnswer kNoMate = {"nomate", {{"nodes", -1}}};

TEST(AnswerDifferencesTest, EqualListsHaveNoneWhateverTheirOrder) {
  const suites::CountedAnswer copy = kMate;
  EXPECT_THAT(DifferencesOf({{"a", &kMate}, {"b", &kNoMate}}, {{"b", &kNoMate}, {"a", &copy}}),
              IsEmpty());
  EXPECT_THAT(DifferencesOf({}, {}), IsEmpty());
}

TEST(AnswerDifferencesTest, EachSaysWhatDiffers) {
  const auto differences =
      DifferencesOf({{"gone", &kMate}, {"a", &kMate}, {"b", &kMate}, {"c", &kMate}},
                    {{"new", &kNoMate}, {"c", &kNoMate}, {"b", &kSlowerMate}, {"a", &kMate}});
  ASSERT_EQ(differences.size(), 4u);
  EXPECT_EQ(differences[0].id, "new");
  EXPECT_EQ(differences[0].expected, nullptr);
  EXPECT_EQ(differences[0].found, &kNoMate);
  EXPECT_EQ(differences[1].id, "c");
  EXPECT_TRUE(differences[1].answers_differ);
  EXPECT_THAT(differences[1].counters, ElementsAre("nodes", "plies"));
  EXPECT_EQ(differences[2].id, "b");
  EXPECT_FALSE(differences[2].answers_differ);
  EXPECT_THAT(differences[2].counters, ElementsAre("nodes"));
  EXPECT_EQ(differences[3].id, "gone");
  EXPECT_EQ(differences[3].expected, &kMate);
  EXPECT_EQ(differences[3].found, nullptr);
}

TEST(AnswerDifferencesTest, FindingsSayBothSides) {
  const auto differences =
      DifferencesOf({{"a", &kMate}, {"gone", &kMate}}, {{"a", &kNoMate}, {"new", &kMate}});
  ASSERT_EQ(differences.size(), 3u);
  EXPECT_THAT(FindingsOf(differences[0]),
              ElementsAre(Finding{FindingKind::kChangedAnswer, "a", "", "mate", "nomate"},
                          Finding{FindingKind::kChangedCounter, "a", "nodes", "10", "-1"},
                          Finding{FindingKind::kChangedCounter, "a", "plies", "3", ""}));
  EXPECT_THAT(FindingsOf(differences[1]),
              ElementsAre(Finding{FindingKind::kMissingRow, "new", "", "", ""}));
  EXPECT_THAT(FindingsOf(differences[2]),
              ElementsAre(Finding{FindingKind::kOrphanedRow, "gone", "", "", ""}));
}

}  // namespace
}  // namespace hakari::golden
