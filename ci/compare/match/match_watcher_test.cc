#include "ci/compare/match/match_watcher.h"

#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/str_cat.h"
#include "engine/notation/usi_game.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::compare {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

match::MatchPlan Plan(int players = 2) {
  match::MatchPlan plan;
  plan.pairs = 40;
  for (int i = 0; i < players; ++i) {
    match::Entrant entrant;
    entrant.name = absl::StrCat("engine ", i + 1);
    entrant.allowance.byoyomi_ms = 100;
    entrant.allowance.margin_ms = 20;
    plan.entrants.push_back(entrant);
  }
  return plan;
}

// The first player wins with black and draws with white; all games differ.
match::PlayedPair PairOf(int number, const std::string& first = "result=b end=mate",
                         const std::string& second = "result=d end=length") {
  match::PlayedPair pair;
  pair.number = number;
  pair.players[1] = 1;
  const char* const black[] = {"7g7f", "2g2f", "6g6f", "5g5f", "4g4f", "3g3f", "1g1f", "9g9f"};
  const char* const white[] = {"3c3d", "8c8d", "4c4d", "5c5d", "6c6d"};
  for (const int game : {0, 1}) {
    pair.games[game].record = *notation::ParseUsiLine(
        absl::StrCat("startpos moves ", black[number % 8], " ", white[number / 8], " 8g8f ",
                     game == 0 ? "1c1d" : "9c9d", " ; ", game == 0 ? first : second));
    pair.games[game].opening_moves = 2;
    pair.games[game].answers.resize(2);
    for (match::AnswerFacts& facts : pair.games[game].answers) {
      facts = {100'500, 100'000, 99, 150'000, 9, player::Score::Centipawns(5), -1};
    }
  }
  return pair;
}

TEST(MatchWatcher, KnowsAtAnyTimeWhatItShows) {
  const match::MatchPlan plan = Plan();
  SprtPlan sprt;
  sprt.elo1 = 200;
  MatchWatcher watcher(plan, sprt, false);
  EXPECT_EQ(watcher.Now(), "");
  watcher.Take(PairOf(0));
  EXPECT_THAT(watcher.Now(), StartsWith("+1 -0 =1, score 75.0 %, LLR "));
  for (int number = 1; number < 40 && !watcher.IsEnough(); ++number) watcher.Take(PairOf(number));
  EXPECT_TRUE(watcher.IsEnough());
  EXPECT_EQ(watcher.Report({}).sprt_result.verdict, SprtVerdict::kAcceptElo1);
}

TEST(MatchWatcher, KeepsRecordsAndFaultsWithTheirPlayers) {
  const match::MatchPlan plan = Plan();
  MatchWatcher watcher(plan, std::nullopt, true);
  match::PlayedPair pair =
      PairOf(4, "result=b end=mate", "result=w end=error fault=\"black: crashed: gone\"");
  pair.games[1].fault = match::Fault{kBlack, "crashed: gone"};
  watcher.Take(pair);
  ASSERT_EQ(watcher.records().size(), 2u);
  EXPECT_EQ(notation::TagOf(watcher.records()[0], "black"), "engine 1");
  EXPECT_EQ(notation::TagOf(watcher.records()[1], "black"), "engine 2");
  EXPECT_EQ(notation::TagOf(watcher.records()[1], "pair"), "1-2.00005");
  const MatchReport report = watcher.Report({});
  ASSERT_EQ(report.faults.size(), 1u);
  EXPECT_EQ(report.faults[0], "pair 1-2.00005, game 2, engine 2: crashed: gone");
}

MatchReport Report() {
  const match::MatchPlan plan = Plan();
  MatchWatcher watcher(plan, std::nullopt, false);
  for (int number = 0; number < 10; ++number) watcher.Take(PairOf(number));
  RunSummary run;
  run.resumed = 4;
  MatchReport report = watcher.Report(run);
  report.verdict = MatchVerdict{MatchWord::kStronger, {"because"}};
  report.openings = "10 openings";
  report.file = "a.match";
  return report;
}

TEST(MatchText, LeadsWithTheAnswer) {
  const std::string text = MatchText(Report());
  EXPECT_THAT(text, StartsWith("STRONGER: A against B\n  because\n"
                               "A  engine 1, byoyomi=100 (margin 20 ms)\n"
                               "B  engine 2, byoyomi=100 (margin 20 ms)\n"));
  EXPECT_THAT(text, HasSubstr("A-B  score 75.0 % ["));
  EXPECT_THAT(text, HasSubstr("10 pairs, of 0, 1/2, 1, 3/2 and 2 points: 0, 0, 0, 10, 0\n"));
  EXPECT_THAT(text, HasSubstr("A  won 10 (10 as black, 0 as white), lost 0, drawn 10\n"));
  EXPECT_THAT(text,
              HasSubstr("B  won 0 (0 as black, 0 as white), lost 10, drawn 10; lost by mate 10\n"));
  EXPECT_THAT(text, HasSubstr("ended by length 10, mate 10\n"));
  EXPECT_THAT(text, HasSubstr("10 of 40 pairs (4 from an earlier run), 1 game at once; 10 "
                              "openings; 320 plies at most\n"));
  EXPECT_THAT(text, HasSubstr("disturbed: 0 of 20 games"));
  EXPECT_THAT(text, HasSubstr("games: a.match\n"));
  EXPECT_THAT(text, Not(HasSubstr("ended early")));
}

TEST(MatchText, AnEarlyEndAndWhatWentWrongAreSaid) {
  MatchReport report = Report();
  report.sprt.emplace();
  report.sprt_result.verdict = SprtVerdict::kAcceptElo1;
  report.mirrored_pairs = 3;
  report.repeated_pairs = 2;
  for (int i = 0; i < 12; ++i) report.faults.push_back(absl::StrCat("number ", i, "\x1b"));
  const std::string text = MatchText(report);
  EXPECT_THAT(text, HasSubstr("since it ended early"));
  EXPECT_THAT(text, HasSubstr("3 pairs are mirror images of themselves, 2 repeat an earlier one"));
  EXPECT_THAT(text, HasSubstr("and 2 more"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

TEST(MatchJson, HasEverything) {
  MatchReport report = Report();
  const nlohmann::json json = nlohmann::json::parse(MatchJson(report, {}));
  EXPECT_EQ(json["schema"], "hakari-match");
  EXPECT_EQ(json["verdict"]["word"], "improved");
  EXPECT_EQ(json["result"]["word"], "stronger");
  EXPECT_EQ(json["result"]["pairings"][0]["outcomes"], nlohmann::json({0, 0, 0, 10, 0}));
  EXPECT_DOUBLE_EQ(json["result"]["pairings"][0]["strength"]["score"].get<double>(), 0.75);
  EXPECT_EQ(json["result"]["players"][1]["lost_by"]["mate"], 10);
  EXPECT_EQ(json["result"]["players"][0]["late"], 20);
  EXPECT_EQ(json["result"]["players"][0]["latency_99_us"], 1500);
  EXPECT_EQ(json["identity"]["players"][0]["limits"], "byoyomi=100");
  EXPECT_TRUE(json["result"]["sprt"].is_null());
  report.sprt.emplace();
  EXPECT_EQ(nlohmann::json::parse(MatchJson(report, {}))["result"]["sprt"]["model"], "normalized");
}

TEST(GameRulesText, SaysWhatIsNotUsual) {
  EXPECT_EQ(GameRulesText({}), "320 plies at most");
  EXPECT_EQ(GameRulesText({100, true, 500, 4, 1000}),
            "100 plies at most, resigned at -500 in 4 moves, mates announced that PDS proves in "
            "1000 nodes");
}

}  // namespace
}  // namespace hakari::compare
