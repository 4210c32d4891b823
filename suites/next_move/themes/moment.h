// The move of a problem and the positions around it, as the rules of themes need them. Black is
// always the solver: FindThemes() turns the board if necessary, so that rules are written for one
// color.
#ifndef HAKARI_SUITES_NEXT_MOVE_THEMES_MOMENT_H_
#define HAKARI_SUITES_NEXT_MOVE_THEMES_MOMENT_H_

#include <vector>

#include "engine/core/bitboard.h"
#include "engine/core/move.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/position/position.h"
#include "suites/next_move/themes/mate_prover.h"

namespace hakari::suites {

class Moment {
 public:
  // Black is to move; the moves of the line, at least one, are legal. `prover` must outlive it.
  Moment(const Position& before, const std::vector<Move>& line, MateProver& prover);

  const Position& before() const { return before_; }
  const Position& after() const { return after_; }
  // The position after the move if white passes: it shows what black threatens. If white is in
  // check, only exchanges may be computed on it.
  const Position& passed() const { return passed_; }

  const std::vector<Move>& line() const { return line_; }
  Move move() const { return line_.front(); }
  Square to() const { return move().to(); }
  // The kind of the moved piece, after the move.
  PieceKind kind() const { return KindOf(after_.at(to())); }
  bool gives_check() const { return gives_check_; }
  bool captures() const { return before_.at(to()) != kNoPiece; }

  // What the moved piece attacks, and what it attacked before; a dropped piece attacked nothing.
  Bitboard attacks() const;
  Bitboard attacks_before() const;

  MateProver& prover() const { return prover_; }

 private:
  const Position before_;
  const std::vector<Move> line_;
  Position after_, passed_;
  bool gives_check_;
  MateProver& prover_;
};

}  // namespace hakari::suites

#endif  // HAKARI_SUITES_NEXT_MOVE_THEMES_MOMENT_H_
