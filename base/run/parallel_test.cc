#include "base/run/parallel.h"

#include <memory>
#include <thread>
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
        [&](int worker) {
          return [&, worker](int i) {
            ++done[i];
            ++by_worker[worker];
          };
        },
        Nothing);
    EXPECT_EQ(done, std::vector<int>(100, 1));
    int sum = 0;
    for (const int part : by_worker) sum += part;
    EXPECT_EQ(sum, 100);
  }
  InParallel(
      2, 0, stop, [](int) { return [](int) { FAIL(); }; }, Nothing);
}

TEST(InParallel, BeginsNothingMoreOnceStopped) {
  std::atomic<bool> stop{false};
  std::atomic<int> done{0};
  InParallel(
      1, 100, stop,
      [&](int) {
        return [&](int i) {
          ++done;
          stop = i == 4;
        };
      },
      Nothing);
  EXPECT_EQ(done, 5);
}

TEST(InParallel, AWorkerLivesAndDiesOnItsThread) {
  struct Native {
    std::thread::id thread = std::this_thread::get_id();
    bool* at_home;
    explicit Native(bool* home) : at_home(home) {}
    ~Native() { *at_home = thread == std::this_thread::get_id(); }
  };
  const std::atomic<bool> stop{false};
  bool at_home = false;
  InParallel(
      1, 3, stop,
      [&](int) {
        auto native = std::make_shared<Native>(&at_home);
        return [native](int) { EXPECT_EQ(native->thread, std::this_thread::get_id()); };
      },
      Nothing);
  EXPECT_TRUE(at_home);
}

}  // namespace
}  // namespace hakari
