#include "suites/corpus/mate_share.h"

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"

namespace hakari::corpus {
namespace {

suites::Problem ProblemOf(const std::string& sfen) {
  return *suites::ParseProblemLine(absl::StrCat("sfen ", sfen, " ; id=p"), {"test"});
}

TEST(MateShare, CountsWhatIsProved) {
  const std::atomic<bool> stop{false};
  const std::vector<suites::Problem> problems = {
      ProblemOf("4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),  // gold in front of the king
      ProblemOf("4k4/9/9/9/9/9/9/9/4K4 b G 1"),
      ProblemOf("4k4/9/9/9/9/9/9/9/4K4 b P 1"),
  };
  const absl::StatusOr<MateShare> share = MeasureMateShare(problems, 10000, 2, nullptr, stop);
  ASSERT_TRUE(share.ok()) << share.status();
  EXPECT_EQ(share->mates, 1);
  EXPECT_EQ(share->total(), 3);
  EXPECT_EQ(MateShareText({1, 2, 1}), "1 mates (25.0 %), 2 no mates, 1 unknown");
  EXPECT_EQ(MeasureMateShare(problems, 1, 1, nullptr, stop)->mates, 0);
}

TEST(MateShare, RefusesWhatIsNoProblem) {
  const std::atomic<bool> stop{false};
  EXPECT_FALSE(
      MeasureMateShare({ProblemOf("9/9/9/9/9/9/9/9/4K4 b G 1")}, 100, 1, nullptr, stop).ok());
}

}  // namespace
}  // namespace hakari::corpus
