// The usual steps of an engine's author: init, suite, accept, a change, in their own repository.
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/engines/hakari_folder_for_test.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

class ProjectTest : public ::testing::Test {
 protected:
  // Creates a folder for Hakari, and one for an engine with its sources and a build.
  ProjectTest() {
    const std::string top = ::testing::TempDir() + "/day";
    std::filesystem::remove_all(top);
    LayOutHakari(top + "/hakari");
    author_ = top + "/author";
    std::filesystem::create_directories(author_ + "/src");
    std::filesystem::copy_file("suites/engines/testing/counting_engine", author_ + "/engine");
    Write(author_ + "/src/weights", "first");
  }

  static void Write(const std::string& file, const std::string& text) {
    ASSERT_TRUE(WriteFileAtomically(file, text).ok()) << file;
  }
  std::string Read(const std::string& file) const {
    return ReadTextFile(absl::StrCat(author_, "/", file)).value_or("not there");
  }
  // Runs the command in a folder below the author's.
  Ran In(const std::string& folder, const std::string& arguments) const {
    return RunHakariIn(absl::StrCat(author_, "/", folder), arguments);
  }
  Ran Init(const std::string& words = "") const {
    return In("",
              "init --engine ./engine --argument steady --argument weights --build cp "
              "--build src/weights --build weights " +
                  words);
  }

  std::string author_;
};

TEST_F(ProjectTest, FromInitToRegressed) {
  const Ran init = Init("--name mine");
  ASSERT_EQ(init.exit_code, 0) << init.err;
  EXPECT_TRUE(absl::StrContains(init.out, "/author/hakari.json\n")) << init.out;
  EXPECT_TRUE(absl::StrContains(init.err, "Counting 1.0")) << init.err;
  EXPECT_TRUE(absl::StrContains(Read("hakari.json"), "\"Threads\": 1")) << Read("hakari.json");

  const Ran before = In("src", "suite middlegame --quiet");
  EXPECT_EQ(before.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(before.out, "golden/middlegame/mine-20000.golden")) << before.out;

  const Ran accepted = In("", "accept middlegame --quiet --reason first");
  EXPECT_EQ(accepted.exit_code, 0) << accepted.err;
  EXPECT_TRUE(absl::StrContains(Read("golden/middlegame/LOG.md"), "first")) << "in their folder";

  const Ran same = In("src", "suite middlegame --quiet");
  EXPECT_EQ(same.exit_code, 0) << same.out << same.err;
  EXPECT_TRUE(absl::StrContains(same.out, "PASS  middlegame by mine")) << same.out;

  EXPECT_EQ(In("src", "suite middlegame --quiet --record").exit_code, 0);
  const Ran trend = In("src", "trend");
  EXPECT_EQ(trend.exit_code, 0) << trend.err;
  EXPECT_TRUE(absl::StrContains(trend.out, "middlegame/mine nodes=20000")) << trend.out;
  EXPECT_TRUE(std::filesystem::exists(author_ + "/.hakari/history.sqlite")) << "in their folder";

  Write(author_ + "/src/weights", "second");
  const Ran unbuilt = In("", "suite middlegame --quiet --no-build");
  EXPECT_EQ(unbuilt.exit_code, 0) << unbuilt.out;
  const Ran changed = In("", "suite middlegame --quiet");
  EXPECT_EQ(changed.exit_code, 1) << changed.out;
  EXPECT_TRUE(absl::StrContains(changed.out, "REGRESSED")) << changed.out;
}

TEST_F(ProjectTest, ItsOwnLimitsAndGoldenFolder) {
  ASSERT_EQ(Init().exit_code, 0);
  Write(author_ + "/hakari.json",
        absl::StrReplaceAll(Read("hakari.json"), {{"20000", "777"}, {"\"golden\"", "\"t/g\""}}));
  EXPECT_EQ(In("", "accept middlegame --quiet --reason first").exit_code, 0);
  EXPECT_TRUE(absl::StrContains(Read("t/g/middlegame/engine-777.golden"), "limits nodes=777"));
  EXPECT_EQ(In("", "suite middlegame --quiet").exit_code, 0);
  EXPECT_EQ(In("", "suite middlegame --quiet --nodes 778").exit_code, 4) << "no golden for these";
}

TEST_F(ProjectTest, WhatIsWrongIsSaidWithItsPlace) {
  EXPECT_EQ(In("", "init").exit_code, 2);
  EXPECT_EQ(In("", "init --engine ./nothing").exit_code, 2);
  EXPECT_EQ(In("", "init --engine ./engine --argument no-such-manner").exit_code, 4);
  ASSERT_EQ(Init("--quiet").exit_code, 0);
  const Ran again = Init();
  EXPECT_EQ(again.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(again.err, "already exists")) << again.err;
  const std::string good = Read("hakari.json");
  Write(author_ + "/hakari.json", absl::StrReplaceAll(good, {{"\"reset\"", "\"rest\""}}));
  const Ran typo = In("src", "suite middlegame");
  EXPECT_EQ(typo.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(typo.err, "did you mean 'reset'?")) << typo.err;
  Write(author_ + "/hakari.json", good);
  std::filesystem::remove(author_ + "/src/weights");
  const Ran unbuildable = In("", "suite middlegame");
  EXPECT_EQ(unbuildable.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(unbuildable.err, "the build of engine failed")) << unbuildable.err;
  EXPECT_EQ(In("", "suite middlegame --only nobody").exit_code, 2) << "before the build";
  EXPECT_EQ(In("", "suite perft").exit_code, 2) << "not for engines";
  EXPECT_EQ(In("", "accept middlegame --program \"usi:./engine steady\" --reason x").exit_code, 2);
}

TEST_F(ProjectTest, WithoutAFileTheSuiteIsPlayedByOurSearch) {
  const Ran ran = In("", "suite middlegame --nodes 50 --quiet");
  EXPECT_TRUE(absl::StrContains(ran.out, "middlegame by search, nodes=50")) << ran.out << ran.err;
}

// End-to-end tests of `compare`.

std::string Program(const std::string& manner) {
  return absl::StrCat(" --program \"usi:suites/engines/testing/counting_engine ", manner, "\"");
}

Ran Compare(const std::string& words) { return RunHakari("compare --quiet --first 12 " + words); }

class CompareTest : public ::testing::Test {
 protected:
  CompareTest() { LayOutHakari(::testing::TempDir() + "/hakari"); }
};

TEST_F(CompareTest, TheSameAndAnother) {
  const Ran same = Compare(Program("steady") + Program("steady") + " --same-nodes --floor 0.9");
  EXPECT_EQ(same.exit_code, 0) << same.out << same.err;
  EXPECT_TRUE(absl::StartsWith(same.out, "PASS\n")) << same.out;
  const Ran listed = Compare(Program("steady") + Program("wins"));
  EXPECT_EQ(listed.exit_code, 0) << "differences are listed";
  EXPECT_TRUE(absl::StrContains(listed.out, "B differs from A in answers: 12: ")) << listed.out;
  const Ran judged = Compare(Program("steady") + Program("wins") + " --same-nodes");
  EXPECT_EQ(judged.exit_code, 1) << judged.out;
}

TEST_F(CompareTest, TenTimesTheTimeIsSlower) {
  const Ran ran = Compare(Program("steady") + Program("slow") + " --judge");
  EXPECT_EQ(ran.exit_code, 1) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "B is slower: ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "(nodes 1.000, time per node ")) << ran.out;
  EXPECT_EQ(Compare(Program("slow") + Program("steady") + " --judge").exit_code, 0) << "improved";
}

TEST_F(CompareTest, SettingsOfOneProgram) {
  const Ran ran = Compare(Program("steady") + " --setting default --setting Skill=3 --same-nodes");
  EXPECT_EQ(ran.exit_code, 1) << ran.out << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "with Skill=3")) << ran.out;
  const Ran ours =
      RunHakari("compare themes --quiet --program pds --setting nodes=20 --setting nodes=20000");
  EXPECT_EQ(ours.exit_code, 0) << ours.out << ours.err;
  EXPECT_TRUE(absl::StrContains(ours.out, "nodes=20000\n")) << ours.out;
}

TEST_F(CompareTest, OurOwnPrograms) {
  const Ran ran =
      RunHakari("compare themes --quiet --program pds --program dfpn --nodes 1000 --json -");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, "{\n \"schema\": \"hakari-comparison\"")) << ran.out;
}

TEST_F(CompareTest, AFileOfPositions) {
  const std::string file = "suites/mate/themes.sfen --quiet --nodes 1000 ";
  EXPECT_EQ(RunHakari("compare " + file + "--as themes --program pds --program pds").exit_code, 0);
  EXPECT_EQ(RunHakari("compare " + file + "--program pds --program pds").exit_code, 2)
      << "asked for moves, which PDS cannot play";
}

TEST_F(CompareTest, BadUsageAndNoAnswers) {
  EXPECT_EQ(RunHakari("compare").exit_code, 2);
  EXPECT_EQ(Compare(Program("steady")).exit_code, 2);
  EXPECT_EQ(Compare(Program("steady") + " --program usi:/no/such/engine").exit_code, 2);
  EXPECT_EQ(Compare(Program("steady") + " --setting Skill --setting Skill=1").exit_code, 2);
  EXPECT_EQ(Compare(Program("steady") + Program("steady") + " --setting Skill=1").exit_code, 2);
  EXPECT_EQ(RunHakari("compare nothing.sfen --program usi:a --program usi:b").exit_code, 2);
  EXPECT_EQ(RunHakari("compare themse --program pds --program dfpn").exit_code, 2);
  EXPECT_EQ(RunHakari("compare themes --program pds --setting x=1 --setting x=2").exit_code, 2);
  EXPECT_EQ(Compare(Program("steady") + Program("no-such-manner")).exit_code, 4);
  EXPECT_EQ(Compare(Program("dies-on-nodes") + Program("dies-on-nodes")).exit_code, 4);
  EXPECT_EQ(Compare(Program("steady") + Program("dies-on-nodes") + " --judge").exit_code, 4);
}

}  // namespace
}  // namespace hakari::cli
