// Examines Debian's gpsusi. Takes more than a minute, since gpsusi starts slowly. Its behaviour
// varies with the machine's load (counts that are one off, a crash on go movetime), so the test
// checks only what is always reported.

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/engines/hakari_folder_for_test.h"
#include "gtest/gtest.h"
#include "tools/installed/needed_program.h"

namespace hakari::cli {
namespace {

constexpr char kGpsusi[] = "/usr/games/gpsusi";

TEST(GpsusiDoctorTest, IsExaminedToTheEnd) {
  HAKARI_NEEDS_PROGRAM(kGpsusi, "gpsshogi");
  LayOutHakari(::testing::TempDir() + "/hakari");
  const Ran ran =
      RunHakari(absl::StrCat("doctor --quiet --program \"usi:byoyomi-ms=60000 option.LimitDepth=3 "
                             "option.BookDepth=0 ",
                             kGpsusi, "\""));
  EXPECT_TRUE(ran.exit_code == 0 || ran.exit_code == 1) << ran.out << ran.err;
  for (const char* row : {"  starts", "  repeats in a new process", "  go movetime", "  go mate"}) {
    EXPECT_TRUE(absl::StrContains(ran.out, row)) << row << " in\n" << ran.out;
  }
}

}  // namespace
}  // namespace hakari::cli
