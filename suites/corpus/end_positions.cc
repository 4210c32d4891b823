#include "suites/corpus/end_positions.h"

#include "engine/notation/sfen.h"

namespace hakari::corpus {

std::vector<Position> LastPositions(const notation::GameRecord& game, int plies, int count) {
  std::vector<Position> positions;
  if (plies + 1 < count) return positions;
  const std::vector<notation::RecordedMove>& moves = game.lines[0].moves;
  Position position = game.start;
  for (int ply = 0;; ++ply) {
    if (ply > plies - count) positions.push_back(position);
    if (ply == plies) return positions;
    position.DoMove(moves[ply].move);
  }
}

Dice DiceOf(const notation::GameRecord& game, uint64_t seed) {
  Dice dice(seed);
  for (const char c : notation::ToSfen(game.start)) dice.Mix(static_cast<unsigned char>(c));
  for (const notation::RecordedMove& played : game.lines[0].moves) dice.Mix(played.move.code());
  return dice;
}

std::string SfenWithoutPly(const Position& position) {
  const std::string sfen = notation::ToSfen(position);
  return sfen.substr(0, sfen.rfind(' '));
}

}  // namespace hakari::corpus
