// A move as books print it.
#ifndef HAKARI_CI_REPORT_PROBLEM_PAGE_PRINTED_MOVE_H_
#define HAKARI_CI_REPORT_PROBLEM_PAGE_PRINTED_MOVE_H_

#include <string>

#include "engine/core/move.h"
#include "engine/core/square.h"
#include "engine/position/position.h"

namespace hakari::report {

// ▲７六歩, △同銀不成, ▲４五桂打. The move must be legal. If another piece of the kind could go
// there too the origin follows, as in ▲５八金(49); this needs no rules for words like 右 and 直.
// `previous` is where the move before went; kNoSquare if there is none.
std::string PrintedMove(const Position& position, Move move, Square previous = kNoSquare);

}  // namespace hakari::report

#endif  // HAKARI_CI_REPORT_PROBLEM_PAGE_PRINTED_MOVE_H_
