#include "ci/reproduce/thesis/play/play_run.h"

#include <cmath>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"

namespace hakari::reproduce {

using margins::GameSeries;
using margins::MarginGame;

absl::StatusOr<PlayRun> PlayRun::Of(const std::vector<GameSeries>& pairs) {
  constexpr size_t kGames = 2;
  PlayRun run(pairs);
  for (const GameSeries& pair : pairs) {
    if (pair.size() != kGames) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected pairs of games, found a series of ", pair.size()));
    }
    double both = 0;
    for (const MarginGame& game : pair) {
      const double points = margins::PointsOfFirst(game);
      ++(points == 1 ? run.games_.won : points == 0 ? run.games_.lost : run.games_.drawn);
      both += points;
    }
    const auto outcome = static_cast<size_t>(std::lround(2 * both));
    ++run.outcomes_[outcome];
    run.scores_.push_back(PairScore(outcome));
  }
  if (pairs.empty()) return absl::FailedPreconditionError("no pair of games was played");
  return run;
}

engines::SearchCost PairCost(const GameSeries& pair, PlayRun::Side side, size_t third) {
  engines::SearchCost sum;
  for (const MarginGame& game : pair) sum += CostIn(game.sides[side].thirds, third);
  return sum;
}

absl::StatusOr<Effect> PlayRun::Ratio(NumberOf number, size_t third) const {
  std::vector<Part> parts;
  for (const GameSeries& pair : *pairs_) {
    parts.push_back(
        {number(PairCost(pair, kUse1, third)), number(PairCost(pair, kUnmodified, third))});
  }
  return RatioOverGames(parts);
}

absl::StatusOr<Effect> PlayRun::RatioEach(NumberOf number, NumberOf by) const {
  std::vector<std::pair<Part, Part>> parts;
  for (const GameSeries& pair : *pairs_) {
    const engines::SearchCost use1 = PairCost(pair, kUse1, kWholeGame),
                              unmodified = PairCost(pair, kUnmodified, kWholeGame);
    parts.push_back({{number(use1), by(use1)}, {number(unmodified), by(unmodified)}});
  }
  return RatioOfRatios(parts);
}

absl::StatusOr<Effect> PlayRun::Share(Side side, NumberOf part, NumberOf whole,
                                      size_t third) const {
  std::vector<Part> parts;
  for (const GameSeries& pair : *pairs_) {
    const engines::SearchCost cost = PairCost(pair, side, third);
    parts.push_back({part(cost), whole(cost)});
  }
  return RatioOverGames(parts);
}

double PlayRun::MeanPlies(double points) const {
  int games = 0;
  double plies = 0;
  for (const GameSeries& pair : *pairs_) {
    for (const MarginGame& game : pair) {
      if (margins::PointsOfFirst(game) != points) continue;
      ++games;
      plies += game.plies;
    }
  }
  return games == 0 ? 0 : plies / games;
}

absl::StatusOr<Effect> TimeRatioBeside(const PlayRun& run, const PlayRun& other) {
  if (run.pairs().size() != other.pairs().size()) {
    return absl::InvalidArgumentError("two runs played different numbers of openings");
  }
  const auto part_of = [](const GameSeries& pair) {
    return Part{CpuNs(PairCost(pair, PlayRun::kUse1, kWholeGame)),
                CpuNs(PairCost(pair, PlayRun::kUnmodified, kWholeGame))};
  };
  std::vector<std::pair<Part, Part>> openings;
  for (size_t i = 0; i < run.pairs().size(); ++i) {
    openings.emplace_back(part_of(run.pairs()[i]), part_of(other.pairs()[i]));
  }
  return RatioOfRatios(openings);
}

}  // namespace hakari::reproduce
