#include "base/machine/processors.h"

#include <sched.h>

#include <thread>
#include <vector>

#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(Processors, AThreadStaysWhereItIsKept) {
  const std::vector<int> all = AllowedProcessors();
  ASSERT_FALSE(all.empty());
  for (const int processor : all) {
    std::thread([processor] {
      ASSERT_TRUE(StayOn(processor));
      EXPECT_EQ(AllowedProcessors(), std::vector<int>{processor});
      EXPECT_EQ(sched_getcpu(), processor);
    }).join();
  }
  EXPECT_EQ(AllowedProcessors(), all) << "other threads are free";
}

TEST(Processors, ThereIsNoSuchOne) {
  EXPECT_FALSE(StayOn(-1));
  EXPECT_FALSE(StayOn(1'000'000));
}

}  // namespace
}  // namespace hakari
