#include "ci/cli/bench/bench_report.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "absl/strings/match.h"

namespace hakari::cli {
namespace {

bench::Measured LegalIn(double nanoseconds) {
  bench::Measured measured;
  measured.name = "legal/quiet";
  measured.unit = "moves";
  measured.ns_per_position = nanoseconds;
  measured.items_per_second = 250e6;
  measured.spread = 0.012;
  measured.answer = measured.expected = 9996;
  return measured;
}

TEST(BenchTable, ShowsTimeRateSpreadAndGoal) {
  const std::string table = BenchTable({LegalIn(100)});
  EXPECT_TRUE(absl::StrContains(table, "100.0 ns")) << table;
  EXPECT_TRUE(absl::StrContains(table, "250.0 M moves/s")) << table;
  EXPECT_TRUE(absl::StrContains(table, "1.2 %")) << table;
  EXPECT_TRUE(absl::StrContains(table, "reached, 4.00x")) << table;
  EXPECT_TRUE(absl::StrContains(BenchTable({LegalIn(1600)}), "short, 0.25x"));
}

TEST(BenchTable, KeepsFiguresShort) {
  EXPECT_TRUE(absl::StrContains(BenchTable({LegalIn(1600)}), " 1.6 us"));
  EXPECT_TRUE(absl::StrContains(BenchTable({LegalIn(24.3e6)}), " 24.3 ms"));
}

TEST(BenchJson, HoldsEveryRow) {
  const nlohmann::json json = nlohmann::json::parse(BenchJson({LegalIn(100), LegalIn(200)}));
  EXPECT_EQ(json["version"], 1);
  EXPECT_EQ(json["clock"], "cpu");
  ASSERT_EQ(json["benchmarks"].size(), 2u);
  EXPECT_EQ(json["benchmarks"][1]["name"], "legal/quiet");
  EXPECT_EQ(json["benchmarks"][1]["ns_per_position"], 200);
  EXPECT_EQ(json["benchmarks"][0]["goal_margin"], 4);
  EXPECT_EQ(json["benchmarks"][0]["answer"], 9996);
  EXPECT_FALSE(json["benchmarks"][0].contains("expected"));
}

TEST(BenchJson, ACountThatDiffersStandsBesideWhatWasExpected) {
  bench::Measured search = LegalIn(100);
  search.expected = 9990;
  const nlohmann::json json = nlohmann::json::parse(BenchJson({search}));
  EXPECT_EQ(json["benchmarks"][0]["answer"], 9996);
  EXPECT_EQ(json["benchmarks"][0]["expected"], 9990);
}

TEST(JudgeCounts, ACountThatDiffersIsRegressedAndNamed) {
  const bench::Measured same = LegalIn(100);
  EXPECT_EQ(JudgeCounts({same}), report::ExitCode::kPass);
  bench::Measured search = same;
  search.name = "pds/mate";
  search.expected = 9990;
  testing::internal::CaptureStderr();
  EXPECT_EQ(JudgeCounts({search, same}), report::ExitCode::kRegressed);
  const std::string said = testing::internal::GetCapturedStderr();
  EXPECT_TRUE(absl::StrContains(said,
                                "pds/mate: counted 9996, answers.txt says 9990; mend, or "
                                "./hakari accept bench --reason"))
      << said;
  EXPECT_FALSE(absl::StrContains(said, "legal")) << said;
}

}  // namespace
}  // namespace hakari::cli
