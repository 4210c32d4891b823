#include "bench/positions/playout.h"

#include <algorithm>

#include "engine/core/bitboard.h"
#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/movegen/move_list.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"

namespace hakari::bench {
namespace {

// Common exchange values, a pawn being 100.
constexpr int kWorth[kKindCount] = {0,    100, 300, 350, 500, 850,  1000, 550,
                                    5000, 500, 500, 500, 550, 1150, 1300};
// How far chance may outweigh worth: about a minor piece. A smaller value makes the games alike, a
// larger one makes them senseless.
constexpr int kWhim = 400;
// Kings that stay at home and are attacked lead to the pins, discovered checks and interpositions
// of real games.
constexpr int kCheckAppeal = 150;
constexpr int kKingMoveAppeal = -300;

PieceKind KindThatArrives(const Position& position, Move move) {
  if (move.is_drop()) return move.drop_kind();
  const PieceKind kind = KindOf(position.at(move.from()));
  return move.is_promotion() ? Promote(kind) : kind;
}

int Appeal(const Position& position, Move move) {
  const Color us = position.side_to_move();
  const PieceKind arrives = KindThatArrives(position, move);
  int appeal = kWorth[KindOf(position.at(move.to()))];
  if (movegen::GivesCheck(position, move)) appeal += kCheckAppeal;
  if (arrives == kKing) appeal += kKingMoveAppeal;
  Bitboard occupied = position.pieces();
  if (!move.is_drop()) {
    appeal += kWorth[arrives] - kWorth[KindOf(position.at(move.from()))];
    occupied ^= Bitboard::Of(move.from());
  }
  const int attackers = AttackersTo(position, move.to(), Opponent(us), occupied).Count();
  const Bitboard ours = AttackersTo(position, move.to(), us, occupied);
  const int defenders = (ours & occupied).Count();
  if (attackers > defenders) appeal -= kWorth[arrives];
  if (attackers > 0 && attackers <= defenders) appeal -= kWorth[arrives] / 4;
  return appeal;
}

}  // namespace

uint64_t SeededRandom::Next() {
  // SplitMix64: a counter and a mixing function.
  state_ += 0x9e3779b97f4a7c15;
  uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
  return mixed ^ (mixed >> 31);
}

Move PlausibleMove(const Position& position, SeededRandom& random) {
  movegen::MoveList moves;
  movegen::GenerateLegal(position, moves);
  // The order of the generator has no meaning and may change; the games must not depend on it.
  std::sort(moves.begin(), moves.end());
  Move best;
  int most = 0;
  for (Move move : moves) {
    const int appeal = Appeal(position, move) + random.Below(kWhim);
    if (!best || appeal > most) {
      best = move;
      most = appeal;
    }
  }
  return best;
}

}  // namespace hakari::bench
