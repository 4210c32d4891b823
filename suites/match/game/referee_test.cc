#include "suites/match/game/referee.h"

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_split.h"
#include "engine/notation/usi_game.h"
#include "engine/notation/usi_move.h"
#include "engine/player/answer.h"
#include "engine/player/score.h"
#include "engine/player/testing/fake_player.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/corpus/announced_end.h"

namespace hakari::match {
namespace {

using testing::EndsWith;

using player::Answer;
using player::FailureKind;

const std::atomic<bool> kGoOn{false};

// The answer that a word stands for: a move, "resign", "win", "illegal", "fail", "stop". A move may
// have a value: "7g7f=-500"; "=mate" claims a mate.
Answer AnswerOf(const std::string& text) {
  const std::pair<std::string, std::string> word = absl::StrSplit(text, absl::MaxSplits('=', 1));
  if (word.first == "resign") return Answer::Of(Answer::Kind::kResign);
  if (word.first == "win") return Answer::Of(Answer::Kind::kDeclare);
  if (word.first == "illegal") return Answer::Failed(FailureKind::kIllegalMove, "because");
  if (word.first == "fail") return Answer::Failed(FailureKind::kCrashed, "because");
  if (word.first == "stop") return Answer::Failed(FailureKind::kStopped, "because");
  Answer answer = Answer::Plays(*notation::ParseUsiMove(word.first));
  answer.times.wall_ns = 100'000'000;
  if (word.second.empty()) return answer;
  answer.lines.emplace_back().depth = 5;
  answer.lines[0].nodes = 700;
  answer.lines[0].score = word.second == "mate" ? player::Score::Mates(3)
                                                : player::Score::Centipawns(std::stoi(word.second));
  return answer;
}

// Answers with its words in turn. After the last it starts over, as it does for a new game.
player::FakePlayer Scripted(const std::string& script) {
  const auto next = std::make_shared<size_t>(0);
  const std::vector<std::string> words = absl::StrSplit(script, ' ');
  return player::FakePlayer(
      [next, words](const player::Question&, const player::Control&, player::Listener*) {
        return AnswerOf(words[(*next)++ % words.size()]);
      },
      [next] { *next = 0; });
}

struct Table {
  std::string start = "startpos";  // as ParseUsiLine reads it, with an opening
  GameRules rules = {};
  Allowance allowance = {};
  mate::MateSolver* announcer = nullptr;
};

std::optional<PlayedGame> Game(const std::string& black, const std::string& white,
                               const Table& table) {
  player::FakePlayer first = Scripted(black);
  player::FakePlayer second = Scripted(white);
  const notation::GameRecord before = *notation::ParseUsiLine(table.start);
  Opening opening = {before.start, {}};
  for (const notation::RecordedMove& played : before.lines[0].moves) {
    opening.moves.push_back(played.move);
  }
  return PlayGame(opening, {{&first, &second}, {table.allowance, table.allowance}}, table.rules,
                  table.announcer, kGoOn);
}

// The line of the record, from the word "moves" on.
std::string Played(const std::string& black, const std::string& white, const Table& table = {}) {
  const std::optional<PlayedGame> game = Game(black, white, table);
  if (!game) return "stopped";
  const std::string line = notation::ToUsiLine(game->record);
  EXPECT_EQ(notation::ToUsiLine(*notation::ParseUsiLine(line)),
            line);  // readers accept what a referee writes
  return line.substr(std::min(line.find("moves"), line.find(';')));
}

TEST(Referee, PlayersEndGames) {
  EXPECT_EQ(Played("7g7f resign", "3c3d"), "moves 7g7f 3c3d ; result=w end=resign");
  EXPECT_EQ(Played("7g7f", "resign"), "moves 7g7f ; result=b end=resign");
  EXPECT_EQ(Played("7g7f", "win"),
            "moves 7g7f ; result=b end=illegal fault=\"white: declared a win that the rules do not "
            "allow\"");
  EXPECT_EQ(Played("7g7f fail", "3c3d"),
            "moves 7g7f 3c3d ; result=w end=error fault=\"black: crashed: because\"");
  EXPECT_EQ(Played("7g7f illegal", "3c3d"),
            "moves 7g7f 3c3d ; result=w end=illegal fault=\"black: illegal move: because\"");
  EXPECT_EQ(Played("7g7e", "3c3d", {"startpos moves 7g7f 3c3d"}),
            "moves 7g7f 3c3d ; result=w end=illegal fault=\"black: played an illegal move\"");
  EXPECT_EQ(Played("7g7f", "stop"), "stopped");
}

TEST(Referee, RulesEndGames) {
  EXPECT_THAT(Played("4i4h 4h4i", "4a4b 4b4a"), EndsWith("; result=d end=repetition"));
  // A dragon repeats its checks.
  EXPECT_THAT(Played("9b9a 9a9b", "5a5b 5b5a", {"sfen 4k4/+R8/9/9/9/9/9/9/4K4 b - 1"}),
              EndsWith("; result=w end=perpetual"));
  EXPECT_THAT(Played("G*5b", "", {"sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1"}),
              EndsWith("moves G*5b ; result=b end=mate"));
  EXPECT_THAT(Played("win", "", {"sfen 1K1+L+L4/GGGG5/SSSS5/9/9/9/9/9/4k4 b 2R2B 1"}),
              EndsWith("; result=b end=declaration"));
  GameRules rules;
  rules.most_plies = 5;
  EXPECT_THAT(Played("4i4h 4h4i", "4a4b 4b4a", {"startpos", rules}),
              EndsWith("; result=d end=length"));
}

Allowance Byoyomi(int64_t milliseconds) {
  Allowance allowance;
  allowance.byoyomi_ms = milliseconds;
  return allowance;
}

TEST(Referee, MovesThatAreGivenTimeHaveTheTimeTheyTook) {
  const auto untimed = Game("7g7f resign", "3c3d", {});
  EXPECT_EQ(untimed->record.lines[0].moves[0].spent_ms, -1);
  EXPECT_EQ(untimed->record.lines[0].end_spent_ms, -1);
  const auto timed = Game("7g7f resign", "3c3d", {"startpos moves 2g2f 8c8d", {}, Byoyomi(150)});
  const notation::RecordLine& line = timed->record.lines[0];
  ASSERT_EQ(line.moves.size(), 4u);
  EXPECT_EQ(line.moves[1].spent_ms, -1);  // of the opening
  EXPECT_EQ(line.moves[2].spent_ms, 100);
  EXPECT_EQ(line.moves[3].spent_ms, 100);
  EXPECT_GE(line.end_spent_ms, 0);  // measured here: the player does not report it
}

TEST(Referee, NotesWhatEachAnswerTook) {
  const auto game = Game("7g7f=30 2g2f=mate resign", "8c8d fail", {"startpos moves 1g1f 9c9d"});
  EXPECT_EQ(game->opening_moves, 2u);
  ASSERT_EQ(game->answers.size(), 4u);  // three moves and a failure
  EXPECT_EQ(game->answers[0].wall_us, 100'000);
  EXPECT_EQ(game->answers[0].score, player::Score::Centipawns(30));
  EXPECT_EQ(game->answers[0].nodes, 700);
  EXPECT_EQ(game->answers[0].depth, 5);
  EXPECT_EQ(game->answers[1].score, std::nullopt);
  EXPECT_EQ(game->answers[2].score, player::Score::Mates(3));
  EXPECT_TRUE(game->answers[3].wall_us.has_value());
  ASSERT_TRUE(game->fault.has_value());
  EXPECT_EQ(game->fault->by, kWhite);
  EXPECT_EQ(game->fault->what, "crashed: because");
}

TEST(Referee, AnOverrunLosesUnlessTheRulesSayOtherwise) {
  EXPECT_THAT(Played("7g7f resign", "3c3d", {"startpos", {}, Byoyomi(150)}),
              EndsWith("end=resign"));
  EXPECT_EQ(Played("7g7f", "3c3d", {"startpos moves 2g2f", {}, Byoyomi(50)}),
            "moves 2g2f ; result=b end=time fault=\"white: took 100 ms of 50 ms\"");
  EXPECT_THAT(Played("fail", "3c3d", {"startpos", {}, Byoyomi(50)}),
              EndsWith("fault=\"black: crashed: because\""));
  GameRules rules;
  rules.overrun_loses = false;
  const auto game = Game("7g7f resign", "3c3d", {"startpos", rules, Byoyomi(50)});
  EXPECT_EQ(game->record.lines[0].end, notation::GameEnd::kResignation);
  EXPECT_EQ(game->answers[1].left_ms, -50);
}

TEST(Referee, AnOverrunTellsHowLongThePlayerHadTheProcessor) {
  player::FakePlayer black([](const player::Question&, const player::Control&, player::Listener*) {
    Answer answer = AnswerOf("7g7f");
    answer.times.wall_ns = 171'000'000;
    answer.times.cpu_ns = 80'400'000;
    return answer;
  });
  player::FakePlayer white = Scripted("3c3d");
  const std::atomic<bool> cancel{false};
  const auto game = PlayGame({Position::Initial(), {}},
                             {{&black, &white}, {Byoyomi(100), Byoyomi(100)}}, {}, nullptr, cancel);
  ASSERT_TRUE(game->fault.has_value());
  EXPECT_EQ(game->fault->what, "took 171 ms of 100 ms, 80 ms of processor time");
}

TEST(Referee, AMoveThatIsLateOnlySinceTheMachineStoodStillIsInTime) {
  const auto after = [](int64_t stood_still_ms) {
    player::FakePlayer black(
        [](const player::Question& question, const player::Control&, player::Listener*) {
          Answer answer = AnswerOf(question.game.moves().empty() ? "7g7f" : "resign");
          answer.times.wall_ns = question.game.moves().empty() ? 171'000'000 : 0;
          return answer;
        });
    player::FakePlayer white = Scripted("3c3d");
    Seats seats = {{&black, &white}, {Byoyomi(100), Byoyomi(100)}};
    seats.stood_still_ms = [stood_still_ms](StandstillClock::time_point from,
                                            StandstillClock::time_point to) {
      EXPECT_LE(from, to);
      return stood_still_ms;
    };
    return *PlayGame({Position::Initial(), {}}, seats, {}, nullptr, kGoOn);
  };
  const PlayedGame excused = after(71);
  EXPECT_FALSE(excused.fault.has_value());
  EXPECT_EQ(excused.record.lines[0].moves[0].spent_ms, 100);
  ASSERT_EQ(StandstillsOf(excused.record).size(), 1u);
  EXPECT_EQ(StandstillsOf(excused.record)[0].ply, 1);
  EXPECT_EQ(StandstillsOf(excused.record)[0].excused_ms, 71);

  const PlayedGame late = after(50);
  ASSERT_TRUE(late.fault.has_value());
  EXPECT_EQ(late.fault->what, "took 121 ms of 100 ms");
}

TEST(Referee, TheClockIsToldAndRunsDown) {
  std::vector<player::Limits> told;
  player::FakePlayer black(
      [&told](const player::Question& question, const player::Control&, player::Listener*) {
        told.push_back(question.limits);
        return told.size() < 3 ? AnswerOf(told.size() == 1 ? "4i4h" : "4h4i") : AnswerOf("resign");
      });
  player::FakePlayer white = Scripted("4a4b 4b4a");
  Allowance clock;
  clock.clock_ms = 1000;
  clock.increment_ms = 10;
  Allowance nodes;
  nodes.nodes = 5;
  ASSERT_TRUE(
      PlayGame({Position::Initial(), {}}, {{&black, &white}, {clock, nodes}}, {}, nullptr, kGoOn));
  ASSERT_EQ(told.size(), 3u);
  EXPECT_EQ(told[0].clock_ms[kBlack], 1000);
  EXPECT_EQ(told[1].clock_ms[kBlack], 910);
  EXPECT_EQ(told[2].clock_ms[kBlack], 820);
  EXPECT_EQ(told[2].increment_ms[kBlack], 10);
}

TEST(Referee, ResignationByRule) {
  GameRules rules;
  rules.resign_centipawns = 500;
  rules.resign_moves = 2;
  EXPECT_EQ(Played("7g7f=-600 6g6f=-400 2g2f=-500 2f2e=-501 1g1f", "3c3d 1c1d 9c9d 1d1e",
                   {"startpos", rules}),
            "moves 7g7f 3c3d 6g6f 1c1d 2g2f 9c9d ; result=w end=resign");
}

TEST(Referee, AMateIsAnnouncedOnlyIfItIsProved) {
  const std::unique_ptr<mate::MateSolver> solver = *corpus::MakePds(1000);
  GameRules rules;
  rules.announce_nodes = 1000;
  rules.most_plies = 1;
  // The check on the file has a reply; it is mate in three.
  const char* const mate = "sfen 8k/9/7G1/9/9/9/9/9/4K4 b RG 1";
  EXPECT_THAT(Played("R*1d=mate", "", {mate, rules, {}, solver.get()}), EndsWith("end=resign"));
  EXPECT_THAT(Played("R*1d", "", {mate, rules, {}, solver.get()}), EndsWith("end=length"));
  EXPECT_THAT(Played("7g7f=mate", "", {"startpos", rules, {}, solver.get()}),
              EndsWith("end=length"));
  rules.announce_nodes = 0;
  EXPECT_THAT(Played("R*1d=mate", "", {mate, rules, {}, solver.get()}), EndsWith("end=length"));
}

}  // namespace
}  // namespace hakari::match
