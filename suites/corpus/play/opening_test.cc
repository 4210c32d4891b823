#include "suites/corpus/play/opening.h"

#include <algorithm>
#include <set>

#include "engine/movegen/movegen.h"
#include "gtest/gtest.h"

namespace hakari::corpus {
namespace {

// Names its moves with values that fall by a pawn each.
class Adviser : public Player {
 public:
  explicit Adviser(int most) : most_(most) {}

  void NewGame() override {}
  Choice Choose(const engines::UsiPosition&) override { return {}; }
  std::vector<Candidate> BestMoves(const engines::UsiPosition& position, int count) override {
    movegen::MoveList moves;
    movegen::GenerateLegal(position.position(), moves);
    std::vector<Candidate> best;
    for (int i = 0; i < std::min(count, most_); ++i) best.push_back({moves[i], -100 * i, false});
    return best;
  }

 private:
  const int most_;
};

TEST(Opening, LengthAndMovesAreDrawn) {
  Adviser adviser(6);
  OpeningRule rule;
  rule.most_loss_centipawns = 150;
  std::set<size_t> lengths;
  std::set<uint16_t> firsts;
  for (uint64_t seed = 0; seed < 100; ++seed) {
    Dice dice(seed);
    const std::vector<Move> moves = DrawOpening(adviser, rule, dice);
    lengths.insert(moves.size());
    firsts.insert(moves.front().code());
    Dice same(seed);
    EXPECT_EQ(DrawOpening(adviser, rule, same), moves);
  }
  EXPECT_EQ(lengths, (std::set<size_t>{6, 7, 8, 9, 10}));
  EXPECT_EQ(firsts.size(), 2u);  // the third would lose two pawns
}

TEST(Opening, WithoutAdviceEveryLegalMoveMayCome) {
  Adviser silent(0);
  std::set<uint16_t> firsts;
  for (uint64_t seed = 0; seed < 1000; ++seed) {
    Dice dice(seed);
    firsts.insert(DrawOpening(silent, {}, dice).front().code());
  }
  EXPECT_EQ(firsts.size(), 30u);
}

}  // namespace
}  // namespace hakari::corpus
