#include "absl/strings/match.h"
#include "ci/cli/binary_for_test.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(BisectTest, RefusesASuiteThatIsNone) {
  const Ran ran = RunHakari("bisect --good HEAD~1 --suite perf");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "perft")) << ran.err;
}

TEST(BisectTest, NeedsAGoodRevision) {
  EXPECT_EQ(RunHakari("bisect --suite perft").exit_code, 2);
  EXPECT_EQ(RunHakari("bisect --good HEAD --suite perft --rounds 2 --speed").exit_code, 2);
}

}  // namespace
}  // namespace hakari
