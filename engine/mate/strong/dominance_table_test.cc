#include "engine/mate/strong/dominance_table.h"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/mate/strong/forgetful_table.h"
#include "engine/mate/strong/hand_bounds.h"
#include "engine/mate/strong/path.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr uint64_t kBoard = 0x123456789abcdef0;

void Solve(DominanceTable& table, const char* hand, bool mate, int plies) {
  DominanceTable::Entry& entry = table.Open(kBoard, HandOf(hand));
  entry.proof = mate ? 0 : 1;
  entry.disproof = mate ? 1 : 0;
  entry.plies = static_cast<uint16_t>(plies);
}

TEST(DominanceTable, AProofHoldsWithMoreInHandAndADisproofWithLess) {
  DominanceTable table(100);
  Solve(table, "GG", true, 5);
  Solve(table, "S", false, 0);
  EXPECT_EQ(table.Find(kBoard, HandOf("GGP")).proof, 0u);
  EXPECT_EQ(table.Find(kBoard, HandOf("GG")).proof, 0u);
  EXPECT_FALSE(table.Find(kBoard, HandOf("G")).solved);
  EXPECT_EQ(table.Find(kBoard, Hand()).disproof, 0u);
  EXPECT_FALSE(table.Find(kBoard, HandOf("SS")).solved);
  EXPECT_FALSE(table.Find(kBoard + 1, HandOf("GG")).solved);
}

TEST(DominanceTable, OfSeveralProofsTheShortestIsTaken) {
  DominanceTable table(100);
  Solve(table, "G", true, 9);
  Solve(table, "SG", true, 5);
  Solve(table, "SGP", true, 7);
  EXPECT_EQ(table.Find(kBoard, HandOf("SGP")).plies, 5);
  EXPECT_EQ(table.Find(kBoard, HandOf("G")).plies, 9);
}

TEST(DominanceTable, NumbersOfOtherHandsAreBounds) {
  DominanceTable table(100);
  DominanceTable::Entry& poor = table.Open(kBoard, HandOf("P"));
  poor.proof = 20;
  poor.disproof = 3;
  DominanceTable::Entry& rich = table.Open(kBoard, HandOf("PPG"));
  rich.proof = 5;
  rich.disproof = 11;
  const DominanceTable::Look between = table.Find(kBoard, HandOf("PP"));
  EXPECT_FALSE(between.known);
  EXPECT_EQ(between.proof, 5u);     // not easier to prove than with more in hand
  EXPECT_EQ(between.disproof, 3u);  // not easier to disprove than with less in hand
  EXPECT_TRUE(table.Find(kBoard, HandOf("P")).known);
  EXPECT_EQ(table.Find(kBoard, HandOf("P")).proof, 20u);
}

TEST(DominanceTable, OpeningTwiceIsTheSameEntryAndClearingForgetsIt) {
  DominanceTable table(100);
  table.Open(kBoard, HandOf("P")).proof = 7;
  EXPECT_EQ(table.Open(kBoard, HandOf("P")).proof, 7u);
  EXPECT_EQ(table.size(), 1u);
  table.Clear();
  EXPECT_EQ(table.size(), 0u);
  EXPECT_FALSE(table.Find(kBoard, HandOf("P")).known);
}

TEST(DominanceTable, OfAnOpenPositionItKnowsTheWayThatLedThere) {
  DominanceTable table(100);
  DominanceTable::Entry& entry = table.Open(kBoard, HandOf("P"));
  EXPECT_FALSE(table.Find(kBoard, HandOf("P")).may_repeat);
  entry.may_repeat = true;
  entry.plies = 7;
  EXPECT_TRUE(table.Find(kBoard, HandOf("P")).may_repeat);
  EXPECT_EQ(table.Find(kBoard, HandOf("P")).plies, 7);
  EXPECT_FALSE(table.Find(kBoard, HandOf("PP")).may_repeat) << "of just this hand";
}

TEST(HandBounds, UnionHasTheMostAndIntersectionTheLeastOfEachKind) {
  const Hand a = HandOf("PPG");
  const Hand b = HandOf("PSGG");
  EXPECT_EQ(Union(a, b), HandOf("PPSGG"));
  EXPECT_EQ(Intersection(a, b), HandOf("PG"));
  EXPECT_EQ(Union(a, HandOf("P")), a);
  EXPECT_EQ(Intersection(a, HandOf("P")), HandOf("P"));
}

