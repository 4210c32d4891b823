// End-to-end tests of `gate`: bad usage, and faults that make a verdict impossible.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "absl/strings/match.h"
#include "ci/cli/gate/gate_folders_for_test.h"

namespace hakari::cli {
namespace {

using absl::StrContains;

TEST_F(GateTest, WhatIsMissingOrContradictsItselfIsBadUsage) {
  EXPECT_EQ(RunHakari("gate").exit_code, 2);
  EXPECT_EQ(RunHakari("gate --base-bin a").exit_code, 2);
  EXPECT_EQ(RunHakari("gate --base a --base-bin b --candidate-bin c").exit_code, 2);
  EXPECT_EQ(RunHakari("gate --base a --time-budget soon").exit_code, 2);
  EXPECT_EQ(RunHakari("gate trials demo").exit_code, 2);
  EXPECT_EQ(RunHakari("gate trials --variant other --record").exit_code, 2);
}

TEST_F(GateTest, EqualExecutablesPassUnmeasured) {
  FillBothSides();
  const Ran ran = Gate("--json -");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "\"identical\": true")) << ran.out;
}

// If the result cannot be written, the gate does not pass.
TEST_F(GateTest, AResultThatCannotBeWrittenIsNoPass) {
  FillBothSides();
  const Ran ran = Gate("--json /proc/no/such/folder/gate.json");
  EXPECT_NE(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.err, "/proc/no")) << ran.err;
}

TEST_F(GateTest, AFolderWithoutAProbeIsInvalid) {
  FillBothSides();
  std::filesystem::remove(Path("base/probe"));
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "INVALID")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "base: the folder lacks an executable")) << ran.out;
}

// A fault in one executable of one side.
struct Fault {
  const char* name;
  const char* side;
  const char* script;  // replaces the side's probe
  const char* arguments;
  const char* says;
};

constexpr char kOneBenchmark[] = "--no-work --no-instructions --filter '^legal/quiet$'";

const Fault kFaults[] = {
    {"OlderContract", "base", "$REAL \"$@\" | sed 's/\"version\":1/\"version\":0/'", "",
     "base: has version 0 of hakari-probe"},
    {"DeletedBenchmark", "candidate", "$REAL \"$@\" | sed 's|{\"name\":\"pds/mate\"[^}]*},||'", "",
     "the candidate lacks the benchmark pds/mate"},
    {"RenamedBenchmark", "candidate", "$REAL \"$@\" | sed 's|\"pds/mate\"|\"pds/mates\"|'", "",
     "the candidate lacks the benchmark pds/mate"},
    {"OtherCompiler", "candidate",
     "$REAL \"$@\" | sed 's/\"compiler\":\"[^\"]*\"/\"compiler\":\"x\"/'", "",
     "different compilers"},
    {"WrongAnswer", "candidate", "test $1 = verify && { echo wrong >&2; exit 4; }; $REAL \"$@\"",
     "", "candidate: probe verify: exited with code 4: wrong"},
    {"Crash", "candidate", "test $1 = run && kill -SEGV $$; $REAL \"$@\"", kOneBenchmark,
     "candidate: legal/quiet: was killed by signal 11"},
    {"AnswersThatChange", "candidate",
     "test $1 = run || exec $REAL \"$@\"; $REAL \"$@\" | sed \"s/\\\"answer\\\":/&$$/\"",
     kOneBenchmark, "candidate: legal/quiet: answered"},
    {"NoJson", "base", "echo hello", "", "base: this is not a hakari-probe result"},
};

class GateFaultTest : public GateTest, public testing::WithParamInterface<Fault> {};

TEST_P(GateFaultTest, IsInvalidAndSaidToBe) {
  FillBothSides();
  PutScript(GetParam().side, "probe", GetParam().script);
  const Ran ran = Gate(GetParam().arguments);
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "INVALID")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, GetParam().says)) << ran.out;
}

INSTANTIATE_TEST_SUITE_P(All, GateFaultTest, testing::ValuesIn(kFaults),
                         [](const testing::TestParamInfo<Fault>& info) {
                           return std::string(info.param.name);
                         });

TEST_F(GateTest, AProjectWithoutGoldensIsInvalid) {
  std::filesystem::remove_all(Path("golden"));
  FillBothSides();
  PutScript("candidate", "probe", "exec $REAL \"$@\"");
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "no goldens")) << ran.out;
}

TEST_F(GateTest, AnEmptySelectionIsInvalid) {
  FillBothSides();
  const Ran ran = Gate("--no-work --no-identical-shortcut --filter nothing");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "no benchmark matches `nothing`")) << ran.out;
}

TEST_F(GateTest, ARevisionThatIsNotThereIsBadUsage) {
  ASSERT_EQ(std::system(("git init -q " + Path("")).c_str()), 0);
  const Ran ran = RunHakari("gate --quiet --base no-such-branch");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(StrContains(ran.err, "there is no commit `no-such-branch`")) << ran.err;
}

TEST_F(GateTest, ABaseThatDoesNotBuildIsInvalid) {
  const std::string commit =
      "cd " + Path("") +
      " && git init -q . && git add . && git -c user.name=a -c user.email=a@b "
      "-c commit.gpgsign=false commit -q -m one";
  ASSERT_EQ(std::system(commit.c_str()), 0);
  std::filesystem::create_directories(Path("tools"));
  std::ofstream(Path("tools/bazel")) << "#!/bin/sh\necho 'foo.cc:1: error: broken' >&2\nexit 1\n";
  std::filesystem::permissions(Path("tools/bazel"), std::filesystem::perms::owner_all);
  const std::string path = std::getenv("PATH");
  setenv("PATH", (Path("tools") + ":" + path).c_str(), 1);
  const Ran ran = RunHakari("gate --quiet --base HEAD");
  setenv("PATH", path.c_str(), 1);
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "the base does not build")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "foo.cc:1: error: broken")) << ran.out;
}

}  // namespace
}  // namespace hakari::cli
