#include "suites/next_move/themes/double_attacks.h"

#include "engine/core/geometry.h"
#include "engine/position/attacks.h"
#include "suites/next_move/themes/gains.h"

namespace hakari::suites {
namespace {

bool IsWhiteKing(const Position& position, Square square) {
  return position.king(kWhite) == square;
}

// The first piece beyond `front` that the slider would attack if `front` were empty; kNoSquare if
// there is none.
Square PieceBehind(const Position& position, Square slider, Square front) {
  const Bitboard beyond = RayThrough(slider, front) & ~Between(slider, front);
  const Bitboard occupied = position.pieces() ^ Bitboard::Of(front);
  const Bitboard behind = Attacks(kBlack, KindOf(position.at(slider)), slider, occupied) &
                          occupied & beyond & ~Bitboard::Of(front);
  return behind.empty() ? kNoSquare : behind.First();
}

// Something on the line is won whether the front piece stays or goes, and the piece behind it would
// be won if the front piece went.
bool IsSkewered(const Moment& moment, Square front) {
  const Position& passed = moment.passed();
  const Square behind = PieceBehind(passed, moment.to(), front);
  if (behind == kNoSquare || !Targets(passed).Has(behind)) return false;
  if (!IsWhiteKing(passed, front)) {
    Position without = passed;
    without.Clear(front);
    if (!TakesWithGain(without, moment.to(), behind)) return false;
  }
  return WinsAgainstEveryReply(moment.after(), Bitboard::Of(moment.to()),
                               Between(moment.to(), behind) | Bitboard::Of(behind));
}

// What the moved piece would win if white passed; the king counts.
Bitboard WonByMovedPiece(const Moment& moment) {
  const Position& passed = moment.passed();
  Bitboard won;
  (moment.attacks() & passed.pieces(kWhite)).ForEach([&](Square target) {
    const bool is_won = IsWhiteKing(passed, target) ||
                        (Targets(passed).Has(target) && TakesWithGain(passed, moment.to(), target));
    if (is_won) won |= Bitboard::Of(target);
  });
  return won;
}

// Black's sliders that attack the target now, along a line on which the piece that moved stood.
Bitboard OpenedOn(const Moment& moment, Square target) {
  Bitboard opened;
  AttackersTo(moment.after(), target, kBlack).ForEach([&](Square slider) {
    if (Between(slider, target).Has(moment.move().from())) opened |= Bitboard::Of(slider);
  });
  return opened;
}

}  // namespace

bool IsForkTheme(const Moment& moment) {
  const Bitboard won = WonByMovedPiece(moment);
  const bool has_new = !(won & ~moment.attacks_before()).empty();
  return won.HasMoreThanOne() && has_new &&
         WinsAgainstEveryReply(moment.after(), Bitboard::Of(moment.to()), won);
}

bool IsSkewerTheme(const Moment& moment) {
  const Bitboard fronts = Targets(moment.after()) | moment.after().pieces(kWhite, kKing);
  bool skewers = false;
  (moment.attacks() & fronts).ForEach([&](Square front) {
    skewers = skewers || IsSkewered(moment, front);
  });
  return skewers;
}

bool IsDiscoveredAttackTheme(const Moment& moment) {
  if (moment.move().is_drop()) return false;
  const Position& passed = moment.passed();
  Bitboard sliders, won;
  (Targets(passed) | passed.pieces(kWhite, kKing)).ForEach([&](Square target) {
    OpenedOn(moment, target).ForEach([&](Square slider) {
      if (!IsWhiteKing(passed, target) && !TakesWithGain(passed, slider, target)) return;
      sliders |= Bitboard::Of(slider);
      won |= Bitboard::Of(target);
    });
  });
  if (sliders.empty()) return false;
  const bool has_taken = moment.captures() && Pays(moment.before(), moment.move());
  return has_taken || WinsAgainstEveryReply(moment.after(), sliders | Bitboard::Of(moment.to()),
                                            won | WonByMovedPiece(moment));
}

}  // namespace hakari::suites
