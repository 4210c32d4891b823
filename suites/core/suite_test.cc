#include "suites/core/suite.h"

#include "absl/status/status.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

TEST(SuiteTest, TheFirstProgramIsTheDefault) {
  Suite suite;
  suite.name = "mate";
  suite.programs = {{"pds", "1", nullptr}, {"dfpn", "1", nullptr}};
  EXPECT_EQ(FindProgram(suite, "")->name, "pds");
  EXPECT_EQ(FindProgram(suite, "dfpn")->name, "dfpn");
  const absl::Status status = FindProgram(suite, "df-pn").status();
  EXPECT_EQ(status.code(), absl::StatusCode::kOutOfRange);
  EXPECT_THAT(std::string(status.message()), ::testing::HasSubstr("only pds, dfpn"));
}

}  // namespace
}  // namespace hakari::suites
