// A game between two of our searches, with what each side counted for its margins and cut by them,
// and what its searches took by thirds of the game. A side counts in its own searches only, as a
// real program does.
#ifndef HAKARI_SUITES_MARGINS_MARGIN_GAME_H_
#define HAKARI_SUITES_MARGINS_MARGIN_GAME_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "engine/notation/record.h"
#include "engine/search/memory/dynamic_margin.h"
#include "suites/engines/search_cost.h"

namespace hakari::margins {

// What one side counted and cut in a game. Everything but the times is exact.
struct SideOfGame {
  search::MarginCounts margins;  // at the end; empty if the side counts nothing
  // By depth - 1: the ply of the game, from 1, in whose search the margin was adopted; 0: it came
  // from an earlier game.
  std::array<std::optional<int>, search::kMarginDepths> adopted_at;
  int64_t nodes = 0;
  int64_t cuts = 0;          // nodes that reverse futility cut, by a fixed margin or an adopted one
  int64_t adopted_cuts = 0;  // those of `cuts` by an adopted margin
  int64_t tries = 0;         // nodes counted: searched although some margin would cut them
  int64_t unpruned_nodes = 0;  // searched below those
  int64_t cpu_us = 0;          // of its searches
  engines::CostByThird thirds;
};

// Clears the times. The rest is the same on every machine.
void ForgetTimes(SideOfGame& side);

struct MarginGame {
  int black = 0;  // which of the two searches had Black
  notation::GameResult result = notation::GameResult::kUnknown;
  int plies = 0;             // the opening's included
  std::string moves;         // a checksum of the moves
  SideOfGame sides[2] = {};  // by search, not by color
};

// The points of the first search: 0, 1/2 or 1.
double PointsOfFirst(const MarginGame& game);

// Consecutive games between the same two players, which may carry their counts from game to game.
using GameSeries = std::vector<MarginGame>;

// A series as one line of text, and back. An error says what was expected.
std::string SeriesText(const GameSeries& series);
absl::StatusOr<GameSeries> ParseSeriesText(absl::string_view text);
// Whether two such lines describe the same games. Times may differ.
bool SameGames(absl::string_view one, absl::string_view other);

}  // namespace hakari::margins

#endif  // HAKARI_SUITES_MARGINS_MARGIN_GAME_H_
