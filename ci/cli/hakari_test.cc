// End-to-end tests of the binary: exit codes and output streams.
#include <gtest/gtest.h>
#include <fstream>
#include <string>

#include "absl/strings/match.h"
#include "base/files/text_file.h"
#include "ci/cli/binary_for_test.h"

namespace hakari::cli {
namespace {

TEST(Hakari, HelpGoesToStdout) {
  const Ran ran = RunHakari("help");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, "daily")) << ran.out;
  EXPECT_EQ(ran.err, "");
}

TEST(Hakari, HelpOfACommandHasAnExample) {
  const Ran ran = RunHakari("help help");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, "./hakari help perft")) << ran.out;
}

TEST(Hakari, AMistypedWordGetsTheNearestRightOne) {
  const Ran ran = RunHakari("hepl");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_TRUE(absl::StrContains(ran.err, "did you mean `help`?")) << ran.err;
}

TEST(Hakari, AMistypedFlagGetsTheNearestRightOne) {
  const Ran ran = RunHakari("help --hlep");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "did you mean `--help`?")) << ran.err;
}

std::string LastLine(const std::string& text) {
  const std::string lines = text.substr(0, text.find_last_not_of('\n') + 1);
  return lines.substr(lines.rfind('\n') + 1);
}

TEST(Perft, EndsWithTheLeaves) {
  const Ran ran = RunHakari("perft startpos 3");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.out, "leaves 25470\n");
  EXPECT_TRUE(absl::StrContains(ran.err, "leaves/s")) << ran.err;
  EXPECT_EQ(RunHakari("perft startpos 3 --quiet").err, "");
  EXPECT_EQ(RunHakari("perft startpos 3 --made").out, "leaves 25470\n");
  EXPECT_EQ(RunHakari("perft startpos 0").out, "leaves 1\n");
}

TEST(Perft, TakesAnSfenWithOrWithoutTheWordAndHandsInAnyOrder) {
  const std::string board = "R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b ";
  for (const char* sfen : {"RBGSNLP3g3n17p 1", "17p3n3gPLNSGBR", "3g3n17pRBGSNLP 5"}) {
    EXPECT_EQ(RunHakari("perft \"" + board + sfen + "\" 1").out, "leaves 593\n") << sfen;
    EXPECT_EQ(RunHakari("perft \"sfen " + board + sfen + "\" 1").out, "leaves 593\n") << sfen;
  }
}

TEST(Perft, DividesByMove) {
  const Ran ran = RunHakari("perft startpos 2 --divide");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, "\n7g7f 30\n")) << ran.out;
  EXPECT_EQ(LastLine(ran.out), "leaves 900");
}

TEST(Perft, RefusesWhatItCannotCount) {
  for (const char* arguments :
       {"perft", "perft startpos", "perft startpos -1", "perft startpos 99", "perft startpos x",
        "perft 9/9 1", "perft \"\" 1", "perft startpos 0 --divide", "perft startpos 1 extra"}) {
    const Ran ran = RunHakari(arguments);
    EXPECT_EQ(ran.exit_code, 2) << arguments;
    EXPECT_EQ(ran.out, "") << arguments;
    EXPECT_NE(ran.err, "") << arguments;
  }
}

TEST(Show, DrawsTheBoardInKanji) {
  const Ran ran = RunHakari("show startpos");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, "v香v桂v銀v金v玉v金v銀v桂v香|一\n")) << ran.out;
  EXPECT_FALSE(absl::StrContains(ran.out, "legal moves")) << ran.out;
}

TEST(Show, ListsWhatIsAskedFor) {
  // The gold on 5h is pinned by the rook on 5a.
  const std::string sfen = "\"4r4/9/9/9/9/9/9/4G4/4K3k b R 1\"";
  const Ran ran = RunHakari("show " + sfen + " --pins --moves --checks --attacks");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, " 金!")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "  5h5g  ▲５七金(58)\n")) << ran.out;
  EXPECT_FALSE(absl::StrContains(ran.out, "5h4h")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "moves that give check: ")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.out, "  R*1a  ▲１一飛打\n")) << ran.out;
}

TEST(Show, ExplainsTheEvaluation) {
  const Ran start = RunHakari("show startpos --eval");
  EXPECT_EQ(start.exit_code, 0) << start.err;
  EXPECT_TRUE(absl::StrContains(start.out, "\nprogress 0 of 256: opening 100 %")) << start.out;
  EXPECT_TRUE(absl::StrContains(start.out, "\nvalue for black, the side to move: +")) << start.out;
  EXPECT_FALSE(absl::StrContains(start.out, "board.pawn")) << "cancels out\n" << start.out;
  const Ran rook_up = RunHakari("show '4k4/9/9/9/9/9/9/9/4K4 w R 1' --eval");
  EXPECT_TRUE(absl::StrContains(rook_up.out, "    hand.rook")) << rook_up.out;
  EXPECT_TRUE(absl::StrContains(rook_up.out, "\nvalue for white, the side to move: -"))
      << rook_up.out;
  const Ran kingless = RunHakari("show '4k4/9/9/9/9/9/9/9/9 b R 1' --eval");
  EXPECT_EQ(kingless.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(kingless.err, "both kings")) << kingless.err;
}

