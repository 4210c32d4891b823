// The sets of positions that benchmarks run over, and how they are made.
#ifndef HAKARI_BENCH_POSITIONS_COLLECT_H_
#define HAKARI_BENCH_POSITIONS_COLLECT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "engine/position/position.h"

namespace hakari::bench {

enum class PositionKind {
  kQuiet,  // no check, little in hand
  kCheck,  // the side to move is in check
  kHands,  // no check, much in hand
  kMate,   // there are checks, and whether they mate takes some search
};

// "quiet", "check", "hands", "mate"
std::optional<PositionKind> PositionKindFrom(absl::string_view word);
bool IsOfKind(const Position& position, PositionKind kind);

int PositionsInSet(PositionKind kind);
constexpr uint64_t kPositionSeed = 20040705;

// PositionsInSet(kind) different positions, each from a game of its own.
std::vector<Position> CollectPositions(PositionKind kind, uint64_t seed);

// In the form of the data files: one "sfen ..." per line.
std::string PositionFile(const std::vector<Position>& positions);

// Positions as a mate search meets them: every n-th node that PDS visits below MatePositions().
// They are kept in files, so that a change of PDS does not change the positions over which checks,
// evasions and mate in one are measured.
struct TreeSample {
  std::vector<Position> attack;   // checks are sought
  std::vector<Position> defence;  // the side to move is in check
};

TreeSample SampleMateTree();

}  // namespace hakari::bench

#endif  // HAKARI_BENCH_POSITIONS_COLLECT_H_
