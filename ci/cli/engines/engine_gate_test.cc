// `gate` in an engine author's repository: compares two of its revisions with one command.
#include <cstdlib>
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/engines/hakari_folder_for_test.h"
#include "ci/gate/revision/work_lock.h"
#include "gtest/gtest.h"
#include "tools/installed/needed_program.h"

namespace hakari::cli {
namespace {

using absl::StrContains;

class EngineGateTest : public ::testing::Test {
 protected:
  // A repository with one commit: an engine whose counts depend on the file `weights` and whose
  // speed depends on the file `manner`. Its build makes the engine that is run.
  EngineGateTest() {
    const std::string top = ::testing::TempDir() + "/gate";
    std::filesystem::remove_all(top);
    LayOutHakari(top + "/hakari");
    author_ = top + "/author";
    std::filesystem::create_directories(author_);
    std::filesystem::copy_file("suites/engines/testing/counting_engine", top + "/counting_engine");
    Write("source",
          absl::StrCat("#!/bin/sh\nexec ", top, "/counting_engine $(cat manner) weights\n"));
    Do("chmod +x source");
    Write("manner", "steady");
    Write("weights", "first");
    Write(".gitignore", ".hakari/\nengine\n");
    Do("git init -q . && cp -p source engine");
    const Ran init = RunHakariIn(author_,
                                 "init --quiet --name mine --engine ./engine --build cp "
                                 "--build -p --build source --build engine");
    EXPECT_EQ(init.exit_code, 0) << init.err;
    Do("git add . && git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -q -m "
       "one");
  }

  void Write(const std::string& file, const std::string& text) const {
    ASSERT_TRUE(WriteFileAtomically(absl::StrCat(author_, "/", file), text).ok()) << file;
  }
  void Do(const std::string& line) const {
    ASSERT_EQ(std::system(absl::StrCat("cd ", author_, " && ", line).c_str()), 0) << line;
  }
  Ran Gate(const std::string& arguments) const {
    return RunHakariIn(author_, "gate --quiet --base HEAD " + arguments);
  }

  std::string author_;
};

TEST_F(EngineGateTest, TheSameWorkPasses) {
  const Ran ran = Gate("--no-time");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "PASS")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "200 problems")) << ran.out;
}

TEST_F(EngineGateTest, OtherNodeCountsAreRegressedUntilAccepted) {
  Write("weights", "second");
  const Ran changed = Gate("--no-time");
  EXPECT_EQ(changed.exit_code, 1) << changed.out << changed.err;
  EXPECT_TRUE(StrContains(changed.out, "behaviour: accept or mend: middlegame by mine"))
      << changed.out;
  const Ran accepted = RunHakariIn(author_, "accept middlegame --quiet --reason \"new weights\"");
  ASSERT_EQ(accepted.exit_code, 0) << accepted.err;
  const Ran gated = Gate("--no-time --json -");
  EXPECT_EQ(gated.exit_code, 0) << gated.out << gated.err;
  EXPECT_TRUE(StrContains(gated.out, "\"reason\": \"new weights\"")) << gated.out;
}

TEST_F(EngineGateTest, TenTimesTheTimeIsRegressed) {
  Write("manner", "slow");
  const Ran ran = Gate("--no-work");
  EXPECT_EQ(ran.exit_code, 1) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "REGRESSED by time")) << ran.out;
}

TEST_F(EngineGateTest, AnEngineThatDoesNotRepeatItselfIsInvalid) {
  Write("manner", "random");
  const Ran ran = Gate("--no-work");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "candidate: middlegame/1: searched")) << ran.out;
}

// The board of the second problem of the suite. The engine is `counting_engine $(cat manner)
// weights`.
constexpr char kHangsAtTheSecond[] =
    "steady weights "
    "lns1k2nl/1r5b1/1ppgg1sp1/p2pppp1P/7P1/2PP1PP2/PP2PG3/1SBR3S1/LN1GK2NL";

TEST_F(EngineGateTest, APositionAtWhichItHangsTwiceIsAFaultWithItsReplay) {
  Write("manner", kHangsAtTheSecond);
  const Ran ran = Gate("--no-time --least-deadline 1s");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out,
                          "middlegame by mine: candidate: early-002: timed-out: took "
                          "longer than 1 s, also when retried alone; "))
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "--only early-002")) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "1 suite (199 problems)")) << ran.out;
}

TEST_F(EngineGateTest, WhereItHangsEverywhereTheRestIsNotAsked) {
  Write("manner", "steady weights sfen");
  const Ran ran = Gate("--no-time --least-deadline 0.3s --jobs 1");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out,
                          "not measured: exact work of middlegame: 197 of 200 problems "
                          "were not run by the candidate, after 3"))
      << ran.out;
}

TEST_F(EngineGateTest, WhoHangsWhileTimesAreWeighedIsInvalid) {
  Write("manner", kHangsAtTheSecond);
  const Ran ran = Gate("--no-work --least-deadline 1s");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out,
                          "candidate: middlegame/2: early-002: timed-out: took longer "
                          "than 1 s, also when asked again; "))
      << ran.out;
}

