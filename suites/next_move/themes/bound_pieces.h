// Themes of pieces that cannot move freely: pinned to their king, or tied to a piece that they
// guard.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_BOUND_PIECES_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_BOUND_PIECES_H_

#include "suites/next_move/themes/moment.h"

namespace hakari::suites {

// ピン
bool IsPinTheme(const Moment& moment);
// 動けない駒への攻め
bool IsAttackOnBoundPieceTheme(const Moment& moment);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_BOUND_PIECES_H_
