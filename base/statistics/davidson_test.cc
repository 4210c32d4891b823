#include "base/statistics/davidson.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <vector>

namespace hakari {
namespace {

constexpr RatedResult kBlack = RatedResult::kBlackWon;
constexpr RatedResult kDraw = RatedResult::kDrawn;
constexpr RatedResult kWhite = RatedResult::kWhiteWon;

// Adds `times` pairs; the first player is Black in the first game and White in the second.
void AddPairs(std::vector<RatedGames>& games, int times, RatedResult first, RatedResult second) {
  games.insert(games.end(), static_cast<size_t>(times), {{0, 1, first}, {1, 0, second}});
}

// In each pair one player wins both games. This gives half as much information as independent
// games, a little less for ten pairs than for many, and a tenth of a pair as the model expects.
TEST(Davidson, InformationOfPairsByHand) {
  std::vector<RatedGames> games;
  AddPairs(games, 5, kBlack, kWhite);
  AddPairs(games, 5, kWhite, kBlack);
  const Davidson model(2, games);
  std::vector<bool> held(model.size(), false);
  held[0] = true;
  const Davidson::Peak peak = model.Climb(model.Even(), held);
  const Davidson::Information information = model.InformationOf(peak, held, {0, 1, 0, 0});
  EXPECT_NEAR(information.variance, 1 / (20 * 0.25), 1e-9);
  EXPECT_NEAR(information.groups, 10, 1e-6);
  EXPECT_NEAR(information.dispersion, 2 * 10.0 / 9 + 0.1, 1e-6);
}

// The variance is the inverse of the curvature of the likelihood if all other values follow.
TEST(Davidson, VarianceIsTheCurvatureOfTheProfile) {
  std::vector<RatedGames> games;
  AddPairs(games, 30, kBlack, kDraw);
  AddPairs(games, 20, kDraw, kWhite);
  AddPairs(games, 10, kBlack, kWhite);
  AddPairs(games, 4, kWhite, kDraw);
  const Davidson model(2, games);
  std::vector<bool> held(model.size(), false);
  held[0] = true;
  const Davidson::Peak peak = model.Climb(model.Even(), held);
  for (size_t index = 1; index < model.size(); ++index) {
    Davidson::Values contrast(model.size(), 0.0);
    contrast[index] = 1;
    std::vector<bool> held_too = held;
    held_too[index] = true;
    double fall = 0;
    constexpr double kStep = 1e-3;
    for (const double step : {kStep, -kStep}) {
      Davidson::Values start = peak.values;
      start[index] += step;
      fall += peak.likelihood - model.Climb(start, held_too).likelihood;
    }
    const double variance = model.InformationOf(peak, held, contrast).variance;
    EXPECT_NEAR(variance * fall / (kStep * kStep), 1, 1e-4) << index;
  }
}

}  // namespace
}  // namespace hakari
