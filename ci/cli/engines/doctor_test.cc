// `doctor --program` as a user meets it, on engines of every manner and on real ones.
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/cli/binary_for_test.h"
#include "ci/cli/engines/hakari_folder_for_test.h"
#include "gtest/gtest.h"
#include "tools/installed/needed_program.h"

namespace hakari::cli {
namespace {

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
  EXPECT_TRUE(absl::StartsWith(good.out, "Counting 1.0 behaves")) << good.out;
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
  EXPECT_TRUE(absl::StrContains(ran.out, "claims of mates")) << ran.out;
}

TEST_F(DoctorTest, FairyStockfish) {
  HAKARI_NEEDS_PROGRAM(kFairy, "fairy-stockfish");
  const Ran ran =
      Doctor(absl::StrCat("mate=search option.UCI_Variant=shogi option.Threads=1 ", kFairy),
             "--nodes 2000");
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "good  repeats beside others at work")) << ran.out;
}

}  // namespace
}  // namespace hakari::cli
