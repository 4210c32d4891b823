#include "suites/corpus/play/referee.h"

#include <algorithm>
#include <atomic>
#include <memory>
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

namespace hakari::corpus {
namespace {

using testing::EndsWith;

using player::Answer;
using player::FailureKind;

const std::atomic<bool> kGoOn{false};

// What a word says: a move, "resign", "win", "illegal", "fail", "stop". A move may have a value:
// "7g7f=-500"; "=mate" claims a mate.
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
  answer.lines.emplace_back().score = word.second == "mate"
                                          ? player::Score::Mates(3)
                                          : player::Score::Centipawns(std::stoi(word.second));
  return answer;
}

// Plays its words one after the other. After the last it begins anew, as it does for a new game.
player::FakePlayer Scripted(const std::string& script) {
  const auto next = std::make_shared<size_t>(0);
  const std::vector<std::string> words = absl::StrSplit(script, ' ');
  return player::FakePlayer(
      [next, words](const player::Question&, const player::Control&, player::Listener*) {
        return AnswerOf(words[(*next)++ % words.size()]);
      },
      [next] { *next = 0; });
}

// The record's line from the word moves on; `start` as ParseUsiLine reads it, with an opening.
std::string Played(const std::string& black, const std::string& white,
                   const std::string& start = "startpos", const GameRules& rules = {},
                   mate::MateSolver* announcer = nullptr) {
  player::FakePlayer first = Scripted(black);
  player::FakePlayer second = Scripted(white);
  player::Player* const players[2] = {&first, &second};
  const notation::GameRecord before = *notation::ParseUsiLine(start);
  std::vector<Move> opening;
  for (const notation::RecordedMove& played : before.lines[0].moves) opening.push_back(played.move);
  const auto game = PlayGame(before.start, players, opening, rules, announcer, kGoOn);
  if (!game) return "stopped";
  const std::string line = notation::ToUsiLine(*game);
  EXPECT_EQ(notation::ToUsiLine(*notation::ParseUsiLine(line)),
            line);  // readers accept what a referee writes
  return line.substr(std::min(line.find("moves"), line.find(';')));
}

TEST(Referee, PlayersEndGames) {
  EXPECT_EQ(Played("7g7f resign", "3c3d"), "moves 7g7f 3c3d ; result=w end=resign");
  EXPECT_EQ(Played("7g7f", "resign"), "moves 7g7f ; result=b end=resign");
  EXPECT_EQ(Played("7g7f", "win"),
            "moves 7g7f ; result=b end=illegal fault=\"white: declared a win that is none\"");
  EXPECT_EQ(Played("7g7f fail", "3c3d"),
            "moves 7g7f 3c3d ; result=w end=error fault=\"black: crashed: because\"");
  EXPECT_EQ(Played("7g7f illegal", "3c3d"),
            "moves 7g7f 3c3d ; result=w end=illegal fault=\"black: illegal move: because\"");
  EXPECT_EQ(Played("7g7e", "3c3d", "startpos moves 7g7f 3c3d"),
            "moves 7g7f 3c3d ; result=w end=illegal fault=\"black: played an illegal move\"");
  EXPECT_EQ(Played("7g7f", "stop"), "stopped");
}

TEST(Referee, RulesEndGames) {
  EXPECT_THAT(Played("4i4h 4h4i", "4a4b 4b4a"), EndsWith("; result=d end=repetition"));
  // A dragon's check again and again.
  EXPECT_THAT(Played("9b9a 9a9b", "5a5b 5b5a", "sfen 4k4/+R8/9/9/9/9/9/9/4K4 b - 1"),
              EndsWith("; result=w end=perpetual"));
  EXPECT_THAT(Played("G*5b", "", "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1"),
              EndsWith("moves G*5b ; result=b end=mate"));
  EXPECT_THAT(Played("win", "", "sfen 1K1+L+L4/GGGG5/SSSS5/9/9/9/9/9/4k4 b 2R2B 1"),
              EndsWith("; result=b end=declaration"));
  GameRules rules;
  rules.most_plies = 5;
  EXPECT_THAT(Played("4i4h 4h4i", "4a4b 4b4a", "startpos", rules),
              EndsWith("; result=d end=length"));
}

TEST(Referee, MovesThatAreGivenTimeHaveTheTimeTheyTook) {
  player::FakePlayer black = Scripted("7g7f resign");
  player::FakePlayer white = Scripted("3c3d");
  player::Player* const players[2] = {&black, &white};
  GameRules rules;
  const std::vector<Move> opening = {*notation::ParseUsiMove("2g2f"),
                                     *notation::ParseUsiMove("8c8d")};
  const auto untimed = PlayGame(Position::Initial(), players, {}, rules, nullptr, kGoOn);
  EXPECT_EQ(untimed->lines[0].moves[0].spent_ms, -1);
  black.NewGame(nullptr);
  white.NewGame(nullptr);
  rules.time.given_ms = 50;
  const auto timed = PlayGame(Position::Initial(), players, opening, rules, nullptr, kGoOn);
  const notation::RecordLine& line = timed->lines[0];
  ASSERT_EQ(line.moves.size(), 4u);
  EXPECT_EQ(line.moves[1].spent_ms, -1);  // of the opening
  EXPECT_EQ(line.moves[2].spent_ms, 100);
  EXPECT_EQ(line.moves[3].spent_ms, 100);
  EXPECT_EQ(line.end_spent_ms, -1);  // a resignation of unknown time
}

TEST(Referee, AnOverrunLosesIfTheRulesSaySo) {
  GameRules rules;
  rules.time.given_ms = 80;
  rules.time.overrun_loses = true;
  EXPECT_THAT(Played("7g7f resign", "3c3d", "startpos", rules), EndsWith("end=resign"));
  rules.time.given_ms = 50;
  EXPECT_EQ(Played("7g7f", "3c3d", "startpos moves 2g2f", rules),
            "moves 2g2f ; result=b end=time fault=\"white: took 100 ms of 50 ms\"");
  EXPECT_THAT(Played("fail", "3c3d", "startpos", rules),
              EndsWith("fault=\"black: crashed: because\""));
  rules.time.overrun_loses = false;
  EXPECT_THAT(Played("7g7f resign", "3c3d", "startpos", rules), EndsWith("end=resign"));
}

TEST(Referee, ResignationByRule) {
  GameRules rules;
  rules.resign_centipawns = 500;
  rules.resign_moves = 2;
  EXPECT_EQ(Played("7g7f=-600 6g6f=-400 2g2f=-500 2f2e=-501 1g1f", "3c3d 1c1d 9c9d 1d1e",
                   "startpos", rules),
            "moves 7g7f 3c3d 6g6f 1c1d 2g2f 9c9d ; result=w end=resign");
}

TEST(Referee, AMateIsAnnouncedOnlyIfItIsProved) {
  const std::unique_ptr<mate::MateSolver> solver = *MakePds(1000);
  GameRules rules;
  rules.announce_nodes = 1000;
  rules.most_plies = 1;
  // The check on the file has an answer, and is mate in three.
  const char* const mate = "sfen 8k/9/7G1/9/9/9/9/9/4K4 b RG 1";
  EXPECT_THAT(Played("R*1d=mate", "", mate, rules, solver.get()), EndsWith("end=resign"));
  EXPECT_THAT(Played("R*1d", "", mate, rules, solver.get()), EndsWith("end=length"));
  EXPECT_THAT(Played("7g7f=mate", "", "startpos", rules, solver.get()), EndsWith("end=length"));
  rules.announce_nodes = 0;
  EXPECT_THAT(Played("R*1d=mate", "", mate, rules, solver.get()), EndsWith("end=length"));
}

}  // namespace
}  // namespace hakari::corpus
