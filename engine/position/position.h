// The board: pieces, hands, the side to move, and the key that identifies a position.
//
// A position has no history (repetition.h keeps it) and need not come from a game. It is any
// arrangement of at most one set of pieces in which no piece stands where it can never move, no
// side has two pawns on a file, and the side that is not to move is not in check. A side may lack
// its king, as the attacker in mate problems.
#ifndef HAKARI_ENGINE_POSITION_POSITION_H_
#define HAKARI_ENGINE_POSITION_POSITION_H_

#include <cstdint>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/hand.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"

namespace hakari {

// The state that a move destroys and that UndoMove() needs.
struct Undo {
  uint64_t board_key;
  Piece captured;
};

class Position {
 public:
  Position() = default;  // an empty board, black to move
  static Position Initial();

  // For setting up a position. Put() needs an empty square.
  void Put(Piece piece, Square square);
  void Clear(Square square);
  void SetHand(Color color, Hand hand) { hands_[color] = hand; }
  void SetSideToMove(Color color);
  void SetPly(int ply) { ply_ = ply; }

  Color side_to_move() const { return side_to_move_; }
  // The number of the next move, 1 at the start of a game (as in SFEN).
  int ply() const { return ply_; }
  Piece at(Square square) const { return static_cast<Piece>(board_[square]); }
  Hand hand(Color color) const { return hands_[color]; }
  Square king(Color color) const { return static_cast<Square>(kings_[color]); }

  Bitboard pieces() const { return by_color_[kBlack] | by_color_[kWhite]; }
  Bitboard pieces(Color color) const { return by_color_[color]; }
  Bitboard pieces(PieceKind kind) const { return by_kind_[kind]; }
  Bitboard pieces(Color color, PieceKind kind) const { return by_kind_[kind] & by_color_[color]; }
  // Gold, and all that move like it: promoted pawns, lances, knights and silvers.
  Bitboard gold_movers() const {
    return by_kind_[kGold] | by_kind_[kPromotedPawn] | by_kind_[kPromotedLance] |
           by_kind_[kPromotedKnight] | by_kind_[kPromotedSilver];
  }

  // Board and side to move, without the hands: the same for positions that differ only in hands.
  uint64_t board_key() const { return board_key_; }
  // Board, side to move and hands.
  uint64_t key() const;

  // key() and board_key() after a move that is legal here.
  uint64_t KeyAfter(Move move) const;
  uint64_t BoardKeyAfter(Move move) const;

  // The move must be legal here.
  Undo DoMove(Move move);
  void UndoMove(Move move, Undo undo);

  // Passes the move, for threat detection; the side to move must not be in check.
  void DoPass() { SetSideToMove(Opponent(side_to_move_)); }

  // The same board, hands and side to move; the ply does not count.
  friend bool operator==(const Position& a, const Position& b);
  friend bool operator!=(const Position& a, const Position& b) { return !(a == b); }

 private:
  Bitboard by_color_[2];
  Bitboard by_kind_[kKindCount + 1];
  uint64_t board_key_ = 0;
  Hand hands_[2];
  int ply_ = 1;
  Color side_to_move_ = kBlack;
  uint8_t kings_[2] = {kNoSquare, kNoSquare};
  uint8_t board_[kSquareCount + 1] = {};
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_POSITION_POSITION_H_
