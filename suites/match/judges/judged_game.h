// Follows one game with the shipped code and with the slow reference, and compares what the two say
// of every position: whether the game is over, and whether the side to move may declare.
//
// The reference keeps its own boards, makes the moves on them itself and examines each of them in
// full. Nothing that the shipped code says influences what it examines.
#ifndef HAKARI_SUITES_MATCH_JUDGES_JUDGED_GAME_H_
#define HAKARI_SUITES_MATCH_JUDGES_JUDGED_GAME_H_

#include <optional>
#include <string>
#include <vector>

#include "engine/core/move.h"
#include "engine/notation/record.h"
#include "engine/position/position.h"
#include "engine/position/repetition.h"
#include "engine/reference/board.h"
#include "engine/reference/game_end.h"
#include "suites/match/game/end_of_game.h"

namespace hakari::match {

bool SameEnd(const std::optional<EndOfGame>& a, const std::optional<EndOfGame>& b);
// "goes on", or for example "mate, white wins".
std::string EndText(const std::optional<EndOfGame>& end);
std::string EndText(notation::GameEnd end);

class JudgedGame {
 public:
  explicit JudgedGame(const Position& start);

  // The move must be legal.
  void Play(Move move);

  // How the two differ on the last position, with its SFEN; empty if they agree. Both are asked
  // three times: for `most_plies`, for a maximum length that is just reached, and for one that is a
  // ply longer.
  std::string Difference(int most_plies) const;

  // What the reference says of the last position.
  std::optional<EndOfGame> End(int most_plies) const;
  EndOfGame Declared() const;
  bool may_declare() const { return may_declare_; }

  int plies() const { return static_cast<int>(boards_.size()) - 1; }
  // All boards of the game; the last is the current one.
  const std::vector<reference::Board>& boards() const { return boards_; }
  const Position& position() const { return position_; }

 private:
  void LookAtLastBoard();
  std::string DifferenceFor(int most_plies) const;

  Position position_;
  PositionHistory history_;

  std::vector<reference::Board> boards_;
  // About the last board.
  bool has_legal_play_ = false;
  reference::GameEnd repetition_ = reference::GameEnd::kGoesOn;
  bool may_declare_ = false;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_JUDGED_GAME_H_
