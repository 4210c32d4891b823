#include "ci/reproduce/futility/counted_games.h"

#include <algorithm>
#include <utility>

#include "absl/status/status.h"
#include "base/status/macros.h"
#include "ci/reproduce/futility/study.h"
#include "ci/reproduce/games_table.h"

namespace hakari::reproduce {
namespace {

using margins::GameSeries;
using margins::SideOfGame;

// For each candidate: the number of sides with a value, the sum of values, and that of their
// squares.
enum SumOf : size_t { kSides, kSum, kSquares, kSums };

}  // namespace

absl::StatusOr<size_t> CountedGames::Bend() const {
  HAKARI_ASSIGN_OR_RETURN(const double point, published.Number("steep_beyond", "value"));
  const auto found = std::find(candidates.begin(), candidates.end(),
                               static_cast<int>(point) * kCentipawnsOfAPoint);
  if (found == candidates.end() || found == candidates.begin() || found + 1 == candidates.end()) {
    return absl::InternalError("the margin at which the paper's curve bends was not counted");
  }
  return static_cast<size_t>(found - candidates.begin());
}

absl::StatusOr<CountedGames> CountedGamesOf(ReproduceContext& context) {
  CountedGames counted;
  HAKARI_ASSIGN_OR_RETURN(counted.lab, LabOf(context));
  HAKARI_ASSIGN_OR_RETURN(counted.published, PublishedTableOf(context, kFutility, "text"));
  HAKARI_ASSIGN_OR_RETURN(counted.games, counted.lab->Games(CountingGames(counted.lab->options())));
  for (const GameSeries& series : *counted.games) {
    for (const SideOfGame* side : margins::CountingSides(series)) {
      ++counted.sides;
      counted.candidates = margins::CandidatesOf(side->margins);
    }
  }
  if (counted.sides == 0) return absl::FailedPreconditionError("no margin was counted in any game");
  return counted;
}

GameSums SumsOf(const CountedGames& counted, margins::CountedDepths depths, const ValueOf& value) {
  GameSums games;
  for (const GameSeries& series : *counted.games) {
    std::vector<double> sums(counted.candidates.size() * kSums);
    for (const SideOfGame* side : margins::CountingSides(series)) {
      const std::vector<search::MarginTally> tallies = margins::TalliesOf(side->margins, depths);
      for (size_t i = 0; i < tallies.size(); ++i) {
        const std::optional<double> found = value(tallies[i]);
        if (!found) continue;
        sums[i * kSums + kSides] += 1;
        sums[i * kSums + kSum] += *found;
        sums[i * kSums + kSquares] += *found * *found;
      }
    }
    games.push_back(std::move(sums));
  }
  return games;
}

std::vector<double> WholeOf(const GameSums& games) {
  std::vector<double> whole(games[0].size());
  for (const std::vector<double>& game : games) {
    for (size_t i = 0; i < whole.size(); ++i) whole[i] += game[i];
  }
  return whole;
}

std::optional<double> MeanAt(const std::vector<double>& sums, size_t candidate) {
  const double sides = sums[candidate * kSums + kSides];
  if (sides < 1) return std::nullopt;
  return sums[candidate * kSums + kSum] / sides;
}

std::optional<double> VarianceAt(const std::vector<double>& sums, size_t candidate) {
  const double sides = sums[candidate * kSums + kSides];
  if (sides < 2) return std::nullopt;
  const double mean = sums[candidate * kSums + kSum] / sides;
  const double squares = sums[candidate * kSums + kSquares] / sides;
  return std::max(0.0, (squares - mean * mean) * sides / (sides - 1));
}

double SumAt(const std::vector<double>& sums, size_t candidate) {
  return sums[candidate * kSums + kSum];
}

}  // namespace hakari::reproduce
