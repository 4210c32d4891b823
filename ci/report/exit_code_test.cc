#include "ci/report/exit_code.h"

#include "gtest/gtest.h"

namespace hakari::report {
namespace {

// Scripts and other people's CI know these numbers: they never change.
TEST(ExitCodeTest, AreWhatScriptsKnow) {
  EXPECT_EQ(static_cast<int>(ExitCode::kPass), 0);
  EXPECT_EQ(static_cast<int>(ExitCode::kRegressed), 1);
  EXPECT_EQ(static_cast<int>(ExitCode::kBadUsage), 2);
  EXPECT_EQ(static_cast<int>(ExitCode::kInconclusive), 3);
  EXPECT_EQ(static_cast<int>(ExitCode::kInvalid), 4);
}

}  // namespace
}  // namespace hakari::report
