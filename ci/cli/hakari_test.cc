// The binary as a user meets it: exit codes, and what goes to which stream.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <fstream>
#include <sstream>
#include <string>

#include "absl/strings/match.h"

namespace hakari {
namespace {

struct Ran {
  int exit_code;
  std::string out;
  std::string err;
};

std::string Contents(const std::string& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

Ran RunBinary(const std::string& arguments) {
  const std::string out = testing::TempDir() + "/out";
  const std::string err = testing::TempDir() + "/err";
  const std::string line = "ci/cli/hakari " + arguments + " >" + out + " 2>" + err;
  const int status = std::system(line.c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, Contents(out), Contents(err)};
}

TEST(Hakari, HelpGoesToStdout) {
  const Ran ran = RunBinary("help");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, "daily")) << ran.out;
  EXPECT_EQ(ran.err, "");
}

TEST(Hakari, HelpOfACommandHasAnExample) {
  const Ran ran = RunBinary("help help");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, "./hakari help perft")) << ran.out;
}

TEST(Hakari, AMistypedWordGetsTheNearestRightOne) {
  const Ran ran = RunBinary("hepl");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(absl::StrContains(ran.err, "did you mean `help`?")) << ran.err;
}

TEST(Hakari, AMistypedFlagGetsTheNearestRightOne) {
  const Ran ran = RunBinary("help --hlep");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "did you mean `--help`?")) << ran.err;
}

TEST(Hakari, LauncherCommandsAreNamedAsSuch) {
  const Ran ran = RunBinary("test --matrix");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "./hakari test")) << ran.err;
}

}  // namespace
}  // namespace hakari
