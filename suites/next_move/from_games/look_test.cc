#include "suites/next_move/from_games/look.h"

#include <atomic>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "engine/notation/usi_move.h"
#include "engine/player/answer.h"
#include "engine/player/testing/fake_player.h"
#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

using player::Answer;
using player::Line;
using player::Score;

const std::atomic<bool> kGoOn{false};

Move Usi(const char* text) { return *notation::ParseUsiMove(text); }

match::Allowance Nodes(uint64_t nodes) {
  match::Allowance allowance;
  allowance.nodes = nodes;
  return allowance;
}

Line Said(std::optional<int> rank, int depth, Score score, const char* moves) {
  Line line;
  line.rank = rank;
  line.depth = depth;
  line.score = score;
  line.nodes = depth * 100;
  line.moves = player::ParseMoves(moves);
  return line;
}

// Reports the lines and plays the move.
class Talker : public player::FakePlayer {
 public:
  Talker(bool several_lines, std::vector<Line> lines, const char* move)
      : FakePlayer([lines, move = std::string(move)](const player::Question&,
                                                     const player::Control&,
                                                     player::Listener* listener) {
          for (const Line& line : lines) listener->OnLine(line);
          if (move == "resign") return Answer::Of(Answer::Kind::kResign);
          return Answer::Plays(Usi(move.c_str()));
        }),
        several_lines_(several_lines) {}

  player::Abilities abilities() const override { return {several_lines_}; }

 private:
  const bool several_lines_;
};

Look LookOf(player::Player& player) {
  return TakeLook(player, player::Game(), Nodes(1000), kGoOn).value();
}

TEST(Look, TheSecondIsTheBestOtherLineOfTheLastDepths) {
  Talker player(
      true,
      {Said(1, 4, Score::Centipawns(10), "7g7f 3c3d"), Said(2, 4, Score::Centipawns(5), "1g1f"),
       Said(1, 5, Score::Centipawns(50), "2g2f 8c8d"), Said(2, 5, Score::Centipawns(20), "7g7f"),
       Said(1, 6, Score::Centipawns(70), "2g2f 3c3d 7g7f")},
      "2g2f");
  const Look look = LookOf(player);
  EXPECT_EQ(LookText(look), "2g2f 70 7g7f 20 600 2g2f 3c3d 7g7f");
}

TEST(Look, ALineThatIsTwoDepthsBehindIsForgotten) {
  Talker player(
      true,
      {Said(1, 4, Score::Centipawns(10), "7g7f"), Said(2, 4, Score::Centipawns(5), "1g1f"),
       Said(1, 6, Score::Centipawns(50), "2g2f")},
      "2g2f");
  EXPECT_EQ(LookText(LookOf(player)), "2g2f 50 - - 600 2g2f");
}

TEST(Look, ABoundIsNoScore) {
  Line bound = Said(1, 5, Score::Centipawns(900), "2g2f");
  bound.score->bound = Score::Bound::kLower;
  Talker player(true, {bound}, "2g2f");
  EXPECT_EQ(LookText(LookOf(player)), "2g2f - - - 500 2g2f");
}

TEST(Look, MatesCountAlikeHoweverTheyAreTold) {
  Talker player(
      true, {Said(1, 5, Score::Mates(7), "2g2f"), Said(2, 5, Score::Centipawns(1'148'897), "7g7f")},
      "2g2f");
  EXPECT_EQ(LookText(LookOf(player)), "2g2f 30000 7g7f 30000 500 2g2f");
}

TEST(Look, WhoResignsHasNoMove) {
  Talker player(true, {}, "resign");
  EXPECT_EQ(LookText(LookOf(player)), "- - - - 0");
}

TEST(Look, AFailureSaysWhatItWas) {
  player::FakePlayer player([](const auto&, const auto&, auto*) {
    return Answer::Failed(player::FailureKind::kCrashed, "exited with code 7");
  });
  const auto look = TakeLook(player, player::Game(), Nodes(1000), kGoOn);
  EXPECT_EQ(look.status().code(), absl::StatusCode::kAborted);
  EXPECT_EQ(look.status().message(), "crashed: exited with code 7");
}

// Reports the score of the position after the last move, for the side to move there.
class Knower : public player::FakePlayer {
 public:
  explicit Knower(std::map<std::string, int> worth)
      : FakePlayer([worth](const player::Question& question, const player::Control&,
                           player::Listener* listener) {
          const std::vector<Move>& moves = question.game.moves();
          if (moves.empty()) return Answer::Plays(Usi("7g7f"));
          const auto known = worth.find(notation::ToUsi(moves.back()));
          if (known == worth.end()) return Answer::Of(Answer::Kind::kResign);
          listener->OnLine(Said(std::nullopt, 5, Score::Centipawns(known->second), "3c3d"));
          return Answer::Plays(Usi("3c3d"));
        }) {}
};

TEST(WeighRivals, WhoHasNoMultiPvIsAskedAfterEachMove) {
  Knower player({{"7g7f", -80}, {"2g2f", -60}, {"1g1f", 30}});
  Look look = LookOf(player);
  EXPECT_EQ(LookText(look), "7g7f - - - 0 7g7f");
  ASSERT_TRUE(WeighRivals(player, player::Game(), Nodes(1000),
                          {Usi("1g1f"), Usi("7g7f"), Usi("2g2f")}, look, kGoOn)
                  .ok());
  EXPECT_EQ(LookText(look), "7g7f 80 2g2f 60 0 7g7f");
}

TEST(WeighRivals, ARivalThatMakesTheOtherResignWins) {
  Knower player({{"7g7f", -80}});
  Look look = LookOf(player);
  ASSERT_TRUE(WeighRivals(player, player::Game(), Nodes(1000), {Usi("2g2f")}, look, kGoOn).ok());
  EXPECT_EQ(LookText(look), "7g7f 80 2g2f 30000 0 7g7f");
}

TEST(WeighRivals, WithoutAnotherMoveNothingIsTold) {
  Knower player({{"7g7f", -80}});
  Look look = LookOf(player);
  ASSERT_TRUE(WeighRivals(player, player::Game(), Nodes(1000), {Usi("7g7f")}, look, kGoOn).ok());
  EXPECT_EQ(LookText(look), "7g7f - - - 0 7g7f");
}

TEST(LookText, IsReadBack) {
  for (const char* text :
       {"7g7f 512 2g2f -40 100000 7g7f 3c3d P*5e", "7g7f - - - 0 7g7f", "- - - - 12"}) {
    EXPECT_EQ(LookText(ParseLook(text).value()), text);
  }
}

TEST(LookText, AnythingElseIsRefused) {
  for (const char* text :
       {"", "7g7f", "7g7f 1 - - x 7g7f", "7g7f 1 - - 0 2g2f", "7g7f 1 - - 0", "- - - - 0 7g7f",
        "7g7f a - - 0 7g7f", "7g7f 1 z9 2 0 7g7f", "7g7f 1 - - 0 7g7f -"}) {
    EXPECT_FALSE(ParseLook(text).ok()) << text;
  }
}

}  // namespace
}  // namespace hakari::suites
