#include "ci/gate/bisect/bisection.h"

#include <algorithm>
#include <map>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/status/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// Commits "0" to "999" in a row.
class Row : public CommitGraph {
 public:
  absl::StatusOr<std::vector<std::string>> Between(const std::vector<std::string>& olds,
                                                   const std::string& newest) const override {
    int oldest = 0;
    for (const std::string& old : olds) oldest = std::max(oldest, std::stoi(old));
    const int last = std::stoi(newest);
    std::vector<int> numbers;
    for (int i = oldest + 1; i <= last; ++i) numbers.push_back(i);
    const int middle = (oldest + last) / 2;
    std::stable_sort(numbers.begin(), numbers.end(), [middle](int a, int b) {
      return std::abs(a - middle) < std::abs(b - middle);
    });
    std::vector<std::string> commits;
    for (int number : numbers) commits.push_back(absl::StrCat(number));
    return commits;
  }
};

// New from `first` on; those in `broken` cannot be told.
TryCommit NewFrom(int first, const std::vector<int>& broken = {}) {
  return [first, broken](const std::string& commit) -> absl::StatusOr<Trial> {
    const int number = std::stoi(commit);
    if (std::count(broken.begin(), broken.end(), number) > 0) return Trial::kSkip;
    return number >= first ? Trial::kNew : Trial::kOld;
  };
}

TEST(BisectionTest, FindsTheFirstNewCommitByHalving) {
  for (int first : {1, 2, 499, 500, 501, 998, 999}) {
    HAKARI_ASSERT_OK(const auto found, Bisect(Row(), "0", "999", NewFrom(first)));
    EXPECT_THAT(found.suspects, ElementsAre(absl::StrCat(first)));
    EXPECT_LE(found.tried, 10);
  }
}

TEST(BisectionTest, NothingIsTriedBetweenNeighbours) {
  HAKARI_ASSERT_OK(const auto found, Bisect(Row(), "7", "8", NewFrom(8)));
  EXPECT_THAT(found.suspects, ElementsAre("8"));
  EXPECT_EQ(found.tried, 0);
}

TEST(BisectionTest, WhatDoesNotBuildIsGoneAround) {
  HAKARI_ASSERT_OK(const auto found, Bisect(Row(), "0", "100", NewFrom(20, {50, 49, 51})));
  EXPECT_THAT(found.suspects, ElementsAre("20"));
}

TEST(BisectionTest, SkippedNeighboursStaySuspects) {
  HAKARI_ASSERT_OK(const auto found, Bisect(Row(), "0", "100", NewFrom(50, {48, 49})));
  EXPECT_THAT(found.suspects, UnorderedElementsAre("50", "49", "48"));
  EXPECT_EQ(found.suspects[0], "50");
}

TEST(BisectionTest, AnErrorEndsIt) {
  const auto stopped = Bisect(Row(), "0", "100", [](const std::string&) {
    return absl::StatusOr<Trial>(absl::CancelledError("interrupted"));
  });
  EXPECT_EQ(stopped.status().code(), absl::StatusCode::kCancelled);
}

}  // namespace
}  // namespace hakari::gate
