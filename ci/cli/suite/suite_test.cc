// End-to-end tests of `suite` and `accept`, in a separate project with the real perft suite and
// small limits.
#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <thread>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

class SuiteCommandTest : public ::testing::Test {
 protected:
  SuiteCommandTest() {
    std::filesystem::remove_all(root_);
    std::filesystem::create_directories(Path("ci/cli"));
    std::filesystem::create_directories(Path("suites/perft"));
    Write("WORKSPACE", "");
    for (const char* file : {"suites/perft/well_known.sfen", "suites/perft/random.sfen"}) {
      std::filesystem::copy_file(file, Path(file));
    }
    setenv("HAKARI_ROOT", root_.c_str(), 1);
  }

  // Runs the perft suite two plies deep.
  Ran Suite(const std::string& arguments = "") {
    return RunHakari(absl::StrCat("suite perft --depth 2 --quiet ", arguments));
  }
  Ran Accept() { return RunHakari("accept perft --depth 2 --quiet --reason \"first\""); }

  std::string Path(const std::string& file) const { return absl::StrCat(root_, "/", file); }
  std::string Read(const std::string& file) const {
    return ReadTextFile(Path(file)).value_or("not there");
  }
  void Write(const std::string& file, const std::string& text) {
    ASSERT_TRUE(WriteFileAtomically(Path(file), text).ok());
  }
  // Starts `suite perft`, waits for `journal_lines` lines in the journal, sends the signal and
  // returns the status of the process.
  int RunUntil(int journal_lines, const std::string& journal, int signal_number,
               const std::string& depth) {
    const pid_t child = fork();
    if (child == 0) {
      execl(binary_.c_str(), "hakari", "suite", "perft", "--depth", depth.c_str(), "--jobs", "1",
            "--no-golden", "--junit", Path("junit.xml").c_str(), nullptr);
      _exit(127);
    }
    for (int waits = 0; waits < 10000; ++waits) {
      const std::string text = Read(journal);
      if (std::count(text.begin(), text.end(), '\n') >= journal_lines) break;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    kill(child, signal_number);
    int status = 0;
    waitpid(child, &status, 0);
    return status;
  }
  void Edit(const std::string& file, const std::string& from, const std::string& to) {
    const std::string text = Read(file);
    ASSERT_TRUE(absl::StrContains(text, from)) << file;
    Write(file, absl::StrReplaceAll(text, {{from, to}}));
  }

  const std::string root_ = ::testing::TempDir() + "/project";
  const std::string binary_ = std::filesystem::absolute("ci/cli/hakari").string();
};

TEST_F(SuiteCommandTest, FromAcceptToPass) {
  const Ran before = Suite();
  EXPECT_EQ(before.exit_code, 4);
  EXPECT_TRUE(absl::StartsWith(before.out, "INVALID  perft by hakari, depth=2: no golden"))
      << before.out;
  const Ran accepted = Accept();
  EXPECT_EQ(accepted.exit_code, 0) << accepted.err;
  EXPECT_TRUE(absl::StrContains(accepted.out, "0 changed, 83 new, 0 gone\n")) << accepted.out;
  EXPECT_TRUE(absl::StrContains(accepted.out, "\nstart: new, answer 900\n")) << accepted.out;
  EXPECT_TRUE(absl::StrContains(Read("golden/perft/LOG.md"), "gone: first (xxh3:"));
  const Ran after = Suite();
  EXPECT_EQ(after.exit_code, 0);
  EXPECT_TRUE(absl::StartsWith(after.out,
                               "PASS  perft by hakari, depth=2: 83 problems as the golden says\n"))
      << after.out;
  EXPECT_EQ(after.err, "");
  EXPECT_TRUE(absl::StrContains(Accept().out, "nothing to accept"));
}

TEST_F(SuiteCommandTest, AWrongPublishedCountIsRegressedAndCannotBeAccepted) {
  Edit("suites/perft/well_known.sfen", "leaves_2=900", "leaves_2=901");
  EXPECT_EQ(Accept().exit_code, 4);
  EXPECT_TRUE(absl::StrContains(Accept().err, "wrong answers: 1"));
  const Ran ran = Suite("--no-golden");
  EXPECT_EQ(ran.exit_code, 1);
  EXPECT_TRUE(absl::StrContains(ran.out, "./hakari suite perft --depth 2 --no-golden --only start"))
      << ran.out;
}

TEST_F(SuiteCommandTest, AnEditedGoldenAndEditedProblemsAreInvalid) {
  Accept();
  const std::string golden = Read("golden/perft/hakari-d2.golden");
  Edit("golden/perft/hakari-d2.golden", "start\t900", "start\t901");
  EXPECT_EQ(Suite().exit_code, 4);
  Write("golden/perft/hakari-d2.golden", golden);
  EXPECT_EQ(Suite().exit_code, 0);
  Edit("suites/perft/random.sfen", "id=quiet-01", "id=quiet-99");
  const Ran renamed = Suite();
  EXPECT_EQ(renamed.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(renamed.out, "orphaned-row: 1 problem")) << renamed.out;
  EXPECT_TRUE(absl::StrContains(renamed.out, "missing-row: 1 problem")) << renamed.out;
  Edit("suites/perft/random.sfen", "id=quiet-99", "quiet-99");
  EXPECT_TRUE(absl::StrContains(Suite().out, "random.sfen:3:")) << Suite().out;
}

TEST_F(SuiteCommandTest, PartsAndSingleProblems) {
  Accept();
  for (int part = 1; part <= 3; ++part) {
    EXPECT_EQ(Suite(absl::StrCat("--shard ", part, "/3")).exit_code, 0);
  }
  EXPECT_TRUE(absl::StrContains(Suite("--only start,quiet-07").out, ": 2 problems as"));
  EXPECT_EQ(Suite("--only nothing").exit_code, 2);
}

TEST_F(SuiteCommandTest, ResultsGoWhereTheyAreAsked) {
  Accept();
  const Ran json = Suite("--json - --junit " + Path("junit.xml"));
  EXPECT_EQ(json.exit_code, 0);
  EXPECT_TRUE(absl::StartsWith(json.out, "{\n \"schema\": \"hakari-suite\"")) << json.out;
  EXPECT_TRUE(absl::StartsWith(Read("junit.xml"), "<?xml")) << Read("junit.xml");
  EXPECT_EQ(Suite("--json /nowhere/result.json").exit_code, 2);
}

TEST_F(SuiteCommandTest, BadUsageIsNoVerdict) {
  EXPECT_TRUE(absl::StrContains(RunHakari("suite perf").err, "did you mean `perft`?"));
  for (const char* words :
       {"suite perf", "suite perft --program other", "suite perft --nodes 0",
        "suite perft --slice --nodes 5", "suite perft --movetime 5",
        "suite middlegame --movetime 0", "suite middlegame --slice --movetime 5",
        "accept middlegame --movetime 5 --reason x", "accept perft", "accept perft --reason \"\"",
        "accept", "accept perf --reason x", "accept perf --problems p1 --reason x",
        "accept perft --problems p1.. --reason x", "accept perft --problems p1",
        "accept perft --remove LOG.md --reason x", "accept perft --remove a --problems p1",
        "accept perft --program x --reason y"}) {
    EXPECT_EQ(RunHakari(words).exit_code, 2) << words;
  }
  EXPECT_FALSE(std::filesystem::exists(Path("golden")));
}

TEST_F(SuiteCommandTest, ListsTheSuites) {
  const Ran ran = RunHakari("suite");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, "perft")) << ran.out;
}

