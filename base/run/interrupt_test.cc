#include "base/run/interrupt.h"

#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(InterruptFlagTest, IsSetByTheFirstSignal) {
  for (int signal_number : {SIGINT, SIGTERM}) {
    const InterruptFlag interrupt;
    EXPECT_FALSE(interrupt.flag());
    raise(signal_number);
    EXPECT_TRUE(interrupt.flag());
  }
}

TEST(InterruptFlagDeathTest, TheSecondSignalEndsTheProcess) {
  EXPECT_EXIT(
      {
        const InterruptFlag interrupt;
        raise(SIGINT);
        raise(SIGINT);
      },
      ::testing::KilledBySignal(SIGINT), "");
}

TEST(InterruptFlagDeathTest, SignalsAreAsBeforeAfterwards) {
  EXPECT_EXIT(
      {
        signal(SIGINT, SIG_DFL);  // started in the background, a test inherits that it is ignored
        { const InterruptFlag interrupt; }
        raise(SIGINT);
      },
      ::testing::KilledBySignal(SIGINT), "");
}

}  // namespace
}  // namespace hakari
