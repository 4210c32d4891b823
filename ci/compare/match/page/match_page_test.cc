// The contents of the page: the course of a match and its games as JSON, within their limits, and
// nothing that could become markup. match_page_browser_test tests the page in a browser.
#include "ci/compare/match/page/match_page.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "ci/compare/match/page/match_course.h"
#include "ci/compare/match/page/match_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::compare {
namespace {

using nlohmann::json;
using ::testing::ElementsAre;
using testing::FaultyPairFor;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::PageFor;
using testing::PairFor;
using testing::PlanFor;

json GamesOf(const MatchCourse& course) { return json::parse(course.Games()); }

TEST(MatchCourse, GamesStandWithTheirPlayersMovesAndAnswers) {
  MatchCourse course(2);
  course.Take(PairFor(4), 0);
  const json games = GamesOf(course);
  EXPECT_EQ(games["left_out"], 0);
  ASSERT_EQ(games["list"].size(), 2u);
  EXPECT_EQ(games["list"][0],
            json::parse(R"({"pair":"1-2.00005","game":1,"players":[0,1],"result":"b","end":"mate",
                            "moves":"4g4f 3c3d 6i7h 6a5b 4i5h 4a3b","opening":2,
                            "ms":[12.5,20.0,3.25,1.0],"nodes":[1000,2000,3000,400],
                            "depth":[5,6,7,8],"score":[30,-40,"cp 12 lowerbound","mate -4"]})"));
  EXPECT_EQ(games["list"][1]["players"], json({1, 0}));
  EXPECT_EQ(games["list"][1]["result"], "d");
  EXPECT_EQ(games["list"][1]["end"], "length");
  EXPECT_FALSE(games["list"][1].contains("score"));
}

TEST(MatchCourse, FaultsAndUnusualStartsAreTold) {
  match::PlayedPair pair = FaultyPairFor(0, "crashed: gone");
  pair.games[0].record.start.DoMove(pair.games[0].record.lines[0].moves[0].move);
  MatchCourse course(2);
  course.Take(pair, 0);
  const json games = GamesOf(course);
  EXPECT_EQ(games["list"][1]["fault"], json({{"by", 0}, {"what", "crashed: gone"}}));
  EXPECT_EQ(games["list"][1]["end"], "crash");
  EXPECT_EQ(games["list"][0]["start"],
            "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2");
  EXPECT_FALSE(games["list"][1].contains("start"));
}

TEST(MatchCourse, GamesBeyondTheLimitsAreLeftOutAndCounted) {
  MatchCourse by_count(2, {3, size_t{8} << 20});
  for (int number = 0; number < 5; ++number) by_count.Take(PairFor(number), 0);
  EXPECT_EQ(GamesOf(by_count)["list"].size(), 3u);
  EXPECT_EQ(GamesOf(by_count)["left_out"], 7);
  MatchCourse by_bytes(2, {1000, 500});
  for (int number = 0; number < 5; ++number) by_bytes.Take(PairFor(number), 0);
  EXPECT_EQ(GamesOf(by_bytes)["list"].size(), 2u);
  EXPECT_EQ(GamesOf(by_bytes)["left_out"], 8);
  EXPECT_LE(by_bytes.Games().size(), 550u);
}

TEST(MatchCourse, OfATestItTellsTheRatioAfterEachPair) {
  MatchCourse course(2);
  for (int number = 0; number < 3; ++number) course.Take(PairFor(number), 0.5 * number);
  EXPECT_EQ(json(course.Steps(true)), json::parse(R"({"pairs":[1,2,3],"llr":[0.0,0.5,1.0]})"));
}

TEST(MatchCourse, WithoutATestItTellsTheScoreAndItsInterval) {
  MatchCourse course(2);
  course.Take(PairFor(0), 0);
  course.Take(FaultyPairFor(1, "crashed: gone"), 0);
  const json steps = course.Steps(false);
  EXPECT_EQ(steps["scores"], json::parse("[[0.75,0.625],[0.25,0.375]]"));
  ASSERT_EQ(steps["low"].size(), 2u);
  for (const size_t i : {0, 1}) {
    EXPECT_LT(steps["low"][i], steps["scores"][0][i]);
    EXPECT_GT(steps["high"][i], steps["scores"][0][i]);
  }
}

TEST(MatchCourse, OfSeveralPlayersItTellsEachScore) {
  MatchCourse course(3);
  course.Take(PairFor(0, 0, 1), 0);
  course.Take(PairFor(0, 1, 2), 0);
  const json steps = course.Steps(false);
  EXPECT_EQ(steps["scores"], json::parse("[[0.75,0.75],[0.25,0.5],[null,0.25]]"));
  EXPECT_FALSE(steps.contains("low"));
}

TEST(MatchCourse, OfALongMatchSomeStepsAreTold) {
  MatchCourse course(2);
  for (int number = 0; number < 1000; ++number) course.Take(PairFor(number % 40), number);
  const std::vector<int> pairs = json(course.Steps(true))["pairs"];
  EXPECT_LE(pairs.size(), 402u);
  EXPECT_GE(pairs.size(), 300u);
  EXPECT_EQ(pairs.front(), 1);
  EXPECT_EQ(pairs.back(), 1000);
}

std::string DataIn(const std::string& page) {
  const std::string begin = R"(<script type="application/json" id="report">)";
  const size_t from = page.find(begin) + begin.size();
  return page.substr(from, page.find("</script>", from) - from);
}

TEST(MatchPage, HoldsTheEnvelopeAndTheCourse) {
  const json data = json::parse(DataIn(PageFor(PlanFor(2), {PairFor(0), PairFor(1)})));
  EXPECT_EQ(data["match"]["schema"], "hakari-match");
  EXPECT_EQ(data["match"]["result"]["pairs"], 2);
  EXPECT_FALSE(data["match"]["result"].contains("games"));
  EXPECT_EQ(data["ended_early"], false);
  EXPECT_EQ(data["steps"]["pairs"], json({1, 2}));
  EXPECT_EQ(data["games"]["list"].size(), 4u);
}

TEST(MatchPage, ATestThatDecidedEndedTheMatchEarly) {
  SprtPlan sprt;
  sprt.elo1 = 200;
  std::vector<match::PlayedPair> pairs;
  for (int number = 0; number < 40; ++number) pairs.push_back(PairFor(number));
  const json data = json::parse(DataIn(PageFor(PlanFor(2), pairs, sprt)));
  EXPECT_EQ(data["ended_early"], true);
  EXPECT_GT(data["steps"]["llr"].back(), data["match"]["result"]["sprt"]["upper"]);
}

TEST(MatchPage, NothingInItCanEndItsElement) {
  match::MatchPlan plan = PlanFor(2);
  plan.entrants[0].name = "</script><b>\"'\x01\x1b[31m\xff";
  const std::string page =
      PageFor(plan, {FaultyPairFor(0, "crashed: </script><script>x\"\n\x7f\xfe")});
  EXPECT_THAT(DataIn(page), Not(HasSubstr("<")));
  const json data = json::parse(DataIn(page));
  EXPECT_TRUE(absl::StartsWith(data["match"]["identity"]["players"][0]["name"].get<std::string>(),
                               "</script><b>\"'"));
  EXPECT_TRUE(absl::StartsWith(data["games"]["list"][1]["fault"]["what"].get<std::string>(),
                               "crashed: </script><script>x\"\n\x7f"));
}

TEST(MatchPage, ItsPolicyNamesItsOwnPartsAlone) {
  const std::string page = PageFor(PlanFor(2), {PairFor(0)});
  EXPECT_THAT(page, HasSubstr("content=\"default-src 'none'; script-src 'sha256-"));
  EXPECT_THAT(page, HasSubstr("require-trusted-types-for 'script'"));
  EXPECT_THAT(page, Not(HasSubstr("unsafe")));
  EXPECT_THAT(page, Not(HasSubstr("@SCRIPT@")));
}

}  // namespace
}  // namespace hakari::compare
