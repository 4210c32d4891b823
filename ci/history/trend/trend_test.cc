#include "ci/history/trend/trend.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/status/testing.h"
#include "ci/history/run_for_test.h"
#include "ci/history/trend/trend_text.h"
#include "ci/report/schema/schema_check.h"

namespace hakari::history {
namespace {

std::vector<HistoryRun> RunsOf(const std::vector<double>& medians) {
  std::vector<HistoryRun> runs;
  for (double median : medians) {
    runs.push_back(RunForTest(absl::StrCat("revision", runs.size() + 1), median));
    runs.back().id = static_cast<int64_t>(runs.size());
  }
  return runs;
}

std::string SubjectForTest(const std::string& revision) { return absl::StrCat("About ", revision); }
std::string Echo(const std::string& revision) { return revision; }

const std::vector<double> kStep = {100, 101, 100, 99, 100, 101, 110, 111, 110, 109, 110, 111};

TEST(Trend, SetsEveryRunInProportionToTheReference) {
  const std::vector<HistoryRun> runs = RunsOf({50, 100, 200});
  HAKARI_ASSERT_OK(const auto trend, TrendOf(runs, runs[1], {}));
  ASSERT_EQ(trend.series.size(), 1u);
  const std::vector<SeriesPoint>& points = trend.series[0].points;
  EXPECT_EQ(points[0].ratio, 0.5);
  EXPECT_EQ(points[1].ratio, 1);
  EXPECT_EQ(points[2].ratio, 2);
  EXPECT_EQ(points[2].value, 200);
  EXPECT_EQ(points[2].run, 3);
}

TEST(Trend, WithoutAReferenceTheOldestShownIsOne) {
  TrendOptions options;
  options.last = 2;
  HAKARI_ASSERT_OK(const auto trend, TrendOf(RunsOf({50, 100, 200}), std::nullopt, options));
  ASSERT_EQ(trend.series[0].points.size(), 2u);
  EXPECT_EQ(trend.series[0].points[0].ratio, 1);
  EXPECT_EQ(trend.series[0].points[1].ratio, 2);
}

TEST(Trend, TheReferenceMeasuredInTheSameRoundsIsPreferred) {
  std::vector<HistoryRun> runs = RunsOf({100, 300});
  runs[1].base_revision = runs[0].revision;
  runs[1].rows[0].base_median = 290;  // the machine was busy
  HAKARI_ASSERT_OK(const auto trend, TrendOf(runs, runs[0], {}));
  EXPECT_DOUBLE_EQ(*trend.series[0].points[1].ratio, 300.0 / 290);
}

TEST(Trend, OtherMachinesAreLeftOutAndCounted) {
  std::vector<HistoryRun> runs = RunsOf({1, 2, 3});
  runs[1].machine = "another";
  HAKARI_ASSERT_OK(const auto trend, TrendOf(runs, runs[1], {}));
  EXPECT_EQ(trend.elsewhere, 1);
  EXPECT_EQ(trend.machine, runs[2].machine);
  ASSERT_EQ(trend.series[0].points.size(), 2u);
  EXPECT_EQ(trend.series[0].points[1].ratio, std::nullopt);  // the reference is elsewhere
}

TEST(Trend, KindsAndMetricsAreSeriesOfTheirOwn) {
  std::vector<HistoryRun> runs = RunsOf({1, 2});
  runs[1].kind = "gate";
  runs[1].rows.push_back(runs[1].rows[0]);
  runs[1].rows[1].metric = "nodes";
  EXPECT_EQ(TrendOf(runs, std::nullopt, {})->series.size(), 3u);
}

TEST(Trend, MarksChangesOfLevel) {
  HAKARI_ASSERT_OK(const auto trend, TrendOf(RunsOf(kStep), std::nullopt, {}));
  ASSERT_EQ(trend.series[0].changes.size(), 1u);
  const LevelChange& change = trend.series[0].changes[0];
  EXPECT_EQ(change.index, 6u);
  EXPECT_NEAR(change.effect.estimate, 0.10, 0.005);
  EXPECT_LE(change.p_value, 0.01);
}

TEST(Trend, ALevelThatMovesByLessThanAPercentIsNoAlert) {
  std::vector<double> medians;
  for (double median : kStep) medians.push_back(10000 + median);
  EXPECT_TRUE(TrendOf(RunsOf(medians), std::nullopt, {})->series[0].changes.empty());
}

TEST(Trend, FiltersByName) {
  TrendOptions options;
  options.filter = "^legal/";
  EXPECT_TRUE(TrendOf(RunsOf({1}), std::nullopt, options).ok());
  options.filter = "perft";
  EXPECT_TRUE(absl::IsNotFound(TrendOf(RunsOf({1}), std::nullopt, options).status()));
  options.filter = "(";
  EXPECT_TRUE(absl::IsInvalidArgument(TrendOf(RunsOf({1}), std::nullopt, options).status()));
  EXPECT_TRUE(absl::IsNotFound(TrendOf({}, std::nullopt, {}).status()));
}

TEST(TrendText, ShowsSeriesAndChanges) {
  const std::vector<HistoryRun> runs = RunsOf(kStep);
  const std::string text = TrendText(*TrendOf(runs, runs[0], {}), SubjectForTest);
  for (const char* part :
       {"12 runs on a processor; ratios to run 1 (revision1)", "legal/quiet", "111 ns", "1.110",
        "|", "% from run 7 on (revision7 About revision7, 2026"}) {
    EXPECT_TRUE(absl::StrContains(text, part)) << part << "\n" << text;
  }
}

TEST(TrendText, OfForeignBytesSteersNoTerminal) {
  std::vector<HistoryRun> runs = RunsOf({1});
  runs[0].rows[0].benchmark = runs[0].machine = runs[0].revision = runs[0].verdict = "\x1b[2J";
  EXPECT_FALSE(absl::StrContains(TrendText(*TrendOf(runs, std::nullopt, {}), Echo), "\x1b"));
  EXPECT_FALSE(absl::StrContains(RunsText(runs, 1, Echo), "\x1b"));
}

TEST(TrendText, ALongSubjectIsCut) {
  const std::string text =
      RunsText(RunsOf({1}), 0, [](const std::string&) { return std::string(100, 'x'); });
  EXPECT_TRUE(absl::StrContains(text, std::string(45, 'x') + "...  ")) << text;
}

TEST(TrendText, ListsRuns) {
  const std::string text = RunsText(RunsOf({1, 2}), 2, SubjectForTest);
  EXPECT_TRUE(absl::StrContains(text, "revision2    About revision2  ")) << text;
  EXPECT_TRUE(absl::StrContains(text, "revision1")) << text;
  EXPECT_TRUE(absl::StrContains(text, "a processor  (pinned)\n")) << text;
}

TEST(TrendJson, HoldsWhatTheTextIsDrawnFrom) {
  std::vector<HistoryRun> runs = RunsOf(kStep);
  runs[0].revision = "\xff";
  report::Origin origin;
  origin.created = "2026-11-18T10:00:00Z";
  const std::string text = TrendJson(*TrendOf(runs, runs[0], {}), origin);
  auto schemas = report::SchemaCheck::OfFolder("ci/report/schema");
  EXPECT_EQ(schemas.FaultsOfResult(text), std::vector<std::string>());
  const nlohmann::json json = nlohmann::json::parse(text);
  EXPECT_EQ(json["schema"], "hakari-trend");
  EXPECT_EQ(json["version"], 2);
  EXPECT_EQ(json["identity"]["reference"]["run"], 1);
  EXPECT_EQ(json["result"]["series"][0]["points"].size(), kStep.size());
  EXPECT_EQ(json["result"]["series"][0]["points"][6]["ratio"], 1.1);
  const auto& change = json["result"]["series"][0]["changes"][0];
  EXPECT_EQ(change["run"], 7);
  EXPECT_NEAR(change["effect"]["estimate"].get<double>(), 0.10, 0.005);
  EXPECT_TRUE(change["effect"]["interval"].is_null());
}

TEST(Sparkline, GoesFromTheLeastToTheGreatest) {
  EXPECT_EQ(Sparkline({1, 2, 3, 4, 5, 6, 7, 8}, {}), "▁▂▃▄▅▆▇█");
  EXPECT_EQ(Sparkline({10, 10, 20, 20}, {}), "▁▁██");
  EXPECT_EQ(Sparkline({-1, 1}, {}), "▁█");
}

TEST(Sparkline, MarksChanges) { EXPECT_EQ(Sparkline({1, 1, 2, 2, 1}, {2, 4}), "▁▁|██|▁"); }

TEST(Sparkline, NoiseIsNoMountain) {
  EXPECT_EQ(Sparkline({1, 1, 1}, {}), "▅▅▅");
  EXPECT_EQ(Sparkline({1, 1.001, 1}, {}), "▄▅▄");
}

TEST(Sparkline, OfLittleOrNothing) {
  EXPECT_EQ(Sparkline({}, {}), "");
  EXPECT_EQ(Sparkline({0}, {}), "▁");
  EXPECT_EQ(Sparkline({1e308, -1e308}, {}).empty(), false);
}

}  // namespace
}  // namespace hakari::history
