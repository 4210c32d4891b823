#include "engine/predict/sharp/check_answers.h"

#include <algorithm>

#include "absl/base/attributes.h"
#include "engine/core/geometry.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"

namespace hakari::predict {
namespace {

// The destinations of a check while our king is attacked: it must capture the attacking piece or
// stand between. None if two pieces attack the king.
Bitboard AllowedEnds(const Siege& siege) {
  const Bitboard checkers = siege.our_own.checkers;
  if (checkers.empty()) return Bitboard::All();
  if (checkers.HasMoreThanOne()) return Bitboard();
  return checkers | Between(siege.position.king(siege.us), checkers.First());
}

template <Color kUs>
class AnswerCounter {
 public:
  explicit AnswerCounter(const Siege& siege)
      : siege_(siege),
        position_(siege.position),
        king_(siege.king),
        occupied_(position_.pieces()),
        allowed_(AllowedEnds(siege)),
        bishop_(BishopAttacks(king_, occupied_)),
        rook_(RookAttacks(king_, occupied_)),
        flights_(siege.ring & siege.free) {
    const Hand hand = position_.hand(kThem);
    if (hand.empty()) return;
    constexpr int kPawnBit = 1;
    const int held = hand.KindsHeld();
    interposing_kinds_ = __builtin_popcount(static_cast<unsigned>(held & ~kPawnBit));
    if (held & kPawnBit) interposing_pawns_ = PawnDrops();
  }

  CheckAnswers Run() {
    if (!allowed_.empty()) {
      CountDrops();
      const Bitboard special = siege_.lines.discoverers | siege_.lines.sliders;
      CountMoves(siege_.ours.Without(special));
      (special & siege_.ours).Without(position_.pieces(kKing)).ForEach([&](Square from) {
        CountSpecial(from);
      });
    }
    const Square our_king = position_.king(kUs);
    if (siege_.lines.discoverers.Has(our_king)) CountSpecial(our_king);
    return counts_;
  }

 private:
  static constexpr Color kThem = Opponent(kUs);
  static constexpr Bitboard kZone = Bitboard::FarRanks(kUs, 3);

  // ---- Answers

  // The number of answers to a check by the piece on `from`, without the king's own moves.
  int OtherAnswers(Square from) const {
    const Bitboard between = Between(king_, from);
    int answers = siege_.Guards(from);
    if (!between.empty()) {
      answers += interposing_kinds_ * between.Count() + (between & interposing_pawns_).Count() +
                 (between & siege_.guarded).Count() + (between & siege_.guarded_twice).Count() +
                 (between & siege_.guarded_thrice).Count();
    }
    return answers;
  }

  // Where the defender may drop a pawn, on empty or occupied squares.
  Bitboard PawnDrops() const {
    Bitboard squares = Bitboard::All().Without(DeadEnds(kThem, kPawn));
    position_.pieces(kThem, kPawn).ForEach([&](Square pawn) {
      squares = squares.Without(Bitboard::File(FileOf(pawn)));
    });
    return squares;
  }

  ABSL_ATTRIBUTE_ALWAYS_INLINE void Add(int answers) {
    ++counts_.by_answers[std::min(answers, sharp::kMostAnswers)];
  }

  // ---- Drops

  template <PieceKind kKind>
  ABSL_ATTRIBUTE_ALWAYS_INLINE void AddDrops(Bitboard squares) {
    squares.ForEach([&](Square to) {
      const int flights = flights_.Without(AttacksOf<kUs, kKind>(to, siege_.lifted)).Count();
      const int answers = flights + OtherAnswers(to);
      if (kKind == kPawn && answers == 0) return;
      ++counts_.drops;
      Add(answers);
    });
  }

  void CountDrops() {
    const Hand hand = position_.hand(kUs);
    if (hand.empty()) return;
    const Bitboard open = allowed_.Without(occupied_);
    const auto steps = [&](PieceKind kind) { return StepAttacks(kThem, kind, king_) & open; };
    if (hand.Has(kPawn)) {
      const Bitboard file = Ray(kUp, king_) | Ray(kDown, king_);
      if (!position_.pieces(kUs, kPawn).Intersects(file)) AddDrops<kPawn>(steps(kPawn));
    }
    if (hand.Has(kLance)) AddDrops<kLance>(rook_ & Reach(kThem, kLance, king_) & open);
    if (hand.Has(kKnight)) AddDrops<kKnight>(steps(kKnight));
    if (hand.Has(kSilver)) AddDrops<kSilver>(steps(kSilver));
    if (hand.Has(kGold)) AddDrops<kGold>(steps(kGold));
    if (hand.Has(kBishop)) AddDrops<kBishop>(bishop_ & open);
    if (hand.Has(kRook)) AddDrops<kRook>(rook_ & open);
  }

