// Themes of mates: threatened, defended against, given. They rest on proofs within a number of
// nodes.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_MATES_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_MATES_H_

#include "suites/next_move/themes/moment.h"

namespace hakari::suites {

// 詰めろ
bool IsThreatmateTheme(const Moment& moment);
// 詰めろの受け
bool IsThreatmateDefenceTheme(const Moment& moment);
// 詰み
bool IsMateTheme(const Moment& moment);

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_MATES_H_
