#include "ci/gate/round_pace.h"

#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using std::chrono::seconds;

TEST(RoundPace, SaysRateAndTimeLeft) {
  const RoundPace::Time begin{};
  const RoundPace pace(40, begin, begin + seconds(200));
  EXPECT_EQ(pace.Text("weighing", 0, begin), "weighing: at most 3 min 20 s left");
  EXPECT_EQ(pace.Text("weighing", 10, begin + seconds(20)),
            "weighing: 30 rounds a minute, about 60 s left (at most 3 min 00 s)");
  EXPECT_EQ(pace.Text("weighing", 10, begin + seconds(100)),
            "weighing: 6.0 rounds a minute, at most 1 min 40 s left");
}

}  // namespace
}  // namespace hakari::gate
