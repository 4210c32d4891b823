#include "engine/position/attacks.h"

#include <initializer_list>

#include "engine/core/geometry.h"

namespace hakari {
namespace {

// The pieces of `by` whose single step reaches `square`. Horse and dragon are included for the
// steps that their slides lack, and perhaps for a neighbouring square that their slide attacks too.
Bitboard SteppersTo(const Position& position, Square square, Color by) {
  const Color seen_by = Opponent(by);  // attack relations are symmetric under turning the board
  const Bitboard kings = position.pieces(kKing);
  const Bitboard gold_steps = position.gold_movers() | kings | position.pieces(kHorse);
  const Bitboard silver_steps = position.pieces(kSilver) | kings | position.pieces(kDragon);
  return ((StepAttacks(seen_by, kPawn, square) & position.pieces(kPawn)) |
          (StepAttacks(seen_by, kKnight, square) & position.pieces(kKnight)) |
          (StepAttacks(seen_by, kSilver, square) & silver_steps) |
          (StepAttacks(seen_by, kGold, square) & gold_steps)) &
         position.pieces(by);
}

Bitboard Diagonals(const Position& position) {
  return position.pieces(kBishop) | position.pieces(kHorse);
}
Bitboard Straights(const Position& position) {
  return position.pieces(kRook) | position.pieces(kDragon);
}

// Sliders of `by` that would attack `square` if nothing stood between.
Bitboard SnipersAt(const Position& position, Square square, Color by) {
  const Color seen_by = Opponent(by);
  return ((Reach(seen_by, kLance, square) & position.pieces(kLance)) |
          (Reach(seen_by, kBishop, square) & Diagonals(position)) |
          (Reach(seen_by, kRook, square) & Straights(position))) &
         position.pieces(by);
}

// The squares that lances moving towards rank 9 attack, for all lances at once: subtracting twice
// the lance from the blockers of its file flips all bits up to the first blocker. Rank 9 counts as
// a blocker, so every ray has one. A lance also blocks the lance behind it, which loses no attacked
// square.
Bitboard LancesDown(Bitboard lances, Bitboard occupied) {
  const Bitboard::Lanes blockers = (occupied | lances | Bitboard::Rank(9)).lanes();
  const Bitboard::Lanes twice = (lances & ~Bitboard::Rank(9)).lanes() << 1;
  return Bitboard(blockers ^ (blockers - twice));
}

// The lances moving towards rank 1 spread over empty squares in strides of 1, 2 and 4.
Bitboard LancesUp(Bitboard lances, Bitboard occupied) {
  using Lanes = Bitboard::Lanes;
  const Lanes not_rank_9 = (~Bitboard::Rank(9)).lanes();
  Lanes open = ~occupied.lanes() & not_rank_9;
  Lanes reached = lances.lanes();
  reached |= open & (reached >> 1);
  open &= open >> 1;
  reached |= open & (reached >> 2);
  open &= open >> 2;
  reached |= open & (reached >> 4);
  return Bitboard((reached >> 1) & not_rank_9);
}

Bitboard LancesOf(Color color, Bitboard lances, Bitboard occupied) {
  return color == kBlack ? LancesUp(lances, occupied) : LancesDown(lances, occupied);
}

// The stepping pieces of a side, grouped by the directions of their steps.
template <Color kBy>
struct Steppers {
  explicit Steppers(const Position& position) {
    const Bitboard own = position.pieces(kBy);
    const Bitboard kings = position.pieces(kKing);
    const Bitboard golds = position.gold_movers();
    const Bitboard silvers = position.pieces(kSilver);
    const Bitboard silver_and_king = silvers | kings | position.pieces(kDragon);
    straight = (golds | kings | position.pieces(kHorse)) & own;
    backward_diagonal = silver_and_king & own;
    forward_diagonal = (silver_and_king | golds) & own;
    forward = straight | ((silvers | position.pieces(kPawn)) & own);
    knights = position.pieces(kKnight) & own;
  }

