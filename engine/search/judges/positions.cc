#include "engine/search/judges/positions.h"

#include "engine/core/color.h"
#include "engine/core/square.h"
#include "engine/movegen/movegen.h"

namespace hakari::search {

const Position& Positions::Next() {
  while (true) {
    const reference::Sample& sample = stream_.Next();
    const Position& position = sample.position;
    if (position.king(kBlack) == kNoSquare || position.king(kWhite) == kNoSquare) continue;
    if (!sample.plays.empty()) return position;
  }
}

const Position& Positions::NextWithAtMost(int moves) {
  while (true) {
    const Position& position = Next();
    if (movegen::CountLegal(position) <= moves) return position;
  }
}

}  // namespace hakari::search