// Killed while it counts the third problem, a large one.
TEST_F(SuiteCommandTest, AKilledRunGoesOn) {
  const std::string journal = ".hakari/journals/perft-hakari-d3.journal";
  const int status = RunUntil(3, journal, SIGKILL, "3");
  ASSERT_TRUE(WIFSIGNALED(status)) << "it must have been killed at work";

  const std::string again = "suite perft --depth 3 --no-golden --quiet";
  Edit("suites/perft/well_known.sfen", "leaves_2=900 ", "");
  const Ran refused = RunHakari(again);
  EXPECT_EQ(refused.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(refused.out, "it says suite_hash=")) << refused.out;
  EXPECT_TRUE(absl::StrContains(refused.out, "--fresh starts over")) << refused.out;

  Edit("suites/perft/well_known.sfen", "leaves_1=30 ", "leaves_1=30 leaves_2=900 ");
  const Ran went_on = RunHakari(again);
  EXPECT_EQ(went_on.exit_code, 0) << went_on.out << went_on.err;
  EXPECT_TRUE(absl::StrContains(went_on.out, "before an interruption")) << went_on.out;
  EXPECT_EQ(Read(journal), "not there") << "a run that is over leaves nothing behind";
}

TEST_F(SuiteCommandTest, AnAcceptLeavesNoJournal) {
  EXPECT_EQ(Accept().exit_code, 0);
  EXPECT_EQ(Read(".hakari/journals/perft-hakari-d2.journal"), "not there");
}

