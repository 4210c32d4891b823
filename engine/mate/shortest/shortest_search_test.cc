// Compares the search for shortest mates with exhaustive search.
#include "engine/mate/shortest/shortest_search.h"

#include <array>
#include <cstdint>

#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/mate/answer_check.h"
#include "engine/mate/judges/small_positions.h"
#include "engine/mate/mate_result.h"
#include "engine/mate/shortest/free_taking.h"
#include "engine/mate/shortest/length_table.h"
#include "engine/mate/shortest/shortest_solver.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "engine/position/setup_for_test.h"
#include "engine/reference/samples.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

// A literal implementation of the rule, without a table and without proof numbers.
class TryEverything {
 public:
  explicit TryEverything(const Position& root) : position_(root) {}

  bool MatesWithin(int plies, Square dropped = kNoSquare) {
    if (plies >= 1) {
      movegen::MoveList checks;
      movegen::GenerateChecks(position_, checks);
      for (const Move check : checks) {
        const Undo undo = position_.DoMove(check);
        const bool mated = IsMatedWithin(plies - 1);
        position_.UndoMove(check, undo);
        if (mated) return true;
      }
    }
    if (dropped == kNoSquare) return false;
    for (const Move taking : FreeTakings(position_, dropped)) {
      if (!taking) continue;
      const Undo undo = TakeFreely(position_, taking);
      const bool mated = IsMatedWithin(plies + 1);
      UndoTakeFreely(position_, taking, undo);
      if (mated) return true;
    }
    return false;
  }

 private:
  bool IsMatedWithin(int plies) {
    movegen::MoveList replies;
    movegen::GenerateEvasions(position_, replies);
    for (const Move reply : replies) {
      if (plies == 0 && !reply.is_drop()) return false;
      const Undo undo = position_.DoMove(reply);
      const bool mates = MatesWithin(plies - 1, reply.is_drop() ? reply.to() : kNoSquare);
      position_.UndoMove(reply, undo);
      if (!mates) return false;
    }
    return true;
  }

  Position position_;
};

// A king near sliders, with pieces to interpose in the defender's hand.
Position WithShields(reference::Dice& dice) {
  constexpr PieceKind kHeld[] = {kPawn, kPawn, kLance, kKnight, kSilver, kGold};
  Position position = SmallPosition(dice);
  Hand hand;
  for (int i = dice.Roll(3); i >= 0; --i) hand.Add(kHeld[dice.Roll(6)]);
  position.SetHand(kWhite, hand);
  return position;
}

TEST(ShortestSearch, AgreesWithTryingEverything) {
  constexpr int kMostPlies = 5;
  LengthTable table(1 << 16);
  ShortestSearch search(table);
  reference::Dice dice(77);
  int mates[kMostPlies + 1] = {};
  int delayed = 0;
  int none = 0;
  for (int i = 0; i < 1500; ++i) {
    const Position position = WithShields(dice);
    SCOPED_TRACE(notation::ToSfen(position));
    table.Clear();
    for (int plies = 1; plies <= kMostPlies; plies += 2) {
      const bool truth = TryEverything(position).MatesWithin(plies);
      const BoundedAnswer answer = search.Run(position, plies, MateLimits());
      ASSERT_EQ(answer.answer, truth ? MateAnswer::kMate : MateAnswer::kNoMate) << plies;
      if (!truth) {
        none += plies == kMostPlies;
        ASSERT_GE(answer.plies, plies);
        continue;
      }
      ASSERT_EQ(answer.plies, plies);
      ASSERT_TRUE(VerifyMateLine(position, answer.line).ok());
      delayed += static_cast<int>(answer.line.size()) > plies;
      ++mates[plies];
      break;
    }
  }
  EXPECT_GT(mates[1], 50);
  EXPECT_GT(mates[3], 20);
  EXPECT_GT(mates[5], 5);
  EXPECT_GT(delayed, 2);
  EXPECT_GT(none, 100);
}

