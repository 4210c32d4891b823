#include "ci/check/daily/daily_report.h"

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/match.h"

namespace hakari::check {
namespace {

PromiseRow Kept(const std::string& name) {
  PromiseRow row;
  row.measured.name = name;
  row.measured.unit = "moves";
  row.measured.ns_per_position = 100;
  row.margin = 100;
  return row;
}

PromiseRow InDoubt(const std::string& name) {
  PromiseRow row = Kept(name);
  row.measured.ns_per_position = 20'000;
  row.margin = 0.5;
  row.looks = 3;
  return row;
}

report::SuiteReport SuiteWith(const golden::Findings& findings) {
  report::SuiteReport report;
  report.suite = "perft";
  report.program = "hakari";
  report.golden = "golden/perft/hakari.golden";
  report.replay = "./hakari suite perft";
  report.findings = findings;
  report.judgement = report::Judge(findings);
  suites::ProblemResult result;
  result.id = "start";
  result.outcome = suites::Outcome::Ran("30");
  report.results.push_back(result);
  return report;
}

golden::Finding Changed() {
  return {golden::FindingKind::kChangedAnswer, "start", "answer", "30", "31"};
}
golden::Finding Stale() { return {golden::FindingKind::kStale, "", "suite", "a", "b"}; }

DailyReport Report(std::vector<PromiseRow> promises, std::vector<report::SuiteReport> suites) {
  DailyReport report;
  report.promises = std::move(promises);
  report.suites = std::move(suites);
  return report;
}

std::string FirstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

TEST(JudgeDaily, PassesWhenAllIsWell) {
  const DailyReport report = Report({Kept("legal/quiet")}, {SuiteWith({})});
  EXPECT_EQ(JudgeDaily(report).verdict, report::Verdict::kPass);
  const std::string text = DailyToTerminal(report);
  EXPECT_EQ(text, FirstLine(text) + "\n") << text;
  EXPECT_TRUE(absl::StartsWith(text, "PASS  1 promises kept; perft: 1 problems")) << text;
}

TEST(JudgeDaily, ABrokenPromiseIsInconclusiveNeverRed) {
  DailyReport report = Report({Kept("legal/quiet"), InDoubt("legal/check")}, {SuiteWith({})});
  report.excuse = "load 9.0 on 2 CPUs";
  EXPECT_EQ(JudgeDaily(report).verdict, report::Verdict::kInconclusive);
  const std::string text = DailyToTerminal(report);
  EXPECT_TRUE(absl::StartsWith(text, "INCONCLUSIVE  1 of 2 promises in doubt (load 9.0")) << text;
  EXPECT_TRUE(absl::StrContains(text, "legal/check: 20000 ns, promised < 10000 ns")) << text;
  EXPECT_TRUE(absl::StrContains(text, "./hakari bench \"^legal/check$\"")) << text;
  EXPECT_FALSE(absl::StrContains(text, "legal/quiet")) << text;
}

TEST(JudgeDaily, ACountThatChangedIsRegressedAndShown) {
  PromiseRow search = Kept("pds/mate");
  search.measured.answer = 280000;
  search.measured.expected = 270543;
  const DailyReport report = Report({Kept("legal/quiet"), search}, {SuiteWith({})});
  EXPECT_EQ(JudgeDaily(report).verdict, report::Verdict::kRegressed);
  const std::string text = DailyToTerminal(report);
  EXPECT_TRUE(absl::StartsWith(text,
                               "REGRESSED  benchmarks: changed counts: 1; fix them, or "
                               "./hakari accept bench --reason"))
      << text;
  EXPECT_TRUE(absl::StrContains(text,
                                "  pds/mate: counted 280000, answers.txt says 270543\n"
                                "      ./hakari bench \"^pds/mate$\"\n"))
      << text;
  EXPECT_FALSE(absl::StrContains(text, "legal/quiet")) << text;
}

TEST(JudgeDaily, TheWorstDecides) {
  EXPECT_EQ(JudgeDaily(Report({InDoubt("legal/check")}, {SuiteWith({Changed()})})).verdict,
            report::Verdict::kRegressed);
  EXPECT_EQ(
      JudgeDaily(Report({Kept("legal/check")}, {SuiteWith({Changed()}), SuiteWith({Stale()})}))
          .verdict,
      report::Verdict::kInvalid);
}

TEST(JudgeDaily, ADamagedGoldenIsInvalidAndNamed) {
  DailyReport report = Report({Kept("legal/quiet")}, {SuiteWith({})});
  report.goldens.faults = {"golden/mate/pds-200.golden: the checksum does not fit"};
  EXPECT_EQ(JudgeDaily(report).verdict, report::Verdict::kInvalid);
  EXPECT_EQ(DailyToTerminal(report),
            "INVALID  1 golden is invalid; 0.0 s\n"
            "  golden/mate/pds-200.golden: the checksum does not fit\n");
  EXPECT_TRUE(absl::StrContains(DailyToJson(report, {}), "the checksum does not fit"));
}

TEST(JudgeDaily, NothingCheckedIsInvalid) {
  EXPECT_EQ(JudgeDaily(Report({}, {SuiteWith({})})).verdict, report::Verdict::kInvalid);
  EXPECT_EQ(JudgeDaily(Report({Kept("legal/quiet")}, {})).verdict, report::Verdict::kInvalid);
  DailyReport wrong = Report({}, {SuiteWith({})});
  wrong.promise_error = "wrong answers, nothing was measured";
  EXPECT_EQ(JudgeDaily(wrong).verdict, report::Verdict::kInvalid);
  EXPECT_TRUE(absl::StartsWith(DailyToTerminal(wrong), "INVALID  wrong answers"));
}

TEST(DailyToTerminal, ShowsChangedProblemsWithTheirCommand) {
  const std::string text = DailyToTerminal(Report({Kept("legal/quiet")}, {SuiteWith({Changed()})}));
  EXPECT_TRUE(absl::StartsWith(text, "REGRESSED  perft: ")) << text;
  EXPECT_TRUE(absl::StrContains(text, "./hakari suite perft --only start")) << text;
}

TEST(DailyToJson, HoldsEverything) {
  const nlohmann::json json = nlohmann::json::parse(
      DailyToJson(Report({Kept("legal/quiet")}, {SuiteWith({Changed()})}), {}));
  EXPECT_EQ(json["schema"], "hakari-check");
  EXPECT_EQ(json["version"], 2);
  EXPECT_EQ(json["verdict"]["word"], "regressed");
  EXPECT_EQ(json["result"]["promises"].size(), 1u);
  EXPECT_EQ(json["identity"]["suites"][0]["suite"]["name"], "perft");
  EXPECT_EQ(json["result"]["suites"][0]["schema"], "hakari-suite");
  EXPECT_EQ(json["complete"], true);
}

bench::BenchCase Named(const std::string& name) {
  bench::BenchCase bench_case;
  bench_case.name = name;
  return bench_case;
}

// Gives predefined times: one per look; the last one repeats.
class FakeBench {
 public:
  std::map<std::string, std::vector<double>> ns;  // per position
  std::vector<double> seconds;                    // of each look

