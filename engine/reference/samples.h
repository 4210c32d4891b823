// Positions to compare engine and reference on: random games of many tempers from the initial
// position and from random placements, so that rare cases happen often. The same seed gives the
// same positions everywhere: random numbers are the raw outputs of mt19937_64, whose values the
// standard fixes.
#ifndef HAKARI_ENGINE_REFERENCE_SAMPLES_H_
#define HAKARI_ENGINE_REFERENCE_SAMPLES_H_

#include <cstdint>
#include <random>
#include <vector>

#include "engine/position/position.h"
#include "engine/reference/board.h"
#include "engine/reference/rules.h"

namespace hakari::reference {

class Dice {
 public:
  explicit Dice(uint64_t seed) : engine_(seed) {}
  // 0 .. sides - 1
  int Roll(int sides) { return static_cast<int>(engine_() % static_cast<uint64_t>(sides)); }
  bool OneIn(int sides) { return Roll(sides) == 0; }
  bool Percent(int chance) { return Roll(100) < chance; }

 private:
  std::mt19937_64 engine_;
};

// What a random player likes to do.
enum class Temper {
  kAnything,
  kDrops,
  kChecks,
  kCaptures,
  kPromotions,
  kDeclinesPromotion,
  kKingMarch,  // moves its king towards the other camp
  kSmothers,   // leaves the opponent few replies: mates, stalemates, double checks
};
constexpr int kTemperCount = 8;

// How a game begins.
enum class Start {
  kInitial,
  kFullSet,          // all forty men anywhere
  kThinned,          // a few men
  kNoAttackingKing,  // the side to move has no king
  kKingHunt,         // a king at the edge among enemies that hold a pawn
  kEnteringKing,     // the king of the side to move in the other camp, with company
};
constexpr int kStartCount = 6;

// Whether a man may be put on the place: the place is empty, the man could move on from it, and a
// pawn would be the only one of its side on the file.
bool MayStand(const Board& board, char man, Place place);
// A board on which the side that is not to move is not in check, no man is stuck at a dead end, and
// no file has two pawns of a side.
Board MakeStart(Start start, Dice& dice);
// One of the plays, preferably one that the temper likes.
const Play& Choose(const Board& board, const std::vector<Play>& plays, Temper temper, Dice& dice);

struct Sample {
  Start start;
  Temper temper;
  Board board;
  // The same position, reached by the engine's own DoMove from the start of the game.
  Position position;
  // Legal for the side to move.
  std::vector<Play> plays;
};

// An endless stream of samples from games that are cut off after some plies, with varying starts
// and tempers.
class SampleStream {
 public:
  explicit SampleStream(uint64_t seed) : dice_(seed) {}
  const Sample& Next();

 private:
  void Begin();

  Dice dice_;
  int games_ = 0;
  int plies_left_ = 0;
  Sample sample_;
};

}  // namespace hakari::reference

#endif  // HAKARI_ENGINE_REFERENCE_SAMPLES_H_