TEST(Show, RefusesWhatIsNoPosition) {
  const Ran ran = RunHakari("show \"9/9/9 b - 1\"");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err, "");
}

TEST(Bench, MeasuresWhatIsAskedFor) {
  const std::string briefly = " --seconds 0.001 --repetitions 1";
  const Ran table = RunHakari("bench sfen_read/quiet" + briefly);
  EXPECT_EQ(table.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(table.out, "sfen_read/quiet")) << table.out;
  EXPECT_FALSE(absl::StrContains(table.err, "DEBUG")) << table.err;
  const Ran json = RunHakari("bench ^legal --json -" + briefly);
  EXPECT_TRUE(absl::StartsWith(json.out, "{")) << json.out;
}

TEST(Bench, ListsNames) {
  const Ran ran = RunHakari("bench perft --list");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_TRUE(absl::StrContains(ran.out, "perft/start/list\n")) << ran.out;
  EXPECT_FALSE(absl::StrContains(ran.out, "legal")) << ran.out;
}

TEST(Bench, ThatWouldMeasureNothingIsBadUsage) {
  EXPECT_EQ(RunHakari("bench no_such_benchmark").exit_code, 2);
  EXPECT_EQ(RunHakari("bench \"(\"").exit_code, 2);
  EXPECT_EQ(RunHakari("bench --seconds 0").exit_code, 2);
}

TEST(Doctor, DescribesTheMachine) {
  const Ran ran = RunHakari("doctor");
  EXPECT_EQ(ran.exit_code, 0);
  for (const char* row : {"processor", "load", "compiler", "hardware counters", "libosl-dev"}) {
    EXPECT_TRUE(absl::StrContains(ran.out, row)) << row;
  }
}

TEST(Doctor, WritesJson) {
  EXPECT_TRUE(absl::StartsWith(RunHakari("doctor --json -").out, "{"));
  const std::string path = testing::TempDir() + "/doctor.json";
  EXPECT_EQ(RunHakari("doctor --json " + path).exit_code, 0);
  EXPECT_TRUE(absl::StartsWith(ReadTextFile(path).value_or(""), "{"));
  EXPECT_EQ(RunHakari("doctor --json /no/such/folder/doctor.json").exit_code, 2);
}

TEST(Hakari, LauncherCommandsAreNamedAsSuch) {
  const Ran ran = RunHakari("test --matrix");
  EXPECT_EQ(ran.exit_code, 2);
  EXPECT_TRUE(absl::StrContains(ran.err, "./hakari test")) << ran.err;
}

// End-to-end tests of `hakari convert`.

std::string InTemp(const std::string& name) { return testing::TempDir() + "/" + name; }

Ran RunConvert(const std::string& arguments) { return RunHakari("convert " + arguments); }

std::string Record(const std::string& name, const std::string& text) {
  std::ofstream(InTemp(name)) << text;
  return InTemp(name);
}

TEST(Convert, GamesGoToStdoutAndTalkToStderr) {
  const Ran ran = RunConvert(Record("good.csa", "PI\n+\n+7776FU\nT3\n%TORYO\n") + " --to usi");
  EXPECT_EQ(ran.exit_code, 0);
  EXPECT_EQ(ran.out, "startpos moves 7g7f ; result=b end=resign\n");
  EXPECT_TRUE(absl::StrContains(ran.err, "good.csa:1: left out: times")) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.err, "1 game from 1 file, 0 refused")) << ran.err;
}

TEST(Convert, ARefusedGameIsNamedAndMakesTheRunInvalid) {
  const Ran ran = RunConvert(Record("mixed.usi", "startpos moves 7g7f\nstartpos moves 7g7e\n") +
                             " --to csa -q");
  EXPECT_EQ(ran.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(ran.out, "+7776FU")) << ran.out;
  EXPECT_TRUE(absl::StrContains(ran.err, "mixed.usi:2:16: expected a legal move")) << ran.err;
}

TEST(Convert, AServersClosingLinesAreReadUnlessStrict) {
  const std::string record =
      Record("server.csa", "PI\n+\n+7776FU,T3\n%TORYO,T5\n#RESIGN\n$END_TIME:2024/05/03\n");
  const Ran ran = RunConvert(record + " --to usi");
  EXPECT_EQ(ran.exit_code, 0) << ran.err;
  EXPECT_TRUE(absl::StrContains(ran.out, "moves 7g7f ; result=b end=resign")) << ran.out;
  const Ran strict = RunConvert(record + " --to usi --strict");
  EXPECT_EQ(strict.exit_code, 4);
  EXPECT_TRUE(absl::StrContains(strict.err, "server.csa:5:1: expected a time, a comment"))
      << strict.err;
}

TEST(Convert, BadUsageIsSaid) {
  EXPECT_EQ(RunConvert(InTemp("none.csa") + " --to usi").exit_code, 2);
  EXPECT_EQ(RunConvert(Record("good.usi", "startpos\n") + " --to ki2").exit_code, 2);
  EXPECT_EQ(RunConvert(Record("good.usi", "startpos\n")).exit_code, 2);
}

}  // namespace
}  // namespace hakari::cli
