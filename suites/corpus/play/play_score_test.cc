#include "suites/corpus/play/play_score.h"

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "engine/notation/record.h"
#include "engine/notation/usi_game.h"
#include "gtest/gtest.h"
#include "suites/core/engine_spec.h"
#include "suites/corpus/play/play.h"
#include "suites/engines/usi_engine.h"

namespace hakari::corpus {
namespace {

notation::GameRecord Game(const std::string& notes) {
  return *notation::ParseUsiLine(absl::StrCat("startpos moves 7g7f 3c3d 2g2f ; ", notes));
}

TEST(PlayScore, WinsAreCountedBySeatAndColour) {
  const PlayScore score = ScoreOf({Game("result=b end=mate game=1"),    // seat 0, black
                                   Game("result=b end=mate game=2"),    // seat 1, black
                                   Game("result=w end=resign game=3"),  // seat 1, white
                                   Game("result=b end=resign game=5"),  // seat 0, black
                                   Game("result=d end=length game=4"),  // white is seat 0
                                   Game("end=error game=6")},
                                  {});
  EXPECT_EQ(score.games, 6);
  EXPECT_EQ(score.undecided, 1);
  EXPECT_EQ(score.black.won, 3);
  EXPECT_EQ(score.black.lost, 1);
  EXPECT_EQ(score.black.drawn, 1);
  const SeatScore& first = score.seats[0];
  EXPECT_EQ(first.by_color[kBlack].won, 2);
  EXPECT_EQ(first.by_color[kBlack].lost, 1);
  EXPECT_EQ(first.by_color[kBlack].drawn, 0);
  EXPECT_EQ(first.by_color[kWhite].won, 0);
  EXPECT_EQ(first.by_color[kWhite].lost, 1);
  EXPECT_EQ(first.by_color[kWhite].drawn, 1);
  EXPECT_EQ(first.total().won, 2);
  EXPECT_EQ(first.total().lost, 2);
  EXPECT_EQ(first.total().games(), 5);
  EXPECT_EQ(score.seats[1].total().won, 2);
  EXPECT_EQ(score.seats[1].by_color[kWhite].won, 1);
}

TEST(PlayScore, EndsAreCountedByKind) {
  const PlayScore score = ScoreOf({Game("end=mate"), Game("end=length"), Game("end=mate")}, {});
  EXPECT_EQ(score.ends, (std::map<std::string, int>{{"length", 1}, {"mate", 2}}));
}

match::Allowance Given(int64_t milliseconds) {
  match::Allowance allowance;
  allowance.byoyomi_ms = milliseconds;
  allowance.margin_ms = 20;
  return allowance;
}

TEST(PlayScore, OverrunsAreTheirsWhoTookTheTime) {
  notation::GameRecord first = Game("result=b end=resign game=1");
  first.lines[0].moves[0].spent_ms = 50;    // seat 0
  first.lines[0].moves[1].spent_ms = 1512;  // seat 1
  first.lines[0].moves[2].spent_ms = 90;    // seat 0
  first.lines[0].end_spent_ms = 1400;       // seat 1
  notation::GameRecord second = Game("result=b end=resign game=2");
  second.lines[0].moves[0].spent_ms = 1600;  // seat 1
  const PlayScore score = ScoreOf({first, second}, Given(50));
  EXPECT_EQ(score.seats[0].timed_moves, 2);
  EXPECT_EQ(score.seats[0].overruns, 1);
  EXPECT_EQ(score.seats[0].longest_ms, 90);
  EXPECT_EQ(score.seats[1].timed_moves, 3);
  EXPECT_EQ(score.seats[1].overruns, 3);
  EXPECT_EQ(score.seats[1].longest_ms, 1600);
}

TEST(PlayScore, MovesThatWereLateForTheMachineAreCounted) {
  notation::GameRecord game = Game("result=b end=resign game=1");
  match::AddStandstill({1, 41}, game);
  match::AddStandstill({3, 12}, game);
  const PlayScore score = ScoreOf({game, Game("result=b end=resign game=2")}, Given(50));
  EXPECT_EQ(score.excused_moves, 2);
  EXPECT_EQ(score.longest_excused_ms, 41);
}

notation::GameRecord Game() {
  return *notation::ParseUsiLine("startpos moves 7g7f 3c3d 2g2f ; end=resign");
}

TEST(Overruns, AreBeyondTheMarginAndWhatIsOwed) {
  notation::GameRecord game = *notation::ParseUsiLine(
      "startpos moves 7g7f 3c3d 2g2f 8c8d 2f2e ; result=b end=resign game=1");
  std::vector<notation::RecordedMove>& moves = game.lines[0].moves;
  moves[0].spent_ms = 70;       // uses all of the margin: the next move has that much less
  moves[2].spent_ms = 51;       // of the 30 that are left
  moves[4].spent_ms = 70;       // after an overrun nothing is owed
  moves[1].spent_ms = 600'000;  // of 50
  EXPECT_EQ(ScoreOf({game}, Given(50)).seats[0].overruns, 1);
  EXPECT_EQ(ScoreOf({game}, Given(50)).seats[1].overruns, 1);
  EXPECT_EQ(ScoreOf({game}, {}).seats[1].overruns, 0);
}

TEST(Overruns, AreMarkedWhereTheyHappened) {
  notation::GameRecord game = Game();
  game.lines[0].moves[0].spent_ms = 50;
  game.lines[0].moves[1].spent_ms = 1512;
  game.lines[0].moves[1].comment = "mine";
  game.lines[0].end_spent_ms = 99;
  MarkOverruns(Given(50), game);
  EXPECT_EQ(game.lines[0].moves[0].comment, "");
  EXPECT_EQ(game.lines[0].moves[1].comment, "mine\noverrun: took 1512 ms of 50 ms");
  EXPECT_EQ(game.lines[0].moves[2].comment, "");
  EXPECT_EQ(game.lines[0].end_comment, "overrun: took 99 ms of 50 ms");
}

TEST(SpentTimes, AreWrittenAndRead) {
  notation::GameRecord game = Game();
  game.lines[0].moves[1].spent_ms = 1512;
  game.lines[0].end_spent_ms = 0;
  EXPECT_EQ(SpentTimes(game), "-1 1512 -1 0");
  notation::GameRecord again = Game();
  ASSERT_TRUE(SetSpentTimes(SpentTimes(game), again).ok());
  EXPECT_TRUE(again == game);
  EXPECT_EQ(SetSpentTimes("1 2", again).message(), "found 2 times for 3 moves and the ending");
  EXPECT_EQ(SetSpentTimes("1 2 x 4", again).message(), "expected a time in ms, found 'x'");
  EXPECT_EQ(SetSpentTimes("1 2 -2 4", again).message(), "expected a time in ms, found '-2'");
}

// Games of misbehaving engines: the record says what they did, and the run goes on.

const std::atomic<bool> kGoOn{false};

absl::StatusOr<PlayedGames> PlayedBy(const std::string& behaviour, int games) {
  PlayRules rules;
  rules.allowance.nodes = rules.opening.limits.nodes = 100;
  PlayWork work;
  work.games = games;
  const MakePlayer make = [&behaviour](int) {
    suites::EngineSpec spec;
    spec.command = "base/process/testing/fake_engine";
    spec.args = {behaviour};
    return std::make_unique<engines::UsiEngine>(spec);
  };
  return PlayGames(rules, make, work, kGoOn);
}

TEST(PlayEngines, ARunGoesOnWhateverEnginesDo) {
  for (const char* behaviour : {"exits-on-go", "illegal-move"}) {
    const auto played = PlayedBy(behaviour, 4);
    ASSERT_TRUE(played.ok()) << played.status();
    ASSERT_EQ(played->games.size(), 4u);
    for (const notation::GameRecord& game : played->games) {
      const notation::GameEnd end = game.lines[0].end;
      EXPECT_TRUE(end == notation::GameEnd::kError || end == notation::GameEnd::kIllegalMove)
          << behaviour;
      EXPECT_FALSE(notation::TagOf(game, "fault").empty());
      EXPECT_NE(game.lines[0].result, notation::GameResult::kUnknown);
    }
  }
}

TEST(PlayEngines, WithoutMultiPvOpeningsAreDrawnFromAllMoves) {
  const auto played = PlayedBy("resigns", 1);
  ASSERT_TRUE(played.ok()) << played.status();
  ASSERT_EQ(played->games.size(), 1u);
  const notation::RecordLine& line = played->games[0].lines[0];
  EXPECT_GE(line.moves.size(), 6u);
  EXPECT_EQ(line.end, notation::GameEnd::kResignation);
}

}  // namespace
}  // namespace hakari::corpus
