#include "engine/position/repetition.h"

#include <string>
#include <vector>

#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/position/declaration.h"
#include "engine/position/setup_for_test.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

// Squares as file and rank: 55 is the middle.
Move Step(int from, int to) {
  return Move::Board(MakeSquare(from / 10, from % 10), MakeSquare(to / 10, to % 10));
}

// Makes moves and pushes the positions.
struct Game {
  explicit Game(const Position& start) : position(start), history(start) {}

  void Play(const std::vector<Move>& moves, int rounds = 1) {
    for (int round = 0; round < rounds; ++round) {
      for (Move move : moves) {
        position.DoMove(move);
        history.Push(position);
      }
    }
  }

  Position position;
  PositionHistory history;
};

// Four plies without check that lead back to the start: the kings move back and forth.
const std::vector<Move> kQuietRound = {Step(59, 58), Step(51, 52), Step(58, 59), Step(52, 51)};

TEST(RepetitionTest, TheFourthOccurrenceIsADraw) {
  Game game(PositionOf("K59 k51"));
  EXPECT_EQ(game.history.Occurrences(), 1);
  for (int occurrence = 2; occurrence <= 5; ++occurrence) {
    game.Play(kQuietRound);
    EXPECT_EQ(game.history.Occurrences(), occurrence);
    EXPECT_EQ(game.history.Status(), occurrence < 4 ? Repetition::kNone : Repetition::kDraw);
  }
}

// The rook chases the king from file to file: black checks with every move.
const Position kChaseStart = PositionOf("K99 R59 k41");
const std::vector<Move> kChase = {Step(59, 49), Step(41, 51), Step(49, 59), Step(51, 41)};

TEST(RepetitionTest, PerpetualCheckLoses) {
  Game game(kChaseStart);
  game.Play(kChase, 2);
  EXPECT_EQ(game.history.Status(), Repetition::kNone);
  game.Play(kChase);
  EXPECT_EQ(game.history.Occurrences(), 4);
  EXPECT_EQ(game.history.Status(), Repetition::kBlackLoses);
}

TEST(RepetitionTest, PerpetualCheckLosesAfterEitherSidesMove) {
  Game game(kChaseStart);
  game.Play(kChase, 3);
  game.Play({kChase[0]});  // the position after the checking move, for the fourth time
  EXPECT_EQ(game.history.Occurrences(), 4);
  EXPECT_EQ(game.history.Status(), Repetition::kBlackLoses);
}

TEST(RepetitionTest, WhiteMayBeTheOneWhoChecks) {
  Game game(PositionOf("k11 r51 K69", kWhite));
  game.Play({Step(51, 61), Step(69, 59), Step(61, 51), Step(59, 69)}, 3);
  EXPECT_EQ(game.history.Status(), Repetition::kWhiteLoses);
}

TEST(RepetitionTest, OneQuietMoveMakesItADraw) {
  Game game(kChaseStart);
  game.Play(kChase);
  // A round in which the rook's move to file 3 gives no check; then the chase continues.
  game.Play({Step(59, 39), Step(41, 51), Step(39, 59), Step(51, 41)});
  game.Play(kChase);
  EXPECT_EQ(game.history.Occurrences(), 4);
  EXPECT_EQ(game.history.Status(), Repetition::kDraw);
}

// Only the first move is quiet: five checks in six moves are not perpetual check.
TEST(RepetitionTest, AQuietFirstRoundThenTwoChasesIsADraw) {
  Game black(kChaseStart);
  black.Play({Step(59, 39), Step(41, 51), Step(39, 59), Step(51, 41)});
  black.Play(kChase, 2);
  EXPECT_EQ(black.history.Occurrences(), 4);
  EXPECT_EQ(black.history.Status(), Repetition::kDraw);
  Game white(PositionOf("k11 r51 K69", kWhite));
  white.Play({Step(51, 71), Step(69, 59), Step(71, 51), Step(59, 69)});
  white.Play({Step(51, 61), Step(69, 59), Step(61, 51), Step(59, 69)}, 2);
  EXPECT_EQ(white.history.Occurrences(), 4);
  EXPECT_EQ(white.history.Status(), Repetition::kDraw);
}

