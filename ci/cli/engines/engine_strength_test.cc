// `gate --strength` in an engine author's repository. The engine is our own search, with and
// without its techniques. The games have a fixed depth, at which the search without pruning is
// stronger. Games by nodes, and the speeds that they need, are tested in ci/gate/strength.
#include <cstdlib>
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/engines/hakari_folder_for_test.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

using absl::StrContains;

constexpr char kOpenings[] = "suites/match/openings.usi.zst";

class EngineStrengthTest : public ::testing::Test {
 protected:
  // A repository with one commit: a script that plays with the profile named in the file `profile`,
  // and its accepted golden.
  EngineStrengthTest() {
    const std::string top = ::testing::TempDir() + "/strength";
    std::filesystem::remove_all(top);
    LayOutHakari(top + "/hakari");
    std::filesystem::create_directories(top + "/hakari/suites/match");
    std::filesystem::copy_file(kOpenings, absl::StrCat(top, "/hakari/", kOpenings));
    author_ = top + "/author";
    std::filesystem::create_directories(author_);
    std::filesystem::copy_file("ci/cli/hakari", top + "/player");
    Write("engine", absl::StrCat("#!/bin/sh\n{ echo setoption name Profile value $(cat profile); "
                                 "exec cat; } | exec ",
                                 top, "/player usi\n"));
    Do("chmod +x engine");
    WriteProject("");
    Write("profile", "default");
    Write(".gitignore", ".hakari/\n");
    Accept("first");
    Do("git init -q . && git add . && git -c user.name=a -c user.email=a@b "
       "-c commit.gpgsign=false commit -q -m one");
  }

  // `more`: additional fields.
  void WriteProject(const std::string& more) const {
    Write("hakari.json",
          absl::StrCat("{\"hakari\": 1, \"name\": \"mine\", \"engine\": \"./engine\",\n"
                       " \"options\": {\"USI_Hash\": 1},\n"
                       " \"limits\": {\"middlegame\": {\"nodes\": 200}}",
                       more, "}\n"));
  }
  void Write(const std::string& file, const std::string& text) const {
    ASSERT_TRUE(WriteFileAtomically(absl::StrCat(author_, "/", file), text).ok()) << file;
  }
  void Do(const std::string& line) const {
    ASSERT_EQ(std::system(absl::StrCat("cd ", author_, " && ", line).c_str()), 0) << line;
  }
  void Accept(const std::string& reason) const {
    const Ran ran = RunHakariIn(author_, "accept middlegame --quiet --reason " + reason);
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
  }
  Ran Gate(const std::string& arguments) const {
    return RunHakariIn(author_, "gate --quiet --base HEAD --no-time --strength " + arguments);
  }

  std::string author_;
};

TEST_F(EngineStrengthTest, WhatWasAcceptedAndIsStrongerImproves) {
  Write("profile", "plain");
  Accept("plainer");
  const Ran ran = Gate("--strength-sprt 0,100 --strength-limits depth=2");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out,
                          "IMPROVED by strength: games: stronger: 100 Elo accepted "
                          "against 0 Elo"))
      << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "match show ")) << ran.out;
}

TEST_F(EngineStrengthTest, WhatWasAcceptedAndIsWeakerIsRegressed) {
  Write("profile", "plain");
  Accept("plainer");
  Do("git add . && git -c user.name=a -c user.email=a@b -c commit.gpgsign=false commit -q -m two");
  Write("profile", "default");
  Accept("techniques");
  WriteProject(R"(, "strength": {"limits": "depth=2", "sprt": "-100,0", "budget_s": 500})");
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 1) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "REGRESSED by strength: games: weaker: -100 Elo accepted"))
      << ran.out;
}

TEST_F(EngineStrengthTest, GamesArePlayedOnlyForAcceptedChanges) {
  const Ran same = Gate("");
  EXPECT_EQ(same.exit_code, 0) << same.out << same.err;
  EXPECT_TRUE(StrContains(same.out, "no game was played: mine is unchanged in all of 200"))
      << same.out;
  Write("profile", "plain");
  const Ran open = Gate("");
  EXPECT_EQ(open.exit_code, 1) << open.out << open.err;
  EXPECT_TRUE(StrContains(open.out, "REGRESSED by work")) << open.out;
  EXPECT_TRUE(StrContains(open.out, "no game was played: games cannot change the verdict"))
      << open.out;
}

TEST_F(EngineStrengthTest, ABudgetThatIsUsedUpLeavesItOpen) {
  Write("profile", "plain");
  Accept("plainer");
  // On a busy machine a pair of games may take a second.
  const Ran ran = Gate("--strength-sprt 0,1 --strength-limits depth=2 --strength-budget 3s");
  EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "the budget for games was used up")) << ran.out;
}

// The script runs `cat` besides the player, so its processor time is unknown.
TEST_F(EngineStrengthTest, WhereSpeedsCannotBeToldItIsSaidWhatCan) {
  Write("profile", "plain");
  Accept("plainer");
  const Ran ran = Gate("--strength-limits nodes=300");
  EXPECT_EQ(ran.exit_code, 3) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "its processor time is unknown")) << ran.out;
  EXPECT_TRUE(StrContains(
      ran.out, "games with time limits (--strength-limits byoyomi=100) do not need this"))
      << ran.out;
}

TEST_F(EngineStrengthTest, WordsAreCheckedBeforeAnythingIsBuilt) {
  for (const char* words : {"--strength-sprt 10,0", "--strength-sprt x", "--strength-limits x=1",
                            "--strength-budget soon", "--no-work"}) {
    const Ran ran = Gate(words);
    EXPECT_EQ(ran.exit_code, 2) << words << ran.out << ran.err;
    EXPECT_TRUE(StrContains(ran.err, "--strength")) << words << ran.err;
  }
  EXPECT_EQ(RunHakariIn(author_, "gate --base HEAD --strength-sprt 0,10").exit_code, 2);
  WriteProject(R"(, "byoyomi_ms": 100)");
  const Ran heedless = Gate("");
  EXPECT_EQ(heedless.exit_code, 2) << heedless.out << heedless.err;
  EXPECT_TRUE(StrContains(heedless.err, "the engine does not support a limit on nodes"))
      << heedless.err;
}

}  // namespace
}  // namespace hakari::cli
