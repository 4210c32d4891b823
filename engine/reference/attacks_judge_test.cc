// Compares checks, pins, check squares, attack maps and attack counts with walks.
#include <optional>
#include <string>

#include "engine/core/bitboard.h"
#include "engine/core/piece.h"
#include "engine/position/attacks.h"
#include "engine/reference/board.h"
#include "engine/reference/bridge.h"
#include "engine/reference/census.h"
#include "engine/reference/influence.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::reference {
namespace {

constexpr int kPositionsPerSeed = 2500;
constexpr char kAllMen[] = "PLNSBRGTUVWHD";
constexpr Side kSides[] = {Side::kBlack, Side::kWhite};

// The board's pieces, sometimes with a few squares emptied or filled.
Bitboard SomeBlockers(const Position& position, Dice& dice) {
  Bitboard blockers = position.pieces();
  for (int changes = dice.Roll(4); changes > 0; --changes) {
    blockers ^= Bitboard::Of(static_cast<Square>(dice.Roll(kSquareCount)));
  }
  return blockers;
}

// Compares the counts when the blockers differ from the squares where pieces stand.
void JudgeCountsBehind(const Sample& sample, Side side, Bitboard blockers) {
  const Grid counts = AttackCounts(sample.board, side, ToGrid(blockers));
  const auto fast = hakari::AttackCounts::Of(sample.position, ToColor(side), blockers);
  const Bitboard at_least[] = {fast.AtLeast<1>(), fast.AtLeast<2>(), fast.AtLeast<3>(),
                               fast.AtLeast<4>()};
  ForEachPlace([&](Place place) {
    EXPECT_EQ(fast.At(ToSquare(place)), counts.at(place));
    for (int times = 1; times <= 4; ++times) {
      EXPECT_EQ(at_least[times - 1].Has(ToSquare(place)), counts.at(place) >= times);
    }
  });
}

void JudgeMaps(const Sample& sample, Bitboard blockers) {
  const Grid blocked = ToGrid(blockers);
  for (Side side : kSides) {
    const Color color = ToColor(side);
    const Grid counts = AttackCounts(sample.board, side, blocked);
    JudgeCountsBehind(sample, side, blockers | sample.position.pieces(color));
    EXPECT_EQ(AttackedSquares(sample.position, color, blockers), ToBitboard(counts));
    ForEachPlace([&](Place place) {
      const Grid attackers = AttackersOf(sample.board, place, side, blocked);
      EXPECT_EQ(AttackersTo(sample.position, ToSquare(place), color, blockers),
                ToBitboard(attackers));
    });
  }
}

void JudgeCounts(const Sample& sample, Census& census) {
  const Grid men = MenOn(sample.board);
  const Grid black = AttackCounts(sample.board, Side::kBlack, men);
  const Grid white = AttackCounts(sample.board, Side::kWhite, men);
  const auto by_black = hakari::AttackCounts::Of(sample.position, kBlack);
  const auto by_white = hakari::AttackCounts::Of(sample.position, kWhite);
  Grid more_black, more_white;
  ForEachPlace([&](Place place) {
    EXPECT_EQ(by_black.At(ToSquare(place)), black.at(place));
    EXPECT_EQ(by_white.At(ToSquare(place)), white.at(place));
    more_black.at(place) = black.at(place) > white.at(place);
    more_white.at(place) = white.at(place) > black.at(place);
    census.Add("square attacked five times or more", black.at(place) >= 5);
  });
  EXPECT_EQ(by_black.Any(), ToBitboard(black));
  EXPECT_EQ(by_white.Any(), ToBitboard(white));
  EXPECT_EQ(hakari::AttackCounts::MoreIn(by_black, by_white), ToBitboard(more_black));
  EXPECT_EQ(hakari::AttackCounts::MoreIn(by_white, by_black), ToBitboard(more_white));
  EXPECT_TRUE(hakari::AttackCounts::MoreIn(by_black, by_black).empty());
}

void JudgeSafety(const Sample& sample, Side side, Census& census) {
  const Color color = ToColor(side);
  const std::optional<Place> king = FindKing(sample.board, side);
  Grid checkers, pinned;
  if (king) {
    checkers = AttackersOf(sample.board, *king, Other(side), MenOn(sample.board));
    pinned = Shields(sample.board, *king, side, Other(side));
  }
  const KingSafety safety = KingSafetyOf(sample.position, color);
  EXPECT_EQ(safety.checkers, ToBitboard(checkers));
  EXPECT_EQ(safety.pinned, ToBitboard(pinned));
  EXPECT_EQ(hakari::InCheck(sample.position, color), InCheck(sample.board, side));
  census.Add("pinned piece", pinned.CountNonZero());
  census.Add("double check", checkers.CountNonZero() > 1);
  census.Add("pin while in check", pinned.CountNonZero() > 0 && checkers.CountNonZero() > 0);
}

void JudgeChances(const Sample& sample, Side attacker, Census& census) {
  const std::optional<Place> king = FindKing(sample.board, Other(attacker));
  const CheckChances chances = CheckChancesOf(sample.position, ToColor(attacker));
  for (char letter : std::string(kAllMen)) {
    const char man = OwnedBy(attacker, letter);
    const Grid places = king ? PlacesToAttackFrom(sample.board, man, *king) : Grid();
    EXPECT_EQ(chances.from[ToKind(man)], ToBitboard(places)) << man;
  }
  const Grid blockers = king ? Shields(sample.board, *king, attacker, attacker) : Grid();
  EXPECT_EQ(chances.blockers, ToBitboard(blockers));
  census.Add("piece that can discover check", blockers.CountNonZero());
}

class AttacksJudgeTest : public testing::TestWithParam<int> {};

TEST_P(AttacksJudgeTest, AgreesWithTheReference) {
  const auto seed = static_cast<uint64_t>(GetParam());
  SampleStream stream(seed);
  Dice dice(seed);
  Census census;
  for (int i = 0; i < kPositionsPerSeed && !HasFailure(); ++i) {
    const Sample& sample = stream.Next();
    SCOPED_TRACE(ToSfen(sample.board));
    JudgeMaps(sample, SomeBlockers(sample.position, dice));
    JudgeCounts(sample, census);
    for (Side side : kSides) {
      JudgeSafety(sample, side, census);
      JudgeChances(sample, side, census);
    }
  }
  census.ExpectAtLeast({{"pinned piece", 90},
                        {"double check", 2},
                        {"pin while in check", 8},
                        {"piece that can discover check", 60},
                        {"square attacked five times or more", 25}});
}

INSTANTIATE_TEST_SUITE_P(Seeds, AttacksJudgeTest, testing::Range(201, 205));

}  // namespace
}  // namespace hakari::reference
