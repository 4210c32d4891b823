#include "tools/installed/needed_program.h"

#include <cstdlib>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest-spi.h"
#include "gtest/gtest.h"

namespace hakari::tools::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::TestPartResult;
using ::testing::TestPartResultArray;

constexpr char kThere[] = "/bin/sh";
constexpr char kMissing[] = "/usr/games/no-such-engine";
constexpr char kListed[] = "valgrind";  // in this test's `data`
constexpr char kUnlisted[] = "dash";

struct Came {
  TestPartResult::Type type;  // of the first result
  std::string message;
  bool went_on = false;
};

void Need(const std::string& path, const std::string& package, bool* went_on) {
  HAKARI_NEEDS_PROGRAM(path, package);
  *went_on = true;
}

// The result of a test that needs the program.
Came CameOf(const std::string& path, const std::string& package) {
  Came came{TestPartResult::kSuccess, "", false};
  TestPartResultArray results;
  ::testing::ScopedFakeTestPartResultReporter reporter(&results);
  Need(path, package, &came.went_on);
  if (results.size() > 0) {
    came.type = results.GetTestPartResult(0).type();
    came.message = results.GetTestPartResult(0).message();
  }
  return came;
}

class NeededProgramTest : public ::testing::Test {
 protected:
  NeededProgramTest() { unsetenv("HAKARI_SKIP_NOTHING"); }
};

TEST_F(NeededProgramTest, WithTheProgramTheTestGoesOn) {
  setenv("HAKARI_SKIP_NOTHING", "1", 1);
  const Came came = CameOf(kThere, kListed);
  EXPECT_TRUE(came.went_on);
  EXPECT_EQ(came.type, TestPartResult::kSuccess) << came.message;
}

TEST_F(NeededProgramTest, WithoutItTheTestIsSkippedAndSaysWhatToInstall) {
  const Came came = CameOf(kMissing, kListed);
  EXPECT_FALSE(came.went_on);
  EXPECT_EQ(came.type, TestPartResult::kSkip);
  EXPECT_THAT(came.message,
              HasSubstr("/usr/games/no-such-engine is missing: apt-get install valgrind"));
}

TEST_F(NeededProgramTest, WhereNothingMayBeSkippedItFails) {
  setenv("HAKARI_SKIP_NOTHING", "1", 1);
  const Came came = CameOf(kMissing, kListed);
  EXPECT_FALSE(came.went_on);
  EXPECT_EQ(came.type, TestPartResult::kFatalFailure);
}

// Otherwise the skip would stay in the cache. The test also fails if the program is there today.
TEST_F(NeededProgramTest, APackageThatIsNotInTheDataFails) {
  for (const char* path : {kThere, kMissing}) {
    const Came came = CameOf(path, kUnlisted);
    EXPECT_FALSE(came.went_on);
    EXPECT_EQ(came.type, TestPartResult::kFatalFailure);
    EXPECT_THAT(came.message, HasSubstr("list //tools/installed:dash in this test's `data`"));
  }
}

}  // namespace
}  // namespace hakari::tools::testing
