#include "engine/search/order/move_picker.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/core/move.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/attacks.h"
#include "engine/position/setup_for_test.h"
#include "engine/reference/samples.h"
#include "engine/search/judges/positions.h"
#include "engine/search/order/exchange.h"

namespace hakari::search {
namespace {

using Wanted = MovePicker::Wanted;

Move M(const char* usi) { return *notation::ParseUsiMove(usi); }

class MovePickerTest : public testing::Test {
 protected:
  MovePickerTest() : histories_(std::make_unique<Histories>()) {}

  std::vector<Move> Pick(const Position& position, Wanted wanted = Wanted::kAll) const {
    MovePicker picker(position, hints_, *histories_, settings_, wanted);
    std::vector<Move> moves;
    while (const Move move = picker.Next()) moves.push_back(move);
    EXPECT_FALSE(picker.Next()) << "and none after the end";
    return moves;
  }

  // Fills the histories with noise and sets random hints.
  void Disturb(const Position& position, reference::Dice& dice) {
    for (auto& of_color : histories_->quiet) {
      for (PieceToHistory& row : of_color) {
        for (int16_t& value : row) value = static_cast<int16_t>(dice.Roll(32768) - 16384);
      }
    }
    movegen::MoveList legal;
    movegen::GenerateLegal(position, legal);
    const auto any = [&] {
      if (dice.OneIn(4)) return Move();
      // A move that may be legal only in another position.
      const auto to = static_cast<Square>(dice.Roll(kSquareCount));
      const auto from = static_cast<Square>(dice.Roll(kSquareCount));
      if (dice.OneIn(4)) return Move::Board(from, to);
      if (dice.OneIn(4)) return Move::Promoting(from, to);
      if (dice.OneIn(4)) return Move::Drop(kHandKinds[dice.Roll(7)], to);
      return legal[dice.Roll(legal.size())];
    };
    hints_.table_move = dice.OneIn(2) ? Move() : legal[dice.Roll(legal.size())];
    hints_.killers = {any(), any()};
    hints_.counter = dice.OneIn(3) ? hints_.killers[0] : any();
    hints_.reply = dice.OneIn(2) ? nullptr : &histories_->quiet[0][0];
    hints_.follow_up = dice.OneIn(2) ? nullptr : &histories_->quiet[1][0];
    if (settings_.useless_refusals > 0 && hints_.table_move &&
        RefusesPromotionUselessly(position, hints_.table_move)) {
      hints_.table_move = Move();
    }
  }

  // The moves, sorted by code, that a picker of this kind must give.
  std::vector<Move> Expected(const Position& position, Wanted wanted) const {
    movegen::MoveList legal;
    movegen::GenerateLegal(position, legal);
    std::vector<Move> moves;
    for (Move move : legal) {
      const bool captures = position.at(move.to()) != kNoPiece;
      const bool of_kind = wanted == Wanted::kCaptures ? captures
                           : wanted == Wanted::kWinningCaptures
                               ? captures && ExchangeAtLeast(position, move, 0)
                               : true;
      const bool refuses =
          settings_.useless_refusals > 0 && RefusesPromotionUselessly(position, move);
      if (move == hints_.table_move || (of_kind && !refuses)) moves.push_back(move);
    }
    std::sort(moves.begin(), moves.end());
    return moves;
  }

  const std::unique_ptr<Histories> histories_;
  OrderHints hints_;
  SearchSettings settings_;
};

TEST_F(MovePickerTest, GivesEveryMoveOnceWhateverTheHints) {
  Positions positions(9);
  reference::Dice dice(9);
  for (int i = 0; i < 1500 && !HasFailure(); ++i) {
    const Position& position = positions.Next();
    SCOPED_TRACE(notation::ToSfen(position));
    for (const SettingRow& row : SettingRows()) {
      if (row.most == 1) row.of(settings_) = dice.Roll(2);
    }
    Disturb(position, dice);
    const std::vector<Wanted> kinds =
        InCheck(position)
            ? std::vector<Wanted>{Wanted::kEvasions, Wanted::kCaptures}
            : std::vector<Wanted>{Wanted::kAll, Wanted::kCaptures, Wanted::kWinningCaptures};
    for (Wanted wanted : kinds) {
      std::vector<Move> moves = Pick(position, wanted);
      if (hints_.table_move) {
        EXPECT_EQ(moves[0], hints_.table_move);
      }
      std::sort(moves.begin(), moves.end());
      EXPECT_EQ(moves, Expected(position, wanted)) << "kind " << static_cast<int>(wanted);
    }
  }
}

// A position with a capture that wins, one that loses, and quiet moves.
Position Busy() { return PositionOf("K59 k51 R28 S45 p23 g22 g44 p56 G69", kBlack, "P", ""); }

TEST_F(MovePickerTest, GoesByStages) {
  hints_.table_move = M("6i7h");
  hints_.killers = {M("6i6h"), M("P*9e")};
  hints_.counter = M("5i5h");
  const std::vector<Move> moves = Pick(Busy());
  EXPECT_EQ(moves[0], M("6i7h"));
  EXPECT_EQ(moves[1], M("4e4d")) << "takes a gold";
  EXPECT_EQ(moves[2], M("4e5f")) << "takes a pawn";
  EXPECT_EQ(moves[3], M("6i6h"));
  EXPECT_EQ(moves[4], M("P*9e"));
  EXPECT_EQ(moves[5], M("5i5h"));
  ASSERT_FALSE(ExchangeAtLeast(Busy(), M("2h2c+"), 0));
  EXPECT_EQ(moves.back(), M("2h2c+")) << "loses the rook";
}

TEST_F(MovePickerTest, OrdersLosingCapturesWithTheOthersIfToldSo) {
  settings_.exchange_order = 0;
  const std::vector<Move> moves = Pick(Busy());
  EXPECT_LT(std::find(moves.begin(), moves.end(), M("2h2c+")) - moves.begin(), 3);
}

TEST_F(MovePickerTest, GivesNoKillerThatIsIllegalOrTakes) {
  hints_.killers = {M("4e4d"), M("5i5a")};  // a capture, and an impossible move of the king
  hints_.counter = M("B*5e");               // no bishop is in hand
  const std::vector<Move> moves = Pick(Busy());
  EXPECT_EQ(std::count(moves.begin(), moves.end(), M("4e4d")), 1);
  EXPECT_EQ(std::count(moves.begin(), moves.end(), M("5i5a")), 0);
  EXPECT_EQ(std::count(moves.begin(), moves.end(), M("B*5e")), 0);
}

TEST_F(MovePickerTest, PutsEqualMovesInTheOrderOfTheirCodes) {
  // Only a king: all its moves are equal.
  const std::vector<Move> moves = Pick(PositionOf("K55 k11"));
  ASSERT_EQ(moves.size(), 8u);
  EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end()));
}

