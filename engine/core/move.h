// A move in 16 bits. Ties between moves are broken by this code, so counts do not depend on the
// order in which a generator happens to produce the moves.
//
//   bits 0-6   destination
//   bits 7-13  source, or kDropSource + kind for a drop
//   bit  14    promotion
#ifndef HAKARI_ENGINE_CORE_MOVE_H_
#define HAKARI_ENGINE_CORE_MOVE_H_

#include <cstdint>

#include "engine/core/piece.h"
#include "engine/core/square.h"

namespace hakari {

class Move {
 public:
  constexpr Move() = default;  // no move

  static constexpr Move Board(Square from, Square to) { return Move(from << kSourceShift | to); }
  static constexpr Move Promoting(Square from, Square to) {
    return Move(kPromotion | from << kSourceShift | to);
  }
  static constexpr Move Drop(PieceKind kind, Square to) {
    return Move((kDropSource + kind) << kSourceShift | to);
  }
  // Accepts any 16 bits; IsLegal() tells whether they are a legal move of a position.
  static constexpr Move FromCode(uint16_t code) { return Move(code); }

  constexpr uint16_t code() const { return code_; }
  constexpr Square to() const { return static_cast<Square>(code_ & kSquareMask); }
  constexpr bool is_drop() const { return source() >= kDropSource; }
  constexpr bool is_promotion() const { return (code_ & kPromotion) != 0; }
  // Only for a move on the board.
  constexpr Square from() const { return static_cast<Square>(source()); }
  // Only for a drop.
  constexpr PieceKind drop_kind() const { return static_cast<PieceKind>(source() - kDropSource); }

  constexpr explicit operator bool() const { return code_ != 0; }
  friend constexpr bool operator==(Move a, Move b) { return a.code_ == b.code_; }
  friend constexpr bool operator!=(Move a, Move b) { return a.code_ != b.code_; }
  friend constexpr bool operator<(Move a, Move b) { return a.code_ < b.code_; }

  static constexpr int kSourceShift = 7;
  static constexpr int kSquareMask = 127;
  static constexpr int kDropSource = 96;
  static constexpr int kPromotion = 1 << 14;

 private:
  constexpr explicit Move(int code) : code_(static_cast<uint16_t>(code)) {}
  constexpr int source() const { return code_ >> kSourceShift & kSquareMask; }

  uint16_t code_ = 0;
};

}  // namespace hakari

#endif  // HAKARI_ENGINE_CORE_MOVE_H_
