// The same mistake has the same exit code in every command, and the message names it. README.md has
// the table.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

namespace fs = std::filesystem;

class MistakesTest : public ::testing::Test {
 protected:
  MistakesTest() {
    fs::remove_all(folder_);
    for (const char* file : {"suites/perft/well_known.sfen", "suites/perft/random.sfen",
                             "suites/mate/themes.sfen", "suites/mate/composed.sfen"}) {
      fs::create_directories(fs::path(Path(file)).parent_path());
      fs::copy_file(file, Path(file));
    }
    fs::create_directories(Path("ci/cli"));
    Put("WORKSPACE", "");
    Put("garbage", "\x01 neither this nor that\n");
    Put("garbage.usi", "neither this nor that\n");
    Put("garbage.sfen", "neither this nor that\n");
    EXPECT_EQ(std::system(absl::StrCat("cd ", folder_, " && git init -q . && git -c user.name=a ",
                                       "-c user.email=a@b -c commit.gpgsign=false commit -q ",
                                       "--allow-empty -m one")
                              .c_str()),
              0);
    setenv("HAKARI_ROOT", folder_.c_str(), 1);
  }

  std::string Path(const std::string& file) const { return absl::StrCat(folder_, "/", file); }
  void Put(const std::string& file, const std::string& text) const {
    ASSERT_TRUE(WriteFileAtomically(Path(file), text).ok()) << file;
  }
  // Each command line ends with the code, writes nothing to stdout, and names `part` on stderr in
  // one or two lines.
  void Expect(int code, const std::string& part, const std::vector<std::string>& lines) const {
    for (const std::string& line : lines) {
      const Ran ran = RunHakari(absl::StrReplaceAll(line, {{"HERE", folder_}}));
      EXPECT_EQ(ran.exit_code, code) << line << "\n" << ran.err;
      EXPECT_EQ(ran.out, "") << line;
      EXPECT_TRUE(absl::StrContains(ran.err, part)) << line << "\n" << ran.err;
      EXPECT_LT(ran.err.size(), 500u) << line << "\n" << ran.err;
    }
  }

  const std::string folder_ = ::testing::TempDir() + "/mistakes";
};

TEST_F(MistakesTest, AFileThatIsNotThere) {
  Expect(2, "/no/such",
         {"mate --file /no/such",
          "report /no/such",
          "convert /no/such --to usi",
          "corpus positions /no/such",
          "compare /no/such.sfen --as themes --program pds --program dfpn --quiet",
          "predict show startpos --model /no/such",
          "predict train --positions /no/such",
          "predict train --positions suites/mate/themes.sfen --labels /no/such",
          "predict evaluate --positions /no/such",
          "predict label --positions /no/such --out -",
          "trend --history /no/such",
          "trend runs --history /no/such",
          "trend pin 1 --history /no/such",
          "reproduce thesis/4.15 --games /no/such",
          "reproduce thesis/4.15 --model /no/such",
          "gate trials --folder /no/such",
          "gate --base-bin /no/such --candidate-bin /tmp",
          "gate --base-bin /tmp --candidate-bin /no/such",
          "mate startpos --program usi:/no/such",
          "doctor --program usi:/no/such",
          "corpus play --engine /no/such --out -",
          "init --engine /no/such"});
}

TEST_F(MistakesTest, AFolderInPlaceOfAFile) {
  Expect(2, "/tmp", {"mate --file /tmp", "report /tmp", "predict show startpos --model /tmp"});
}

TEST_F(MistakesTest, AFileWithOtherContents) {
  Expect(4, "garbage",
         {"report HERE/garbage", "convert HERE/garbage.usi --to usi",
          "compare HERE/garbage.sfen --as themes --program pds --program dfpn --quiet",
          "predict show startpos --model HERE/garbage", "predict train --positions HERE/garbage",
          "predict evaluate --positions HERE/garbage",
          "predict label --positions HERE/garbage --out -", "trend --history HERE/garbage",
          "reproduce thesis/4.15 --model HERE/garbage"});
}

TEST_F(MistakesTest, ARevisionThatIsNotThere) {
  Expect(2, "no commit `nowhere`",
         {"gate --base nowhere", "gate --base HEAD --candidate nowhere",
          "bisect --good nowhere --suite perft", "bisect --good HEAD --bad nowhere --suite perft"});
}

TEST_F(MistakesTest, AFilterThatMatchesNothing) {
  Expect(2, "no_such_benchmark",
         {"bench no_such_benchmark", "gate --base HEAD --filter no_such_benchmark"});
  Expect(2, "no problem 'nobody'",
         {"suite perft --only nobody --quiet", "suite perft --only nobody --quiet --no-golden"});
}