TEST_F(MovePickerTest, OrdersQuietMovesByHistory) {
  const Position position = PositionOf("K55 k11");
  const Move best = M("5e4d"), second = M("5e6f"), worst = M("5e4f");
  auto& history = histories_->quiet[kBlack][0];
  history[PieceTo(position, best)] = 500;
  history[PieceTo(position, second)] = 400;
  history[PieceTo(position, worst)] = -400;
  std::vector<Move> moves = Pick(position);
  EXPECT_EQ(moves[0], best);
  EXPECT_EQ(moves[1], second);
  EXPECT_EQ(moves.back(), worst);
  const auto reply = std::make_unique<PieceToHistory>();
  (*reply)[PieceTo(position, second)] = 1000;
  hints_.reply = reply.get();
  EXPECT_EQ(Pick(position)[0], second);
  settings_.continuation = 0;
  EXPECT_EQ(Pick(position)[0], best);
  settings_.history = 0;
  moves = Pick(position);
  EXPECT_TRUE(std::is_sorted(moves.begin(), moves.end())) << "nothing is known";
}

TEST_F(MovePickerTest, OrdersEvasionsWithCapturesFirst) {
  const Position position = PositionOf("K59 k51 r55 G45", kBlack, "P", "");
  const std::vector<Move> moves = Pick(position, Wanted::kEvasions);
  EXPECT_EQ(moves[0], M("4e5e"));
}

TEST_F(MovePickerTest, SkipsQuietMovesFromAnyPointOn) {
  const Position position = Busy();
  const std::vector<Move> all = Pick(position);
  for (size_t taken = 0; taken <= all.size(); ++taken) {
    MovePicker picker(position, hints_, *histories_, settings_, Wanted::kAll);
    std::vector<Move> moves;
    while (moves.size() < taken) moves.push_back(picker.Next());
    picker.SkipQuiet();
    while (const Move move = picker.Next()) {
      EXPECT_NE(position.at(move.to()), kNoPiece) << notation::ToUsi(move);
      moves.push_back(move);
    }
    for (Move move : all) {
      if (position.at(move.to()) != kNoPiece) {
        EXPECT_EQ(std::count(moves.begin(), moves.end(), move), 1) << "after " << taken;
      }
    }
  }
}

TEST(RefusesPromotionUselessly, IsForPawnBishopAndRook) {
  const Position position = PositionOf("K59 k51 P24 B77 R18 S34 L94 +P84");
  EXPECT_TRUE(RefusesPromotionUselessly(position, M("2d2c")));
  EXPECT_FALSE(RefusesPromotionUselessly(position, M("2d2c+")));
  EXPECT_TRUE(RefusesPromotionUselessly(position, M("7g3c")));
  EXPECT_FALSE(RefusesPromotionUselessly(position, M("7g6f"))) << "it may not";
  EXPECT_TRUE(RefusesPromotionUselessly(position, M("1h1b")));
  EXPECT_FALSE(RefusesPromotionUselessly(position, M("3d3c")))
      << "not promoting a silver can be useful";
  EXPECT_FALSE(RefusesPromotionUselessly(position, M("9d9c"))) << "a lance too";
  EXPECT_FALSE(RefusesPromotionUselessly(position, M("8d8c"))) << "promoted already";
  const Position out = PositionOf("K59 k51 R12");
  EXPECT_TRUE(RefusesPromotionUselessly(out, M("1b1h"))) << "on its way out";
}

}  // namespace
}  // namespace hakari::search
