// The shipped games, checked against the rules ply by ply.
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/testing.h"
#include "engine/notation/usi_game.h"
#include "gtest/gtest.h"
#include "suites/corpus/game_reader.h"
#include "suites/match/judges/judged_records.h"

namespace hakari::match {
namespace {

constexpr char kShipped[] = "suites/corpus/games.usi.zst";

// The first 4663 games were ended by a program with different rules: three of them go on to the
// fifth occurrence of a position, and two are called repetitions although the hand had one pawn
// fewer each time that the board came back.
std::vector<std::string> EndedByOtherRules() {
  const std::string goes_on = " plies, but by the rules: repetition, a draw";
  const std::string no_repetition =
      ": the record says: repetition, a draw, but by the rules: length, a draw";
  return {absl::StrCat(kShipped, ":29: goes on after 121", goes_on),
          absl::StrCat(kShipped, ":508: goes on after 182", goes_on),
          absl::StrCat(kShipped, ":3210", no_repetition),
          absl::StrCat(kShipped, ":4061", no_repetition),
          absl::StrCat(kShipped, ":4108: goes on after 89", goes_on)};
}

TEST(ShippedGames, EndAsTheRulesSay) {
  HAKARI_ASSERT_OK(const auto read, corpus::CollectGames({kShipped}));
  EXPECT_TRUE(read.refused.empty());
  JudgedRecords judged;
  for (const notation::GameRecord& game : read.games) JudgeRecord(game, judged);
  EXPECT_TRUE(judged.differences.empty()) << Report(judged);
  EXPECT_EQ(judged.record_differences, EndedByOtherRules());
  EXPECT_EQ(judged.games, 5183);
  EXPECT_EQ(judged.own_ends["mate"], 5160);
  EXPECT_EQ(judged.own_ends["length"], 16);
  EXPECT_EQ(judged.own_ends["repetition"], 7);
}

// The judge must detect false records.
class FalseRecords : public testing::TestWithParam<const char*> {};

TEST_P(FalseRecords, AreFound) {
  HAKARI_ASSERT_OK(const auto game, notation::ParseUsiLine(GetParam(), {"false.usi", 7}));
  JudgedRecords judged;
  JudgeRecord(game, judged);
  EXPECT_TRUE(judged.differences.empty()) << Report(judged);
  ASSERT_EQ(judged.record_differences.size(), 1u);
  EXPECT_TRUE(absl::StartsWith(judged.record_differences[0], "false.usi:7: "))
      << judged.record_differences[0];
}

INSTANTIATE_TEST_SUITE_P(
    Each, FalseRecords,
    testing::Values(
        "startpos moves 7g7f ; result=b end=mate", "startpos moves 7g7f ; result=d end=repetition",
        "startpos moves 7g7f ; result=w end=declaration",
        "sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1 ; result=w end=mate",
        "sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1 ; result=d end=length",
        "startpos moves 4i4h 4a4b 4h4i 4b4a 4i4h 4a4b 4h4i 4b4a 4i4h 4a4b 4h4i 4b4a"
        " ; result=d end=length",
        "startpos moves 4i4h 4a4b 4h4i 4b4a 4i4h 4a4b 4h4i 4b4a 4i4h 4a4b 4h4i 4b4a 7g7f"
        " ; result=b end=resign"));

}  // namespace
}  // namespace hakari::match
