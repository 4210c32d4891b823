#include "base/statistics/ratings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <limits>
#include <string>
#include <vector>

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

// Adds `times` pairs; `a` is Black in the first game, `b` in the second.
void AddPairs(std::vector<RatedGames>& games, int times, int a, int b, RatedResult first,
              RatedResult second) {
  games.insert(games.end(), static_cast<size_t>(times), {{a, b, first}, {b, a, second}});
}

// A match without draws in which both colors win equally often and `a` wins two games of three.
std::vector<RatedGames> TwoInThree(int a, int b, int times) {
  std::vector<RatedGames> games;
  AddPairs(games, 6 * times, a, b, kBlack, kWhite);
  AddPairs(games, 2 * times, a, b, kWhite, kBlack);
  AddPairs(games, 2 * times, a, b, kBlack, kBlack);
  AddPairs(games, 2 * times, a, b, kWhite, kWhite);
  return games;
}

// From the first player's view.
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

// With draws, ratings are the ratio of wins to losses, which is more than the Elo of the score. The
// score that the ratings predict is always the score that was reached.
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

// Both intervals are equally wide, whatever the results of the pairs are.
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

// Black won 350 of 400 games: seven to one. The prior for the advantage changes it by little more
// than one Elo.
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

// A player with the same result in both games of each pair has in effect played half as many games.
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
  // A pair counts as one game: twenty wins, and a score at which these have a likelihood of
  // exp(-1.96^2 / 2).
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
  // All of it is a difference of strength: the games say nothing about the advantage.
  EXPECT_NEAR(ratings.players[1].elo, -400 * std::log10(2), 1e-6);
  EXPECT_NEAR(ratings.black_advantage_elo, 0, 1e-6);
}

// Players 0 and 1 won all their games against the players 2, 3 and 4. Within a group (0 and 1, 2
// and 3) ratings are finite.
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
  // Players 3 and 4 both lost to player 0; nothing else compares them.
  EXPECT_EQ(lower.players[4].kind, RatingKind::kUnknown);
  EXPECT_TRUE(std::isnan(lower.players[4].elo));
  EXPECT_EQ(lower.players[4].interval.low, -kInfinity);
  EXPECT_EQ(lower.players[4].interval.high, kInfinity);
  EXPECT_EQ(lower.superiority[4][3], 0.5);
}

// No game was lost with Black: the advantage is great, and the difference in strength stays
// uncertain.
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

}  // namespace
}  // namespace hakari
