#include "suites/run/selection.h"

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/run/testing.h"

namespace hakari::suites {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class SelectionTest : public ::testing::Test {
 protected:
  std::vector<std::string> Ids(const Selection& selection) {
    const auto selected = SelectProblems(set_, selection);
    std::vector<std::string> ids;
    if (!selected.ok()) {
      EXPECT_EQ(selected.status().code(), absl::StatusCode::kOutOfRange);
      return ids;
    }
    for (const Problem* problem : *selected) ids.push_back(problem->id);
    return ids;
  }

  ProblemSet set_ = testing::FakeProblems({"", "", "", "", ""});
};

TEST_F(SelectionTest, PartsMakeTheWhole) {
  EXPECT_THAT(Ids({}), ElementsAre("p0", "p1", "p2", "p3", "p4"));
  EXPECT_THAT(Ids({{1, 2}, {}}), ElementsAre("p0", "p2", "p4"));
  EXPECT_THAT(Ids({{2, 2}, {}}), ElementsAre("p1", "p3"));
}

TEST_F(SelectionTest, OnlyKeepsTheOrderOfTheSet) {
  EXPECT_THAT(Ids({{}, {"p3", "p1"}}), ElementsAre("p1", "p3"));
}

TEST_F(SelectionTest, NothingIsAnError) {
  EXPECT_THAT(Ids({{6, 6}, {}}), IsEmpty());
  EXPECT_THAT(Ids({{0, 2}, {}}), IsEmpty());
  EXPECT_THAT(Ids({{3, 2}, {}}), IsEmpty());
  EXPECT_THAT(Ids({{}, {"p9"}}), IsEmpty());
  EXPECT_THAT(Ids({{1, 2}, {"p1"}}), IsEmpty());
}

}  // namespace
}  // namespace hakari::suites
