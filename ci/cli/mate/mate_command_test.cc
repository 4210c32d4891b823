// End-to-end tests of `mate`: answers on stdout, errors on stderr, exit codes.
#include <gtest/gtest.h>

#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

std::string Temporary(const std::string& name) {
  return absl::StrCat(::testing::TempDir(), "/mate_", name);
}

Ran Mate(const std::string& arguments) { return RunHakari("mate " + arguments); }

bool Refuses(const std::string& arguments, const std::string& words) {
  const Ran ran = Mate(arguments);
  EXPECT_EQ(ran.exit_code, 2) << arguments;
  EXPECT_EQ(ran.out, "") << arguments;
  EXPECT_TRUE(absl::StrContains(ran.err, words)) << ran.err;
  return ran.exit_code == 2 && absl::StrContains(ran.err, words);
}

TEST(MateCommand, ShowsBoardAnswerLineNodesAndTime) {
  const Ran ran = Mate("'4k4/9/4P4/9/9/9/9/9/9 b 2G 1' --program pds");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.err, "");
  for (const char* part : {"先手の持駒：金二", "answer mate, 1 plies\n", "\nusi G*5b\n",
                           "\nkif ▲５二金打\n", "\nnodes 5, "}) {
    EXPECT_TRUE(absl::StrContains(ran.out, part)) << part << ran.out;
  }
}

TEST(MateCommand, TellsNoMateFromUnknown) {
  EXPECT_TRUE(absl::StrContains(Mate("'4k4/9/9/9/9/9/9/9/4K4 b - 1'").out, "answer nomate\n"));
  const Ran unknown = Mate("'k8/9/9/9/9/9/9/9/9 b 2R2B 1' --program pds --nodes 100");
  EXPECT_EQ(unknown.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(unknown.out, "answer unknown: the limit on nodes\nnodes 100, "))
      << unknown.out;
}

TEST(MateCommand, ProvesTheShortestMate) {
  const Ran proved = Mate("'4k4/9/4P4/9/9/9/9/9/9 b 2G 1' --shortest");
  EXPECT_TRUE(absl::StrContains(proved.out, "answer mate in 1 plies, proved shortest\n"))
      << proved.out;
  // Zuko 98, with enough nodes to find a mate, but too few to prove the shortest.
  const Ran open = Mate("'8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1' --shortest --nodes 150000");
  EXPECT_TRUE(absl::StrContains(open.out, "plies, not proved shortest")) << open.out;
  EXPECT_TRUE(absl::StrContains(open.out, ": the limit on nodes\n")) << open.out;
  // In rows, "<=" marks a length that is not proved shortest.
  const std::string file = Temporary("shortest");
  ASSERT_TRUE(WriteFileAtomically(file,
                                  "4k4/9/4P4/9/9/9/9/9/9 b 2G 1\n"
                                  "8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1\n")
                  .ok());
  const Ran rows = Mate(absl::StrCat("--shortest --nodes 150000 --file ", file));
  EXPECT_TRUE(absl::StrContains(rows.out, "\t1\t4k4/9/4P4/")) << rows.out;
  EXPECT_TRUE(absl::StrContains(rows.out, "mate\t150000\t<=")) << rows.out;
  EXPECT_TRUE(Refuses("startpos --shortest --program pds", "--shortest is a separate program"));
}

TEST(MateCommand, SeveralThreadsFindTheSame) {
  const Ran ran = Mate("'8k/9/9/9/9/9/9/9/9 b R2GSr2b2g3s4n4l18p 1' --threads 2 --nodes 2000000");
  EXPECT_TRUE(absl::StrContains(ran.out, "answer mate, ")) << ran.out;
  const std::string file = Temporary("threads");
  ASSERT_TRUE(WriteFileAtomically(file, "4k4/9/4P4/9/9/9/9/9/9 b 2G 1\n").ok());
  EXPECT_TRUE(absl::StrContains(Mate(absl::StrCat("--threads 2 --file ", file)).out, "mate\t"));
  EXPECT_TRUE(Refuses("startpos --threads 2 --program pds", "pds searches with one thread"));
  EXPECT_TRUE(Refuses("startpos --threads 2 --shortest", "shortest searches with one thread"));
  EXPECT_TRUE(Refuses("startpos --threads 2 --program usi:x", "usi:option.Threads=2"));
  EXPECT_TRUE(Refuses("startpos --threads 0", "--threads"));
}

