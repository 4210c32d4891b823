#include "engine/predict/sharp/sharp_features.h"

#include <algorithm>

#include "engine/core/bitboard.h"
#include "engine/core/geometry.h"
#include "engine/core/hand.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/predict/sharp/check_answers.h"
#include "engine/predict/sharp/siege.h"

namespace hakari::predict {
namespace {

constexpr int kLargest = 127;

// Writes features one after another.
class Writer {
 public:
  explicit Writer(int8_t* at) : at_(at) {}

  void Add(int value) { *at_++ = static_cast<int8_t>(value); }
  void Count(Bitboard set) { Add(set.Count()); }
  // Writes 1 for each number from kLeast to kMost that the value reaches, else 0.
  template <int kLeast, int kMost>
  void AtLeast(int value) {
    for (int times = kLeast; times <= kMost; ++times) Add(value >= times);
  }

 private:
  int8_t* at_;
};

void AddCheckers(int checkers, int8_t* row) {
  row[sharp::kInCheck] = checkers >= 1;
  row[sharp::kInCheck + 1] = checkers >= 2;
}

void AddAnswers(const CheckAnswers& checks, int8_t* row) {
  Writer counts(row + sharp::kChecksByAnswers);
  for (const int count : checks.by_answers) counts.Add(std::min(count, kLargest));
  Writer at_least(row + sharp::kChecksAtLeast);
  for (int answers = 0; answers < sharp::kAnswersAsked; ++answers) {
    at_least.AtLeast<1, sharp::kChecksAsked>(checks.by_answers[answers]);
  }
  Writer chances(row + sharp::kChances);
  chances.Add(checks.pieces);
  chances.Add(std::min(checks.moves, kLargest));
  chances.Add(std::min(checks.drops, kLargest));
}

void AddHands(Hand ours, Hand theirs, int8_t* row) {
  Writer hand(row + sharp::kHand);
  hand.AtLeast<1, 2>(ours.Count(kPawn));
  for (const PieceKind kind : {kLance, kKnight, kSilver, kGold}) {
    hand.AtLeast<1, 3>(ours.Count(kind));
  }
  for (const PieceKind kind : {kBishop, kRook}) hand.AtLeast<1, 2>(ours.Count(kind));
  Writer interposers(row + sharp::kInterposers);
  for (const PieceKind kind : {kPawn, kLance, kKnight, kSilver, kGold, kBishop, kRook}) {
    interposers.Add(theirs.Has(kind));
  }
}

void AddRing(const Siege& siege, int8_t* row) {
  const Bitboard attacked = siege.ring & siege.attacked;
  const Bitboard twice = siege.ring & siege.attacked_twice;
  const Bitboard unguarded = attacked.Without(siege.guarded);
  const Bitboard occupied = siege.ours | siege.theirs;
  int8_t* const ring = row + sharp::kRing;
  Writer counts(ring);
  counts.Count(attacked);
  counts.Count(twice);
  counts.Count(siege.ring & siege.attacked_thrice);
  counts.Count(unguarded);
  counts.Count(unguarded.Without(occupied));
  counts.Count(twice.Without(siege.guarded));
  counts.Count(siege.ring & siege.guarded);
  counts.Count(siege.ring & siege.guarded_twice);
  counts.Count(siege.ring & siege.theirs);
  Writer at_least(row + sharp::kRingAtLeast);
  at_least.AtLeast<1, 6>(ring[sharp::kAttacked]);
  at_least.AtLeast<1, 4>(ring[sharp::kAttackedTwice]);
  at_least.AtLeast<1, 5>(ring[sharp::kUnguarded]);
  at_least.AtLeast<1, 5>(ring[sharp::kOwn]);
  constexpr int kAtEdge = 5, kInCorner = 3;  // squares of the ring that are on the board
  const int on_board = siege.ring.Count();
  at_least.Add(on_board <= kAtEdge);
  at_least.Add(on_board <= kInCorner);
}

void AddRoom(const Siege& siege, int8_t* row) {
  Writer room(row + sharp::kRoom);
  Bitboard reached = siege.ring & siege.free;
  room.Count(reached);
  for (int steps = 2; steps <= sharp::kRoomSteps; ++steps) {
    reached |= BeforeKing(reached) & siege.free;
    room.Count(reached);
  }
}

void AddZone(const Siege& siege, Bitboard zone, int8_t* row) {
  Writer counts(row + sharp::kZone);
  counts.Count(zone & siege.attacked);
  counts.Count(zone & siege.attacked_twice);
  counts.Count(zone & siege.guarded);
  counts.Count((zone & siege.attacked).Without(siege.guarded));
  counts.Count(zone & siege.ours);
  counts.Count(zone & siege.theirs);
  counts.Count(zone & siege.free);
}

void AddKing(const Siege& siege, int8_t* row) {
  Writer king(row + sharp::kKing);
  const int rank = RelativeRank(siege.us, siege.king);
  const int file_from_edge = std::min(FileOf(siege.king), kFiles + 1 - FileOf(siege.king));
  king.AtLeast<2, 9>(rank);
  king.AtLeast<2, 5>(file_from_edge);
  king.Add(rank <= 2 && file_from_edge <= 2);
  Writer lines(row + sharp::kLines);
  lines.Count(siege.lines.pinned);
  lines.Count(siege.lines.discoverers);
}

// Our pieces that reach the set by a single step. Horses and dragons are not included.
template <Color kUs>
Bitboard SteppersInto(const Position& position, Bitboard set) {
  return (BeforePawn<kUs>(set) & position.pieces(kPawn)) |
         (BeforeKnight<kUs>(set) & position.pieces(kKnight)) |
         (BeforeSilver<kUs>(set) & position.pieces(kSilver)) |
         (BeforeGold<kUs>(set) & position.gold_movers()) |
         (BeforeKing(set) & position.pieces(kKing));
}

template <Color kUs>
void AddReach(const Siege& siege, Bitboard zone, int8_t* row) {
  const Position& position = siege.position;
  int ring_pieces = (SteppersInto<kUs>(position, siege.ring) & siege.ours).Count();
  int zone_pieces = (SteppersInto<kUs>(position, zone) & siege.ours).Count();
  const Bitboard sliders = position.pieces(kLance) | position.pieces(kBishop) |
                           position.pieces(kRook) | position.pieces(kHorse) |
                           position.pieces(kDragon);
  (sliders & siege.ours).ForEach([&](Square from) {
    const Bitboard reach = Attacks(kUs, KindOf(position.at(from)), from, siege.lifted);
    ring_pieces += reach.Intersects(siege.ring);
    zone_pieces += reach.Intersects(zone);
  });
  row[sharp::kReach] = static_cast<int8_t>(ring_pieces);
  row[sharp::kReach + 1] = static_cast<int8_t>(zone_pieces);
}

void AddSiege(const Siege& siege, int8_t* row) {
  const Bitboard zone = BeforeKing(siege.ring).Without(Bitboard::Of(siege.king));
  AddRing(siege, row);
  AddRoom(siege, row);
  AddZone(siege, zone, row);
  AddKing(siege, row);
  if (siege.us == kBlack) {
    AddReach<kBlack>(siege, zone, row);
  } else {
    AddReach<kWhite>(siege, zone, row);
  }
}

}  // namespace

void ExtractSharpFeatures(const Position& position, Color attacker, SharpFeatures& features) {
  features.fill(0);
  int8_t* const row = features.data();
  AddHands(position.hand(attacker), position.hand(Opponent(attacker)), row);
  if (position.king(Opponent(attacker)) == kNoSquare) {
    AddCheckers(KingSafetyOf(position, attacker).checkers.Count(), row);
    return;
  }
  const Siege siege(position, attacker);
  AddCheckers(siege.our_own.checkers.Count(), row);
  AddAnswers(CountCheckAnswers(siege), row);
  AddSiege(siege, row);
}

}  // namespace hakari::predict
