// Made-up numbers whose results can be computed by hand.
#include "ci/compare/summary.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/compare/comparison_text.h"
#include "ci/report/schema/schema_check.h"
#include "gtest/gtest.h"

namespace hakari::compare {
namespace {

ComparedAnswer Answered(const std::string& answer, uint64_t nodes, int64_t cpu_ns) {
  ComparedAnswer compared;
  compared.outcome = suites::Outcome::Ran(answer, {{"nodes", nodes}});
  compared.cpu_ns = {cpu_ns};
  return compared;
}

// B counts `nodes` and takes `cpu` times as much as A, alternating around it by `spread`.
Comparison Two(double nodes, double cpu, double spread = 0.001, int positions = 40) {
  Comparison comparison;
  comparison.contestants = {{"first", {}, {}}, {"second", {}, {}}};
  for (int i = 0; i < positions; ++i) {
    const double sign = i % 2 == 0 ? 1 : -1;
    const auto thousand = static_cast<uint64_t>(1000 * (i + 1));
    const auto a_ns = static_cast<int64_t>(1'000'000) * (i + 1);
    const double b_ns = static_cast<double>(a_ns) * cpu * (1 + sign * spread);
    comparison.positions.push_back(
        {absl::StrCat("p", i),
         {Answered("7g7f", thousand, a_ns),
          Answered("7g7f", static_cast<uint64_t>(static_cast<double>(thousand) * nodes),
                   static_cast<int64_t>(b_ns))}});
  }
  return comparison;
}

report::Judgement JudgeOf(const Comparison& comparison, const CompareRules& rules = {}) {
  return JudgeComparison(comparison, Summarise(comparison), rules);
}

TEST(SummaryTest, RatiosAreByPositionAndWorkAndSpeedApart) {
  const Comparison comparison = Two(2.0, 3.0);
  const ComparisonSummary summary = Summarise(comparison);
  const ContestantSummary& b = summary.contestants[1];
  EXPECT_EQ(summary.confidence, 0.95);
  EXPECT_NEAR(b.nodes->effect.estimate, 2.0, 1e-9);
  EXPECT_NEAR(b.nodes->effect.interval.low, 2.0, 1e-9);
  EXPECT_NEAR(b.cpu->effect.estimate, 3.0, 0.001);
  EXPECT_NEAR(b.cpu_per_node->effect.estimate, 1.5, 0.001);
  EXPECT_EQ(b.cpu->positions, 40);
  EXPECT_FALSE(summary.contestants[0].cpu);
  EXPECT_NEAR(*summary.contestants[0].nodes_per_second, 1e6, 1);
  EXPECT_NEAR(*b.nodes_per_second, 1e6 / 1.5, 1000);
  EXPECT_EQ(b.other_nodes.size(), 40u);
  EXPECT_TRUE(b.other_answers.empty());
}

// B takes half of A's time in all positions but one. Sums would be decided by that long search.
TEST(SummaryTest, OneLongSearchDecidesNothing) {
  Comparison comparison = Two(1.0, 0.5);
  comparison.positions[7].answers[1].cpu_ns = {int64_t{1} << 50};
  EXPECT_NEAR(Summarise(comparison).contestants[1].cpu->effect.estimate, 0.5, 0.001);
}

TEST(SummaryTest, WithMoreContestantsEachIntervalIsSurer) {
  Comparison comparison = Two(1.0, 1.0);
  comparison.contestants.push_back({"third", {}, {}});
  for (ComparedPosition& position : comparison.positions) {
    position.answers.push_back(position.answers[1]);
  }
  EXPECT_NEAR(Summarise(comparison).confidence, 0.975, 1e-12);
}

TEST(SummaryTest, VerdictsOfTime) {
  EXPECT_EQ(JudgeOf(Two(1.0, 1.0)).verdict, report::Verdict::kPass);
  const report::Judgement slower = JudgeOf(Two(1.0, 1.05));
  EXPECT_EQ(slower.verdict, report::Verdict::kRegressed);
  EXPECT_TRUE(absl::StrContains(slower.reasons[0], "B is slower: 1.050 [1.049, 1.051]"))
      << slower.reasons[0];
  EXPECT_TRUE(absl::StrContains(slower.reasons[0], "(nodes 1.000, time per node 1.050)"));
  EXPECT_EQ(JudgeOf(Two(1.0, 0.9)).verdict, report::Verdict::kImproved);
  EXPECT_EQ(JudgeOf(Two(1.0, 1.01)).verdict, report::Verdict::kPass) << "below the floor";
  EXPECT_EQ(JudgeOf(Two(1.0, 1.0, 0.3)).verdict, report::Verdict::kInconclusive) << "too wide";
  EXPECT_EQ(JudgeOf(Two(1.0, 1.5, 0.001, 3)).verdict, report::Verdict::kInconclusive) << "too few";
}

TEST(SummaryTest, OtherNodesAreJudgedOnlyWhenAsked) {
  Comparison comparison = Two(1.0, 1.0);
  comparison.positions[5].answers[1] = Answered("2g2f", 6001, 6'000'000);
  EXPECT_EQ(JudgeOf(comparison).verdict, report::Verdict::kPass);
  CompareRules rules;
  rules.same_nodes = true;
  const report::Judgement judged = JudgeOf(comparison, rules);
  EXPECT_EQ(judged.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(judged.reasons[0], "B: different answers: 1, first p5");
  EXPECT_EQ(judged.reasons[1], "B: different node counts: 1, first p5");
}

TEST(SummaryTest, NoAnswerIsInvalidAndNoTimeIsNoPass) {
  Comparison comparison = Two(1.0, 1.0);
  comparison.positions[5].answers[1].outcome = suites::Outcome::Crashed("exited with code 7");
  EXPECT_EQ(JudgeOf(comparison).verdict, report::Verdict::kInvalid);
  comparison = Two(1.0, 1.0);
  for (ComparedPosition& position : comparison.positions) position.answers[1].cpu_ns.clear();
  EXPECT_EQ(JudgeOf(comparison).verdict, report::Verdict::kInconclusive);
  comparison = Two(1.0, 1.0);
  comparison.interrupted = true;
  EXPECT_EQ(JudgeOf(comparison).verdict, report::Verdict::kInvalid);
}

TEST(SummaryTest, WrongAnswersAreAFaultWhereTheSuiteSaysSo) {
  Comparison comparison = Two(1.0, 1.0);
  suites::Score& score = comparison.positions[2].answers[1].score;
  score.verdict = suites::Score::Verdict::kWrong;
  EXPECT_EQ(JudgeOf(comparison).verdict, report::Verdict::kPass);
  score.is_fault = true;
  EXPECT_EQ(JudgeOf(comparison).verdict, report::Verdict::kRegressed);
}

TEST(ComparisonTextTest, TheTableAndTheJsonSayTheSame) {
  Comparison comparison = Two(1.0, 1.05);
  comparison.positions[2].answers[1].score = {suites::Score::Verdict::kRight, 5, 5};
  comparison.contestants[1].shown = "usi:./\x1b[2J";
  comparison.positions[5].answers[1] = Answered("2g2f\xff", 6001, 6'000'000);
  const ComparisonSummary summary = Summarise(comparison);
  const report::Judgement judgement = JudgeComparison(comparison, summary, {});
  const std::string table = ComparisonTable(comparison, summary, judgement);
  EXPECT_TRUE(absl::StartsWith(table, "REGRESSED\n")) << table;
  EXPECT_TRUE(absl::StrContains(table, "B differs from A in answers: 1: p5\n")) << table;
  EXPECT_TRUE(absl::StrContains(table, "\nB has 5 of 44 points\n")) << table;
  EXPECT_FALSE(absl::StrContains(table, "A has"));
  EXPECT_FALSE(absl::StrContains(table, "\x1b"));
  report::Origin origin;
  origin.created = "2026-11-18T10:00:00Z";
  const std::string text = ComparisonJson(comparison, summary, judgement, origin);
  auto schemas = report::SchemaCheck::OfFolder("ci/report/schema");
  EXPECT_EQ(schemas.FaultsOfResult(text), std::vector<std::string>());
  const auto json = nlohmann::json::parse(text);
  EXPECT_EQ(json["schema"], "hakari-comparison");
  EXPECT_EQ(json["result"]["contestants"][1]["cpu"]["effect"]["unit"], "ratio");
  EXPECT_EQ(json["result"]["contestants"][1]["other_answers"][0], "p5");
  EXPECT_EQ(json["result"]["contestants"][1]["points"], 5);
  EXPECT_FALSE(json["result"]["contestants"][0].contains("points"));
  EXPECT_EQ(json["result"]["positions"][5]["answers"][1]["counters"]["nodes"], 6001);
  EXPECT_NEAR(json["result"]["contestants"][1]["cpu"]["effect"]["estimate"].get<double>(), 1.05,
              0.002);
  EXPECT_TRUE(
      nlohmann::json::parse(ComparisonJson(comparison, summary, {}, {}))["verdict"].is_null());
}

}  // namespace
}  // namespace hakari::compare
