#include "base/statistics/ratings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <vector>

#include "base/random/dice.h"
#include "base/statistics/sprt.h"
#include "base/statistics/strength.h"
#include "base/status/testing.h"

namespace hakari {
namespace {

using ::testing::HasSubstr;

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr RatedResult kBlack = RatedResult::kBlackWon;
constexpr RatedResult kDraw = RatedResult::kDrawn;
constexpr RatedResult kWhite = RatedResult::kWhiteWon;
const double kEloOfLogit = 400 / std::log(10.0);

RatingOptions Players(int players) {
  RatingOptions options;
  options.players = players;
  return options;
}

// `times` pairs; first `a` is Black, then `b`.
void AddPairs(std::vector<RatedGames>& games, int times, int a, int b, RatedResult first,
              RatedResult second) {
  games.insert(games.end(), static_cast<size_t>(times), {{a, b, first}, {b, a, second}});
}

// A match with no draws in which both colors win as often: two pairs of three for `a`.
std::vector<RatedGames> TwoInThree(int a, int b, int times) {
  std::vector<RatedGames> games;
  AddPairs(games, 6 * times, a, b, kBlack, kWhite);
  AddPairs(games, 2 * times, a, b, kWhite, kBlack);
  AddPairs(games, 2 * times, a, b, kBlack, kBlack);
  AddPairs(games, 2 * times, a, b, kWhite, kWhite);
  return games;
}

// Of the first player.
PairCounts PairCountsOf(const std::vector<RatedGames>& games) {
  PairCounts counts{};
  for (const RatedGames& pair : games) {
    size_t half_points = 0;
    for (const RatedGame& game : pair) {
      const RatedResult won = game.black == 0 ? kBlack : kWhite;
      half_points += game.result == won ? 2 : game.result == kDraw ? 1 : 0;
    }
    ++counts[half_points];
  }
  return counts;
}

TEST(Ratings, OfTwoPlayersWithoutDrawsAreTheEloOfTheScore) {
  const std::vector<RatedGames> games = TwoInThree(0, 1, 1);
  RatingOptions options = Players(2);
  options.anchor = 1;
  options.anchor_elo = 1000;
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, options));
  HAKARI_ASSERT_OK(const Strength strength, StrengthOf(PairCountsOf(games), 0.95));
  EXPECT_NEAR(ratings.players[0].elo, 1000 + 400 * std::log10(2), 1e-9);
  EXPECT_NEAR(ratings.players[0].elo, 1000 + strength.elo, 1e-9);
  EXPECT_NEAR(ratings.black_advantage_elo, 0, 1e-9);
  EXPECT_EQ(ratings.draws_between_equals, 0);
  EXPECT_EQ(ratings.players[1].elo, 1000);
  EXPECT_EQ(ratings.players[1].interval.HalfWidth(), 0);
}

// With draws they are the ratio of wins to losses, which is more than the score says. The score
// that the ratings lead to is always the one that was reached.
TEST(Ratings, OfTwoPlayersWithDrawsLeadToTheScore) {
  std::vector<RatedGames> games = TwoInThree(0, 1, 1);
  AddPairs(games, 4, 0, 1, kDraw, kDraw);
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(2)));
  HAKARI_ASSERT_OK(const Strength strength, StrengthOf(PairCountsOf(games), 0.95));
  const double won = 16, lost = 8, drawn = 8;
  EXPECT_NEAR(ratings.players[1].elo, -400 * std::log10(won / lost), 1e-2);
  const double v = drawn / std::sqrt(won * lost);
  EXPECT_NEAR(ratings.draws_between_equals, v / (2 + v), 1e-4);
  EXPECT_NEAR(strength.elo, EloOfScore((won + drawn / 2) / 32), 1e-9);
  const auto shares = Davidson::SharesOf(-ratings.players[1].elo / kEloOfLogit, std::log(v));
  EXPECT_NEAR(shares[0] + shares[1] / 2, strength.score, 1e-4);
}

