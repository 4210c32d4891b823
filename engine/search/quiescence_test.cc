// Tests single small positions; quiescence_judge_test.cc tests many random ones.
#include "engine/search/quiescence.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/eval/default_weights.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/search/values/score.h"

namespace hakari::search {
namespace {

struct Found {
  int score;
  uint64_t nodes;
  std::string line;
  Counters counters;
};

Found Look(const Position& position, const std::string& settings_text, int alpha = -kInfiniteScore,
           int beta = kInfiniteScore, uint64_t nodes = UINT64_MAX) {
  const SearchSettings settings = *ParseSettings(settings_text);
  const auto board = std::make_unique<Board>(position, std::vector<Move>(), eval::DefaultWeights());
  const auto lines = std::make_unique<Lines>();
  const auto histories = std::make_unique<Histories>();
  Limits limits;
  limits.nodes = nodes;
  Effort effort(limits, nullptr);
  Found found = {};
  found.score =
      Quiescence(*board, effort, *lines, settings, *histories, nullptr).Search(alpha, beta);
  found.nodes = effort.nodes();
  found.counters = effort.counters;
  for (Move move : lines->Of(0))
    found.line += (found.line.empty() ? "" : " ") + notation::ToUsi(move);
  EXPECT_EQ(board->position(), position) << "all moves are taken back";
  return found;
}

int Stand(const Position& position) {
  return std::make_unique<Board>(position, std::vector<Move>(), eval::DefaultWeights())->Evaluate();
}

// Exchanges on both wings.
Position Exchanges() { return PositionOf("K59 k51 R28 p25 s24 R88 g85 s84 B66 n44"); }

TEST(Quiescence, StandsWhereNothingIsLeft) {
  const Position position = PositionOf("K59 k51 P27 p23");
  const Found found = Look(position, "default");
  EXPECT_EQ(found.nodes, 0u);
  EXPECT_TRUE(found.line.empty());
  EXPECT_EQ(found.score, Stand(position));
}

TEST(Quiescence, TakesWhatHangs) {
  const Position position = PositionOf("K59 k51 R28 g25");
  const Found found = Look(position, "plain");
  EXPECT_EQ(found.line, "2h2e");
  EXPECT_GT(found.score, Stand(position) + 500);
}

TEST(Quiescence, LeavesLosingCapturesOutIfToldSo) {
  const Position position = PositionOf("K59 k51 R28 p25 g24");
  EXPECT_GT(Look(position, "plain").nodes, 0u);
  EXPECT_EQ(Look(position, "plain,quiescence.exchange=1").nodes, 0u);
  EXPECT_EQ(Look(position, "plain,quiescence.exchange=1").score, Look(position, "plain").score);
}

TEST(Quiescence, IsMatedWhereNoEvasionIsLeft) {
  const Position position = PositionOf("k51 G52 P53 K59", kWhite);
  EXPECT_EQ(Look(position, "plain").score, MatedAt(0));
  EXPECT_GT(Look(position, "plain,quiescence.evasions=0").score, MatedAt(1000));
}

TEST(Quiescence, SeesAMateByACheckInItsFirstPly) {
  const Position position = PositionOf("k51 P53 K59", kBlack, "G", "");
  EXPECT_LT(Look(position, "plain").score, 10000);
  const Found found = Look(position, "plain,quiescence.checks=1");
  EXPECT_EQ(found.score, MateAt(1));
  EXPECT_EQ(found.line, "G*5b");
}

TEST(Quiescence, PromotesQuietlyIfToldSo) {
  const Position position = PositionOf("K59 k51 R28");
  EXPECT_EQ(Look(position, "plain").nodes, 0u);
  const Found found = Look(position, "plain,quiescence.promotions=1");
  EXPECT_GT(found.score, Stand(position));
  EXPECT_EQ(found.line.back(), '+');
}

TEST(Quiescence, EndsAfterItsPlies) {
  uint64_t before = 0;
  for (int plies : {1, 2, 3}) {
    const Found found = Look(Exchanges(), "plain,quiescence.plies=" + std::to_string(plies));
    EXPECT_GT(found.nodes, before);
    before = found.nodes;
  }
}

TEST(Quiescence, MakesOnlyRecapturesAfterItsPlies) {
  const Found without = Look(Exchanges(), "plain");
  EXPECT_LT(Look(Exchanges(), "plain,quiescence.recaptures=1").nodes, without.nodes);
}

TEST(Quiescence, ThreatensIfToldSo) {
  const Position position = PositionOf("K59 k51 g24 P26");
  EXPECT_EQ(Look(position, "plain").nodes, 0u);
  EXPECT_GT(Look(position, "plain,quiescence.threats=1").nodes, 0u);
}

TEST(Quiescence, LeavesOutWhatCannotReachAlpha) {
  const Position position = PositionOf("K59 k51 R28 p25 R88 g85");
  const int alpha = Stand(position) + 3000;
  const Found without = Look(position, "plain", alpha, alpha + 1);
  const Found with = Look(position, "plain,quiescence.margin=200", alpha, alpha + 1);
  EXPECT_GT(with.counters.quiescence_prunes, 0);
  EXPECT_LT(with.nodes, without.nodes);
  EXPECT_EQ(with.score > alpha, without.score > alpha);
}

TEST(Quiescence, EndsWithItsNodes) {
  const uint64_t all = Look(Exchanges(), "plain").nodes;
  ASSERT_GT(all, 10u);
  for (uint64_t nodes = 1; nodes <= all; ++nodes) {
    EXPECT_EQ(Look(Exchanges(), "plain", -kInfiniteScore, kInfiniteScore, nodes).nodes, nodes);
  }
}

}  // namespace
}  // namespace hakari::search
