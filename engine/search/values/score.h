// Scores of the search, from the view of the side to move: centipawns, and beyond them bands for
// decided positions.
//
//   32000 - n   a mate in n plies from the root
//   31000 - n   a mate proved by the mate search at ply n, of unknown length
//   29000       the same board as before with more in hand
//
// Evaluations stay below 20000, so the bands do not overlap.
#ifndef HAKARI_ENGINE_SEARCH_VALUES_SCORE_H_
#define HAKARI_ENGINE_SEARCH_VALUES_SCORE_H_

#include <cstdint>

namespace hakari::search {

// The deepest node, counted from the root.
inline constexpr int kMaxPly = 128;

inline constexpr int kDrawScore = 0;
inline constexpr int kMateScore = 32000;
inline constexpr int kProvedMateScore = 31000;
inline constexpr int kSuperiorScore = 29000;
inline constexpr int kInfiniteScore = 32500;  // fits into 16 bits

// Mate for the side to move, with its last move at `ply`.
constexpr int MateAt(int ply) { return kMateScore - ply; }
constexpr int MatedAt(int ply) { return ply - kMateScore; }
// A mate for the side to move at `ply`, proved by the mate search.
constexpr int ProvedMateAt(int ply) { return kProvedMateScore - ply; }

// A mate of either kind. Their scores count plies from the root.
constexpr bool IsMate(int score) {
  constexpr int kLeast = kProvedMateScore - kMaxPly;
  return score >= kLeast || score <= -kLeast;
}
// A mate of known length.
constexpr bool IsCountedMate(int score) {
  constexpr int kLeast = kMateScore - 2 * kMaxPly;
  return score >= kLeast || score <= -kLeast;
}
// Decided: not an evaluation and not a draw.
constexpr bool IsDecided(int score) { return score >= kSuperiorScore || score <= -kSuperiorScore; }

// In a table a mate counts plies from the node, since the same node occurs at different plies.
constexpr int ToTable(int score, int ply) {
  if (!IsMate(score)) return score;
  return score > 0 ? score + ply : score - ply;
}
constexpr int FromTable(int score, int ply) {
  constexpr int kLeast = kProvedMateScore - kMaxPly;
  if (score >= kLeast) return score - ply;
  if (score <= -kLeast) return score + ply;
  return score;
}

// How a score relates to the true one.
enum class Bound : uint8_t { kNone = 0, kUpper = 1, kLower = 2, kExact = 3 };

constexpr bool Holds(Bound bound, Bound wanted) {
  return (static_cast<int>(bound) & static_cast<int>(wanted)) != 0;
}

}  // namespace hakari::search

#endif  // HAKARI_ENGINE_SEARCH_VALUES_SCORE_H_
