// Themes of one move that attacks twice: the other side has only one move to meet both attacks.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_DOUBLE_ATTACKS_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_DOUBLE_ATTACKS_H_

#include "suites/next_move/themes/moment.h"

namespace hakari::suites {

// 両取り
bool IsForkTheme(const Moment& moment);
// 串刺し, 田楽刺し
bool IsSkewerTheme(const Moment& moment);
// 開き王手, 素抜き
bool IsDiscoveredAttackTheme(const Moment& moment);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_DOUBLE_ATTACKS_H_
