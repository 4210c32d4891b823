#include "ci/history/trials/trial_ratings.h"

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/statistics/strength.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::history {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

constexpr char kOpponent[] = "usi:/usr/games/opponent";

// A trial with `lost`, `shared` and `won` pairs of 0, 1 and 2 points; a pair of 1 point is a win
// each.
Trial Played(const std::string& first, const std::string& second, int lost, int shared, int won) {
  Trial trial;
  trial.date = "2026-11-20";
  trial.commit = "77062d1";
  trial.first = first;
  trial.second = second;
  trial.limits = "nodes=2000";
  trial.pairs = {lost, 0, shared, 0, won};
  trial.won = 2 * won + shared;
  trial.lost = 2 * lost + shared;
  return trial;
}

std::vector<Trial> Versions() {
  return {Played("search:frozen1,EvalFile=material1", kOpponent, 30, 10, 10),
          Played("search:frozen1", kOpponent, 20, 20, 20),
          Played("search", "search:frozen1", 10, 20, 30)};
}

TEST(RateTrials, IsRelativeToTheAnchorInTheOrderOfTheList) {
  const auto ratings = RateTrials(Versions(), "opponent", 1500);
  ASSERT_TRUE(ratings.ok()) << ratings.status();
  EXPECT_EQ(ratings->anchor, absl::StrCat(kOpponent, ", nodes=2000"));
  ASSERT_THAT(ratings->players, SizeIs(4));
  EXPECT_EQ(ratings->players[0].player, "search:frozen1,EvalFile=material1, nodes=2000");
  EXPECT_EQ(ratings->players[1].rating.elo, 1500);
  EXPECT_EQ(ratings->players[1].games, 220);
  EXPECT_EQ(ratings->players[3].player, "search of 77062d1, nodes=2000");
  // Without draws Elo is that of the score: 30 and 80 points of 100 and 120.
  EXPECT_NEAR(ratings->players[0].rating.elo, 1500 + EloOfScore(0.3), 1);
  EXPECT_NEAR(ratings->players[2].rating.elo, 1500, 1);
  EXPECT_NEAR(ratings->players[3].rating.elo, 1500 + EloOfScore(80.0 / 120), 1);
  EXPECT_THAT(TrialRatingsText(*ratings), HasSubstr("opponent, nodes=2000 at 1500"));
}

TEST(RateTrials, DrawsAreHalfAPointEach) {
  Trial drawn = Played("search:frozen1", kOpponent, 5, 5, 5);
  drawn.pairs[1] = 3;  // a loss and a draw
  drawn.pairs[3] = 3;
  drawn.pairs[2] += 4;  // two draws
  drawn.won += 3;
  drawn.lost += 3;
  drawn.drawn = 3 + 3 + 8;
  const auto ratings = RateTrials({drawn}, "", 0);
  ASSERT_TRUE(ratings.ok()) << ratings.status();
  EXPECT_NEAR(ratings->players[0].rating.elo, 0, 1e-6);
}

TEST(RateTrials, OurSearchIsAnotherInAnotherCommitAndAProfileIsNot) {
  Trial later = Played("search", "search:frozen1", 10, 10, 10);
  later.commit = "0123456";
  std::vector<Trial> trials = Versions();
  trials.push_back(later);
  const auto ratings = RateTrials(trials, "opponent", 0);
  ASSERT_TRUE(ratings.ok()) << ratings.status();
  ASSERT_THAT(ratings->players, SizeIs(5));
  EXPECT_EQ(ratings->players[4].player, "search of 0123456, nodes=2000");
}

TEST(RateTrials, OtherLimitsAreOtherPlayers) {
  std::vector<Trial> trials = Versions();
  trials.push_back(Played("search:frozen1", "usi:another", 1, 1, 1));
  trials.back().limits = "byoyomi=1000 / nodes=5";
  const auto ratings = RateTrials(trials, "opponent", 0);
  ASSERT_TRUE(ratings.ok()) << ratings.status();
  EXPECT_THAT(ratings->apart, ElementsAre("search:frozen1, byoyomi=1000", "usi:another, nodes=5"));
  EXPECT_THAT(TrialRatingsText(*ratings), HasSubstr("not comparable with these: usi:another"));
}

TEST(RateTrials, AnUnknownAnchorIsNamed) {
  EXPECT_TRUE(absl::IsNotFound(RateTrials(Versions(), "nobody", 0).status()));
  EXPECT_FALSE(RateTrials({}, "", 0).ok());
}

}  // namespace
}  // namespace hakari::history
