#include "suites/corpus/play/play.h"

#include <algorithm>
#include <atomic>
#include <set>
#include <string>

#include "base/run/journal.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/usi_game.h"
#include "engine/player/answer.h"
#include "engine/player/score.h"
#include "engine/player/testing/fake_player.h"
#include "gtest/gtest.h"

namespace hakari::corpus {
namespace {

const std::atomic<bool> kGoOn{false};

// Names at most `most` moves; each is worth a pawn less than the one before.
player::FakePlayer Adviser(int most) {
  return player::FakePlayer(
      [most](const player::Question& question, const player::Control&, player::Listener*) {
        movegen::MoveList moves;
        movegen::GenerateLegal(question.game.position(), moves);
        player::Answer answer;
        for (int i = 0; i < std::min(question.lines, most); ++i) {
          player::Line& line = answer.lines.emplace_back();
          line.score = player::Score::Centipawns(-100 * i);
          line.moves = {moves[i]};
        }
        return answer;
      });
}

TEST(Opening, LengthAndMovesAreDrawn) {
  player::FakePlayer adviser = Adviser(6);
  OpeningRule rule;
  rule.most_loss_centipawns = 150;
  std::set<size_t> lengths;
  std::set<uint16_t> firsts;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Dice dice(seed);
    const std::vector<Move> moves = DrawOpening(adviser, rule, dice, kGoOn);
    lengths.insert(moves.size());
    firsts.insert(moves.front().code());
    Dice same(seed);
    EXPECT_EQ(DrawOpening(adviser, rule, same, kGoOn), moves);
  }
  EXPECT_EQ(lengths, (std::set<size_t>{6, 7, 8, 9, 10}));
  EXPECT_EQ(firsts.size(), 2u);  // the third would lose two pawns
}

TEST(Opening, WithoutAdviceEveryLegalMoveMayCome) {
  player::FakePlayer silent = Adviser(0);
  std::set<uint16_t> firsts;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    Dice dice(seed);
    firsts.insert(DrawOpening(silent, {}, dice, kGoOn).front().code());
  }
  EXPECT_EQ(firsts.size(), 30u);
}

// Plays the legal move that a count of its own moves selects; it names no moves for openings.
class Wanderer : public player::FakePlayer {
 public:
  Wanderer(int seat, std::atomic<int>* alive)
      : FakePlayer([this](const player::Question& question, const player::Control&,
                          player::Listener*) { return Choose(question); },
                   [this] { plies_ = 0; }),
        seat_(seat),
        alive_(alive) {
    ++*alive_;
  }
  ~Wanderer() override { --*alive_; }

 private:
  player::Answer Choose(const player::Question& question) {
    if (question.lines > 1) return {};
    movegen::MoveList moves;
    movegen::GenerateLegal(question.game.position(), moves);
    player::Answer answer = player::Answer::Plays(moves[(17 * ++plies_ + seat_) % moves.size()]);
    answer.times.wall_ns = 1'500'000'000;
    return answer;
  }

  const int seat_;
  int plies_ = 0;
  std::atomic<int>* const alive_;
};

class PlayTest : public testing::Test {
 protected:
  PlayTest() {
    rules_.game.most_plies = 40;
    work_.games = 12;
    work_.names[0] = "one";
    work_.names[1] = "two";
  }

  std::vector<std::string> Lines() {
    const MakePlayer make = [this](int seat) { return std::make_unique<Wanderer>(seat, &alive_); };
    const absl::StatusOr<PlayedGames> played = PlayGames(rules_, make, work_, stop_);
    EXPECT_TRUE(played.ok()) << played.status();
    std::vector<std::string> lines;
    for (const notation::GameRecord& game : played->games)
      lines.push_back(notation::ToUsiLine(game));
    interrupted_ = played->interrupted;
    resumed_ = played->resumed;
    return lines;
  }

  std::atomic<int> alive_{0};
  std::atomic<bool> stop_{false};
  PlayRules rules_;
  PlayWork work_;
  bool interrupted_ = false;
  int resumed_ = 0;
};

TEST_F(PlayTest, GamesDependOnSeedAndNumberOnly) {
  const std::vector<std::string> one = Lines();
  ASSERT_EQ(one.size(), 12u);
  EXPECT_EQ(std::set<std::string>(one.begin(), one.end()).size(), 12u);
  work_.run.jobs = 5;
  EXPECT_EQ(Lines(), one);
  work_.games = 3;
  EXPECT_EQ(Lines(), std::vector<std::string>(one.begin(), one.begin() + 3));
  rules_.seed = 2;
  EXPECT_NE(Lines().front(), one.front());
  EXPECT_EQ(alive_, 0);
}

TEST_F(PlayTest, SeatsChangeSides) {
  const std::vector<std::string> lines = Lines();
  EXPECT_NE(lines[0].find("black=one white=two seed=1 game=1"), std::string::npos) << lines[0];
  EXPECT_NE(lines[1].find("black=two white=one seed=1 game=2"), std::string::npos) << lines[1];
}

TEST_F(PlayTest, WhatIsFinishedIsKept) {
  const std::string path = testing::TempDir() + "/games.journal";
  const RunIdentity identity = {{"run", "test"}};
  work_.games = 5;
  const std::vector<std::string> first = Lines();
  {
    const auto journal = *Journal::Open(path, identity, true);
    work_.run.journal = journal.get();
    EXPECT_EQ(Lines(), first);
  }
  const auto journal = *Journal::Open(path, identity, false);
  work_.run.journal = journal.get();
  EXPECT_EQ(Lines(), first);
  EXPECT_EQ(resumed_, 5);
  work_.games = 12;
  EXPECT_EQ(Lines().size(), 12u);
  EXPECT_EQ(resumed_, 5);
}

TEST_F(PlayTest, TimesAndOverrunsOutliveAnInterruption) {
  const std::string path = testing::TempDir() + "/timed.journal";
  const RunIdentity identity = {{"run", "test"}};
  const MakePlayer make = [this](int seat) { return std::make_unique<Wanderer>(seat, &alive_); };
  rules_.allowance.byoyomi_ms = 50;
  rules_.game.overrun_loses = false;
  work_.games = 1;
  for (const bool fresh : {true, false}) {
    const auto journal = *Journal::Open(path, identity, fresh);
    work_.run.journal = journal.get();
    const auto played = PlayGames(rules_, make, work_, stop_);
    ASSERT_TRUE(played.ok()) << played.status();
    EXPECT_EQ(played->resumed, fresh ? 0 : 1);
    const notation::RecordedMove& last = played->games[0].lines[0].moves.back();
    EXPECT_EQ(last.spent_ms, 1500);
    EXPECT_EQ(last.comment, "overrun: took 1500 ms of 50 ms");
  }
}

TEST_F(PlayTest, AnInterruptionIsSaid) {
  stop_ = true;
  EXPECT_TRUE(Lines().empty());
  EXPECT_TRUE(interrupted_);
}

}  // namespace
}  // namespace hakari::corpus
