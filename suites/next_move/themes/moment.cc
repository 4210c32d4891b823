#include "suites/next_move/themes/moment.h"

#include "engine/core/geometry.h"
#include "engine/position/attacks.h"

namespace hakari::suites {

Moment::Moment(const Position& before, const std::vector<Move>& line, MateProver& prover)
    : before_(before), line_(line), after_(before), prover_(prover) {
  after_.DoMove(line.front());
  gives_check_ = InCheck(after_);
  passed_ = after_;
  passed_.SetSideToMove(kBlack);
}

Bitboard Moment::attacks() const { return Attacks(kBlack, kind(), to(), after_.pieces()); }

Bitboard Moment::attacks_before() const {
  if (move().is_drop()) return Bitboard();
  const Square from = move().from();
  return Attacks(kBlack, KindOf(before_.at(from)), from, before_.pieces());
}

}  // namespace hakari::suites