  // ---- Moves

  // The squares from which a piece of this kind attacks the king.
  Bitboard ChecksAs(PieceKind kind) const {
    const Bitboard steps = StepAttacks(kThem, kind, king_);
    switch (kind) {
      case kLance:
        return rook_ & Reach(kThem, kLance, king_);
      case kBishop:
      case kHorse:
        return bishop_ | steps;
      case kRook:
      case kDragon:
        return rook_ | steps;
      default:
        return steps;
    }
  }

  // A piece that enters or leaves the promotion zone may promote.
  static Bitboard Promoting(Square from, Bitboard to) { return kZone.Has(from) ? to : to & kZone; }

  // Counts the moves of pieces that open no line by moving and do not attack the king yet.
  void CountMoves(Bitboard free) {
    const Bitboard ends = allowed_.Without(siege_.ours | Bitboard::Of(king_));
    const Bitboard as_gold = StepAttacks(kThem, kGold, king_) & ends;
    const auto as = [&](PieceKind kind) {
      return (StepAttacks(kThem, kind, king_) & ends) | (as_gold & kZone);
    };
    const Bitboard as_silver = (StepAttacks(kThem, kSilver, king_) & ends) | as_gold;
    const Bitboard steppers = (BeforePawn<kUs>(as(kPawn)) & position_.pieces(kPawn)) |
                              (BeforeKnight<kUs>(as(kKnight)) & position_.pieces(kKnight)) |
                              (BeforeSilver<kUs>(as_silver) & position_.pieces(kSilver)) |
                              (BeforeGold<kUs>(as_gold) & position_.gold_movers());
    const Bitboard sliders = position_.pieces(kLance) | position_.pieces(kBishop) |
                             position_.pieces(kRook) | position_.pieces(kHorse) |
                             position_.pieces(kDragon);
    ((steppers | sliders) & free).ForEach([&](Square from) {
      const PieceKind kind = KindOf(position_.at(from));
      const Bitboard reach = Attacks(kUs, kind, from, occupied_);
      const Bitboard to = Unpinned(from, reach & ends);
      const Bitboard promoted =
          CanPromote(kind) ? Promoting(from, ChecksAs(Promote(kind))) : Bitboard();
      AddMoves({from, kind, reach, to & ChecksAs(kind), to & promoted});
    });
  }

  Bitboard Unpinned(Square from, Bitboard to) const {
    if (!siege_.our_own.pinned.Has(from)) return to;
    return to & RayThrough(position_.king(kUs), from);
  }

  struct Mover {
    Square from;
    PieceKind kind;
    Bitboard reach;     // what it attacks now, through the defender's king
    Bitboard plain;     // destinations from which it attacks the king unpromoted
    Bitboard promoted;  // destinations from which it attacks the king promoted
  };

  // The king's free squares after the piece has moved to `to`, possibly with a capture.
  int Flights(const Mover& mover, PieceKind kind, Square to, Bitboard not_held) const {
    const Bitboard lifted = siege_.lifted.Without(Bitboard::Of(mover.from));
    const Bitboard theirs = siege_.theirs.Without(Bitboard::Of(to));
    return not_held.Without(theirs | Attacks(kUs, kind, to, lifted)).Count();
  }

  // The squares around the king that no other piece of the attacker attacks.
  Bitboard NotHeldByOthers(const Mover& mover) const {
    const Bitboard by_others = siege_.attacked_twice | siege_.attacked.Without(mover.reach);
    return siege_.ring.Without(by_others);
  }

