// `gate` as a user meets it: what is no gate at all, and what forbids a verdict.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "absl/strings/match.h"
#include "ci/cli/gate/gate_folders_for_test.h"

namespace hakari {
namespace {

using absl::StrContains;

TEST_F(GateTest, WhatIsMissingOrContradictsItselfIsBadUsage) {
  EXPECT_EQ(RunHakari("gate").exit_code, 2);
  EXPECT_EQ(RunHakari("gate --base-bin a").exit_code, 2);
  EXPECT_EQ(RunHakari("gate --base a --base-bin b --candidate-bin c").exit_code, 2);
  EXPECT_EQ(RunHakari("gate --base a --time-budget soon").exit_code, 2);
  EXPECT_EQ(RunHakari("gate trials --variant other --record").exit_code, 2);
}

TEST_F(GateTest, EqualExecutablesPassUnmeasured) {
  FillBothSides();
  const Ran ran = Gate("--json -");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "\"identical\": true")) << ran.out;
}

TEST_F(GateTest, AFolderWithoutAProbeIsInvalid) {
  FillBothSides();
  std::filesystem::remove(Path("base/probe"));
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "INVALID")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "base: the folder lacks an executable")) << ran.out;
}

TEST_F(GateTest, AnOlderContractIsInvalidAndSaidToBeOne) {
  FillBothSides();
  PutScript("base", "probe", "$REAL \"$@\" | sed 's/\"version\":1/\"version\":0/'");
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "base: speaks version 0 of hakari-probe")) << ran.out;
}

TEST_F(GateTest, ADeletedBenchmarkIsInvalidAndNamed) {
  FillBothSides();
  PutScript("candidate", "probe", "$REAL \"$@\" | sed 's|{\"name\":\"pds/mate\"[^}]*},||'");
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "the candidate lacks the benchmark pds/mate")) << ran.out;
}

TEST_F(GateTest, ARenamedBenchmarkIsInvalid) {
  FillBothSides();
  PutScript("candidate", "probe", "$REAL \"$@\" | sed 's|\"pds/mate\"|\"pds/mates\"|'");
  EXPECT_EQ(Gate("").exit_code, 4);
}

TEST_F(GateTest, AnotherCompilerIsInvalid) {
  FillBothSides();
  PutScript("candidate", "probe",
            "$REAL \"$@\" | sed 's/\"compiler\":\"[^\"]*\"/\"compiler\":\"x\"/'");
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "different compilers")) << ran.out;
}

TEST_F(GateTest, AWrongAnswerIsInvalid) {
  FillBothSides();
  PutScript("candidate", "probe", "test $1 = verify && { echo wrong >&2; exit 4; }; $REAL \"$@\"");
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "candidate: probe verify: exited with code 4: wrong"))
      << ran.out;
}

TEST_F(GateTest, ACrashIsInvalid) {
  FillBothSides();
  PutScript("candidate", "probe", "test $1 = run && kill -SEGV $$; $REAL \"$@\"");
  const Ran ran = Gate("--no-work --no-instructions --filter '^legal/quiet$'");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "candidate: legal/quiet: was killed by signal 11")) << ran.out;
}

TEST_F(GateTest, AnswersThatChangeAreInvalid) {
  FillBothSides();
  PutScript("candidate", "probe",
            "test $1 = run || exec $REAL \"$@\"; $REAL \"$@\" | sed \"s/\\\"answer\\\":/&$$/\"");
  const Ran ran = Gate("--no-work --no-instructions --filter '^legal/quiet$'");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "candidate: legal/quiet: answered")) << ran.out;
}

TEST_F(GateTest, AProjectWithoutGoldensIsInvalid) {
  FillBothSides();
  PutScript("candidate", "probe", "exec $REAL \"$@\"");
  std::filesystem::remove_all(Path("golden"));
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

TEST_F(GateTest, ARevisionThatIsNotThereIsInvalid) {
  ASSERT_EQ(std::system(("git init -q " + Path("")).c_str()), 0);
  const Ran ran = RunHakari("gate --quiet --base no-such-branch");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "there is no commit `no-such-branch`")) << ran.out;
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
}  // namespace hakari
