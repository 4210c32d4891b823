// A move as KI2 writes it, without its origin: "▲５八金右" is the move of the gold that comes from
// the right. The legal moves of the position decide which move that is.
#ifndef HAKARI_ENGINE_NOTATION_KI2_KI2_MOVE_H_
#define HAKARI_ENGINE_NOTATION_KI2_KI2_MOVE_H_

#include <vector>

#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::notation {

struct Ki2Move {
  enum class Side { kAny, kLeft, kRight, kStraight };      // 左 右 直
  enum class Motion { kAny, kForward, kSideways, kBack };  // 上 寄 引

  Square to = kNoSquare;
  PieceKind kind = kNoKind;
  Side side = Side::kAny;
  Motion motion = Motion::kAny;
  bool promotes = false;
  bool stays = false;  // 不成 is written; it means no more than its absence
  bool drops = false;  // 打 is written
};

// The legal moves that fit the words: exactly one if the notation is good. Without 打 a drop is
// meant if no piece on the board can make the move.
std::vector<Move> FittingMoves(const Position& position, const Ki2Move& written);

// The same for moves that break a rule (a pinned piece, a second pawn on a file, ...) but follow
// the movement of the piece.
std::vector<Move> FittingIllegalMoves(const Position& position, const Ki2Move& written);

}  // namespace hakari::notation

#endif  // HAKARI_ENGINE_NOTATION_KI2_KI2_MOVE_H_
