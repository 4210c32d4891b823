#include "engine/eval/definition.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <string>

#include "absl/strings/match.h"
#include "engine/core/color.h"
#include "engine/eval/feature_list.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"

namespace hakari::eval {
namespace {

// The cells that are not 0 and whose name has this prefix.
std::map<std::string, int> CountsOf(const Position& position, Color color,
                                    const std::string& prefix) {
  const CellCounts counts = CountEveryCell(position);
  std::map<std::string, int> found;
  for (const FeatureInfo& feature : Features()) {
    if (feature.is_progress()) continue;
    for (int cell = feature.first_cell; cell < feature.first_cell + feature.cells(); ++cell) {
      const int count = counts.of[color][static_cast<size_t>(cell)];
      const std::string name = CellName(feature, cell);
      if (count != 0 && absl::StartsWith(name, prefix)) found[name] = count;
    }
  }
  return found;
}
using Counts = std::map<std::string, int>;

TEST(Definition, CountsPiecesAndHands) {
  const Position position = PositionOf("K59 k51 S34 S38 p33 +r77", kBlack, "PPG", "");
  EXPECT_EQ(CountsOf(position, kBlack, "board."), (Counts{{"board.silver", 2}}));
  EXPECT_EQ(CountsOf(position, kWhite, "board."), (Counts{{"board.pawn", 1}, {"board.dragon", 1}}));
  EXPECT_EQ(CountsOf(position, kBlack, "hand."), (Counts{{"hand.pawn", 2}, {"hand.gold", 1}}));
  EXPECT_EQ(CountsOf(position, kBlack, "no_pawn"), Counts());
  EXPECT_EQ(CountsOf(position, kWhite, "no_pawn"), (Counts{{"no_pawn_in_hand", 1}}));
  EXPECT_EQ(CountsOf(position, kBlack, "tempo"), (Counts{{"tempo", 1}}));
  EXPECT_EQ(CountsOf(position, kWhite, "tempo"), Counts());
}

TEST(Definition, SquaresAreSeenByTheirOwner) {
  const Position position = PositionOf("K88 k51 S24 p82", kBlack);
  EXPECT_EQ(CountsOf(position, kBlack, "square."),
            (Counts{{"square.king.rank8.file2", 1}, {"square.silver.rank4.file2", 1}}));
  EXPECT_EQ(CountsOf(position, kBlack, "own_king."),
            (Counts{{"own_king.silver.ahead4.beside6", 1}}));
  EXPECT_EQ(CountsOf(position, kBlack, "enemy_king."),
            (Counts{{"enemy_king.silver.ahead-3.beside3", 1}}));
  EXPECT_EQ(CountsOf(position, kWhite, "square."),
            (Counts{{"square.king.rank9.file5", 1}, {"square.pawn.rank8.file2", 1}}));
  EXPECT_EQ(CountsOf(position, kWhite, "own_king."), (Counts{{"own_king.pawn.ahead1.beside3", 1}}));
  EXPECT_EQ(CountsOf(position, kWhite, "enemy_king."),
            (Counts{{"enemy_king.pawn.ahead-6.beside0", 1}}));
}

TEST(Definition, AttacksAreCountedByDistance) {
  // The king attacks its three neighbours, the lance 1g to 1a.
  const Position position = PositionOf("K19 L18 k91", kBlack);
  EXPECT_EQ(CountsOf(position, kBlack, "attacks.near_own"),
            (Counts{{"attacks.near_own_king.once.ahead1", 2},
                    {"attacks.near_own_king.once.beside1", 1},
                    {"attacks.near_own_king.once.ahead2", 1},
                    {"attacks.near_own_king.once.ahead3", 1}}));
  EXPECT_EQ(CountsOf(position, kBlack, "attacks.anywhere"),
            (Counts{{"attacks.anywhere.once", 10}}));
  EXPECT_EQ(CountsOf(position, kBlack, "attacks.near_enemy"), Counts());
}

TEST(Definition, SeveralAttacksOnASquare) {
  // Gold, silver and rook attack 5b and 6b.
  const Position position = PositionOf("K99 k51 G53 S63 R12", kBlack);
  EXPECT_EQ(CountsOf(position, kBlack, "attacks.near_enemy_king.three"),
            (Counts{{"attacks.near_enemy_king.three_times.ahead1", 2}}));
}

TEST(Definition, TargetsAreAttackedOrGuarded) {
  // The rook attacks Black's gold and the king guards it; the tokin is attacked and not guarded.
  const Position position = PositionOf("K59 G58 +P42 k51 r53", kBlack);
  EXPECT_EQ(CountsOf(position, kBlack, "targets."), (Counts{{"targets.attacked.gold", 1},
                                                            {"targets.attacked_guarded.gold", 1},
                                                            {"targets.guarded", 1}}));
  EXPECT_EQ(CountsOf(position, kBlack, "pins."), (Counts{{"pins.all", 1}}));
  const Position bishop = PositionOf("K59 B58 k51 r53", kBlack);
  EXPECT_EQ(CountsOf(bishop, kBlack, "pins."), (Counts{{"pins.all", 1}, {"pins.large", 1}}));
}

TEST(Definition, RingAroundTheKing) {
  // The gold attacks 4b, 5b and 6b. The silver and the king guard the first two, the king alone
  // guards the last. No piece attacks 6a.
  const Position position = PositionOf("K59 k51 s41 G53 P54", kBlack);
  EXPECT_EQ(CountsOf(position, kWhite, "king_ring."), (Counts{{"king_ring.contested.ahead", 1},
                                                              {"king_ring.flight", 1},
                                                              {"king_ring.generals", 1},
                                                              {"king_ring.own_pieces", 1}}));
  const Position rook = PositionOf("K59 k51 G53 P54 R92", kBlack);
  EXPECT_EQ(CountsOf(rook, kWhite, "king_ring."),
            (Counts{{"king_ring.outnumbered.ahead", 3}, {"king_ring.flight", 2}}));
  // The same with a lance, a gold and a bishop in Black's hand.
  const Position hands = PositionOf("K59 k51 G53 P54 R92", kBlack, "PPLGB", "");
  EXPECT_EQ(CountsOf(hands, kWhite, "king_ring.drops"), (Counts{{"king_ring.drops", 9}}));
}

TEST(Definition, Progress) {
  const Position position = PositionOf("K59 k51 G52 p57", kBlack, "PPGB", "p");
  const CellCounts counts = CountEveryCell(position);
  EXPECT_EQ(counts.progress[kProgressStartCell], 1);
  EXPECT_EQ(counts.progress[kProgressHandPawnsCell], 3);
  EXPECT_EQ(counts.progress[kProgressHandPiecesCell], 2);
  EXPECT_EQ(counts.progress[kProgressCampCell], 2);
  // The gold attacks the king's square, 4a, 6a, 4b and 6b; the pawn attacks 5h.
  EXPECT_EQ(counts.progress[kProgressKingAttacksCell], 6);
}

}  // namespace
}  // namespace hakari::eval