// An interval of one is as wide as the other's, be the pairs as they are.
TEST(Ratings, OfTwoPlayersHaveTheIntervalOfTheirMatch) {
  const struct {
    int both, neither, one_each;
  } kMatches[] = {{300, 200, 500}, {40, 30, 900}, {480, 420, 100}};
  for (const auto& match : kMatches) {
    std::vector<RatedGames> games;
    AddPairs(games, match.both, 0, 1, kBlack, kWhite);
    AddPairs(games, match.neither, 0, 1, kWhite, kBlack);
    AddPairs(games, match.one_each / 2, 0, 1, kBlack, kBlack);
    AddPairs(games, match.one_each / 2, 0, 1, kWhite, kWhite);
    RatingOptions options = Players(2);
    options.anchor = 1;
    HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, options));
    HAKARI_ASSERT_OK(const Strength strength, StrengthOf(PairCountsOf(games), 0.95));
    const double width = strength.elo_interval.HalfWidth();
    EXPECT_NEAR(ratings.players[0].interval.low, strength.elo_interval.low, width / 30);
    EXPECT_NEAR(ratings.players[0].interval.high, strength.elo_interval.high, width / 30);
    EXPECT_NEAR(ratings.superiority[0][1], strength.superiority, 0.01);
  }
}

// 350 of 400 games: seven to one. What is thought of the advantage beforehand moves it by little
// more than one Elo.
TEST(Ratings, BlacksAdvantageByHand) {
  std::vector<RatedGames> games;
  AddPairs(games, 150, 0, 1, kBlack, kBlack);
  AddPairs(games, 25, 0, 1, kBlack, kWhite);
  AddPairs(games, 25, 0, 1, kWhite, kBlack);
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(2)));
  EXPECT_NEAR(ratings.players[1].elo, 0, 1e-9);
  EXPECT_NEAR(ratings.black_advantage_elo, 400 * std::log10(7), 1.5);
  EXPECT_TRUE(ratings.black_advantage_interval.Contains(ratings.black_advantage_elo));
  EXPECT_GT(ratings.black_advantage_interval.low, 250);
}

TEST(Ratings, OverThirdPlayersAddUp) {
  std::vector<RatedGames> games = TwoInThree(0, 1, 1);
  for (const RatedGames& pair : TwoInThree(1, 2, 3)) games.push_back(pair);
  RatingOptions options = Players(3);
  options.anchor = 2;
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, options));
  const double step = 400 * std::log10(2);
  EXPECT_NEAR(ratings.players[1].elo, step, 1e-9);
  EXPECT_NEAR(ratings.players[0].elo, 2 * step, 1e-9);
  // The errors add up, too.
  options.anchor = 1;
  HAKARI_ASSERT_OK(const Ratings middle, RatingsOf(games, options));
  const double over_both =
      std::hypot(middle.players[0].interval.HalfWidth(), middle.players[2].interval.HalfWidth());
  EXPECT_NEAR(ratings.players[0].interval.HalfWidth() / over_both, 1, 0.1);
  EXPECT_LT(middle.players[2].interval.HalfWidth(), middle.players[0].interval.HalfWidth() * 0.6);
}

