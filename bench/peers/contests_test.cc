// Both sides of each comparison with OpenShogiLib do the same work: they give the same answer.
#include "bench/peers/contests.h"

#include "bench/paired.h"
#include "gtest/gtest.h"

namespace hakari::bench {
namespace {

TEST(ContestsTest, BothSidesAnswerTheSame) {
  const std::vector<Contest> contests = PeerContests();
  ASSERT_GE(contests.size(), 10);
  for (const Contest& contest : contests) {
    const uint64_t ours = contest.ours();
    EXPECT_EQ(ours, contest.theirs()) << contest.name;
    EXPECT_GT(ours, 0) << contest.name;
  }
}

}  // namespace
}  // namespace hakari::bench
