#include "base/run/selection.h"

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const std::vector<std::string> kIds = {"p0", "p1", "p2", "p3", "p4"};

std::vector<size_t> Places(const Selection& selection) {
  const auto selected = SelectItems(kIds, selection, "problem");
  EXPECT_TRUE(selected.ok()) << selected.status();
  return selected.ok() ? *selected : std::vector<size_t>();
}

TEST(SelectItems, PartsMakeTheWhole) {
  EXPECT_THAT(Places({}), ElementsAre(0, 1, 2, 3, 4));
  EXPECT_THAT(Places({{1, 2}, {}}), ElementsAre(0, 2, 4));
  EXPECT_THAT(Places({{2, 2}, {}}), ElementsAre(1, 3));
}

TEST(Shard, IsWrittenAndReadAlike) {
  EXPECT_EQ(ShardText(*ParseShard("2/4")), "2/4");
  EXPECT_EQ(ShardText({}), "1/1");
  for (const char* text : {"", "0/4", "5/4", "4", "1/2/3", "a/b", "1/0", "/", "1/"}) {
    EXPECT_FALSE(ParseShard(text)) << text;
  }
}

TEST(SelectItems, OnlyKeepsTheOrderOfTheList) {
  EXPECT_THAT(Places({{}, {"p3", "p1"}}), ElementsAre(1, 3));
}

TEST(SelectItems, NothingIsAnError) {
  const Selection nothing[] = {
      {{6, 6}, {}}, {{0, 2}, {}}, {{3, 2}, {}}, {{}, {"p9"}}, {{1, 2}, {"p1"}}};
  for (const Selection& selection : nothing) {
    EXPECT_EQ(SelectItems(kIds, selection, "problem").status().code(),
              absl::StatusCode::kOutOfRange);
  }
  EXPECT_EQ(SelectItems(kIds, {{0, 2}, {}}, "problem").status().message(),
            "there is no part 0 of 2");
  EXPECT_THAT(std::string(SelectItems(kIds, {{}, {"p1", "p9"}}, "problem").status().message()),
              HasSubstr("there is no problem 'p9'"));
}

}  // namespace
}  // namespace hakari
