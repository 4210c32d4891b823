#include "ci/cli/bench/bench_report.h"

#include <gtest/gtest.h>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/strings/match.h"
#include "bench/answers.h"
#include "ci/cli/bench/peers.h"
#include "gtest/gtest.h"

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
  EXPECT_TRUE(absl::StrContains(BenchTable({LegalIn(1600)}), "missed, 0.25x"));
}

TEST(BenchTable, KeepsFiguresShort) {
  EXPECT_TRUE(absl::StrContains(BenchTable({LegalIn(1600)}), " 1.6 us"));
  EXPECT_TRUE(absl::StrContains(BenchTable({LegalIn(24.3e6)}), " 24.3 ms"));
}

TEST(BenchJson, HoldsEveryRow) {
  const nlohmann::json json = nlohmann::json::parse(BenchJson({LegalIn(100), LegalIn(200)}, {}));
  EXPECT_EQ(json["schema"], "hakari-bench");
  EXPECT_EQ(json["version"], 2);
  EXPECT_EQ(json["identity"]["clock"], "cpu");
  EXPECT_EQ(json["verdict"]["word"], "pass");
  ASSERT_EQ(json["result"]["benchmarks"].size(), 2u);
  EXPECT_EQ(json["result"]["benchmarks"][1]["name"], "legal/quiet");
  EXPECT_EQ(json["result"]["benchmarks"][1]["ns_per_position"], 200);
  EXPECT_EQ(json["result"]["benchmarks"][0]["goal_margin"], 4);
  EXPECT_EQ(json["result"]["benchmarks"][0]["answer"], 9996);
  EXPECT_FALSE(json["result"]["benchmarks"][0].contains("expected"));
}

TEST(BenchJson, ACountThatDiffersStandsBesideWhatWasExpected) {
  bench::Measured search = LegalIn(100);
  search.expected = 9990;
  const nlohmann::json json = nlohmann::json::parse(BenchJson({search}, {}));
  EXPECT_EQ(json["result"]["benchmarks"][0]["answer"], 9996);
  EXPECT_EQ(json["result"]["benchmarks"][0]["expected"], 9990);
}

TEST(JudgeCounts, ACountThatDiffersIsRegressedAndNamed) {
  const bench::Measured same = LegalIn(100);
  EXPECT_EQ(JudgeCounts({same}).verdict, report::Verdict::kPass);
  EXPECT_TRUE(JudgeCounts({same}).reasons.empty());
  bench::Measured search = same;
  search.name = "pds/mate";
  search.expected = 9990;
  const report::Judgement judgement = JudgeCounts({search, same});
  EXPECT_EQ(judgement.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(judgement.reasons,
            std::vector<std::string>{"pds/mate: counted 9996, answers.txt says 9990; fix it, or "
                                     "run ./hakari accept bench --reason \"…\""});
}

bench::Measured PdsThatCounts(uint64_t more) {
  bench::Measured measured;
  measured.name = "pds/mate";
  measured.expected = bench::KnownAnswers().at("pds/mate").value;
  measured.answer = measured.expected + more;
  return measured;
}

TEST(WorkHash, TheSameCountsAreTheSameWorkWhateverWasMeasured) {
  EXPECT_EQ(WorkHash({}), WorkHash({PdsThatCounts(0)}));
  EXPECT_EQ(JudgeCounts({PdsThatCounts(0)}).verdict, report::Verdict::kPass);
}

TEST(WorkHash, ACountThatDiffersIsOtherWorkAndRegressed) {
  EXPECT_NE(WorkHash({PdsThatCounts(1)}), WorkHash({PdsThatCounts(0)}));
  EXPECT_NE(WorkHash({PdsThatCounts(1)}), WorkHash({PdsThatCounts(2)}));
  EXPECT_EQ(JudgeCounts({PdsThatCounts(0), PdsThatCounts(1)}).verdict, report::Verdict::kRegressed);
}

namespace fs = std::filesystem;

class PeersTest : public testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(project_);
    fs::create_directories(project_ + "/ci/cli");
    fs::create_directories(project_ + "/bazel-bin/bench/peers");
    std::ofstream(project_ + "/WORKSPACE") << "\n";
    setenv("HAKARI_ROOT", project_.c_str(), 1);
  }

  const std::string project_ = testing::TempDir() + "/project";
  // Any readable file can stand for the library's header.
  const std::string there_ = project_ + "/WORKSPACE";
};

using PeersDeathTest = PeersTest;

TEST_F(PeersDeathTest, BecomesTheProgram) {
  const std::string program = project_ + "/bazel-bin/bench/peers/peers";
  std::ofstream(program) << "#!/bin/sh\necho compared >&2\nexit 7\n";
  fs::permissions(program, fs::perms::owner_all);
  EXPECT_EXIT(RunPeers(there_), testing::ExitedWithCode(7), "compared");
}

TEST_F(PeersTest, SaysWhatIsMissing) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(RunPeers(project_ + "/no-such-header"), report::ExitCode::kInvalid);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("apt-get install libosl-dev"),
            std::string::npos);
  testing::internal::CaptureStderr();
  EXPECT_EQ(RunPeers(there_), report::ExitCode::kInvalid);
  EXPECT_NE(testing::internal::GetCapturedStderr().find("the launcher builds it"),
            std::string::npos);
}

}  // namespace
}  // namespace hakari::cli
