#include "suites/corpus/announced_end.h"

#include "engine/mate/mate_result.h"
#include "engine/mate/pds.h"
#include "engine/movegen/movegen.h"
#include "engine/position/position.h"

namespace hakari {
namespace {

Position LastPosition(const GameRecord& game) {
  Position position = game.start;
  for (const RecordedMove& played : game.lines[0].moves) position.DoMove(played.move);
  return position;
}

}  // namespace

bool IsDecidedOverTheBoard(const GameRecord& game) {
  switch (game.lines[0].end) {
    case GameEnd::kMate:
    case GameEnd::kResignation:
      return true;
    case GameEnd::kUnknown:
      return !HasLegalMove(LastPosition(game));
    default:
      return false;
  }
}

MateAnnouncer::MateAnnouncer(uint64_t nodes)
    : nodes_(nodes), table_(static_cast<uint32_t>(nodes + 1)) {}

int MateAnnouncer::EndOf(const GameRecord& game) {
  MateLimits limits;
  limits.nodes = nodes_;
  Position position = game.start;
  int ply = 0;
  for (const RecordedMove& played : game.lines[0].moves) {
    if (nodes_ > 0) {
      PdsSearch search(table_, limits);
      if (search.Run(position).answer == MateAnswer::kMate) break;
    }
    position.DoMove(played.move);
    ++ply;
  }
  return ply;
}

}  // namespace hakari