// The file is edited; the binary's counts and answers are unchanged.
TEST_F(SuiteCommandTest, AcceptBenchRewritesCountsAndNeverTruths) {
  std::filesystem::create_directories(Path("bench"));
  std::filesystem::copy_file("bench/answers.txt", Path("bench/answers.txt"));
  const std::string answers = Read("bench/answers.txt");
  const std::string accept = "accept bench --reason \"captures first\"";
  Edit("bench/answers.txt", "pds/mate count ", "pds/mate count 9");
  const Ran accepted = RunHakari(accept);
  EXPECT_EQ(accepted.exit_code, 0) << accepted.err;
  EXPECT_TRUE(absl::StrContains(accepted.out, "bench/answers.txt: 1 changed\npds/mate: "))
      << accepted.out;
  EXPECT_EQ(Read("bench/answers.txt"), answers);
  EXPECT_TRUE(
      absl::StrContains(Read("bench/LOG.md"), "`answers.txt` 1 changed: captures first (xx"))
      << Read("bench/LOG.md");
  EXPECT_TRUE(absl::StrContains(RunHakari(accept).out, "nothing to accept"));

  Edit("bench/answers.txt", "perft/start/made truth ", "perft/start/made truth 9");
  const std::string edited = Read("bench/answers.txt");
  const Ran refused = RunHakari(accept);
  EXPECT_EQ(refused.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(refused.err, "truths are never rewritten")) << refused.err;
  EXPECT_TRUE(absl::StrContains(refused.err, "perft/start/made: answered ")) << refused.err;
  EXPECT_EQ(Read("bench/answers.txt"), edited);
  for (const char* words :
       {"accept bench", "accept bench --nodes 5 --reason x",
        "accept bench --program pds --reason x", "accept bench --fresh --reason x"}) {
    EXPECT_EQ(RunHakari(words).exit_code, 2) << words;
  }
}

// `accept` continues an interrupted run of the suite.
TEST_F(SuiteCommandTest, AnAcceptGoesOnWithWhatWasDone) {
  const std::string journal = ".hakari/journals/perft-hakari-d3.journal";
  ASSERT_TRUE(WIFSIGNALED(RunUntil(3, journal, SIGKILL, "3")));
  const std::string accept = "accept perft --depth 3 --quiet --reason \"first\"";
  Edit("suites/perft/well_known.sfen", "leaves_2=900 ", "");
  EXPECT_TRUE(absl::StrContains(RunHakari(accept).err, "it says suite_hash="));
  Edit("suites/perft/well_known.sfen", "leaves_1=30 ", "leaves_1=30 leaves_2=900 ");
  const Ran accepted = RunHakari(accept);
  EXPECT_EQ(accepted.exit_code, 0) << accepted.err;
  EXPECT_TRUE(absl::StrContains(accepted.out, "83 new")) << accepted.out;
  EXPECT_EQ(Read(journal), "not there");
}