TEST_F(EngineGateTest, ABaseThatHangsUsesUpTheBudget) {
  Write("manner", "steady weights sfen");
  Do("git add . && git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -q -m two");
  const Ran ran = Gate("--no-time --time-budget 2s");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "nothing was measured")) << ran.out;
  EXPECT_TRUE(
      StrContains(ran.out,
                  "not measured: exact work of middlegame: 200 of 200 problems were not run "
                  "by the base"))
      << ran.out;
}

TEST_F(EngineGateTest, WhatDoesNotBuildIsInvalid) {
  Do("rm source");
  const Ran ran = Gate("--no-work");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(StrContains(ran.out, "the candidate: the build of mine failed")) << ran.out;
  EXPECT_EQ(RunHakariIn(author_, "gate --quiet --base nowhere").exit_code, 2);
}

TEST_F(EngineGateTest, AfterwardsTheAuthorsRepositoryIsAsItWas) {
  // .hakari is not in .gitignore, and no command has created it yet.
  Write(".gitignore", "engine\n");
  Do("rm -rf .hakari && git add -A && git -c user.name=a -c user.email=a@b "
     "-c commit.gpgsign=false commit -q -m two");
  const Ran ran = Gate("--no-time");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  Do("test -z \"$(git status --porcelain)\"");
  Do("test $(git worktree list | wc -l) = 1 && test ! -e .git/worktrees");
}

TEST_F(EngineGateTest, ASecondGateHearsOfTheFirst) {
  auto first = gate::WorkLock::Take(author_ + "/.hakari/gate", "gate --base v1");
  ASSERT_TRUE(first.ok()) << first.status();
  const Ran second = Gate("--no-time");
  EXPECT_EQ(second.exit_code, 4);
  EXPECT_TRUE(StrContains(second.out, "in use by `gate --base v1`, process ")) << second.out;
  first->reset();
  EXPECT_EQ(Gate("--no-time").exit_code, 0);
}

TEST_F(EngineGateTest, ASuiteThatIsNotThereIsRefusedBeforeTheBuild) {
  Do("rm source");  // nothing would build
  EXPECT_EQ(Gate("--suite nothing").exit_code, 2);
  EXPECT_EQ(Gate("--suite perft").exit_code, 2) << "not for engines";
}

TEST_F(EngineGateTest, AFilterIsForHakarisOwnBenchmarks) {
  const Ran ran = Gate("--filter pds");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(StrContains(ran.err, "--filter selects Hakari's own")) << ran.err;
}

// End-to-end tests of `doctor --program`, with fake engines of all kinds and with real ones.

constexpr char kFairy[] = "/usr/games/fairy-stockfish";

class DoctorTest : public ::testing::Test {
 protected:
  DoctorTest() { LayOutHakari(::testing::TempDir() + "/hakari"); }

  static Ran Doctor(const std::string& engine, const std::string& more = "") {
    return RunHakari(absl::StrCat("doctor --quiet --program \"usi:", engine, "\" ", more));
  }
  static std::string Testing(const std::string& engine) {
    return "suites/engines/testing/" + engine;
  }
};

TEST_F(DoctorTest, ExitCodesSayHowItStands) {
  const Ran good = Doctor("option.Threads=1 " + Testing("counting_engine steady"));
  EXPECT_EQ(good.exit_code, 0) << good.out << good.err;
  EXPECT_TRUE(absl::StartsWith(good.out, "Counting 1.0 passes")) << good.out;
  const Ran bad = Doctor(Testing("counting_engine random"));
  EXPECT_EQ(bad.exit_code, 1) << bad.out;
  EXPECT_TRUE(absl::StrContains(bad.out, "bad   repeats in a new process")) << bad.out;
  EXPECT_EQ(Doctor("base/process/testing/fake_engine dies-in-handshake").exit_code, 4);
  EXPECT_EQ(Doctor("/no/such/engine").exit_code, 2);
  EXPECT_EQ(RunHakari("doctor --program nothing").exit_code, 2);
  EXPECT_EQ(Doctor("hash=1 x").exit_code, 2);
}

TEST_F(DoctorTest, JsonGoesWhereItIsAsked) {
  const Ran ran = Doctor("base/process/testing/fake_engine dies-in-handshake", "--json -");
  EXPECT_TRUE(absl::StartsWith(ran.out, "{\n \"schema\": \"hakari-examination\"")) << ran.out;
}

TEST_F(DoctorTest, OurOwnProgram) {
  const Ran ran = Doctor("ci/cli/hakari usi");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "mate claims")) << ran.out;
}

TEST_F(DoctorTest, FairyStockfish) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const Ran ran =
      Doctor(absl::StrCat("mate=search option.UCI_Variant=shogi option.Threads=1 ", kFairy),
             "--nodes 2000");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "good  repeats under load")) << ran.out;
}

}  // namespace
}  // namespace hakari::cli
