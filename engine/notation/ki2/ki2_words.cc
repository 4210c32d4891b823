#include "engine/notation/ki2/ki2_words.h"

#include <optional>

namespace hakari::notation {
namespace {

// 左 右 直 上 寄 引 打 成 不成, in any order; 行 and 入 are old words for 上.
void TakeModifiers(JapaneseScanner& scanner, Ki2Move& move) {
  using Side = Ki2Move::Side;
  using Motion = Ki2Move::Motion;
  for (;;) {
    if (scanner.Take("左")) {
      move.side = Side::kLeft;
    } else if (scanner.Take("右")) {
      move.side = Side::kRight;
    } else if (scanner.Take("直")) {
      move.side = Side::kStraight;
    } else if (scanner.Take("上") || scanner.Take("行") || scanner.Take("入")) {
      move.motion = Motion::kForward;
    } else if (scanner.Take("寄")) {
      move.motion = Motion::kSideways;
    } else if (scanner.Take("引")) {
      move.motion = Motion::kBack;
    } else if (scanner.Take("打")) {
      move.drops = true;
    } else if (scanner.Take("成")) {
      move.promotes = true;
    } else if (scanner.Take("不成") || scanner.Take("生")) {
      move.stays = true;
    } else {
      return;
    }
  }
}

}  // namespace

absl::StatusOr<Ki2Move> TakeKi2Move(JapaneseScanner& scanner, Square previous) {
  Ki2Move move;
  const JapaneseScanner start = scanner;
  if (scanner.Take("同")) {
    scanner.SkipBlanks();
    if (previous == kNoSquare) return start.Expected("a square: no move precedes this 同");
    move.to = previous;
  } else if (const std::optional<Square> to = scanner.TakeSquare()) {
    move.to = *to;
  } else {
    return scanner.Expected("a square, 同 or an ending");
  }
  const std::optional<PieceKind> kind = scanner.TakePiece();
  if (!kind) return scanner.Expected("a piece");
  move.kind = *kind;
  TakeModifiers(scanner, move);
  return move;
}

}  // namespace hakari::notation