  Bitboard Ahead() const { return forward.Forward<kBy>(); }
  Bitboard Behind() const { return straight.Forward<Opponent(kBy)>(); }
  Bitboard BesideAhead() const { return forward_diagonal.Forward<kBy>(); }
  Bitboard BesideBehind() const { return backward_diagonal.Forward<Opponent(kBy)>(); }
  Bitboard BesideJump() const { return knights.Forward<kBy>().template Forward<kBy>(); }

  Bitboard straight, forward, forward_diagonal, backward_diagonal, knights;
};

template <Color kBy>
Bitboard AttackedBy(const Position& position, Bitboard occupied) {
  const Steppers<kBy> steppers(position);
  const Bitboard beside =
      steppers.straight | steppers.BesideAhead() | steppers.BesideBehind() | steppers.BesideJump();
  const Bitboard own = position.pieces(kBy);
  Bitboard attacked = steppers.Ahead() | steppers.Behind() | beside.LeftAndRight() |
                      LancesOf(kBy, position.pieces(kLance) & own, occupied);
  (Diagonals(position) & own).ForEach([&](Square from) {
    attacked |= BishopAttacks(from, occupied);
  });
  (Straights(position) & own).ForEach([&](Square from) {
    attacked |= RookAttacks(from, occupied);
  });
  return attacked;
}

// Two attacks along one direction never meet on a square (the piece in front blocks the one behind
// it), so ten sets hold a side's attacks: eight directions and two knight's jumps.
struct AttackSets {
  Bitboard ahead, behind, left, right;
  Bitboard ahead_left, ahead_right, behind_left, behind_right;
  Bitboard jump_left, jump_right;
};

template <Color kBy>
AttackSets StepSets(const Position& position) {
  const Steppers<kBy> steppers(position);
  const Bitboard ahead = steppers.BesideAhead();
  const Bitboard behind = steppers.BesideBehind();
  const Bitboard jump = steppers.BesideJump();
  return {steppers.Ahead(),
          steppers.Behind(),
          steppers.straight.Left(),
          steppers.straight.Right(),
          ahead.Left(),
          ahead.Right(),
          behind.Left(),
          behind.Right(),
          jump.Left(),
          jump.Right()};
}

template <Color kBy>
AttackSets AllSets(const Position& position, Bitboard occupied) {
  constexpr bool kIsBlack = kBy == kBlack;
  const Bitboard own = position.pieces(kBy);
  AttackSets sets = StepSets<kBy>(position);
  sets.ahead |= LancesOf(kBy, position.pieces(kLance) & own, occupied);
  (Straights(position) & own).ForEach([&](Square from) {
    const Bitboard rank = SlideAlongRank(from, occupied);
    (kIsBlack ? sets.ahead : sets.behind) |= SlideUp(from, occupied);
    (kIsBlack ? sets.behind : sets.ahead) |= SlideDown(from, occupied);
    sets.left |= rank & Ray(kLeft, from);
    sets.right |= rank & Ray(kRight, from);
  });
  (Diagonals(position) & own).ForEach([&](Square from) {
    const Bitboard reach = BishopAttacks(from, occupied);
    (kIsBlack ? sets.ahead_left : sets.behind_left) |= reach & Ray(kUpLeft, from);
    (kIsBlack ? sets.ahead_right : sets.behind_right) |= reach & Ray(kUpRight, from);
    (kIsBlack ? sets.behind_left : sets.ahead_left) |= reach & Ray(kDownLeft, from);
    (kIsBlack ? sets.behind_right : sets.ahead_right) |= reach & Ray(kDownRight, from);
  });
  return sets;
}

struct Sum {
  Bitboard ones;
  Bitboard twos;
};
Sum Add(Bitboard a, Bitboard b) { return {a ^ b, a & b}; }
Sum Add(Bitboard a, Bitboard b, Bitboard c) {
  const Bitboard half = a ^ b;
  return {half ^ c, (a & b) | (half & c)};
}

}  // namespace

Bitboard AttackersTo(const Position& position, Square square, Color by, Bitboard occupied) {
  const Color seen_by = Opponent(by);
  const Bitboard own = position.pieces(by);
  Bitboard attackers = SteppersTo(position, square, by) |
                       (LanceAttacks(seen_by, square, occupied) & position.pieces(by, kLance));
  const Bitboard diagonals = Diagonals(position) & own;
  if (Reach(by, kBishop, square).Intersects(diagonals)) {
    attackers |= BishopAttacks(square, occupied) & diagonals;
  }
  const Bitboard straights = Straights(position) & own;
  if (Reach(by, kRook, square).Intersects(straights)) {
    attackers |= RookAttacks(square, occupied) & straights;
  }
  return attackers;
}

Bitboard AttackedSquares(const Position& position, Color by, Bitboard occupied) {
  return by == kBlack ? AttackedBy<kBlack>(position, occupied)
                      : AttackedBy<kWhite>(position, occupied);
}

KingSafety KingSafetyOf(const Position& position, Color color) {
  const Square king = position.king(color);
  const Color enemy = Opponent(color);
  const Bitboard occupied = position.pieces();
  KingSafety safety{SteppersTo(position, king, enemy), Bitboard()};
  SnipersAt(position, king, enemy).ForEach([&](Square sniper) {
    const Bitboard shield = Between(king, sniper) & occupied;
    if (shield.empty()) {
      safety.checkers |= Bitboard::Of(sniper);
    } else if (!shield.HasMoreThanOne()) {
      safety.pinned |= shield & position.pieces(color);
    }
  });
  return safety;
}

CheckChances CheckChancesOf(const Position& position, Color attacker) {
  const Color defender = Opponent(attacker);
  const Square king = position.king(defender);
  const Bitboard occupied = position.pieces();
  CheckChances chances;
  for (PieceKind kind : {kPawn, kKnight, kSilver, kGold}) {
    chances.from[kind] = StepAttacks(defender, kind, king);
  }
  for (PieceKind kind : {kPromotedPawn, kPromotedLance, kPromotedKnight, kPromotedSilver}) {
    chances.from[kind] = chances.from[kGold];
  }
  chances.from[kBishop] = BishopAttacks(king, occupied);
  chances.from[kRook] = RookAttacks(king, occupied);
  chances.from[kLance] = chances.from[kRook] & Reach(defender, kLance, king);
  chances.from[kHorse] = chances.from[kBishop] | StepAttacks(defender, kHorse, king);
  chances.from[kDragon] = chances.from[kRook] | StepAttacks(defender, kDragon, king);
  SnipersAt(position, king, attacker).ForEach([&](Square sniper) {
    const Bitboard shield = Between(king, sniper) & occupied;
    if (!shield.HasMoreThanOne()) chances.blockers |= shield & position.pieces(attacker);
  });
  return chances;
}

AttackCounts AttackCounts::Of(const Position& position, Color by, Bitboard occupied) {
  const AttackSets sets =
      by == kBlack ? AllSets<kBlack>(position, occupied) : AllSets<kWhite>(position, occupied);
  const Sum a = Add(sets.ahead, sets.behind, sets.left);
  const Sum b = Add(sets.right, sets.ahead_left, sets.ahead_right);
  const Sum c = Add(sets.behind_left, sets.behind_right, sets.jump_left);
  const Sum abc = Add(a.ones, b.ones, c.ones);
  const Sum all = Add(abc.ones, sets.jump_right);
  const Sum twos = Add(a.twos, b.twos, c.twos);
  const Sum more_twos = Add(twos.ones, abc.twos, all.twos);
  const Sum fours = Add(twos.twos, more_twos.twos);
  AttackCounts counts;
  counts.plane_[0] = all.ones;
  counts.plane_[1] = more_twos.ones;
  counts.plane_[2] = fours.ones;
  counts.plane_[3] = fours.twos;
  return counts;
}

int AttackCounts::At(Square square) const {
  int count = 0;
  for (int i = 0; i < kPlanes; ++i) count += plane_[i].Has(square) << i;
  return count;
}

Bitboard AttackCounts::Any() const { return plane_[0] | plane_[1] | plane_[2] | plane_[3]; }

Bitboard AttackCounts::MoreIn(const AttackCounts& a, const AttackCounts& b) {
  Bitboard more;  // compared plane by plane, the highest differing plane decides
  for (int i = 0; i < kPlanes; ++i) {
    const Bitboard differ = a.plane_[i] ^ b.plane_[i];
    more = more.Without(differ) | (differ & a.plane_[i]);
  }
  return more;
}

}  // namespace hakari
