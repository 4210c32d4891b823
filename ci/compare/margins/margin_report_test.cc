// Made-up data, so that every figure can be computed by hand.
#include "ci/compare/margins/margin_report.h"

#include <cstdint>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "ci/compare/comparison.h"
#include "ci/compare/margins/audited_cuts.h"
#include "ci/compare/margins/margin_study.h"
#include "ci/compare/margins/margin_summary.h"
#include "ci/compare/match/match_verdict.h"
#include "ci/report/origin.h"
#include "ci/report/schema/schema_check.h"
#include "engine/search/settings/settings.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"
#include "suites/core/score.h"
#include "suites/match/match_counts.h"

namespace hakari::compare {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::StartsWith;

using ByDepth = std::map<int, CutCounts>;

ComparedAnswer Answer(int64_t nodes, int64_t cuts, bool right) {
  ComparedAnswer answer;
  answer.outcome = suites::Outcome::Ran(
      "7g7f", {{"nodes", nodes}, {"depth", 9}, {"reverse_futility_cuts", cuts}});
  answer.score = suites::Score::OfChoice({}, right);
  answer.cpu_ns = {nodes * 600};
  return answer;
}

// A cuts 100 times in each of 20 positions, B twice as often and dynamically, C never.
StudiedSuite Suite(const std::string& name) {
  StudiedSuite suite;
  suite.name = name;
  suite.limits.nodes = 1000;
  suite.comparison.contestants.resize(3);
  suite.audits.resize(3);
  for (int i = 0; i < 20; ++i) {
    ComparedPosition& position = suite.comparison.positions.emplace_back();
    position.id = absl::StrCat("p", i + 1);
    position.answers = {Answer(1000, 100, true), Answer(1000, 200, i < 10), Answer(1000, 0, true)};
    suites::Counters& dynamic = position.answers[1].outcome.counters;
    dynamic["margin_tries"] = i == 0 ? 501 : 0;
    dynamic["margin_nodes"] = i == 0 ? 700 : 0;
    dynamic["margin_cuts"] = i == 0 ? 10 : 150;
    dynamic["adopted_1"] = 50;
    if (i > 4) dynamic["adopted_2"] = -100;
    suite.audits[0].push_back(ByDepth{{1, {10, 0}}, {2, {5, i == 0 ? 3 : 0}}});
    suite.audits[1].push_back(ByDepth{{1, {10, 1}}});
    suite.audits[2].push_back(ByDepth());
  }
  return suite;
}

// A match without any pair.
MatchReport NoGames() {
  MatchReport report;
  report.players = {{"B", "", "nodes=1000"}, {"A", "", "nodes=1000"}};
  report.rules = "320 plies at most";
  report.openings = "24000 openings";
  report.file = "b.match";
  report.asked_pairs = 10;
  report.counts = match::MatchCounts(match::PairingsOf(2, false), {false, false}, {true, true});
  report.verdict = MatchVerdict{MatchWord::kInvalid, {"because"}};
  return report;
}

MarginReport Report() {
  MarginReport report;
  report.base = "search:futility=0";
  for (const char* word : {"150/300", "dynamic:97", "off"}) {
    report.contestants.push_back(
        {word, absl::StrCat("what ", word, " means"), absl::StrCat("search:", word), {}});
  }
  for (const char* name : {"middlegame", "next_move"}) {
    report.suites.push_back(Suite(name));
    report.figures.push_back(FiguresOf(report.suites.back()));
  }
  report.cuts_kept = 16;
  report.seed = 1;
  return report;
}

TEST(MarginText, LeadsWithWhatEachDoesAgainstTheFirst) {
  const std::string text = MarginText(Report());
  EXPECT_THAT(
      text,
      StartsWith("B (dynamic:97) against A (150/300)\n"
                 "  middlegame: cuts 2.000 [2.000, 2.000] times as often; 90.00 % of its cuts "
                 "right, A 99.00 %; solves 10 of 20, A 20 (McNemar p 0.0020); CPU time 1.000 "
                 "[1.000, 1.000]\n"
                 "  next_move: cuts 2.000"));
  EXPECT_THAT(text, HasSubstr("C (off) against A (150/300)\n  middlegame: cuts nothing; solves 20 "
                              "of 20, A 20 (McNemar p 1.0000); CPU time"));
  EXPECT_THAT(text, HasSubstr("A  150/300: what 150/300 means\n"));
  EXPECT_THAT(text, HasSubstr("base search: search:futility=0; from depth 3 to 6 the margin is "
                              "that of depth 2 plus 150 per ply\n"));
}

TEST(MarginText, HasATableOfEachSuite) {
  const std::string text = MarginText(Report());
  EXPECT_THAT(text, HasSubstr("\nmiddlegame: 20 positions, nodes=1000; ratios to A by position: "
                              "median [97.5 %]; right [98.33 %]\n"));
  EXPECT_THAT(text, HasSubstr("\nA         20000    9.0         2000      300      3  99.00 % ["));
  EXPECT_THAT(text, HasSubstr("\nC         20000    9.0            0        0      0  no cut  "));
  EXPECT_THAT(text, HasSubstr("right at              depth 1              depth 2\n"
                              "A             100.00 % of 200       97.00 % of 100\n"
                              "B              90.00 % of 200                    -\n"));
  EXPECT_THAT(text,
              HasSubstr("B counted 501 nodes and searched 700 below them; margins adopted at the "
                        "end of 20 positions, at depth 1: 50 in 20, first in p1; at depth 2: "
                        "-100 in 15, none in 5, first in p6\n"));
}

TEST(MarginText, WhatWasNotMeasuredIsSaid) {
  MarginReport report = Report();
  report.suites.resize(1);
  StudiedSuite& suite = report.suites[0];
  suite.audit_interrupted = true;
  for (auto& contestant : suite.audits) contestant.assign(20, {});
  for (ComparedPosition& position : suite.comparison.positions) {
    position.answers[2].outcome = suites::Outcome::Crashed("gone");
    for (ComparedAnswer& answer : position.answers) answer.score = suites::Score::Open({});
    position.answers[1].outcome.counters.erase("adopted_1");
    position.answers[1].outcome.counters.erase("adopted_2");
  }
  report.interrupted = true;
  report.figures = {FiguresOf(suite)};
  const std::string text = MarginText(report);
  EXPECT_THAT(text, StartsWith("INTERRUPTED: "));
  EXPECT_THAT(text, HasSubstr("THE AUDIT WAS INTERRUPTED"));
  EXPECT_THAT(text, HasSubstr("not audited"));
  EXPECT_THAT(text, HasSubstr("it adopted no margin\n"));
  EXPECT_THAT(text, HasSubstr("C gave no answer to 20, first p1: gone\n"));
  EXPECT_THAT(text, Not(HasSubstr("100.00 %")));
  EXPECT_THAT(text, Not(HasSubstr("McNemar")));
  EXPECT_THAT(text, Not(HasSubstr("solves")));
}

TEST(MarginText, WhereNobodyAnsweredItIsInvalid) {
  MarginReport report = Report();
  EXPECT_FALSE(report.is_invalid());
  report.suites.resize(1);
  for (ComparedPosition& position : report.suites[0].comparison.positions) {
    for (ComparedAnswer& answer : position.answers) {
      answer.outcome = suites::Outcome::Crashed("gone");
    }
  }
  report.figures = {FiguresOf(report.suites[0])};
  EXPECT_TRUE(report.is_invalid());
  EXPECT_THAT(MarginText(report), HasSubstr("NOTHING WAS MEASURED"));
}

TEST(MarginText, GamesWithoutAPairAreInvalid) {
  MarginReport report = Report();
  report.games.push_back({1, NoGames()});
  EXPECT_TRUE(report.is_invalid());
  const std::string text = MarginText(report);
  EXPECT_THAT(text, HasSubstr("\n  games: INVALID, 0 of 10 pairs\nC (off)"));
  EXPECT_THAT(text, HasSubstr("\ngames: nodes=1000; 24000 openings; 320 plies at most; each match "
                              "separately at 95 %\nB against A: INVALID, 0 of 10 pairs\n  because\n"
                              "  games: b.match\n"));
}

TEST(MarginJson, IsAsItsSchemaSaysAndHasEveryFigure) {
  MarginReport report = Report();
  report.contestants[1].word = "\x1b[2J\xff";
  report.games.push_back({1, NoGames()});
  report::Origin origin;
  origin.created = "2026-11-18T10:00:00Z";
  const std::string text = MarginJson(report, origin);
  EXPECT_THAT(report::SchemaCheck::OfFolder("ci/report/schema").FaultsOfResult(text), IsEmpty());
  EXPECT_THAT(MarginText(report), Not(HasSubstr("\x1b")));
  const auto json = nlohmann::json::parse(text);
  EXPECT_EQ(json["schema"], "hakari-margins");
  EXPECT_EQ(json["complete"], true);
  const auto& suite = json["result"]["suites"][1];
  EXPECT_EQ(suite["name"], "next_move");
  EXPECT_EQ(suite["margins"][0]["audited"]["wrong"], 3);
  EXPECT_NEAR(suite["margins"][0]["audited"]["precision"].get<double>(), 0.99, 1e-12);
  EXPECT_TRUE(suite["margins"][2]["audited"]["precision"].is_null());
  EXPECT_TRUE(suite["margins"][0]["dynamic"].is_null());
  EXPECT_EQ(suite["margins"][1]["dynamic"]["adopted"][1]["centipawns"], -100);
  EXPECT_EQ(suite["margins"][0]["audits"][0][1]["wrong"], 3);
  EXPECT_EQ(suite["comparison"]["positions"][19]["answers"][1]["counters"]["margin_cuts"], 150);
  EXPECT_EQ(json["result"]["games"][0]["word"], "invalid");
  EXPECT_TRUE(json["result"]["games"][0]["pairing"]["strength"].is_null());
}

}  // namespace
}  // namespace hakari::compare