// Interrupted while it counts the second problem, a very large one.
TEST_F(SuiteCommandTest, AnInterruptedRunSaysSoAndGoesOn) {
  const std::string journal = ".hakari/journals/perft-hakari-d4.journal";
  const int status = RunUntil(2, journal, SIGINT, "4");
  ASSERT_TRUE(WIFEXITED(status));
  EXPECT_EQ(WEXITSTATUS(status), 4);
  EXPECT_TRUE(absl::StrContains(Read("junit.xml"), "82 of 83 problems")) << Read("junit.xml");
  Edit("suites/perft/well_known.sfen", "leaves_2=900 ", "");
  EXPECT_TRUE(absl::StrContains(RunHakari("suite perft --depth 4 --no-golden").out, "suite_hash="));
}

// An undefended rook, and an undefended gold whose capture the second problem marks as wrong.
constexpr char kMine[] =
    "sfen 4k4/9/9/9/4r4/4G4/9/9/4K4 b - 1 ; id=rook best=5f5e theme=capture,gold book=mine\n"
    "sfen 4k4/9/9/9/4g4/4G4/9/9/4K4 b - 1 ; id=gold avoid=5f5e theme=capture book=mine\n";

TEST_F(SuiteCommandTest, ProblemsOfOnesOwn) {
  Write("mine.sfen", kMine);
  const std::string suite =
      absl::StrCat("suite next_move --nodes 2000 --quiet --problems ", Path("mine.sfen"), " ");
  const Ran ran = RunHakari(suite);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "2 problems ran, not compared with a golden\n"))
      << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "solved 1 of 2\n  book   mine  ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "  theme  gold                            1 of 1\n"));
  EXPECT_TRUE(absl::StrContains(ran.out, "/mine.sfen' --no-golden --only rook\n")) << ran.out;
  EXPECT_EQ(RunHakari(suite + "--only nobody").exit_code, 2);
  EXPECT_EQ(RunHakari(suite + "--only rook").exit_code, 0);

  Edit("mine.sfen", "best=5f5e", "best=5f5a");
  const Ran wrong = RunHakari(suite);
  EXPECT_EQ(wrong.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(wrong.err, "mine.sfen:1:")) << wrong.err;
  EXPECT_EQ(RunHakari("suite next_move --problems /no/such/folder").exit_code, 2);
  EXPECT_EQ(RunHakari("suite perft --problems " + Path("mine.sfen")).exit_code, 2);
}

TEST_F(SuiteCommandTest, AFolderOfOnesOwnHasItsOwnGolden) {
  std::filesystem::create_directories(Path("books"));
  Write("books/mine.sfen", kMine);
  const std::string words = " --program frozen1 --nodes 500 --quiet ";
  const std::string suite = absl::StrCat("suite next_move", words, "--problems ", Path("books"));
  EXPECT_TRUE(absl::StrContains(RunHakari(suite).out, "not compared with a golden"));
  const std::string accept =
      absl::StrCat("accept next_move", words, "--reason first --problems-in ");
  EXPECT_EQ(RunHakari(accept + Path("books/mine.sfen")).exit_code, 2) << "a file has no golden";
  EXPECT_EQ(RunHakari(accept + Path("nowhere")).exit_code, 2);
  const Ran accepted = RunHakari(accept + Path("books"));
  EXPECT_EQ(accepted.exit_code, 0) << accepted.err;
  EXPECT_TRUE(absl::StrContains(accepted.out, "2 new")) << accepted.out;
  const Ran passed = RunHakari(suite);
  EXPECT_EQ(passed.exit_code, 0) << passed.out;
  EXPECT_TRUE(absl::StrContains(passed.out, "2 problems as the golden says")) << passed.out;
  EXPECT_TRUE(absl::StrContains(passed.out, "newly solved 0; lost 0")) << passed.out;
  EXPECT_TRUE(absl::StrContains(RunHakari(suite + " --depth 1").out, "no golden golden/next_move"));
  Write("books/mine.sfen", absl::StrReplaceAll(kMine, {{"avoid=5f5e", "avoid=5f6e"}}));
  EXPECT_TRUE(absl::StrContains(RunHakari(suite).out, "stale")) << RunHakari(suite).out;
  EXPECT_FALSE(std::filesystem::exists(Path("golden"))) << "the project's own are untouched";
}

