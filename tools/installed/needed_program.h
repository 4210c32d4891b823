// For tests that need a program of a Debian package: without the program the test says so and is
// skipped. If HAKARI_SKIP_NOTHING is set in the environment, it fails instead.
#ifndef HAKARI_TOOLS_INSTALLED_NEEDED_PROGRAM_H_
#define HAKARI_TOOLS_INSTALLED_NEEDED_PROGRAM_H_

#include <cstdlib>
#include <string>

#include "gtest/gtest.h"

namespace hakari::tools::testing {

struct ProgramCheck {
  std::string skip;   // why the test must be skipped; "" if it need not be
  std::string fault;  // what is wrong with the test itself: //tools/installed:<package> is not in
                      // its `data`
};

// `path` must be absolute: PATH differs between users and tests.
ProgramCheck CheckProgram(const std::string& path, const std::string& package);

}  // namespace hakari::tools::testing

// For the body of a test or its SetUp, which it may leave.
#define HAKARI_NEEDS_PROGRAM(path, package)                                            \
  if (const auto hakari_check = ::hakari::tools::testing::CheckProgram(path, package); \
      !hakari_check.fault.empty()) {                                                   \
    FAIL() << hakari_check.fault;                                                      \
  } else if (!hakari_check.skip.empty()) {                                             \
    if (std::getenv("HAKARI_SKIP_NOTHING") != nullptr) FAIL() << hakari_check.skip;    \
    GTEST_SKIP() << hakari_check.skip;                                                 \
  }                                                                                    \
  static_assert(true, "")  // takes the semicolon

#endif  // HAKARI_TOOLS_INSTALLED_NEEDED_PROGRAM_H_
