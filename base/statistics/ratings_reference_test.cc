// Compares ratings with those of a slow reference, and with the same ratings from another anchor.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random/dice.h"
#include "base/statistics/ratings.h"
#include "base/status/testing.h"

namespace hakari {
namespace {

constexpr RatedResult kBlack = RatedResult::kBlackWon;
constexpr RatedResult kDraw = RatedResult::kDrawn;
constexpr RatedResult kWhite = RatedResult::kWhiteWon;
const double kEloOfLogit = 400 / std::log(10.0);

RatingOptions Players(int players) {
  RatingOptions options;
  options.players = players;
  return options;
}

// The slow reference: the model as in textbooks, game by game, maximized along one value after the
// other with ever smaller steps.
class SlowRatings {
 public:
  SlowRatings(size_t players, const std::vector<RatedGames>& games)
      : games_(games), best(players + 2) {}

  double Likelihood(const std::vector<double>& x) const {
    const size_t players = x.size() - 2;
    const double v = std::exp(x[players + 1]);
    double sum = -x[players] * x[players] / (2 * std::log(10) * std::log(10));
    sum += 1e-3 * std::log(2 / (2 + v));
    for (const RatedGames& group : games_) {
      for (const RatedGame& game : group) {
        const double black = std::exp(x[static_cast<size_t>(game.black)] + x[players]);
        const double white = std::exp(x[static_cast<size_t>(game.white)]);
        const double draw = v * std::sqrt(black * white);
        const double share = game.result == kBlack ? black : game.result == kWhite ? white : draw;
        sum += std::log(share / (black + white + draw));
      }
    }
    return sum;
  }

  double Climb(const std::vector<size_t>& held) {
    double reached = Likelihood(best);
    for (double step = 1; step > 1e-8;) {
      bool moved = false;
      for (size_t i = 0; i < best.size(); ++i) {
        if (std::count(held.begin(), held.end(), i) > 0) continue;
        for (const double change : {step, -step}) {
          best[i] += change;
          const double here = Likelihood(best);
          if (here > reached) {
            reached = here;
            moved = true;
          } else {
            best[i] -= change;
          }
        }
      }
      if (!moved) step /= 2;
    }
    return reached;
  }

 private:
  const std::vector<RatedGames>& games_;

 public:
  std::vector<double> best;
};

std::vector<RatedGames> DrawnGames(int players, int groups, Dice& dice) {
  std::vector<RatedGames> games(static_cast<size_t>(groups));
  for (RatedGames& group : games) {
    const int a = static_cast<int>(dice.Below(static_cast<uint64_t>(players)));
    const int b =
        (a + 1 + static_cast<int>(dice.Below(static_cast<uint64_t>(players - 1)))) % players;
    const uint64_t size = 1 + dice.Below(3);
    for (uint64_t i = 0; i < size; ++i) {
      // The player with the greater number is slightly better, and so is Black.
      const uint64_t roll = dice.Below(10);
      const uint64_t black_wins = a > b ? 5 : 4;
      group.push_back({a, b, roll < black_wins ? kBlack : roll < black_wins + 2 ? kDraw : kWhite});
    }
  }
  return games;
}

TEST(Ratings, AreThoseOfTheSlowJudge) {
  for (const int players : {2, 3, 5}) {
    Dice dice(static_cast<uint64_t>(players));
    const std::vector<RatedGames> games = DrawnGames(players, 12 * players, dice);
    HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(players)));
    SlowRatings judge(static_cast<size_t>(players), games);
    const double top = judge.Climb({0});
    const std::vector<double> best = judge.best;
    const auto n = static_cast<size_t>(players);
    for (size_t i = 1; i < n; ++i) {
      ASSERT_EQ(ratings.players[i].kind, RatingKind::kFinite);
      EXPECT_NEAR(ratings.players[i].elo, best[i] * kEloOfLogit, 1e-3);
    }
    EXPECT_NEAR(ratings.black_advantage_elo, best[n] * kEloOfLogit, 1e-3);
    EXPECT_NEAR(ratings.draws_between_equals, Davidson::SharesOf(best[n], best[n + 1])[1], 1e-6);
    // Both ends of an interval make the games less likely by the same factor.
    const auto loss = [&](size_t index, double elo) {
      judge.best = best;
      judge.best[index] = elo / kEloOfLogit;
      return top - judge.Climb({0, index});
    };
    const Interval& interval = ratings.players[1].interval;
    EXPECT_NEAR(loss(1, interval.low) / loss(1, interval.high), 1, 1e-4);
    const Interval& advantage = ratings.black_advantage_interval;
    EXPECT_NEAR(loss(n, advantage.low) / loss(n, advantage.high), 1, 1e-4);
  }
}

TEST(Ratings, DependNeitherOnTheAnchorNorOnTheOrder) {
  Dice dice(7);
  std::vector<RatedGames> games = DrawnGames(4, 60, dice);
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(4)));
  Shuffle(games, dice);
  RatingOptions options = Players(4);
  options.anchor = 2;
  HAKARI_ASSERT_OK(const Ratings other, RatingsOf(games, options));
  for (size_t i = 0; i < 4; ++i) {
    EXPECT_NEAR(ratings.players[i].elo - ratings.players[2].elo, other.players[i].elo, 1e-6);
    for (size_t j = 0; j < 4; ++j) {
      EXPECT_NEAR(ratings.superiority[i][j], other.superiority[i][j], 1e-6);
      EXPECT_NEAR(ratings.superiority[i][j], 1 - ratings.superiority[j][i], 1e-12);
    }
  }
  EXPECT_NEAR(ratings.players[2].interval.low, -other.players[0].interval.high, 1e-4);
  EXPECT_NEAR(ratings.black_advantage_interval.low, other.black_advantage_interval.low, 1e-4);
}

// A player that is superior with 97.5 % is superior by an interval of 95 % as well.
TEST(Ratings, SuperiorityIsWhatTheIntervalsSay) {
  Dice dice(11);
  const std::vector<RatedGames> games = DrawnGames(3, 50, dice);
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(3)));
  RatingOptions options = Players(3);
  for (const size_t i : {1, 2}) {
    const double superior = ratings.superiority[i][0];
    options.confidence = std::abs(2 * superior - 1);
    HAKARI_ASSERT_OK(const Ratings just, RatingsOf(games, options));
    const Interval& interval = just.players[i].interval;
    EXPECT_NEAR(superior > 0.5 ? interval.low : interval.high, 0, 1e-3);
  }
}

}  // namespace
}  // namespace hakari
