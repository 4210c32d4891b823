// `gate` between identical builds, where only problems and goldens differ. No such change may pass
// unnoticed; changes that are accepted in the log pass.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "base/files/text_file.h"
#include "ci/cli/gate/gate_folders_for_test.h"
#include "golden/golden.h"
#include "golden/log.h"

namespace hakari::cli {
namespace {

using absl::StrContains;

constexpr char kThemes[] = "suites/mate/themes.sfen";
constexpr char kGone[] = "double-check-1";  // a problem of the themes

class GateDataTest : public GateTest {
 protected:
  // Makes the candidate's list of the current data, then runs the gate.
  Ran GateWhatLiesThere(const std::string& arguments = "") {
    ListData("candidate");
    return Gate(arguments);
  }
  void ExpectInvalid(const std::string& says) {
    const Ran ran = GateWhatLiesThere();
    EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
    EXPECT_TRUE(StrContains(ran.out, says)) << ran.out;
  }
  void ExpectPass() {
    const Ran ran = GateWhatLiesThere();
    EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
    EXPECT_TRUE(StrContains(ran.out, "PASS: nothing changed in ")) << ran.out;
  }
  void Accept(const std::string& words) {
    const Ran ran = RunHakari(absl::StrCat("accept themes --quiet --reason why ", words));
    ASSERT_EQ(ran.exit_code, 0) << ran.err;
  }
  void AcceptAllThemes() {
    for (const char* program : {"pds", "strong"}) Accept(absl::StrCat("--program ", program));
  }
  // The line of a problem in its file.
  std::string LineOf(const std::string& id) const {
    for (absl::string_view line : absl::StrSplit(Read(kThemes), '\n')) {
      if (StrContains(line, absl::StrCat("id=", id, " "))) return std::string(line);
    }
    return "no such problem";
  }
  // Changes a count in a golden, with a matching checksum and log entry.
  void Forge(const std::string& suite, const std::string& file, const std::string& id) {
    const std::string path = absl::StrCat("golden/", suite, "/", file);
    golden::Golden golden = *golden::ReadGolden(Path(path));
    ++golden.rows.at(id).counters.at("nodes");
    ASSERT_TRUE(WriteFileAtomically(Path(path), golden::GoldenText(golden)).ok());
    const std::string log = absl::StrCat("golden/", suite, "/LOG.md");
    const golden::LogEntry entry = {"2026-11-19", file, "1 changed", "trust me",
                                    golden::GoldenChecksum(golden)};
    ASSERT_TRUE(
        WriteFileAtomically(Path(log), absl::StrCat(Read(log), golden::LogLine(entry))).ok());
  }
};

TEST_F(GateDataTest, ARowEditedByHandIsInvalid) {
  FillBothSides();
  Edit("golden/themes/pds-10000.golden", "nodes=", "nodes=1");
  ExpectInvalid("candidate: ");
  ExpectInvalid("pds-10000.golden: the checksum does not match");
}

TEST_F(GateDataTest, ARowEditedByHandWithItsChecksumIsRunAndFound) {
  FillBothSides();
  Forge("themes", "pds-100000.golden", kGone);
  ExpectInvalid(
      "both builds agree, but not with the candidate's golden: double-check-1: nodes 7, "
      "was 8");
}

// The golden is not at the suite's default limits, and the problem is not in the slice that is
// usually run of ten thousand.
TEST_F(GateDataTest, WhereAGoldenDiffersAllOfItIsRun) {
  AddMateSuite();
  FillBothSides();
  Forge("mate", "pds-200.golden", "g00001-02");
  ExpectInvalid("mate by pds: both builds agree, but not with the candidate's golden: g00001-02");
}

TEST_F(GateDataTest, NineThousandProblemsLessAreInvalid) {
  AddMateSuite();
  FillBothSides();
  const std::string file = "suites/mate/positions.sfen";
  const std::string all = Read(file);
  size_t end = 0;
  for (int problem = 0; problem < 1000; ++problem) end = all.find("\nsfen", end + 1);
  ASSERT_TRUE(WriteFileAtomically(Path(file), all.substr(0, end + 1)).ok());
  ExpectInvalid("candidate: 9001 problems of mate are gone: ");
  ExpectInvalid("pds-10000.golden: it was accepted for other problems");
}

TEST_F(GateDataTest, AnAlteredProblemIsInvalidUntilTheLogNamesIt) {
  FillBothSides();
  const std::string line = LineOf(kGone);
  Edit(kThemes, line, line + " seen=twice");
  AcceptAllThemes();
  ExpectInvalid(
      "1 problem of themes is altered: double-check-1; undo this, or record the reason: "
      "./hakari accept themes --problems double-check-1 --reason");
  Accept("--problems double-check-1");
  ExpectPass();
}

TEST_F(GateDataTest, AProblemThatIsGoneIsInvalidUntilItIsAccepted) {
  FillBothSides();
  Edit(kThemes, LineOf(kGone) + "\n", "");
  ExpectInvalid("1 problem of themes is gone: double-check-1; ");
  AcceptAllThemes();
  EXPECT_TRUE(StrContains(Read("golden/themes/LOG.md"), "`problems` double-check-1: why"));
  ExpectPass();
}

// A log entry that the base already has does not justify a new change.
TEST_F(GateDataTest, AnEntryOfTheBaseIsSpent) {
  Accept("--problems double-check-1");
  FillBothSides();
  Edit(kThemes, LineOf(kGone) + "\n", "");
  ExpectInvalid("1 problem of themes is gone: double-check-1; ");
}

TEST_F(GateDataTest, AGoldenThatIsGoneIsInvalidUntilItIsRemoved) {
  FillBothSides();
  const std::string golden = Read("golden/themes/pds-100000.golden");
  std::filesystem::remove(Path("golden/themes/pds-100000.golden"));
  ExpectInvalid("golden/themes/pds-100000.golden is gone; ");
  ASSERT_TRUE(WriteFileAtomically(Path("golden/themes/pds-100000.golden"), golden).ok());
  Accept("--remove pds-100000.golden");
  EXPECT_EQ(Read("golden/themes/pds-100000.golden"), "not there");
  const Ran ran = GateWhatLiesThere();
  EXPECT_EQ(ran.exit_code, 0) << ran.out;
}

// Revisions of a project whose build copies the executables of this test. A base from before the
// lists existed cannot write one.
class GateRevisionTest : public GateDataTest {
 protected:
  // `hakari` is a shell script that replaces the program; $REAL is the real one.
  void Commit(const std::string& hakari) {
    const std::string here = std::filesystem::current_path().string();
    Script("tools/hakari", absl::StrCat("REAL=", here, "/ci/cli/hakari\n", hakari));
    Script("tools/bazel",
           absl::StrCat("[ $1 = build ] || exit 0\n"
                        "mkdir -p bazel-bin/ci/cli bazel-bin/ci/gate/probe\n"
                        "cp -f tools/hakari bazel-bin/ci/cli/hakari\n"
                        "cp -fL ",
                        here, "/ci/gate/probe/probe ", here,
                        "/ci/gate/probe/probe_other_order bazel-bin/ci/gate/probe/\n"));
    ASSERT_TRUE(WriteFileAtomically(Path(".gitignore"), "/.hakari/\n/bazel-bin/\n").ok());
    const std::string commit =
        absl::StrCat("cd ", Path(""),
                     " && git init -q . && git add . && git -c user.name=a -c user.email=a@b -c "
                     "commit.gpgsign=false commit -q -m one");
    ASSERT_EQ(std::system(commit.c_str()), 0);
  }
  Ran GateRevisions() const {
    const std::string path = std::getenv("PATH");
    setenv("PATH", (Path("tools") + ":" + path).c_str(), 1);
    const Ran ran = RunHakari("gate --quiet --no-history --base HEAD");
    setenv("PATH", path.c_str(), 1);
    return ran;
  }