// Whose results are the same in both games of a pair has played half as many games.
TEST(Ratings, GamesThatHangTogetherCountAsOne) {
  std::vector<RatedGames> pairs, singles, apart;
  for (int i = 0; i < 200; ++i) {
    const bool won = i % 5 < 3;
    AddPairs(pairs, 1, 0, 1, won ? kBlack : kWhite, won ? kWhite : kBlack);
    singles.push_back({i % 2 == 0 ? RatedGame{0, 1, won ? kBlack : kWhite}
                                  : RatedGame{1, 0, won ? kWhite : kBlack}});
    apart.push_back({pairs.back()[0]});
    apart.push_back({pairs.back()[1]});
  }
  HAKARI_ASSERT_OK(const Ratings of_pairs, RatingsOf(pairs, Players(2)));
  HAKARI_ASSERT_OK(const Ratings of_singles, RatingsOf(singles, Players(2)));
  HAKARI_ASSERT_OK(const Ratings of_apart, RatingsOf(apart, Players(2)));
  const auto width = [](const Ratings& r) { return r.players[1].interval.HalfWidth(); };
  EXPECT_NEAR(of_pairs.players[1].elo, of_singles.players[1].elo, 1e-6);
  EXPECT_NEAR(width(of_pairs) / width(of_singles), 1, 0.02);
  EXPECT_NEAR(width(of_pairs) / width(of_apart), std::sqrt(2), 0.02);
}

TEST(Ratings, PairsThatAreAllAlikeLeaveSomeDoubt) {
  std::vector<RatedGames> games;
  AddPairs(games, 10, 0, 1, kBlack, kBlack);
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(2)));
  EXPECT_NEAR(ratings.players[1].elo, 0, 1e-9);
  EXPECT_GT(ratings.players[1].interval.HalfWidth(), 40);
  EXPECT_NEAR(ratings.superiority[0][1], 0.5, 1e-9);
}

TEST(Ratings, WhoWonEverythingHasALowerEndOnly) {
  std::vector<RatedGames> games;
  AddPairs(games, 20, 0, 1, kBlack, kWhite);
  RatingOptions options = Players(2);
  options.anchor = 1;
  HAKARI_ASSERT_OK(const Ratings up, RatingsOf(games, options));
  EXPECT_EQ(up.players[0].kind, RatingKind::kAtLeast);
  EXPECT_EQ(up.players[0].elo, kInfinity);
  EXPECT_EQ(up.players[0].interval.high, kInfinity);
  // A pair counts as one game: twenty wins, and a score s of which they are exp(-1.96^2 / 2)
  // likely.
  const double least = std::exp(-1.959964 * 1.959964 / 40);
  EXPECT_NEAR(up.players[0].interval.low, EloOfScore(least), 0.01);
  HAKARI_ASSERT_OK(const Strength strength, StrengthOf({0, 0, 0, 0, 20}, 0.95));
  EXPECT_NEAR(up.players[0].interval.low, strength.elo_interval.low, 2);
  EXPECT_GT(up.superiority[0][1], 0.999);

  HAKARI_ASSERT_OK(const Ratings down, RatingsOf(games, Players(2)));
  EXPECT_EQ(down.players[1].kind, RatingKind::kAtMost);
  EXPECT_EQ(down.players[1].elo, -kInfinity);
  EXPECT_EQ(down.players[1].interval.low, -kInfinity);
  EXPECT_NEAR(down.players[1].interval.high, -up.players[0].interval.low, 1e-4);
  EXPECT_LT(down.superiority[1][0], 0.001);
}

TEST(Ratings, OneDrawIsEnoughToBeFinite) {
  for (const auto& last : {RatedGame{0, 1, kDraw}, RatedGame{1, 0, kDraw}}) {
    std::vector<RatedGames> games;
    AddPairs(games, 20, 0, 1, kBlack, kWhite);
    games.push_back({last});
    HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(2)));
    EXPECT_EQ(ratings.players[1].kind, RatingKind::kFinite);
    EXPECT_LT(ratings.players[1].elo, -400);
    EXPECT_GT(ratings.players[1].interval.low, -kInfinity);
  }
}

TEST(Ratings, OfGamesWithOneColorOnly) {
  HAKARI_ASSERT_OK(const Ratings ratings,
                   RatingsOf({{{1, 0, kBlack}}, {{1, 0, kWhite}}, {{1, 0, kWhite}}}, Players(2)));
  EXPECT_EQ(ratings.players[1].kind, RatingKind::kFinite);
  // All of it is a difference of strength: of the advantage they say nothing.
  EXPECT_NEAR(ratings.players[1].elo, -400 * std::log10(2), 1e-6);
  EXPECT_NEAR(ratings.black_advantage_elo, 0, 1e-6);
}