TEST(ShortestSearch, AnswersTheSameWhateverTheTableKnows) {
  LengthTable kept(1 << 16);
  ShortestSearch search(kept);
  reference::Dice dice(78);
  int checked = 0;
  for (int i = 0; i < 300; ++i) {
    const Position position = WithShields(dice);
    kept.Clear();
    for (const int plies : {7, 3, 5, 1}) {
      LengthTable fresh(1 << 16);
      const BoundedAnswer alone = ShortestSearch(fresh).Run(position, plies, MateLimits());
      const BoundedAnswer after_others = search.Run(position, plies, MateLimits());
      ASSERT_EQ(after_others.answer, alone.answer) << notation::ToSfen(position) << plies;
      checked += alone.answer == MateAnswer::kMate;
    }
  }
  EXPECT_GT(checked, 50);
}

TEST(FreeTaking, ALoneSliderTakesWhatIsPutBetween) {
  // The rook on 19 gives check along file 1; the pawn on 15 was just dropped.
  const Position position = PositionOf("k11 p15 R19 K99", kBlack, "", "S");
  const std::array<Move, 2> takings = FreeTakings(position, MakeSquare(1, 5));
  EXPECT_EQ(takings[0], Move::Board(MakeSquare(1, 9), MakeSquare(1, 5)));
  EXPECT_FALSE(takings[1]);  // no promotion on the fifth rank
}

TEST(FreeTaking, WithPromotionWhereItGivesCheckToo) {
  const Position position = PositionOf("k11 p13 R19 K99", kBlack, "", "S");
  const std::array<Move, 2> takings = FreeTakings(position, MakeSquare(1, 3));
  EXPECT_EQ(takings[0], Move::Board(MakeSquare(1, 9), MakeSquare(1, 3)));
  EXPECT_EQ(takings[1], Move::Promoting(MakeSquare(1, 9), MakeSquare(1, 3)));
}

TEST(FreeTaking, APinnedSliderMayNotTake) {
  const Position free = PositionOf("k51 p55 R59 K69", kBlack, "", "S");
  EXPECT_TRUE(FreeTakings(free, MakeSquare(5, 5))[0]);
  const Position pinned = PositionOf("k51 p55 R59 K69 r19", kBlack, "", "S");
  EXPECT_FALSE(FreeTakings(pinned, MakeSquare(5, 5))[0]);
}

TEST(FreeTaking, WhatIsTakenGoesBackToTheDefender) {
  Position position = PositionOf("k11 p15 R19 K99", kBlack, "G", "S");
  const Position before = position;
  const Move taking = Move::Board(MakeSquare(1, 9), MakeSquare(1, 5));
  const Undo undo = TakeFreely(position, taking);
  EXPECT_EQ(position.hand(kBlack), HandOf("G"));
  EXPECT_EQ(position.hand(kWhite), HandOf("SP"));
  UndoTakeFreely(position, taking, undo);
  EXPECT_EQ(position, before);
}

// Zuko 2, an Edo-period problem of 21 plies.
constexpr char kZuko2[] = "9/9/3B3G1/6+p1n/7+p1/7k1/5BL1p/7G1/7+R+r b N2P2g4s2n3l13p 1";

TEST(ShortestSolver, ProvesTheLengthOfAClassic) {
  const auto solver = ShortestSolver::Make(uint64_t{64} << 20);
  ASSERT_TRUE(solver.ok());
  const Position position = *notation::ParseSfen(kZuko2);
  MateLimits limits;
  const MateResult whole = (*solver)->Solve(position, limits);
  ASSERT_EQ(whole.answer, MateAnswer::kMate);
  EXPECT_TRUE(whole.length->proved);
  EXPECT_EQ(whole.length->plies, 21);
  EXPECT_TRUE(VerifyMateLine(position, whole.line).ok());
  EXPECT_EQ(AnswerChecker().Check(position, whole, **solver), CheckedAnswer::kConfirmed);
  // With one node fewer, the length is not proved.
  limits.nodes = whole.nodes - 1;
  const MateResult stopped = (*solver)->Solve(position, limits);
  EXPECT_EQ(stopped.nodes, limits.nodes);
  EXPECT_EQ(stopped.answer, MateAnswer::kMate);
  EXPECT_EQ(stopped.reason, StopReason::kNodes);
  EXPECT_FALSE(stopped.length->proved);
}

TEST(ShortestSolver, TooLittleMemoryIsRefused) {
  EXPECT_FALSE(ShortestSolver::Make(ShortestSolver::kLeastTableBytes - 1).ok());
  EXPECT_TRUE(ShortestSolver::Make(ShortestSolver::kLeastTableBytes).ok());
}

}  // namespace
}  // namespace hakari::mate
