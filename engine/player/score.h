// A player's score of a position, from the view of the side to move.
#ifndef HAKARI_ENGINE_PLAYER_SCORE_H_
#define HAKARI_ENGINE_PLAYER_SCORE_H_

#include <string>

namespace hakari::player {

struct Score {
  enum class Kind { kCentipawns, kMates, kIsMated };
  enum class Bound { kExact, kLower, kUpper };

  Kind kind = Kind::kCentipawns;
  int value = 0;  // centipawns, or plies until the mate; 0 plies: a mate of unknown length
  Bound bound = Bound::kExact;

  static constexpr Score Centipawns(int value) { return {Kind::kCentipawns, value, Bound::kExact}; }
  static constexpr Score Mates(int plies) { return {Kind::kMates, plies, Bound::kExact}; }
  static constexpr Score IsMated(int plies) { return {Kind::kIsMated, plies, Bound::kExact}; }
};

constexpr bool operator==(const Score& a, const Score& b) {
  return a.kind == b.kind && a.value == b.value && a.bound == b.bound;
}

// The score as one number for rules that compare; every mate has the same value.
constexpr int kMateCentipawns = 30000;
int InCentipawns(const Score& score);

// The score as in an info line: "cp 30", "mate 7", "mate -4", "mate +", "cp -5 upperbound".
std::string ScoreText(const Score& score);

}  // namespace hakari::player

#endif  // HAKARI_ENGINE_PLAYER_SCORE_H_