TEST(MateCommand, RefusesBadQuestions) {
  EXPECT_TRUE(Refuses("", "expected a position or --file"));
  EXPECT_TRUE(Refuses("startpos --file x", "expected a position or --file"));
  EXPECT_TRUE(Refuses("nonsense", "sfen:1:2: expected"));
  EXPECT_TRUE(Refuses("'9/9/9/9/9/9/9/9/4K4 b - 1'", "no king to mate"));
  EXPECT_TRUE(Refuses("'4k4/4R4/9/9/9/9/9/9/9 b - 1'", "check"));
  EXPECT_TRUE(Refuses("'4k4/9/9/9/9/9/9/9/9 b 3R 1'", "sfen:1:23"));
  EXPECT_TRUE(Refuses("startpos --nodes 0", "--nodes"));
  EXPECT_TRUE(Refuses("startpos --program pds --table-mib 1", "a table of 1 MiB is enough for"));
  EXPECT_TRUE(Refuses("startpos --program pdz", "'pdz'; the solvers are: strong, pds, dfpn"));
  EXPECT_TRUE(Refuses("--file /no/such/file", "/no/such/file"));
}

TEST(MateCommand, AnswersAFileLineByLine) {
  const std::string file = Temporary("positions");
  ASSERT_TRUE(WriteFileAtomically(file,
                                  "# two\n4k4/9/4P4/9/9/9/9/9/9 b 2G 1\n"
                                  "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 ; id=none\n")
                  .ok());
  const std::string rows =
      "mate\t5\t1\t4k4/9/4P4/9/9/9/9/9/9 b 2G 1\nnomate\t1\t0\t4k4/9/9/9/9/9/9/9/4K4 b - 1\n";
  const Ran named = Mate(absl::StrCat("--program pds --file ", file));
  EXPECT_EQ(named.exit_code, 0);
  EXPECT_EQ(named.out, rows);
  EXPECT_EQ(named.err, "");
  EXPECT_EQ(Mate(absl::StrCat("--jobs 2 --program pds --file - <", file)).out, rows);
}

TEST(MateCommand, ABadLineIsNamedAndTheOthersAnswered) {
  const std::string file = Temporary("bad_positions");
  ASSERT_TRUE(WriteFileAtomically(file, "4k4/9/9/9/9/9/9/9/4K4 b - 1\n9/9 b\n").ok());
  const Ran ran = Mate(absl::StrCat("--file ", file));
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_EQ(ran.out, "nomate\t1\t0\t4k4/9/9/9/9/9/9/9/4K4 b - 1\ninvalid\t0\t0\t9/9 b\n");
  EXPECT_TRUE(absl::StrContains(ran.err, absl::StrCat(file, ":2:"))) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, "1 of 2 positions are invalid")) << ran.err;
}

// An external engine with one of the behaviours used in the tests of suites/engines.
std::string Engine(const std::string& manner) {
  return absl::StrCat("--program 'usi:base/process/testing/fake_engine ", manner, "' ");
}

constexpr char kMateInOne[] = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1";

TEST(MateCommand, AsksAnEngine) {
  const Ran ran = Mate(absl::StrCat(Engine("good"), "'", kMateInOne, "'"));
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "answer mate, 1 plies\nusi G*5b\n")) << ran.out;
}

TEST(MateCommand, AnEngineThatClaimsAWrongMateIsInvalid) {
  const Ran ran = Mate(absl::StrCat(Engine("wrong-mate"), "'", kMateInOne, "'"));
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(absl::StrContains(ran.err, "wrong claim: ")) << ran.err;
}

TEST(MateCommand, EveryPositionIsAskedWhateverTheEngineDoes) {
  const std::string file = Temporary("for_engine");
  ASSERT_TRUE(WriteFileAtomically(file, absl::StrCat(kMateInOne, "\n", kMateInOne, "\n")).ok());
  const Ran ran = Mate(absl::StrCat(Engine("illegal-mate"), "--file ", file));
  EXPECT_EQ(ran.exit_code, 4);
  const std::string row = absl::StrCat("invalid\t0\t0\t", kMateInOne, "\n");
  EXPECT_EQ(ran.out, row + row);
  EXPECT_TRUE(absl::StrContains(ran.err, "2 of 2 positions are invalid")) << ran.err;
}

TEST(MateCommand, RefusesEnginesThatAreNotThere) {
  EXPECT_TRUE(Refuses("startpos --program usi:/no/such/engine", "/no/such/engine"));
  EXPECT_TRUE(Refuses("startpos --program usi:", "expected the command of an engine"));
}

}  // namespace
}  // namespace hakari::cli
