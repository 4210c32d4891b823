// `compare` as a user meets it.
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/engines/hakari_folder_for_test.h"
#include "gtest/gtest.h"

namespace hakari::cli {
namespace {

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
  EXPECT_TRUE(absl::StrContains(listed.out, "B answers otherwise than A: 12: ")) << listed.out;
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