// Two who are equal have won every game against three others, two of whom are equal as well.
TEST(Ratings, GroupsAboveGroupsAreRatedWithinThemselves) {
  std::vector<RatedGames> games = TwoInThree(0, 1, 1), low = TwoInThree(2, 3, 1);
  games.insert(games.end(), low.begin(), low.end());
  for (const int winner : {0, 1}) {
    for (const int loser : {2, 3}) AddPairs(games, 5, winner, loser, kBlack, kWhite);
  }
  AddPairs(games, 5, 0, 4, kBlack, kWhite);
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(5)));
  EXPECT_NEAR(ratings.players[1].elo, -400 * std::log10(2), 1e-5);
  for (const size_t i : {2, 3, 4}) EXPECT_EQ(ratings.players[i].kind, RatingKind::kAtMost);
  RatingOptions options = Players(5);
  options.anchor = 3;
  HAKARI_ASSERT_OK(const Ratings lower, RatingsOf(games, options));
  EXPECT_NEAR(lower.players[2].elo, 400 * std::log10(2), 1e-5);
  EXPECT_EQ(lower.players[0].kind, RatingKind::kAtLeast);
  EXPECT_GT(lower.players[0].interval.low, lower.players[1].interval.low);
  // Both lost to the first one only.
  EXPECT_EQ(lower.players[4].kind, RatingKind::kUnknown);
  EXPECT_TRUE(std::isnan(lower.players[4].elo));
  EXPECT_EQ(lower.players[4].interval.low, -kInfinity);
  EXPECT_EQ(lower.players[4].interval.high, kInfinity);
  EXPECT_EQ(lower.superiority[4][3], 0.5);
}

// Nobody lost with Black: the advantage is great, and how great the difference is remains open.
TEST(Ratings, AFewGamesThatBlackWonAllAreNoInfiniteStrength) {
  std::vector<RatedGames> games;
  AddPairs(games, 6, 0, 1, kBlack, kBlack);
  AddPairs(games, 4, 0, 1, kBlack, kWhite);
  HAKARI_ASSERT_OK(const Ratings ratings, RatingsOf(games, Players(2)));
  EXPECT_EQ(ratings.players[1].kind, RatingKind::kFinite);
  EXPECT_LT(ratings.players[1].elo, -100);
  EXPECT_GT(ratings.players[1].elo, -1000);
  EXPECT_GT(ratings.black_advantage_elo, 100);
  EXPECT_LT(ratings.black_advantage_elo, 1000);
}

TEST(Ratings, OfAllButNothingAreVeryUnsure) {
  HAKARI_ASSERT_OK(const Ratings one, RatingsOf({{{0, 1, kBlack}}}, Players(2)));
  EXPECT_EQ(one.players[1].kind, RatingKind::kAtMost);
  EXPECT_GT(one.players[1].interval.high, 100);
  HAKARI_ASSERT_OK(const Ratings two,
                   RatingsOf({{{0, 1, kBlack}, {1, 0, kDraw}}, {{0, 1, kDraw}}}, Players(2)));
  EXPECT_GT(two.players[1].interval.high, 200);
  EXPECT_LT(two.players[1].interval.low, -400);
}