TEST(RepetitionTest, OnlyMovesSinceTheFirstOccurrenceCount) {
  // A quiet move before the first occurrence does not save black.
  Game game(PositionOf("K99 R57 k41"));
  game.Play({Step(57, 58), Step(41, 42), Step(58, 48)});
  game.Play({Step(42, 52), Step(48, 58), Step(52, 42), Step(58, 48)}, 3);
  EXPECT_EQ(game.history.Occurrences(), 4);
  EXPECT_EQ(game.history.Status(), Repetition::kBlackLoses);
}

TEST(RepetitionTest, WhenBothGiveCheckItIsADraw) {
  // Legal games hardly reach this, but the rule must cover it: both kings stay in check.
  const Position both_a = PositionOf("K59 k51 R61 r69", kBlack);
  const Position both_b = PositionOf("K59 k51 R61 r69", kWhite);
  PositionHistory history(both_a);
  for (int i = 0; i < 3; ++i) {
    history.Push(both_b);
    history.Push(both_a);
  }
  EXPECT_EQ(history.Occurrences(), 4);
  EXPECT_EQ(history.Status(), Repetition::kDraw);
}

TEST(RepetitionTest, HandsAndSideToMoveAreCompared) {
  PositionHistory history(PositionOf("K59 k51", kBlack, "P", ""));
  history.Push(PositionOf("K59 k51", kWhite, "P", ""));
  EXPECT_EQ(history.Occurrences(), 1);
  history.Push(PositionOf("K59 k51", kBlack, "PP", ""));
  EXPECT_EQ(history.Occurrences(), 1);
  history.Push(PositionOf("K59 k51", kWhite, "", "P"));
  EXPECT_EQ(history.Occurrences(), 1);
  history.Push(PositionOf("K59 k51", kBlack, "P", ""));
  EXPECT_EQ(history.Occurrences(), 2);
}

// Captured pieces can be dropped again, so positions recur after captures.
TEST(RepetitionTest, PositionsRecurAfterCaptures) {
  Game game(PositionOf("K19 k11 R98 r51", kBlack, "G", ""));
  const Position start = game.position;
  const Move black_gives = Move::Drop(kGold, MakeSquare(5, 5));
  const Move white_gives = Move::Drop(kGold, MakeSquare(9, 7));
  game.Play({black_gives, Step(51, 55), Step(19, 18), Step(55, 51), Step(18, 19), white_gives,
             Step(98, 97), Step(11, 12), Step(97, 98), Step(12, 11)});
  EXPECT_EQ(game.position, start);
  EXPECT_EQ(game.history.Occurrences(), 2);
}

TEST(RepetitionTest, TakingBackForgets) {
  Game game(PositionOf("K59 k51"));
  game.Play(kQuietRound, 3);
  ASSERT_EQ(game.history.Status(), Repetition::kDraw);
  const Position repeated = game.position;
  for (int i = 0; i < 4; ++i) game.history.Pop();
  EXPECT_EQ(game.history.size(), 9);
  EXPECT_EQ(game.history.Occurrences(), 3);
  EXPECT_EQ(game.history.Status(), Repetition::kNone);
  game.history.Push(repeated);
  EXPECT_EQ(game.history.Occurrences(), 4);
}

// Would take long if a push searched all earlier positions.
TEST(RepetitionTest, LongGamesStayCheap) {
  PositionHistory history(PositionOf("K59 k51"));
  constexpr int kPlies = 30000;
  for (int ply = 1; ply <= kPlies; ++ply) {
    Position position = PositionOf("K59 k51", ply % 2 == 0 ? kBlack : kWhite);
    Hand hand;
    for (int n = ply % 19; n > 0; --n) hand.Add(kPawn);
    for (int n = ply / 19 % 5; n > 0; --n) hand.Add(kGold);
    for (int n = ply / 95 % 5; n > 0; --n) hand.Add(kSilver);
    for (int n = ply / 475 % 5; n > 0; --n) hand.Add(kKnight);
    for (int n = ply / 2375 % 5; n > 0; --n) hand.Add(kLance);
    position.SetHand(kBlack, hand);
    history.Push(position);
  }
  EXPECT_EQ(history.size(), kPlies + 1);
  EXPECT_EQ(history.Occurrences(), 2);  // 11875 hands, each with either side to move
  for (int ply = 0; ply < kPlies; ++ply) history.Pop();
  EXPECT_EQ(history.Occurrences(), 1);
}

