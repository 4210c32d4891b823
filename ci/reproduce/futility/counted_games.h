// Games in which every margin is counted and none adopted, and sums over them, game by game.
#ifndef HAKARI_CI_REPRODUCE_FUTILITY_COUNTED_GAMES_H_
#define HAKARI_CI_REPRODUCE_FUTILITY_COUNTED_GAMES_H_

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/margin_lab.h"
#include "ci/reproduce/reproduced.h"
#include "golden/published/published_table.h"
#include "suites/margins/margin_game.h"
#include "suites/margins/margin_totals.h"

namespace hakari::reproduce {

// The data of figures 2 and 3.
struct CountedGames {
  MarginLab* lab = nullptr;
  golden::PublishedTable published;
  const std::vector<margins::GameSeries>* games = nullptr;
  std::vector<int> candidates;  // centipawns
  size_t sides = 0;             // a side is one program's searches in one game

  // The margin at which the paper's curve bends: an index into the candidates, neither the first
  // nor the last.
  absl::StatusOr<size_t> Bend() const;
};

// Returns an error if nothing was counted.
absl::StatusOr<CountedGames> CountedGamesOf(ReproduceContext& context);

// A value of a margin in one side's game, such as its precision; absent if undefined.
using ValueOf = std::function<std::optional<double>(const search::MarginTally&)>;

// One vector per game, for intervals that draw whole games: the two sides of a game are not
// independent.
using GameSums = std::vector<std::vector<double>>;
GameSums SumsOf(const CountedGames& counted, margins::CountedDepths depths, const ValueOf& value);
// The sums of all games together.
std::vector<double> WholeOf(const GameSums& games);

// From such sums: the mean over sides, their variance, and the sum. Absent if too few sides have a
// value.
std::optional<double> MeanAt(const std::vector<double>& sums, size_t candidate);
std::optional<double> VarianceAt(const std::vector<double>& sums, size_t candidate);
double SumAt(const std::vector<double>& sums, size_t candidate);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_FUTILITY_COUNTED_GAMES_H_
