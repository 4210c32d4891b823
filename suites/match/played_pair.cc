#include "suites/match/played_pair.h"

#include "engine/notation/record.h"
#include "engine/player/game.h"

namespace hakari::match {

size_t OutcomeOf(const PlayedPair& pair) {
  size_t half_points = 0;
  for (const int number : {0, 1}) {
    const notation::GameResult result = pair.games[number].record.lines[0].result;
    const Color color = number == 0 ? kBlack : kWhite;
    if (result == notation::WinOf(color)) half_points += 2;
    if (result == notation::GameResult::kDraw) half_points += 1;
  }
  return half_points;
}

std::string MovesOf(const PlayedGame& game) {
  player::Game moves(game.record.start);
  for (const notation::RecordedMove& played : game.record.lines[0].moves) moves.Play(played.move);
  return player::GameText(moves);
}

}  // namespace hakari::match