  MeasureCases Function() {
    return [this](const std::vector<bench::BenchCase>& cases, const bench::RunOptions& options) {
      seconds.push_back(options.seconds);
      std::vector<bench::Measured> all;
      for (const bench::BenchCase& bench_case : cases) {
        std::vector<double>& times = ns.at(bench_case.name);
        bench::Measured measured;
        measured.name = bench_case.name;
        measured.ns_per_position = times.front();
        if (times.size() > 1) times.erase(times.begin());
        all.push_back(measured);
      }
      return absl::StatusOr<std::vector<bench::Measured>>(all);
    };
  }
};

bench::RunOptions Briefly() {
  bench::RunOptions options;
  options.seconds = 1;
  return options;
}

TEST(PromiseRow, IsKeptFromTheVeryPromiseOn) {
  PromiseRow row;
  row.margin = 1;
  EXPECT_TRUE(row.kept());
  row.margin = 0.999;
  EXPECT_FALSE(row.kept());
}

TEST(CheckPromises, LooksOnceIfAllIsWell) {
  FakeBench bench;
  bench.ns = {{"legal/quiet", {100}}, {"sfen_read/quiet", {1000}}};
  const auto rows =
      CheckPromises({Named("legal/quiet"), Named("sfen_read/quiet")}, Briefly(), bench.Function());
  ASSERT_TRUE(rows.ok());
  ASSERT_EQ(rows->size(), 2u);
  EXPECT_TRUE((*rows)[0].kept());
  EXPECT_EQ((*rows)[0].margin, 100);
  EXPECT_EQ((*rows)[1].looks, 1);
  EXPECT_EQ(bench.seconds.size(), 1u);
}

TEST(CheckPromises, LooksAgainLongerAtWhatSeemsBroken) {
  FakeBench bench;
  bench.ns = {{"legal/quiet", {100}}, {"legal/check", {90'000, 20'000, 5'000}}};
  const auto rows =
      CheckPromises({Named("legal/quiet"), Named("legal/check")}, Briefly(), bench.Function());
  ASSERT_TRUE(rows.ok());
  EXPECT_EQ((*rows)[0].looks, 1);
  EXPECT_TRUE((*rows)[1].kept());
  EXPECT_EQ((*rows)[1].looks, 3);
  EXPECT_EQ((*rows)[1].measured.ns_per_position, 5'000);
  EXPECT_EQ(bench.seconds, (std::vector<double>{1, 4, 16}));
}

TEST(CheckPromises, DoubtsWhatStaysSlow) {
  FakeBench bench;
  bench.ns = {{"legal/check", {90'000}}};
  const auto rows = CheckPromises({Named("legal/check")}, Briefly(), bench.Function());
  ASSERT_TRUE(rows.ok());
  EXPECT_FALSE((*rows)[0].kept());
  EXPECT_EQ((*rows)[0].looks, kMostLooks);
}

TEST(CheckPromises, FailsIfNothingCanBeMeasured) {
  const MeasureCases broken = [](const std::vector<bench::BenchCase>&, const bench::RunOptions&) {
    return absl::StatusOr<std::vector<bench::Measured>>(
        absl::FailedPreconditionError("wrong answers"));
  };
  EXPECT_FALSE(CheckPromises({Named("legal/check")}, Briefly(), broken).ok());
  const MeasureCases lossy = [](const std::vector<bench::BenchCase>&, const bench::RunOptions&) {
    return absl::StatusOr<std::vector<bench::Measured>>(std::vector<bench::Measured>());
  };
  EXPECT_FALSE(CheckPromises({Named("legal/check")}, Briefly(), lossy).ok());
  FakeBench bench;
  bench.ns = {{"no_such_family/x", {1}}};
  EXPECT_FALSE(CheckPromises({Named("no_such_family/x")}, Briefly(), bench.Function()).ok());
}

}  // namespace
}  // namespace hakari::check
