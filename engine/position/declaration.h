// Winning by declaration (入玉宣言勝ち, the 27-point rule of computer shogi): the side to move wins
// if
//   - its king stands in the opponent's camp,
//   - at least ten of its other pieces stand there,
//   - those pieces and its hand make 28 points for black, 27 for white (rooks and bishops, promoted
//     or not, count five, all others one, the king none),
//   - and it is not in check.
#ifndef HAKARI_ENGINE_POSITION_DECLARATION_H_
#define HAKARI_ENGINE_POSITION_DECLARATION_H_

#include "engine/position/position.h"

namespace hakari {

// Points of `color`'s pieces in the opponent's camp and in hand.
int DeclarationPoints(const Position& position, Color color);
bool CanDeclareWin(const Position& position);

}  // namespace hakari

#endif  // HAKARI_ENGINE_POSITION_DECLARATION_H_
