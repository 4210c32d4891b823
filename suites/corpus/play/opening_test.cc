#include "suites/corpus/play/opening.h"

#include <algorithm>
#include <atomic>
#include <set>

#include "engine/movegen/movegen.h"
#include "engine/player/answer.h"
#include "engine/player/score.h"
#include "engine/player/testing/fake_player.h"
#include "gtest/gtest.h"

namespace hakari::corpus {
namespace {

const std::atomic<bool> kGoOn{false};

// Names at most so many moves, with values that fall by a pawn each.
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

}  // namespace
}  // namespace hakari::corpus
