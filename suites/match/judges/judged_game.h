// One game followed twice, by the code that ships and by the slow reference, and what the two say
// of every position of it: whether the game is over, and whether the side to move may declare.
//
// The reference keeps boards of its own, makes the moves on them itself and looks at every one of
// them in full. Nothing that the code that ships says decides what it looks at.
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
// "goes on", or as "mate, white wins".
std::string EndText(const std::optional<EndOfGame>& end);
std::string EndText(notation::GameEnd end);

class JudgedGame {
 public:
  explicit JudgedGame(const Position& start);

  // The move must be legal.
  void Play(Move move);

  // What the two say differently of the last position, with its SFEN; empty if they agree. They are
  // asked for `most_plies`, and as if the longest game were just over and one ply longer.
  std::string Difference(int most_plies) const;

  // What the reference says of the last position.
  std::optional<EndOfGame> End(int most_plies) const;
  EndOfGame Declared() const;
  bool may_declare() const { return may_declare_; }

  int plies() const { return static_cast<int>(boards_.size()) - 1; }
  // All of the game, the last one to move.
  const std::vector<reference::Board>& boards() const { return boards_; }
  const Position& position() const { return position_; }

 private:
  void LookAtLastBoard();
  std::string DifferenceFor(int most_plies) const;

  Position position_;
  PositionHistory history_;

  std::vector<reference::Board> boards_;
  // Of the last board.
  bool has_legal_play_ = false;
  reference::GameEnd repetition_ = reference::GameEnd::kGoesOn;
  bool may_declare_ = false;
};

}  // namespace hakari::match

#endif  // HAKARI_SUITES_MATCH_JUDGES_JUDGED_GAME_H_