TEST_F(SuiteCommandTest, ATimeIsComparedWithNoGolden) {
  Write("mine.sfen", kMine);
  const Ran ran = RunHakari("suite next_move --movetime 30 --quiet --program frozen1 --problems " +
                            Path("mine.sfen"));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, "PASS  next_move by frozen1, movetime_ms=30: 2 problems"))
      << ran.out;
  const Ran refused = RunHakari("accept next_move --movetime 30 --reason x");
  EXPECT_EQ(refused.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(refused.err, "a golden cannot be made with a time limit"))
      << refused.err;
}

TEST_F(SuiteCommandTest, SeveralProgramsStandSideBySide) {
  Write("mine.sfen", kMine);
  const std::string suite = absl::StrCat("suite next_move --nodes 2000 --quiet --problems ",
                                         Path("mine.sfen"), " --program search --program frozen1 ");
  const Ran ran = RunHakari(suite);
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StartsWith(ran.out, "A  search, nodes=2000\nB  frozen1, nodes=2000\n"))
      << ran.out;
  EXPECT_TRUE(absl::StrContains(
      ran.out, "A B             2/2          1          0          0          1     1.0000\n"))
      << ran.out;
  const Ran json = RunHakari(suite + "--only rook --json -");
  EXPECT_TRUE(absl::StartsWith(json.out, "{\n \"schema\": \"hakari-comparison\"")) << json.out;
  for (const char* words : {"--junit x.xml", "--serve", "--fresh", "--program nobody",
                            "--only nobody", "--program usi:/no/such/engine"}) {
    EXPECT_EQ(RunHakari(suite + words).exit_code, 2) << words;
  }
}

TEST_F(SuiteCommandTest, EnginesAreNotAskedWhatTheyCannotAnswer) {
  const Ran ran = Suite("--program usi:/no/such/engine");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "engines cannot run the suite perft")) << ran.err;
}

// --check reports what a transcription lacks, without running anything.
TEST_F(SuiteCommandTest, TheCheckOfTypedBooksSaysWhatIsMissingAndWrong) {
  const auto write = [this](const std::string& answer) {
    Write(
        "books/blue.txt",
        absl::StrCat("book: blue\nproblem: 12\n",
                     "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2r2b3g4s4n4l17p 1\nanswer: ", answer, "\n"));
  };
  std::filesystem::create_directories(Path("books"));
  const std::string words = absl::StrCat("suite next_move --check --problems ", Path("books"));
  write("５二金");
  const Ran part = RunHakari(words);
  EXPECT_EQ(part.exit_code, 1) << part.out << part.err;
  EXPECT_TRUE(
      absl::StrContains(part.out, "NOT WHOLE: 1 problems of 1 book in 1 file, 0 mistakes\n"))
      << part.out;
  EXPECT_TRUE(absl::StrContains(part.out, "missing: 1-11, 13-216")) << part.out;
  const Ran solved =
      RunHakari(absl::StrCat("suite next_move --quiet --nodes 100000 --problems ", Path("books")));
  EXPECT_TRUE(absl::StrContains(solved.out, "solved 1 of 1")) << solved.out << solved.err;
  write("５二銀");
  const Ran wrong = RunHakari(words);
  EXPECT_EQ(wrong.exit_code, 1);
  EXPECT_TRUE(absl::StrContains(wrong.out, "books/blue.txt:4:")) << wrong.out;
  EXPECT_TRUE(absl::StrContains(wrong.out, "with mistakes: 12")) << wrong.out;
  EXPECT_EQ(RunHakari("suite next_move --check --problems /no/such/folder").exit_code, 2);
  EXPECT_EQ(RunHakari("suite next_move --check").exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli
