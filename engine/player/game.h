// A game so far: its start, the moves, and the position after them.
#ifndef HAKARI_ENGINE_PLAYER_GAME_H_
#define HAKARI_ENGINE_PLAYER_GAME_H_

#include <memory>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/core/move.h"
#include "engine/position/position.h"

namespace hakari::player {

class Game {
 public:
  Game() : Game(Initial()) {}
  explicit Game(const Position& start) : position_(start) {}

  // The move must be legal here.
  void Play(Move move) {
    if (start_ == nullptr) start_ = std::make_shared<const Position>(position_);
    moves_.push_back(move);
    position_.DoMove(move);
  }

  const Position& start() const { return start_ == nullptr ? position_ : *start_; }
  const std::vector<Move>& moves() const { return moves_; }
  const Position& position() const { return position_; }

 private:
  static const Position& Initial() {
    static const Position initial = Position::Initial();
    return initial;
  }

  // Null before the first move, to save memory: there are many problems, and most have no moves.
  std::shared_ptr<const Position> start_;
  std::vector<Move> moves_;
  Position position_;
};

// "startpos" or "sfen <sfen>" or a bare SFEN, optionally followed by "moves …"; every move is
// checked.
absl::StatusOr<Game> ParseGame(absl::string_view text);

// "startpos moves 7g7f" or "sfen … moves …": the text after the word position in USI.
std::string GameText(const Game& game);

// "G*5b 5a4a …", and back. ParseMoves() stops at the first word that is not a move; the legality of
// the moves is not checked.
std::string MovesText(const std::vector<Move>& moves);
std::vector<Move> ParseMoves(absl::string_view text);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_GAME_H_
