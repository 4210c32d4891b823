#include "suites/corpus/play/play_score.h"

#include <atomic>
#include <map>
#include <memory>
#include <string>

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

TEST(PlayScore, EveryEndHasItsKind) {
  const std::map<std::string, std::string> kinds = {
      {"end=mate", "mate"},
      {"end=resign", "resignation"},
      {"end=declaration", "declaration"},
      {"end=repetition", "repetition"},
      {"end=perpetual", "perpetual check"},
      {"end=length", "length"},
      {"end=time", "time"},
      {"end=illegal fault=\"black: played an illegal move\"", "illegal move"},
      {"end=error fault=\"black: crashed: it ended with exit code 7\"", "crash"},
      {"end=error fault=\"white: died in the handshake: x\"", "crash"},
      {"end=error fault=\"white: could not start: x\"", "crash"},
      {"end=error fault=\"white: timed out: x\"", "stall"},
      {"end=error fault=\"white: unreadable answer: x\"", "protocol"},
      {"end=error fault=\"white\"", "protocol"},
      {"end=interrupted", "other"}};
  for (const auto& [notes, kind] : kinds) EXPECT_EQ(EndKind(Game(notes)), kind) << notes;
  const PlayScore score = ScoreOf({Game("end=mate"), Game("end=length"), Game("end=mate")}, {});
  EXPECT_EQ(score.ends, (std::map<std::string, int>{{"length", 1}, {"mate", 2}}));
}

TEST(PlayScore, OverrunsAreTheirsWhoTookTheTime) {
  MoveTime time;
  time.given_ms = 50;
  notation::GameRecord first = Game("result=b end=resign game=1");
  first.lines[0].moves[0].spent_ms = 50;    // seat 0
  first.lines[0].moves[1].spent_ms = 1512;  // seat 1
  first.lines[0].moves[2].spent_ms = 90;    // seat 0
  first.lines[0].end_spent_ms = 1400;       // seat 1
  notation::GameRecord second = Game("result=b end=resign game=2");
  second.lines[0].moves[0].spent_ms = 1600;  // seat 1
  const PlayScore score = ScoreOf({first, second}, time);
  EXPECT_EQ(score.seats[0].timed_moves, 2);
  EXPECT_EQ(score.seats[0].overruns, 1);
  EXPECT_EQ(score.seats[0].longest_ms, 90);
  EXPECT_EQ(score.seats[1].timed_moves, 3);
  EXPECT_EQ(score.seats[1].overruns, 3);
  EXPECT_EQ(score.seats[1].longest_ms, 1600);
}

notation::GameRecord Game() {
  return *notation::ParseUsiLine("startpos moves 7g7f 3c3d 2g2f ; end=resign");
}

MoveTime Given(int64_t milliseconds) {
  MoveTime time;
  time.given_ms = milliseconds;
  return time;
}

TEST(MoveTime, AnOverrunIsBeyondTheMargin) {
  EXPECT_FALSE(IsOverrun(Given(50), -1));
  EXPECT_FALSE(IsOverrun(Given(50), 50));
  EXPECT_FALSE(IsOverrun(Given(50), 70));
  EXPECT_TRUE(IsOverrun(Given(50), 71));
  EXPECT_FALSE(IsOverrun(Given(0), 600'000));
}

TEST(MoveTime, OverrunsAreMarkedWhereTheyHappened) {
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

TEST(MoveTime, TimesAreWrittenAndRead) {
  notation::GameRecord game = Game();
  game.lines[0].moves[1].spent_ms = 1512;
  game.lines[0].end_spent_ms = 0;
  EXPECT_EQ(SpentTimes(game), "-1 1512 -1 0");
  notation::GameRecord again = Game();
  ASSERT_TRUE(SetSpentTimes(SpentTimes(game), again).ok());
  EXPECT_TRUE(again == game);
  EXPECT_EQ(SetSpentTimes("1 2", again).message(), "2 times for 3 moves and an ending");
  EXPECT_EQ(SetSpentTimes("1 2 x 4", again).message(), "no time in ms: 'x'");
  EXPECT_EQ(SetSpentTimes("1 2 -2 4", again).message(), "no time in ms: '-2'");
}

// Engines of every manner at the table: what they do is in the record, and the run goes on.

const std::atomic<bool> kGoOn{false};

absl::StatusOr<PlayedGames> PlayedBy(const std::string& behaviour, int games) {
  PlayRules rules;
  rules.game.limits.nodes = rules.opening.limits.nodes = 100;
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
