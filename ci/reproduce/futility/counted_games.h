// Games in which every margin was counted and none adopted, and sums over them, game by game.
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

// What figures 2 and 3 are drawn from.
struct CountedGames {
  MarginLab* lab = nullptr;
  golden::PublishedTable published;
  const std::vector<margins::GameSeries>* games = nullptr;
  std::vector<int> candidates;  // centipawns
  size_t sides = 0;             // each one program's game

  // Where the paper has its bend: an index into the candidates, neither the first nor the last.
  absl::StatusOr<size_t> Bend() const;
};

// An error if nothing was counted.
absl::StatusOr<CountedGames> CountedGamesOf(ReproduceContext& context);

// Something of a margin in one side's game, such as its precision; nothing where it has none.
using ValueOf = std::function<std::optional<double>(const search::MarginTally&)>;

// One vector a game, for intervals that draw whole games: the two sides of one are not independent.
using GameSums = std::vector<std::vector<double>>;
GameSums SumsOf(const CountedGames& counted, margins::CountedDepths depths, const ValueOf& value);
// Of all games together.
std::vector<double> WholeOf(const GameSums& games);

// From such sums: the mean over sides, their variance, and the sum. Nothing if too few sides have a
// value.
std::optional<double> MeanAt(const std::vector<double>& sums, size_t candidate);
std::optional<double> VarianceAt(const std::vector<double>& sums, size_t candidate);
double SumAt(const std::vector<double>& sums, size_t candidate);

}  // namespace hakari::reproduce

#endif  // HAKARI_CI_REPRODUCE_FUTILITY_COUNTED_GAMES_H_