 private:
  void Script(const std::string& file, const std::string& text) {
    std::filesystem::create_directories(Path("tools"));
    ASSERT_TRUE(WriteFileAtomically(Path(file), "#!/bin/sh\n" + text + "\n").ok());
    std::filesystem::permissions(Path(file), std::filesystem::perms::owner_all);
  }
};

TEST_F(GateRevisionTest, CarryTheirLists) {
  Commit("exec $REAL \"$@\"");
  EXPECT_EQ(GateRevisions().exit_code, 0) << GateRevisions().out;
  Edit(kThemes, LineOf(kGone) + "\n", "");
  const Ran ran = GateRevisions();
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "1 problem of themes is gone: double-check-1; ")) << ran.out;
}

TEST_F(GateRevisionTest, FromBeforeTheListsAreListedByUs) {
  Commit("[ $1 = gate ] && exit 2\nexec $REAL \"$@\"");
  EXPECT_EQ(GateRevisions().exit_code, 0) << GateRevisions().out;
  Edit("golden/themes/pds-10000.golden", "nodes=", "nodes=1");
  const Ran ran = GateRevisions();
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "pds-10000.golden: the checksum does not match")) << ran.out;
}

TEST_F(GateRevisionTest, WhoseListCannotBeWrittenIsInvalid) {
  Commit("[ $1 = gate ] && { echo broken >&2; exit 4; }\nexec $REAL \"$@\"");
  const Ran ran = GateRevisions();
  EXPECT_EQ(ran.exit_code, 4) << ran.out << ran.err;
  EXPECT_TRUE(StrContains(ran.out, "the problems and goldens of the base: broken")) << ran.out;
}

TEST_F(GateDataTest, AFolderWithoutAListIsInvalidAndSaysHowToMakeOne) {
  FillBothSides();
  std::filesystem::remove(Path("base/data.json"));
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "./hakari gate data ")) << ran.out;
  ListData("base");
  EXPECT_EQ(Gate("").exit_code, 0);
}

TEST_F(GateDataTest, AListOfOtherDataThanLieThereIsInvalid) {
  FillBothSides();
  Edit(kThemes, LineOf(kGone) + "\n", "");
  const Ran ran = Gate("");
  EXPECT_EQ(ran.exit_code, 4) << ran.out;
  EXPECT_TRUE(StrContains(ran.out, "candidate: its data.json lists other problems")) << ran.out;
}

}  // namespace
}  // namespace hakari::cli