TEST(HandBounds, ADroppedPieceIsNeededBeforehandATakenOneIsNot) {
  const Position position = PositionOf("k51 G53 s52", kBlack, "S", "");
  const Hand drop = HandBeforeAttack(position, Move::Drop(kSilver, MakeSquare(6, 2)), Hand());
  EXPECT_EQ(drop, HandOf("S"));
  const Move take = Move::Board(MakeSquare(5, 3), MakeSquare(5, 2));
  EXPECT_EQ(HandBeforeAttack(position, take, HandOf("SSP")), HandOf("SP"));
  EXPECT_EQ(HandBeforeAttack(position, take, Hand()), Hand());
}

TEST(HandBounds, AnInterpositionThatTheAttackerHoldsBackStaysWithHim) {
  // The rook checks from a distance. The defender could interpose a pawn if the attacker did not
  // hold both; it has a gold in any case.
  const Position far = PositionOf("k51 R59", kWhite, "PPG", "G");
  EXPECT_EQ(KeepInterpositionsAway(far, Hand()), HandOf("PP"));
  EXPECT_EQ(KeepInterpositionsAway(far, HandOf("P")), HandOf("PP"));
  // An interposition is impossible against an adjacent checker and against a double check.
  EXPECT_EQ(KeepInterpositionsAway(PositionOf("k51 R52", kWhite, "PPG", ""), Hand()), Hand());
  EXPECT_EQ(KeepInterpositionsAway(PositionOf("k51 R59 R11", kWhite, "P", ""), Hand()), Hand());
}

TEST(HandBounds, AKindWhoseDropWouldCheckIsNotGivenToTheAttacker) {
  const Position position = PositionOf("k51 K59", kBlack, "P", "GN");
  const Hand all = AllInHands(position);
  EXPECT_EQ(all, HandOf("PGN"));
  // The attacker already holds pawns: dropping one is among the checks that failed.
  EXPECT_EQ(TakeNewDropChecksOut(position, all), HandOf("P"));
  // In the corner, behind its own pieces, the king can be checked by a drop only from the knight's
  // squares.
  const Position hidden = PositionOf("k11 l21 p12 g22 K59", kBlack, "", "GN");
  EXPECT_EQ(TakeNewDropChecksOut(hidden, HandOf("GN")), HandOf("G"));
}

TEST(Path, ComingRoundWithNoMoreInHandIsARepetition) {
  Path path;
  path.Push(1, HandOf("PG"));
  path.Push(2, HandOf("PG"));
  path.Push(1, HandOf("PGG"));
  EXPECT_EQ(path.Repeated(1, HandOf("PG")), 2);
  EXPECT_EQ(path.Repeated(2, HandOf("G")), 1);
  EXPECT_EQ(path.Repeated(2, HandOf("PPG")), Path::kNone);
  EXPECT_EQ(path.Repeated(3, Hand()), Path::kNone);
  path.Pop();
  EXPECT_EQ(path.Repeated(1, HandOf("PG")), 0);
  EXPECT_EQ(path.Repeated(1, HandOf("PGG")), Path::kNone);
}

TEST(Path, IsClearedAsIfNew) {
  Path path;
  path.Push(1, HandOf("PG"));
  path.Push(2, HandOf("PG"));
  path.Clear();
  EXPECT_EQ(path.length(), 0);
  EXPECT_EQ(path.key(), Path().key());
  EXPECT_EQ(path.Repeated(1, Hand()), Path::kNone);
  EXPECT_EQ(path.Repeated(2, Hand()), Path::kNone);
}

TEST(Path, KeysTellWaysApartThatEndAlike) {
  Path one_way;
  one_way.Push(1, Hand());
  one_way.Push(2, Hand());
  Path other_way;
  other_way.Push(2, Hand());
  other_way.Push(1, Hand());
  EXPECT_NE(one_way.KeyWith(3, Hand()), other_way.KeyWith(3, Hand()));
  EXPECT_NE(one_way.KeyWith(3, Hand()), one_way.KeyWith(3, HandOf("P")));
  const uint64_t announced = one_way.KeyWith(3, HandOf("P"));
  one_way.Push(3, HandOf("P"));
  EXPECT_EQ(one_way.key(), announced);
}

TEST(RepetitionTable, HoldsNotesUntilTheyAreClearedOrPushedOut) {
  RepetitionTable table(1);
  EXPECT_EQ(table.Find(5), RepetitionTable::kNone);
  table.Note(5, 2);
  EXPECT_EQ(table.Find(5), 2);
  table.Note(6, 1);
  EXPECT_EQ(table.Find(5), RepetitionTable::kNone);
  EXPECT_EQ(table.Find(6), 1);
  table.Clear();
  EXPECT_EQ(table.Find(6), RepetitionTable::kNone);
}

}  // namespace
}  // namespace hakari::mate
