// Compares the tables and slides with walks over files and ranks, square by square.
#include "engine/core/geometry.h"

#include <random>

#include "gtest/gtest.h"

namespace hakari {
namespace {

// The squares from `from` up to and including the first occupied one, at most `longest`.
Bitboard Walk(Square from, int file_step, int rank_step, Bitboard occupied, int longest = 9) {
  Bitboard reached;
  int file = FileOf(from) + file_step, rank = RankOf(from) + rank_step;
  for (; longest > 0 && OnBoard(file, rank); --longest) {
    const Bitboard here = Bitboard::Of(MakeSquare(file, rank));
    reached |= here;
    if (here.Intersects(occupied)) break;
    file += file_step;
    rank += rank_step;
  }
  return reached;
}

Bitboard Diagonals(Square from, Bitboard occupied, int longest = 9) {
  return Walk(from, 1, 1, occupied, longest) | Walk(from, 1, -1, occupied, longest) |
         Walk(from, -1, 1, occupied, longest) | Walk(from, -1, -1, occupied, longest);
}
Bitboard Straights(Square from, Bitboard occupied, int longest = 9) {
  return Walk(from, 1, 0, occupied, longest) | Walk(from, -1, 0, occupied, longest) |
         Walk(from, 0, 1, occupied, longest) | Walk(from, 0, -1, occupied, longest);
}

// The moves of each piece as in the rule book; forward is a rank step of -1 for black.
Bitboard ByTheRules(Color color, PieceKind kind, Square from, Bitboard occupied) {
  const int forward = color == kBlack ? -1 : 1;
  const auto step = [&](int file, int rank) { return Walk(from, file, rank, occupied, 1); };
  switch (kind) {
    case kPawn:
      return step(0, forward);
    case kLance:
      return Walk(from, 0, forward, occupied);
    case kKnight:
      return step(-1, 2 * forward) | step(1, 2 * forward);
    case kSilver:
      return Diagonals(from, occupied, 1) | step(0, forward);
    case kBishop:
      return Diagonals(from, occupied);
    case kRook:
      return Straights(from, occupied);
    case kKing:
      return Straights(from, occupied, 1) | Diagonals(from, occupied, 1);
    case kHorse:
      return Diagonals(from, occupied) | Straights(from, occupied, 1);
    case kDragon:
      return Straights(from, occupied) | Diagonals(from, occupied, 1);
    default:  // gold and all that move like it
      return Straights(from, occupied, 1) | step(-1, forward) | step(1, forward);
  }
}

template <typename Visit>
void ForEachSquare(Visit visit) {
  Bitboard::All().ForEach(visit);
}

template <typename Visit>
void ForEachPiece(Visit visit) {
  for (Color color : kColors) {
    for (int kind = kPawn; kind < kKindCount; ++kind) visit(color, static_cast<PieceKind>(kind));
  }
}

Bitboard RandomOccupied(std::mt19937_64& random) {
  uint64_t low = random(), high = random();
  for (uint64_t i = random() % 4; i > 0; --i) low &= random(), high &= random();
  return Bitboard(low, high) & Bitboard::All();
}

TEST(GeometryTest, RaysRunToTheEdge) {
  for (int d = 0; d < kDirectionCount; ++d) {
    const Direction direction = static_cast<Direction>(d);
    ForEachSquare([&](Square from) {
      const Step step = kSteps[d];
      EXPECT_EQ(Ray(direction, from), Walk(from, step.file, step.rank, Bitboard()));
      const Step back = kSteps[Opposite(direction)];
      EXPECT_EQ(back.file, -step.file);
      EXPECT_EQ(back.rank, -step.rank);
    });
    EXPECT_TRUE(Ray(direction, kNoSquare).empty());
  }
}

TEST(GeometryTest, DirectionBetweenFollowsTheRays) {
  ForEachSquare([](Square from) {
    ForEachSquare([&](Square to) {
      Direction expected = kNoDirection;
      for (int d = 0; d < kDirectionCount; ++d) {
        if (Ray(static_cast<Direction>(d), from).Has(to)) expected = static_cast<Direction>(d);
      }
      EXPECT_EQ(DirectionBetween(from, to), expected);
    });
    EXPECT_EQ(DirectionBetween(from, kNoSquare), kNoDirection);
    EXPECT_EQ(DirectionBetween(kNoSquare, from), kNoDirection);
  });
}

TEST(GeometryTest, BetweenAndThrough) {
  ForEachSquare([](Square a) {
    ForEachSquare([&](Square b) {
      Bitboard between, through;
      for (const Step& step : kSteps) {
        const Bitboard to_b = Walk(a, step.file, step.rank, Bitboard::Of(b));
        if (!to_b.Has(b)) continue;
        between = to_b ^ Bitboard::Of(b);
        through = Walk(a, step.file, step.rank, Bitboard());
      }
      EXPECT_EQ(Between(a, b), between) << a << " " << b;
      EXPECT_EQ(RayThrough(a, b), through) << a << " " << b;
    });
    EXPECT_TRUE(Between(a, kNoSquare).empty());
    EXPECT_TRUE(Between(kNoSquare, a).empty());
    EXPECT_TRUE(RayThrough(a, kNoSquare).empty());
  });
}

TEST(GeometryTest, ReachIsTheAttackOnAnEmptyBoard) {
  ForEachPiece([](Color color, PieceKind kind) {
    ForEachSquare([&](Square from) {
      EXPECT_EQ(Reach(color, kind, from), ByTheRules(color, kind, from, Bitboard()));
    });
    EXPECT_TRUE(Reach(color, kind, kNoSquare).empty());
    EXPECT_TRUE(StepAttacks(color, kind, kNoSquare).empty());
  });
}

TEST(GeometryTest, AttacksStopAtTheFirstPiece) {
  std::mt19937_64 random(4);
  for (int i = 0; i < 300; ++i) {
    const Bitboard occupied = RandomOccupied(random);
    ForEachSquare([&](Square from) {
      ForEachPiece([&](Color color, PieceKind kind) {
        ASSERT_EQ(Attacks(color, kind, from, occupied), ByTheRules(color, kind, from, occupied))
            << "color " << color << " kind " << kind << " from " << from;
      });
    });
  }
}

// Every set of blockers on the lines of every square, one line at a time.
TEST(GeometryTest, SlidesAreRightForEveryArrangementOfALine) {
  ForEachSquare([](Square from) {
    for (int d = 0; d < kDirectionCount; ++d) {
      const Bitboard ray = Ray(static_cast<Direction>(d), from);
      Bitboard occupied;
      do {  // the next subset of the ray: subtract it as if the bits between were not there
        ASSERT_EQ(BishopAttacks(from, occupied), Diagonals(from, occupied));
        ASSERT_EQ(RookAttacks(from, occupied), Straights(from, occupied));
        uint64_t low = (occupied.low() - ray.low()) & ray.low();
        uint64_t high = occupied.high();
        if (low == 0) high = (high - ray.high()) & ray.high();
        occupied = Bitboard(low, high);
      } while (!occupied.empty());
    }
  });
}

TEST(GeometryTest, SlidesFromNowhereAreEmpty) {
  for (Bitboard occupied : {Bitboard(), Bitboard::All()}) {
    ForEachPiece([&](Color color, PieceKind kind) {
      EXPECT_TRUE(Attacks(color, kind, kNoSquare, occupied).empty());
    });
  }
}

}  // namespace
}  // namespace hakari
