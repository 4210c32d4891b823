// Themes of pieces that advance: a pawn that waits to promote, attacks on the edge, threats to
// promote.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_ADVANCES_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_ADVANCES_H_

#include "suites/next_move/themes/moment.h"

namespace hakari::suites {

// 垂れ歩
bool IsDanglingPawnTheme(const Moment& moment);
// 端攻め
bool IsEdgeAttackTheme(const Moment& moment);
// 成り込みの狙い
bool IsPromotionThreatTheme(const Moment& moment);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_ADVANCES_H_
