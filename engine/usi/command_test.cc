#include "engine/usi/command.h"

#include <optional>

#include "absl/strings/match.h"
#include "engine/core/color.h"
#include "engine/player/limits.h"
#include "gtest/gtest.h"

namespace hakari::usi {
namespace {

using Kind = UsiCommand::Kind;

GoCommand Go(absl::string_view line) {
  const auto command = ParseUsiCommand(line);
  EXPECT_TRUE(command.ok()) << command.status();
  EXPECT_EQ(command->kind, Kind::kGo);
  return command->go;
}

std::string ErrorOf(absl::string_view line) {
  const auto command = ParseUsiCommand(line);
  return command.ok() ? "no error" : std::string(command.status().message());
}

TEST(Command, SingleWords) {
  EXPECT_EQ(ParseUsiCommand("usi")->kind, Kind::kUsi);
  EXPECT_EQ(ParseUsiCommand("  isready \r")->kind, Kind::kIsReady);
  EXPECT_EQ(ParseUsiCommand("usinewgame")->kind, Kind::kNewGame);
  EXPECT_EQ(ParseUsiCommand("stop")->kind, Kind::kStop);
  EXPECT_EQ(ParseUsiCommand("ponderhit")->kind, Kind::kPonderHit);
  EXPECT_EQ(ParseUsiCommand("gameover win")->kind, Kind::kGameOver);
  EXPECT_EQ(ParseUsiCommand("quit")->kind, Kind::kQuit);
  EXPECT_EQ(ParseUsiCommand(" \t ")->kind, Kind::kNothing);
  EXPECT_EQ(ErrorOf("castle"), "unknown command 'castle'");
}

TEST(Command, OptionsMayHaveBlanks) {
  const auto command = ParseUsiCommand("setoption name Some Name value a  b");
  ASSERT_TRUE(command.ok());
  EXPECT_EQ(command->name, "Some Name");
  EXPECT_EQ(command->value, "a b");
  EXPECT_EQ(ParseUsiCommand("setoption name Clear Hash")->value, "");
  EXPECT_TRUE(absl::StrContains(ErrorOf("setoption"), "expected setoption name"));
  EXPECT_TRUE(absl::StrContains(ErrorOf("setoption Hash 5"), "expected setoption name"));
}

TEST(Command, PositionsAreLeftToTheirReader) {
  EXPECT_EQ(ParseUsiCommand("position  startpos moves 7g7f ")->position, "startpos moves 7g7f");
}

TEST(Command, GoMate) {
  EXPECT_EQ(Go("go mate 1500").limits.move_ms, 1500);
  EXPECT_TRUE(Go("go mate 1500").mate);
  EXPECT_TRUE(Go("go mate infinite").infinite);
  EXPECT_FALSE(Go("go mate infinite").limits.move_ms.has_value());
  EXPECT_EQ(Go("go mate infinite nodes 7").limits.nodes, 7u);
  EXPECT_EQ(ErrorOf("go mate"), "go mate: expected milliseconds, found ''");
  EXPECT_EQ(ErrorOf("go mate soon"), "go mate: expected milliseconds, found 'soon'");
}

TEST(Command, GoNodes) {
  EXPECT_EQ(Go("go nodes 18446744073709551615").limits.nodes, UINT64_MAX);
  EXPECT_FALSE(Go("go nodes 10").mate);
  for (const char* line : {"go nodes", "go nodes 0", "go nodes -1", "go nodes 99999999999999999999",
                           "go nodes many"}) {
    EXPECT_TRUE(absl::StrContains(ErrorOf(line), "expected a number above 0")) << line;
  }
}

TEST(Command, UnknownWordsOfGoArePassedOver) {
  const GoCommand go = Go("go searchmoves 7g7f depth 5 nodes 3");
  EXPECT_EQ(go.limits.nodes, 3u);
  EXPECT_TRUE(Go("go infinite").infinite);
  EXPECT_TRUE(Go("go ponder btime 1 wtime 2").ponder);
}

std::optional<int64_t> Budget(absl::string_view line, Color side) {
  return player::TimeBudgetMs(Go(line).limits, side);
}

TEST(Command, TheBudgetOfAClock) {
  EXPECT_EQ(Budget("go movetime 250", kBlack), 250);
  EXPECT_EQ(Budget("go btime 40000 wtime 80000 binc 500 winc 0", kBlack), 1500);
  EXPECT_EQ(Budget("go btime 40000 wtime 80000 binc 500 winc 0", kWhite), 2000);
  EXPECT_EQ(Budget("go btime 0 wtime 0 byoyomi 1000", kBlack), 900);
  EXPECT_EQ(Budget("go btime 50 wtime 0", kBlack), 1);
  EXPECT_EQ(Budget("go btime -9 wtime 99999999999999999 binc 1", kWhite), (int64_t{1} << 40) / 40);
  EXPECT_FALSE(Budget("go nodes 5", kBlack).has_value());
  EXPECT_FALSE(Budget("go wtime 5", kBlack).has_value());
}

}  // namespace
}  // namespace hakari::usi
