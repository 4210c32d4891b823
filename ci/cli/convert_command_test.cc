// `hakari convert` as a user meets it.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

std::string InTemp(const std::string& name) { return testing::TempDir() + "/" + name; }

Ran RunConvert(const std::string& arguments) { return RunHakari("convert " + arguments); }

std::string Record(const std::string& name, const std::string& text) {
  std::ofstream(InTemp(name)) << text;
  return InTemp(name);
}

TEST(Convert, GamesGoToStdoutAndTalkToStderr) {
  const Ran ran = RunConvert(Record("good.csa", "PI\n+\n+7776FU\nT3\n%TORYO\n") + " --to usi");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.out, "startpos moves 7g7f ; result=b end=resign\n");
  EXPECT_TRUE(absl::StrContains(ran.err, "good.csa:1: left out: times")) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, "1 game from 1 file, 0 refused")) << ran.err;
}

TEST(Convert, ARefusedGameIsNamedAndMakesTheRunInvalid) {
  const Ran ran = RunConvert(Record("mixed.usi", "startpos moves 7g7f\nstartpos moves 7g7e\n") +
                             " --to csa -q");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(ran.out, "+7776FU")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.err, "mixed.usi:2:16: expected a legal move")) << ran.err;
}

TEST(Convert, AServersClosingLinesAreReadUnlessStrict) {
  const std::string record =
      Record("server.csa", "PI\n+\n+7776FU,T3\n%TORYO,T5\n#RESIGN\n$END_TIME:2024/05/03\n");
  const Ran ran = RunConvert(record + " --to usi");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "moves 7g7f ; result=b end=resign")) << ran.out;
  const Ran strict = RunConvert(record + " --to usi --strict");
  EXPECT_EQ(strict.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(strict.err, "server.csa:5:1: expected a time, a comment"))
      << strict.err;
}

TEST(Convert, BadUsageIsSaid) {
  EXPECT_EQ(RunConvert(InTemp("none.csa") + " --to usi").exit_code, 2);
  EXPECT_EQ(RunConvert(Record("good.usi", "startpos\n") + " --to ki2").exit_code, 2);
  EXPECT_EQ(RunConvert(Record("good.usi", "startpos\n")).exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli
