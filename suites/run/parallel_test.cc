#include "suites/run/parallel.h"

#include <vector>

#include "gtest/gtest.h"

namespace hakari {
namespace {

void Nothing(int) {}

TEST(InParallel, DoesEveryPieceOnce) {
  const std::atomic<bool> stop{false};
  for (const int jobs : {1, 2, 7}) {
    std::vector<int> done(100, 0);
    std::vector<int> by_worker(jobs, 0);
    InParallel(
        jobs, 100, stop,
        [&](int worker, int i) {
          ++done[i];
          ++by_worker[worker];
        },
        Nothing);
    EXPECT_EQ(done, std::vector<int>(100, 1));
    int sum = 0;
    for (const int part : by_worker) sum += part;
    EXPECT_EQ(sum, 100);
  }
  InParallel(
      2, 0, stop, [](int, int) { FAIL(); }, Nothing);
}

TEST(InParallel, BeginsNothingMoreOnceStopped) {
  std::atomic<bool> stop{false};
  std::atomic<int> done{0};
  InParallel(
      1, 100, stop,
      [&](int, int i) {
        ++done;
        stop = i == 4;
      },
      Nothing);
  EXPECT_EQ(done, 5);
}

}  // namespace
}  // namespace hakari
