#include "engine/core/geometry.h"

namespace hakari {
namespace {

// Not every compiler can read vector lanes in constant expressions, so the tables are built from
// plain halves.
struct Halves {
  uint64_t low = 0;
  uint64_t high = 0;

  constexpr void Add(int file, int rank) {
    const int square = MakeSquare(file, rank);
    if (square < Bitboard::kLowSquares) {
      low |= uint64_t{1} << square;
    } else {
      high |= uint64_t{1} << (square - Bitboard::kLowSquares);
    }
  }
  constexpr void Add(Halves other) {
    low |= other.low;
    high |= other.high;
  }
  constexpr Halves ByteReversed() const {
    return {__builtin_bswap64(high), __builtin_bswap64(low)};
  }
  constexpr Bitboard ToBitboard() const { return {low, high}; }
};

constexpr Halves RayFrom(Square from, Direction direction, int longest = kRanks) {
  Halves ray;
  int file = FileOf(from) + kSteps[direction].file;
  int rank = RankOf(from) + kSteps[direction].rank;
  for (int i = 0; i < longest && OnBoard(file, rank); ++i) {
    ray.Add(file, rank);
    file += kSteps[direction].file;
    rank += kSteps[direction].rank;
  }
  return ray;
}

// Sets of directions, seen by black.
constexpr unsigned Bit(Direction direction) { return 1u << direction; }
constexpr unsigned kStraight = Bit(kUp) | Bit(kDown) | Bit(kLeft) | Bit(kRight);
constexpr unsigned kDiagonal = Bit(kUpRight) | Bit(kUpLeft) | Bit(kDownRight) | Bit(kDownLeft);
constexpr unsigned kSilverSteps = kDiagonal | Bit(kUp);
constexpr unsigned kGoldSteps = kStraight | Bit(kUpRight) | Bit(kUpLeft);

struct Movement {
  unsigned steps = 0;
  unsigned slides = 0;
};

constexpr Movement MovementOf(PieceKind kind) {
  switch (kind) {
    case kPawn:
      return {Bit(kUp), 0};
    case kLance:
      return {0, Bit(kUp)};
    case kSilver:
      return {kSilverSteps, 0};
    case kBishop:
      return {0, kDiagonal};
    case kRook:
      return {0, kStraight};
    case kGold:
    case kPromotedPawn:
    case kPromotedLance:
    case kPromotedKnight:
    case kPromotedSilver:
      return {kGoldSteps, 0};
    case kKing:
      return {kStraight | kDiagonal, 0};
    case kHorse:
      return {kStraight, kDiagonal};
    case kDragon:
      return {kDiagonal, kStraight};
    default:
      return {};  // the knight's jump follows no line
  }
}

// Turning the board round maps a direction to its opposite.
constexpr Direction SeenBy(Color color, Direction direction) {
  return color == kBlack ? direction : Opposite(direction);
}

constexpr Halves KnightJumps(Color color, Square from) {
  Halves jumps;
  const int rank = RankOf(from) + (color == kBlack ? -2 : 2);
  for (int side = -1; side <= 1; side += 2) {
    if (OnBoard(FileOf(from) + side, rank)) jumps.Add(FileOf(from) + side, rank);
  }
  return jumps;
}

constexpr void FillPiece(Geometry& geometry, Color color, PieceKind kind, Square from) {
  const Movement movement = MovementOf(kind);
  Halves steps = kind == kKnight ? KnightJumps(color, from) : Halves{};
  Halves slides;
  for (int i = 0; i < kDirectionCount; ++i) {
    const Direction direction = static_cast<Direction>(i);
    const Direction seen = SeenBy(color, direction);
    if (movement.steps & Bit(direction)) steps.Add(RayFrom(from, seen, 1));
    if (movement.slides & Bit(direction)) slides.Add(RayFrom(from, seen));
  }
  geometry.step[color][kind][from] = steps.ToBitboard();
  slides.Add(steps);
  geometry.reach[color][kind][from] = slides.ToBitboard();
}

constexpr void FillLines(Geometry& geometry, Square from) {
  for (int i = 0; i < kDirectionCount; ++i) {
    const Direction direction = static_cast<Direction>(i);
    geometry.ray[direction][from] = RayFrom(from, direction).ToBitboard();
    int file = FileOf(from) + kSteps[i].file;
    int rank = RankOf(from) + kSteps[i].rank;
    for (; OnBoard(file, rank); file += kSteps[i].file, rank += kSteps[i].rank) {
      geometry.direction[from][MakeSquare(file, rank)] = direction;
    }
  }
}

constexpr void FillSlides(Geometry& geometry, Square from) {
  const Halves a = RayFrom(from, kDownLeft);
  const Halves b = RayFrom(from, kUpLeft);
  const Halves c = RayFrom(from, kUpRight).ByteReversed();
  const Halves d = RayFrom(from, kDownRight).ByteReversed();
  geometry.diagonals[from].low = FourLanes{a.low, b.low, c.low, d.low};
  geometry.diagonals[from].high = FourLanes{a.high, b.high, c.high, d.high};
  const Halves left = RayFrom(from, kLeft);
  const Halves right = RayFrom(from, kRight).ByteReversed();
  geometry.rank[from].low = Bitboard::Lanes{left.low, right.low};
  geometry.rank[from].high = Bitboard::Lanes{left.high, right.high};
}

constexpr Geometry MakeGeometry() {
  Geometry geometry{};
  for (auto& row : geometry.direction) {
    for (uint8_t& direction : row) direction = kNoDirection;
  }
  for (int i = 0; i < kSquareCount; ++i) {
    const Square from = static_cast<Square>(i);
    FillLines(geometry, from);
    FillSlides(geometry, from);
    for (Color color : kColors) {
      for (int kind = kPawn; kind < kKindCount; ++kind) {
        FillPiece(geometry, color, static_cast<PieceKind>(kind), from);
      }
    }
  }
  return geometry;
}

}  // namespace

constexpr Geometry kGeometry = MakeGeometry();

Bitboard Attacks(Color color, PieceKind kind, Square from, Bitboard occupied) {
  switch (kind) {
    case kLance:
      return LanceAttacks(color, from, occupied);
    case kBishop:
      return BishopAttacks(from, occupied);
    case kRook:
      return RookAttacks(from, occupied);
    case kHorse:
      return BishopAttacks(from, occupied) | StepAttacks(color, kHorse, from);
    case kDragon:
      return RookAttacks(from, occupied) | StepAttacks(color, kDragon, from);
    default:
      return StepAttacks(color, kind, from);
  }
}

}  // namespace hakari
