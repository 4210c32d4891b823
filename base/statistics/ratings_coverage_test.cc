// Games between players of known strength: the intervals contain the true values as often as they
// say, however the games of a pair depend on each other.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <string>
#include <vector>

#include "base/random/dice.h"
#include "base/statistics/binomial.h"
#include "base/statistics/ratings.h"
#include "base/status/testing.h"

namespace hakari {
namespace {

struct Setting {
  std::string name;
  std::vector<double> elo;
  int pairs = 0;  // between each two players
  double advantage_elo = 0;
  double v = 0;
  // The share of the pairs whose opening decides which color wins both games, and of those in which
  // one player gets the same result in both games. Each single game still follows the model.
  double colored = 0;
  double repeated = 0;
};

double Uniform(Dice& dice) {
  return (static_cast<double>(dice.Below(1U << 30)) + 0.5) / (1U << 30);
}

RatedGame Play(const Setting& setting, int black, int white, double luck) {
  const double elo = setting.elo[static_cast<size_t>(black)] -
                     setting.elo[static_cast<size_t>(white)] + setting.advantage_elo;
  const auto shares = Davidson::SharesOf(elo * std::log(10.0) / 400, std::log(setting.v));
  return {black, white,
          luck < shares[0]               ? RatedResult::kBlackWon
          : luck < shares[0] + shares[1] ? RatedResult::kDrawn
                                         : RatedResult::kWhiteWon};
}

std::vector<RatedGames> Tournament(const Setting& setting, Dice& dice) {
  std::vector<RatedGames> games;
  for (int a = 0; a < static_cast<int>(setting.elo.size()); ++a) {
    for (int b = 0; b < a; ++b) {
      for (int pair = 0; pair < setting.pairs; ++pair) {
        const double luck = Uniform(dice), kind = Uniform(dice);
        double other = Uniform(dice);
        if (kind < setting.colored) {
          other = luck;
        } else if (kind < setting.colored + setting.repeated) {
          other = 1 - luck;
        }
        games.push_back({Play(setting, a, b, luck), Play(setting, b, a, other)});
      }
    }
  }
  return games;
}

// Checks how often the intervals held the truth: the 99 % interval of this rate must overlap
// `confidence` plus or minus a hundredth.
void ExpectCoverage(int64_t held, int64_t trials, double confidence, const std::string& what) {
  const Interval coverage = ClopperPearson(held, trials, 0.99);
  EXPECT_LE(coverage.low, confidence + 0.01) << what << ": " << held << " of " << trials;
  EXPECT_GE(coverage.high, confidence - 0.01) << what << ": " << held << " of " << trials;
}

class RatingsCoverage : public ::testing::TestWithParam<Setting> {};

TEST_P(RatingsCoverage, IsWhatIsSaid) {
  const Setting& setting = GetParam();
  RatingOptions options;
  options.players = static_cast<int>(setting.elo.size());
  options.anchor_elo = setting.elo[0];
  options.confidence = 0.9;
  constexpr int64_t kTournaments = 3000;
  int64_t of_players = 0, of_advantage = 0, of_superiority = 0;
  for (int64_t i = 0; i < kTournaments; ++i) {
    Dice dice(static_cast<uint64_t>(i + 1));
    HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(Tournament(setting, dice), options));
    // Only the last player: the intervals of one tournament are not independent of each other.
    of_players += ratings.players.back().interval.Contains(setting.elo.back()) ? 1 : 0;
    of_advantage += ratings.black_advantage_interval.Contains(setting.advantage_elo) ? 1 : 0;
    const double superior = ratings.superiority.back()[1];
    of_superiority += superior > 0.05 && superior < 0.95 ? 1 : 0;
  }
  ExpectCoverage(of_players, kTournaments, options.confidence, "players");
  ExpectCoverage(of_advantage, kTournaments, options.confidence, "advantage");
  if (setting.elo.size() > 2) {  // the last player is as strong as the second
    ExpectCoverage(of_superiority, kTournaments, options.confidence, "superiority");
  }
}

INSTANTIATE_TEST_SUITE_P(
    All, RatingsCoverage,
    ::testing::Values(Setting{"Independent", {0, 0}, 40, 0, 0.5, 0, 0},
                      Setting{"ColoredOpenings", {0, 60}, 60, 50, 0.1, 0.7, 0},
                      Setting{"RepeatedResults", {0, 60}, 60, 20, 0.1, 0, 0.6},
                      Setting{"Unequal", {0, 200}, 40, 40, 0.05, 0.5, 0},
                      Setting{"FourIndependent", {0, 50, -50, 50}, 12, 30, 0.1, 0, 0},
                      Setting{"FourColored", {0, 50, -50, 50}, 20, 30, 0.05, 0.9, 0},
                      Setting{"ThreeRepeated", {0, 120, 120}, 30, 0, 0.3, 0, 0.7}),
    [](const ::testing::TestParamInfo<Setting>& info) { return info.param.name; });

// With few pairs, or many of which few differ, the intervals may be too wide but not too narrow.
TEST(RatingsCoverageOfLittle, IsNoLessThanSaid) {
  for (const Setting& setting :
       {Setting{"", {0, 0}, 8, 40, 0.05, 0, 0}, Setting{"", {0, 0}, 8, 40, 0.05, 1, 0},
        Setting{"", {0, 0}, 50, 40, 0.05, 0.95, 0}}) {
    int64_t held = 0;
    constexpr int64_t kMatches = 2000;
    for (int64_t i = 0; i < kMatches; ++i) {
      Dice dice(static_cast<uint64_t>(i + 1));
      HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(Tournament(setting, dice), {}));
      held += ratings.players[1].interval.Contains(0) ? 1 : 0;
    }
    EXPECT_GE(ClopperPearson(held, kMatches, 0.99).high, 0.95);
  }
}

}  // namespace
}  // namespace hakari