TEST_F(MistakesTest, AFilterThatIsNoExpression) {
  Expect(2, "`[` is not a regular expression: at 1: this [ has no ]",
         {"bench [", "gate --base HEAD --filter [",
          "gate --base-bin /tmp --candidate-bin /tmp --filter ["});
}

TEST_F(MistakesTest, ASuiteOrAProgramThatIsNotThere) {
  Expect(2, "no suite `perf`; did you mean `perft`?",
         {"suite perf", "accept perf --reason x", "bisect --good HEAD --suite perf",
          "compare x.sfen --as perf --program pds --program dfpn"});
  Expect(2, "nobody",
         {"suite perft --program nobody --quiet", "accept perft --program nobody --reason x",
          "mate startpos --program nobody", "doctor --program nobody",
          "compare themes --program nobody --program pds", "reproduce nobody"});
}

TEST_F(MistakesTest, APositionThatIsNone) {
  Expect(2, "sfen:1:", {"perft 9/9 1", "show 9/9", "mate 9/9", "predict show 9/9"});
}

TEST_F(MistakesTest, ANumberOutsideOfItsRange) {
  for (const char* number : {"0", "-1", "x", "1.5", "010", "18446744073709551616"}) {
    Expect(
        2, "expected a whole number from 1",
        {absl::StrCat("suite perft --nodes=", number),
         absl::StrCat("mate startpos --nodes=", number),
         absl::StrCat("accept perft --reason x --nodes=", number),
         absl::StrCat("compare themes --nodes=", number), absl::StrCat("doctor --nodes=", number),
         absl::StrCat("reproduce thesis --nodes=", number),
         absl::StrCat("bisect --good HEAD --suite perft --nodes=", number),
         absl::StrCat("corpus play --engine x --out - --nodes=", number),
         absl::StrCat("predict label --nodes=", number), absl::StrCat("suite perft -j", number)});
  }
  Expect(2, "the memory of this machine",
         {"suite mate --table-mib 16777216", "accept mate --reason x --table-mib 16777216",
          "mate startpos --table-mib 16777216", "compare themes --table-mib 16777216",
          "bisect --good HEAD --suite mate --table-mib 16777216"});
}

// End-to-end tests of `check`, in a separate project with the real suites.

class CheckCommandTest : public ::testing::Test {
 protected:
  CheckCommandTest() {
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(root_ + "/ci/cli");
    std::filesystem::copy("suites", root_ + "/suites", std::filesystem::copy_options::recursive);
    EXPECT_TRUE(WriteFileAtomically(root_ + "/WORKSPACE", "").ok());
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  const std::string root_ = ::testing::TempDir() + "/project";
};

TEST_F(CheckCommandTest, WithoutAGoldenIsInvalid) {
  const Ran ran = RunHakari("check");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(absl::StartsWith(ran.out, "INVALID  perft: ")) << ran.out;
}

TEST_F(CheckCommandTest, IsNeverRedWhenTheCountsAreRight) {
  std::filesystem::copy("golden", root_ + "/golden", std::filesystem::copy_options::recursive);
  const Ran ran = RunHakari("--json " + root_ + "/result.json");  // `check` is the default
  EXPECT_TRUE(ran.exit_code == 0 || ran.exit_code == 3) << ran.exit_code << ran.out << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, ran.exit_code == 0 ? "PASS  " : "INCONCLUSIVE  "))
      << ran.out;
  const std::string json = ReadTextFile(root_ + "/result.json").value_or("");
  EXPECT_TRUE(absl::StrContains(json, "\"schema\": \"hakari-check\"")) << json;
}

// No slice of this golden is run, since its program is not the suite's first one.
TEST_F(CheckCommandTest, AGoldenThatNothingRunsIsReadAllTheSame) {
  std::filesystem::copy("golden", root_ + "/golden", std::filesystem::copy_options::recursive);
  const std::string path = root_ + "/golden/mate/dfpn-10000.golden";
  const std::string golden = ReadTextFile(path).value_or("");
  ASSERT_TRUE(absl::StrContains(golden, "g00001-03\t"));
  const size_t row = golden.find("g00001-03\t");
  const size_t nodes = golden.find("nodes=", row) + std::string("nodes=").size();
  ASSERT_TRUE(
      WriteFileAtomically(path, absl::StrCat(golden.substr(0, nodes), "9", golden.substr(nodes)))
          .ok());
  const Ran ran = RunHakari("check");
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "1 golden is invalid")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "dfpn-10000.golden: the checksum does not match"))
      << ran.out;
}

TEST_F(CheckCommandTest, RefusesWhatItDoesNotKnow) {
  const Ran ran = RunHakari("--fulll");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "did you mean `--full`?")) << ran.err;
  EXPECT_EQ(RunHakari("check extra").exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli
