// For tests that need a program of a Debian package: without it they say so and are skipped. Where
// HAKARI_SKIP_NOTHING is set in the environment, they fail.
#ifndef HAKARI_TOOLS_INSTALLED_NEEDED_PROGRAM_H_
#define HAKARI_TOOLS_INSTALLED_NEEDED_PROGRAM_H_

#include <cstdlib>
#include <string>

#include "gtest/gtest.h"

namespace hakari::tools::testing {

struct ProgramCheck {
  std::string skip;   // why the test must be skipped, "" if it need not
  std::string fault;  // what is wrong with the test itself: //tools/installed:<package> is not in
                      // its `data`
};

// `path` must be whole: what PATH holds differs between people and tests.
ProgramCheck CheckProgram(const std::string& path, const std::string& package);

}  // namespace hakari::tools::testing

// In the test or in its SetUp, which it leaves.
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
