// Compares MateInOne with the reference, which makes every check and tries every reply.
#include "engine/mate/mate_in_one.h"

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/rules.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

using reference::Board;
using reference::Place;
using reference::Play;

constexpr int kSeeds = 16;
constexpr int kPositionsPerSeed = 3125;  // each judged twice: 100,000 in all

std::vector<Play> MatesOn(const reference::Sample& sample) {
  std::vector<Play> mates;
  for (const Play& play : sample.plays) {
    if (!reference::GivesCheck(sample.board, play)) continue;
    if (reference::LegalPlays(reference::After(sample.board, play)).empty()) mates.push_back(play);
  }
  return mates;
}

Place Turned(Place place) {
  return {reference::kSize - 1 - place.row, reference::kSize - 1 - place.column};
}

// The board turned around with the colours exchanged; a mate stays a mate.
Board Turned(const Board& board) {
  Board turned;
  reference::ForEachPlace([&](Place place) {
    const char man = board.at(place);
    if (!reference::IsMan(man)) return;
    turned.at(Turned(place)) = reference::OwnedBy(reference::Other(reference::OwnerOf(man)), man);
  });
  turned.hands = {board.hands[1], board.hands[0]};
  turned.to_move = reference::Other(board.to_move);
  return turned;
}

std::vector<Play> Turned(std::vector<Play> plays) {
  for (Play& play : plays) {
    if (!play.IsDrop()) play.from = Turned(play.from);
    play.to = Turned(play.to);
  }
  return plays;
}

void Judge(const Position& position, const std::vector<Play>& mates) {
  const std::optional<Move> found = MateInOne(position);
  ASSERT_EQ(found.has_value(), !mates.empty());
  if (!mates.empty()) {
    EXPECT_EQ(*found, reference::ToSortedMoves(mates)[0]);
  }
}

class MateInOneJudged : public testing::TestWithParam<int> {};

TEST_P(MateInOneJudged, FindsWhatTheReferenceFinds) {
  reference::SampleStream stream(static_cast<uint64_t>(GetParam()));
  reference::Census census;
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    const reference::Sample& sample = stream.Next();
    SCOPED_TRACE(reference::ToSfen(sample.board));
    const std::vector<Play> mates = MatesOn(sample);
    Judge(sample.position, mates);
    Judge(reference::ToPosition(Turned(sample.board)), Turned(mates));
    if (mates.empty()) continue;
    census.Add(mates[0].IsDrop() ? "drop" : "move");
    if (mates.size() > 1) census.Add("several");
  }
  census.ExpectAtLeast({{"drop", 20}, {"move", 80}, {"several", 60}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, MateInOneJudged, testing::Range(0, kSeeds));

TEST(MateInOne, DropsAGoldAtTheHead) {
  EXPECT_EQ(MateInOne(PositionOf("k51 P53", kBlack, "G", "")), Move::Drop(kGold, MakeSquare(5, 2)));
}

TEST(MateInOne, APawnMayNotBeDroppedButMayStepToMate) {
  EXPECT_EQ(MateInOne(PositionOf("k11 l21 n22 G13", kBlack, "P", "")), std::nullopt);
  EXPECT_EQ(MateInOne(PositionOf("k11 l21 n22 P13 N24")),
            Move::Board(MakeSquare(1, 3), MakeSquare(1, 2)));
}

// The silver covers no square near the king, but its move opens the file for the rook.
TEST(MateInOne, ASliderCoversWhatThePieceBeforeItUncovers) {
  EXPECT_EQ(MateInOne(PositionOf("k12 +B32 S16 R19")),
            Move::Board(MakeSquare(1, 6), MakeSquare(2, 5)));
}

TEST(MateInOne, WithoutAKingThereIsNone) {
  EXPECT_EQ(MateInOne(PositionOf("K59 S53", kBlack, "G", "")), std::nullopt);
}

}  // namespace
}  // namespace hakari::mate