// A black king in the camp with nine pieces of one point and a dragon: 14 points, ten pieces.
constexpr char kTenInCamp[] = "K51 k99 +P11 +P21 +P31 +P12 +P22 +P32 G13 S23 N33 +R91";

Position WithHand(const std::string& pieces, const char* hand) {
  return PositionOf(pieces.c_str(), kBlack, hand, "");
}

TEST(DeclarationTest, BlackNeedsTwentyEight) {
  EXPECT_EQ(DeclarationPoints(WithHand(kTenInCamp, "RBPPP"), kBlack), 27);
  EXPECT_FALSE(CanDeclareWin(WithHand(kTenInCamp, "RBPPP")));
  EXPECT_EQ(DeclarationPoints(WithHand(kTenInCamp, "RBPPPP"), kBlack), 28);
  EXPECT_TRUE(CanDeclareWin(WithHand(kTenInCamp, "RBPPPP")));
}

TEST(DeclarationTest, WhiteNeedsTwentySeven) {
  constexpr char kCamp[] = "k59 K11 +p99 +p89 +p79 +p98 +p88 +p78 g97 s87 n77 +r19";
  EXPECT_FALSE(CanDeclareWin(PositionOf(kCamp, kWhite, "", "RBPP")));
  EXPECT_EQ(DeclarationPoints(PositionOf(kCamp, kWhite, "", "RBPPP"), kWhite), 27);
  EXPECT_TRUE(CanDeclareWin(PositionOf(kCamp, kWhite, "", "RBPPP")));
  EXPECT_FALSE(CanDeclareWin(PositionOf(kCamp, kBlack, "", "RBPPP")));  // not white's move
}

TEST(DeclarationTest, TenPiecesBesideTheKing) {
  // Plenty of points, but nine pieces.
  const Position nine = WithHand("K51 k99 +P11 +P21 +P31 +P12 +P22 +P32 G13 S23 +R91", "RBBGGGPP");
  EXPECT_GE(DeclarationPoints(nine, kBlack), 28);
  EXPECT_FALSE(CanDeclareWin(nine));
}

TEST(DeclarationTest, PiecesOutsideTheCampDoNotCount) {
  Position position = WithHand(kTenInCamp, "RBPPP");
  position.Put(MakePiece(kBlack, kGold), MakeSquare(5, 4));
  EXPECT_FALSE(CanDeclareWin(position));
  position.Clear(MakeSquare(5, 4));
  position.Put(MakePiece(kBlack, kGold), MakeSquare(5, 3));
  EXPECT_TRUE(CanDeclareWin(position));
}

TEST(DeclarationTest, TheKingMustBeInTheCampAndSafe) {
  Position position = WithHand(kTenInCamp, "RBPPPP");
  position.Clear(MakeSquare(5, 1));
  EXPECT_FALSE(CanDeclareWin(position));  // no king at all
  position.Put(MakePiece(kBlack, kKing), MakeSquare(5, 4));
  EXPECT_FALSE(CanDeclareWin(position));
  position.Clear(MakeSquare(5, 4));
  position.Put(MakePiece(kBlack, kKing), MakeSquare(5, 3));
  EXPECT_TRUE(CanDeclareWin(position));
  position.Put(MakePiece(kWhite, kLance), MakeSquare(5, 1));
  EXPECT_FALSE(CanDeclareWin(position));  // in check
}

TEST(DeclarationTest, TheInitialPositionHasNoPoints) {
  EXPECT_EQ(DeclarationPoints(Position::Initial(), kBlack), 0);
  EXPECT_FALSE(CanDeclareWin(Position::Initial()));
}

}  // namespace
}  // namespace hakari