TEST(Ratings, RefuseWhatSaysNothing) {
  const auto error = [](const std::vector<RatedGames>& games, const RatingOptions& options) {
    return std::string(RatingsOf(games, options).status().message());
  };
  EXPECT_THAT(error({}, Players(2)), HasSubstr("no games"));
  EXPECT_THAT(error({{}, {}}, Players(2)), HasSubstr("no games"));
  EXPECT_THAT(error({{{0, 1, kDraw}, {1, 0, kDraw}}}, Players(2)), HasSubstr("drawn"));
  EXPECT_THAT(error({{{0, 1, kBlack}}, {{2, 3, kBlack}}, {{3, 4, kBlack}}}, Players(5)),
              HasSubstr("players 2, 3, 4 with player 0"));
  EXPECT_THAT(error({{{0, 1, kBlack}}}, Players(3)), HasSubstr("player 2 with player 0"));
  EXPECT_THAT(error({{{0, 2, kBlack}}}, Players(2)), HasSubstr("player 0 against player 2 of 2"));
  EXPECT_THAT(error({{{1, 1, kBlack}}}, Players(2)), HasSubstr("player 1 against player 1"));
  EXPECT_THAT(error({{{-1, 1, kBlack}}}, Players(2)), HasSubstr("player -1"));
  RatingOptions options = Players(2);
  options.anchor = 2;
  EXPECT_THAT(error({{{0, 1, kBlack}}}, options), HasSubstr("anchor"));
  options = Players(2);
  options.confidence = 1;
  EXPECT_THAT(error({{{0, 1, kBlack}}}, options), HasSubstr("confidence"));
  options = Players(2);
  options.anchor_elo = std::nan("");
  EXPECT_THAT(error({{{0, 1, kBlack}}}, options), HasSubstr("finite"));
}

// Each pair's two games bring the same: half as much information as games apart, a little less of
// ten pairs than of many, and a tenth of a pair as the model expects.
TEST(Davidson, InformationOfPairsByHand) {
  std::vector<RatedGames> games;
  AddPairs(games, 5, 0, 1, kBlack, kWhite);
  AddPairs(games, 5, 0, 1, kWhite, kBlack);
  const Davidson model(2, games);
  std::vector<bool> held(model.size(), false);
  held[0] = true;
  const Davidson::Peak peak = model.Climb(model.Even(), held);
  const Davidson::Information information = model.InformationOf(peak, held, {0, 1, 0, 0});
  EXPECT_NEAR(information.variance, 1 / (20 * 0.25), 1e-9);
  EXPECT_NEAR(information.groups, 10, 1e-6);
  EXPECT_NEAR(information.dispersion, 2 * 10.0 / 9 + 0.1, 1e-6);
}

// The variance is one by how fast the likelihood falls, if everything else follows.
TEST(Davidson, VarianceIsTheCurvatureOfTheProfile) {
  std::vector<RatedGames> games;
  AddPairs(games, 30, 0, 1, kBlack, kDraw);
  AddPairs(games, 20, 0, 1, kDraw, kWhite);
  AddPairs(games, 10, 0, 1, kBlack, kWhite);
  AddPairs(games, 4, 0, 1, kWhite, kDraw);
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

// The slow judge: the model as it is written in books, game by game, climbed along one value after
// the other by ever smaller steps.
class Judge {
 public:
  Judge(size_t players, const std::vector<RatedGames>& games) : games_(games), best(players + 2) {}

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
      // Who has the greater number is a little better, and so is Black.
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
    Judge judge(static_cast<size_t>(players), games);
    const double top = judge.Climb({0});
    const std::vector<double> best = judge.best;
    const auto n = static_cast<size_t>(players);
    for (size_t i = 1; i < n; ++i) {
      ASSERT_EQ(ratings.players[i].kind, RatingKind::kFinite);
      EXPECT_NEAR(ratings.players[i].elo, best[i] * kEloOfLogit, 1e-3);
    }
    EXPECT_NEAR(ratings.black_advantage_elo, best[n] * kEloOfLogit, 1e-3);
    EXPECT_NEAR(ratings.draws_between_equals, Davidson::SharesOf(best[n], best[n + 1])[1], 1e-6);
    // Both ends of an interval make the games as much less likely.
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

// Who is superior with 97.5 % is so by an interval of 95 % as well.
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