  void AddMoves(const Mover& mover) {
    const Bitboard all = mover.plain | mover.promoted;
    if (all.empty()) return;
    const Bitboard not_held = NotHeldByOthers(mover);
    all.ForEach([&](Square to) {
      int flights = kRingSquares;
      if (mover.plain.Has(to)) flights = Flights(mover, mover.kind, to, not_held);
      if (mover.promoted.Has(to)) {
        flights = std::min(flights, Flights(mover, Promote(mover.kind), to, not_held));
      }
      Add(flights + OtherAnswers(to));
    });
    ++counts_.pieces;
    counts_.moves += all.Count();
  }

  // ---- Moves that open a line, and those of pieces that attack the king already

  // Counts the moves of a piece that opens a line or already attacks the king. A slider may attack
  // the king again from another square of its line, so its own square counts as empty. A king can
  // only open a line; it never attacks the other king.
  void CountSpecial(Square from) {
    const PieceKind kind = KindOf(position_.at(from));
    const bool is_king = kind == kKing;
    const Bitboard without = occupied_.Without(Bitboard::Of(from));
    const Bitboard ends =
        (is_king ? ~TheirAttacks() : allowed_).Without(siege_.ours | Bitboard::Of(king_));
    const Bitboard to = Unpinned(from, Attacks(kUs, kind, from, occupied_) & ends);
    const auto checks_as = [&](PieceKind as) { return to & Attacks(kThem, as, king_, without); };
    Mover mover = {from, kind, Attacks(kUs, kind, from, siege_.lifted), Bitboard(), Bitboard()};
    if (!is_king) mover.plain = checks_as(kind);
    if (CanPromote(kind)) mover.promoted = Promoting(from, checks_as(Promote(kind)));
    if (siege_.lines.discoverers.Has(from)) {
      AddOpeningMoves(mover, to, without);
    } else {
      AddMoves(mover);
    }
  }

  Bitboard TheirAttacks() const { return siege_.guarded | siege_.ring; }

  void AddOpeningMoves(const Mover& mover, Bitboard to, Bitboard without) {
    const Bitboard line = RayThrough(king_, mover.from);
    const Bitboard opening = to.Without(line);
    const Bitboard all = opening | mover.plain | mover.promoted;
    if (all.empty()) return;
    const Square slider =
        ((BishopAttacks(king_, without) | RookAttacks(king_, without)) & line & without).First();
    const Bitboard swept = AlongLine(slider);
    const Bitboard not_held = NotHeldByOthers(mover);
    const bool may_promote = CanPromote(mover.kind);
    all.ForEach([&](Square end) {
      const bool opens = opening.Has(end);
      const Bitboard left = opens ? not_held.Without(swept) : not_held;
      const auto answers = [&](PieceKind kind, bool direct) {
        const int flights = Flights(mover, kind, end, left);
        if (opens && direct) return flights;  // double check: the king must move
        return flights + OtherAnswers(opens ? slider : end);
      };
      int least = kRingSquares + kManyAnswers;
      const bool plain = mover.plain.Has(end);
      const bool promoted = mover.promoted.Has(end);
      if (opens || plain) least = answers(mover.kind, plain);
      const bool promotes = may_promote && (kZone.Has(mover.from) || kZone.Has(end));
      if (promoted || (opens && promotes)) {
        least = std::min(least, answers(Promote(mover.kind), promoted));
      }
      Add(least);
    });
    ++counts_.pieces;
    counts_.moves += all.Count();
  }

  // The squares around the king on the line of the slider that attacks it.
  Bitboard AlongLine(Square slider) const {
    const Direction to_slider = DirectionBetween(king_, slider);
    return siege_.ring & (Ray(to_slider, king_) | Ray(Opposite(to_slider), king_));
  }

  static constexpr int kRingSquares = 8;
  static constexpr int kManyAnswers = 1000;

  const Siege& siege_;
  const Position& position_;
  const Square king_;
  const Bitboard occupied_;
  const Bitboard allowed_;
  const Bitboard bishop_;  // squares from which a bishop attacks the king
  const Bitboard rook_;
  const Bitboard flights_;
  int interposing_kinds_ = 0;  // kinds in the defender's hand except pawns
  Bitboard interposing_pawns_;
  CheckAnswers counts_;
};

}  // namespace

CheckAnswers CountCheckAnswers(const Siege& siege) {
  return siege.us == kBlack ? AnswerCounter<kBlack>(siege).Run()
                            : AnswerCounter<kWhite>(siege).Run();
}

}  // namespace hakari::predict
