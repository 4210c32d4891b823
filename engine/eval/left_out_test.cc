#include "engine/eval/left_out.h"

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "engine/eval/default_weights.h"
#include "engine/eval/feature_list.h"
#include "engine/eval/weights_file.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::eval {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

// The groups of the features that have a weight other than zero.
std::vector<std::string> GroupsWithWeights(const Weights& weights) {
  std::vector<std::string> groups;
  for (const FeatureInfo& feature : Features()) {
    for (int cell = feature.first_cell; cell < feature.first_cell + feature.cells(); ++cell) {
      const size_t at = static_cast<size_t>(cell);
      const bool any = feature.is_progress() ? weights.numbers().progress[at] != 0
                                             : weights.numbers().cells[at] != PhaseWeights{};
      if (any) groups.push_back(feature.group);
    }
  }
  return groups;
}

TEST(LeaveOut, EachGroupAloneGoesAndAllOthersStay) {
  const std::vector<std::string> groups = GroupsThatCanBeLeftOut();
  for (const std::string& group : groups) {
    const absl::StatusOr<Weights> without = LeaveOut(DefaultWeights(), group);
    ASSERT_TRUE(without.ok()) << without.status();
    const std::vector<std::string> left = GroupsWithWeights(*without);
    EXPECT_THAT(left, Not(Contains(group)));
    for (const std::string& other : groups) {
      if (other == group) continue;
      EXPECT_THAT(left, Contains(other)) << "without " << group;
    }
    EXPECT_NE(without->checksum(), DefaultWeights().checksum()) << group;
  }
}

TEST(LeaveOut, WhatIsLeftIsAFileOfWeights) {
  const absl::StatusOr<Weights> without = LeaveOut(DefaultWeights(), "pins+progress");
  ASSERT_TRUE(without.ok()) << without.status();
  const std::string text = WriteWeights(*without);
  EXPECT_TRUE(absl::StrContains(text, "recipe left_out=pins+progress\n"));
  const absl::StatusOr<Weights> read = ReadWeights(text);
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->checksum(), without->checksum());
}

TEST(LeaveOut, TheUnitStaysAndUnknownGroupsAreNamed) {
  EXPECT_THAT(GroupsThatCanBeLeftOut(), Not(Contains("board")));
  for (const char* wrong : {"board", "nobody", "pins+", ""}) {
    EXPECT_THAT(std::string(LeaveOut(DefaultWeights(), wrong).status().message()),
                HasSubstr("it has hand, square,"))
        << wrong;
  }
}

}  // namespace
}  // namespace hakari::eval
