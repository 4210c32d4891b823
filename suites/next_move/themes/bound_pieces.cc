#include "suites/next_move/themes/bound_pieces.h"

#include "engine/core/geometry.h"
#include "engine/movegen/movegen.h"
#include "engine/position/attacks.h"
#include "suites/next_move/themes/gains.h"

namespace hakari::suites {
namespace {

// Whether some capture by black, on a square that the piece guards, pays only without that piece.
bool HoldsSomethingAlone(const Position& position, Square piece) {
  const Bitboard guarded =
      Attacks(kWhite, KindOf(position.at(piece)), piece, position.pieces()) & Targets(position);
  Position without = position;
  without.Clear(piece);
  bool holds = false;
  guarded.ForEach([&](Square target) {
    AttackersTo(position, target, kBlack).ForEach([&](Square captor) {
      holds = holds ||
              (!TakesWithGain(position, captor, target) && TakesWithGain(without, captor, target));
    });
  });
  return holds;
}

// The black piece that pins the white one.
Square PinnerOf(const Position& position, Square pinned) {
  const Square king = position.king(kWhite);
  const Bitboard line = RayThrough(king, pinned);
  const Bitboard pinners = AttackersTo(position, pinned, kBlack) & line;
  return pinners.empty() ? kNoSquare : pinners.First();
}

bool IsTakenWithGain(const Position& position, Square target) {
  return TakesWithGain(position, AttackersTo(position, target, kBlack), Bitboard::Of(target));
}

}  // namespace

bool IsPinTheme(const Moment& moment) {
  const Bitboard pinned = KingSafetyOf(moment.after(), kWhite).pinned &
                          ~KingSafetyOf(moment.before(), kWhite).pinned & Targets(moment.after());
  bool holds = false;
  pinned.ForEach([&](Square piece) {
    const Square pinner = PinnerOf(moment.after(), piece);
    const bool stands = pinner != kNoSquare && !IsEasilyTaken(moment.after(), pinner);
    holds = holds || (stands && (IsTakenWithGain(moment.passed(), piece) ||
                                 HoldsSomethingAlone(moment.passed(), piece)));
  });
  return holds;
}

bool IsAttackOnBoundPieceTheme(const Moment& moment) {
  const Position& passed = moment.passed();
  const Bitboard pinned =
      KingSafetyOf(moment.before(), kWhite).pinned & KingSafetyOf(moment.after(), kWhite).pinned;
  bool holds = false;
  (moment.attacks() & ~moment.attacks_before() & Targets(passed)).ForEach([&](Square piece) {
    const bool is_new = !IsTakenWithGain(moment.before(), piece) && IsTakenWithGain(passed, piece);
    const bool is_bound = pinned.Has(piece) || (HoldsSomethingAlone(moment.before(), piece) &&
                                                HoldsSomethingAlone(passed, piece));
    holds = holds || (is_new && is_bound);
  });
  return holds;
}

}  // namespace hakari::suites
