// A game between two searches of ours with what each side counted for its margins and cut by them,
// and what its searches took by thirds of the game: a program counts in its own searches alone, as
// a real one does.
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

// What one side counted and cut in a game. All but times is exact.
struct SideOfGame {
  search::MarginCounts margins;  // at the end; empty if it counts nothing
  // By depth - 1: the ply of the game in whose search the margin was adopted, from 1; 0: it came
  // from an earlier game.
  std::array<std::optional<int>, search::kMarginDepths> adopted_at;
  int64_t nodes = 0;
  int64_t cuts = 0;          // nodes that reverse futility cut, by a fixed margin or an adopted one
  int64_t adopted_cuts = 0;  // of them, by an adopted one
  int64_t tries = 0;         // nodes counted, searched though some margin would cut them
  int64_t unpruned_nodes = 0;  // made below those
  int64_t cpu_us = 0;          // of its searches
  engines::CostByThird thirds;
};

// What is left is the same on every machine.
void ForgetTimes(SideOfGame& side);

struct MarginGame {
  int black = 0;  // which of the two searches had Black
  notation::GameResult result = notation::GameResult::kUnknown;
  int plies = 0;             // the opening's included
  std::string moves;         // a checksum: the same moves, the same word
  SideOfGame sides[2] = {};  // by search, not by color
};

// Of the first search: 0, 1/2 or 1.
double PointsOfFirst(const MarginGame& game);

// Games on end between the same two players: more than one where counts are carried over.
using GameSeries = std::vector<MarginGame>;

// One line, and back. An error says what it expected.
std::string SeriesText(const GameSeries& series);
absl::StatusOr<GameSeries> ParseSeriesText(absl::string_view text);
// Whether two such lines tell of the same games: times may differ.
bool SameGames(absl::string_view one, absl::string_view other);

}  // namespace hakari::margins

#endif  // HAKARI_SUITES_MARGINS_MARGIN_GAME_H_
