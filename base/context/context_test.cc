#include "base/context/context.h"

#include <gtest/gtest.h>

namespace hakari {
namespace {

TEST(Context, NobodyNeedInterruptOrWatch) {
  const Context context;
  EXPECT_FALSE(context.IsStopped());
  EXPECT_FALSE(context.StopFlag());
  context.Say("unheard");
  EXPECT_GT(context.deadline, Context::Clock::now());
}

TEST(Context, StopAndProgressReachWhoeverHasACopy) {
  std::atomic<bool> stop(false);
  std::string said;
  Context context;
  context.stop = &stop;
  context.progress = [&said](const std::string& what) { said = what; };
  const Context copy = context;
  stop = true;
  copy.Say("at work");
  EXPECT_TRUE(copy.IsStopped());
  EXPECT_TRUE(copy.StopFlag());
  EXPECT_EQ(said, "at work");
}

}  // namespace
}  // namespace hakari
