#include "ci/gate/probe/probe.h"

#include <gtest/gtest.h>

#include "absl/strings/str_replace.h"
#include "base/status/testing.h"
#include "ci/gate/probe/probe_result.h"
#include "ci/report/exit_code.h"

namespace hakari::gate {
namespace {

// Counts a thousand per position; the whole set has four positions.
bench::BenchCase Counting() {
  bench::BenchCase bench_case;
  bench_case.name = "count/four";
  bench_case.unit = "things";
  bench_case.positions = 4;
  bench_case.part = [](size_t positions) { return uint64_t{1000} * positions; };
  bench_case.pass = [] { return uint64_t{4000}; };
  return bench_case;
}

ProbeCases OneCase(uint64_t expected, bench::AnswerKind kind) {
  ProbeCases cases;
  cases.all = [] { return std::vector<bench::BenchCase>{Counting()}; };
  cases.find = [](const std::string& name) {
    return name == "count/four" ? std::optional<bench::BenchCase>(Counting()) : std::nullopt;
  };
  cases.answers = {{"count/four", {kind, expected}}};
  return cases;
}

struct Said {
  report::ExitCode code;
  std::string out;
};

Said Ask(std::vector<std::string> words, uint64_t expected = 4000,
         bench::AnswerKind kind = bench::AnswerKind::kTruth) {
  words.insert(words.begin(), "probe");
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  testing::internal::CaptureStdout();
  const int code = RunProbe(static_cast<int>(argv.size()), argv.data(), OneCase(expected, kind));
  return {static_cast<report::ExitCode>(code), testing::internal::GetCapturedStdout()};
}

TEST(Probe, ListsItsBenchmarks) {
  const auto listing = ParseProbeListing(Ask({"list"}).out, "probe");
  ASSERT_TRUE(listing.ok()) << listing.status();
  ASSERT_EQ(listing->benchmarks.size(), 1u);
  EXPECT_EQ(listing->benchmarks[0].positions, 4u);
  EXPECT_FALSE(listing->compiler.empty());
  EXPECT_EQ(listing->benchmarks[0].kind, "truth");
  EXPECT_EQ(listing->benchmarks[0].expected, 4000u);
  EXPECT_EQ(ParseProbeListing(Ask({"list"}, 7, bench::AnswerKind::kCount).out, "probe")
                ->benchmarks[0]
                .kind,
            "count");
}

TEST(Probe, MeasuresAWholePassOrAPart) {
  const auto whole = ParseProbeSample(Ask({"run", "count/four", "--passes", "3"}).out, "probe");
  ASSERT_TRUE(whole.ok()) << whole.status();
  EXPECT_EQ(whole->answer, 4000u);
  EXPECT_EQ(whole->items, 12000u);
  EXPECT_GE(whole->cpu_ns, 0);
  const auto part = ParseProbeSample(Ask({"run", "count/four", "--positions", "1"}).out, "probe");
  ASSERT_TRUE(part.ok()) << part.status();
  EXPECT_EQ(part->answer, 1000u);
  EXPECT_EQ(part->items, 1000u);
}

TEST(Probe, AWrongTruthIsInvalidAndACountIsNotJudged) {
  EXPECT_EQ(Ask({"verify"}).code, report::ExitCode::kPass);
  testing::internal::CaptureStderr();
  EXPECT_EQ(Ask({"verify"}, 4001).code, report::ExitCode::kInvalid);
  EXPECT_EQ(testing::internal::GetCapturedStderr(),
            "probe: wrong answers, nothing was measured: count/four: answered 4000, expected "
            "4001\n");
  EXPECT_EQ(Ask({"verify"}, 4001, bench::AnswerKind::kCount).code, report::ExitCode::kPass);
}

TEST(Probe, BadWordsAreBadUsage) {
  EXPECT_EQ(Ask({}).code, report::ExitCode::kBadUsage);
  EXPECT_EQ(Ask({"run"}).code, report::ExitCode::kBadUsage);
  EXPECT_EQ(Ask({"run", "other"}).code, report::ExitCode::kBadUsage);
  EXPECT_EQ(Ask({"run", "count/four", "--positions", "5"}).code, report::ExitCode::kBadUsage);
  EXPECT_EQ(Ask({"run", "count/four", "--passes", "0"}).code, report::ExitCode::kBadUsage);
  EXPECT_EQ(Ask({"run", "count/four", "--cpu", "100000"}).code, report::ExitCode::kBadUsage);
}

ProbeSample Sample() {
  ProbeSample sample;
  sample.name = "pds/mate";
  sample.positions = 64;
  sample.passes = 2;
  sample.answer = 270543;
  sample.items = 541086;
  sample.cpu_ns = 117000000;
  return sample;
}

TEST(ProbeResult, ASampleIsReadAsItWasWritten) {
  ProbeSample sample = Sample();
  sample.instructions = 123;
  HAKARI_ASSERT_OK(const auto read, ParseProbeSample(ToJson(sample), "base"));
  EXPECT_EQ(read.name, "pds/mate");
  EXPECT_EQ(read.positions, 64u);
  EXPECT_EQ(read.passes, 2u);
  EXPECT_EQ(read.answer, 270543u);
  EXPECT_EQ(read.items, 541086u);
  EXPECT_EQ(read.cpu_ns, 117000000);
  EXPECT_EQ(read.instructions, 123u);
  EXPECT_FALSE(ParseProbeSample(ToJson(Sample()), "base")->instructions.has_value());
}

TEST(ProbeResult, AListingIsReadAsItWasWritten) {
  ProbeListing listing;
  listing.compiler = "g++ 12.2.0";
  listing.fit_for_timing = true;
  listing.benchmarks = {{"pds/mate", "nodes", 64, true, true, "count", 270543}};
  HAKARI_ASSERT_OK(const auto read, ParseProbeListing(ToJson(listing), "base"));
  EXPECT_EQ(read.compiler, "g++ 12.2.0");
  EXPECT_TRUE(read.fit_for_timing);
  ASSERT_EQ(read.benchmarks.size(), 1u);
  EXPECT_EQ(read.benchmarks[0].name, "pds/mate");
  EXPECT_TRUE(read.benchmarks[0].divisible);
  EXPECT_TRUE(read.benchmarks[0].is_key);
  EXPECT_EQ(read.benchmarks[0].kind, "count");
  EXPECT_EQ(read.benchmarks[0].expected, 270543u);
}

TEST(ProbeResult, AnOlderListingKnowsNeitherKeysNorAnswers) {
  ProbeListing listing;
  listing.benchmarks = {{"pds/mate", "nodes", 64, true, true, "count", 7}};
  const std::string older = absl::StrReplaceAll(
      ToJson(listing),
      {{",\"key\":true", ""}, {",\"kind\":\"count\"", ""}, {",\"expected\":7", ""}});
  EXPECT_EQ(older.find("expected"), std::string::npos) << older;
  HAKARI_ASSERT_OK(const auto read, ParseProbeListing(older, "base"));
  EXPECT_FALSE(read.benchmarks[0].is_key);
  EXPECT_EQ(read.benchmarks[0].kind, "");
  EXPECT_EQ(read.benchmarks[0].expected, 0u);
}

TEST(ProbeResult, AnotherVersionIsSaidToBeOne) {
  const std::string older =
      absl::StrReplaceAll(ToJson(Sample()), {{"\"version\":1", "\"version\":0"}});
  const auto read = ParseProbeSample(older, "base");
  EXPECT_EQ(read.status().code(), absl::StatusCode::kFailedPrecondition);
  EXPECT_NE(read.status().message().find("base: has version 0"), absl::string_view::npos)
      << read.status();
}

TEST(ProbeResult, WhatIsNoResultIsRefused) {
  for (const char* text :
       {"", "{", "[]", "{\"schema\":\"other\",\"version\":1}", "{\"schema\":\"hakari-probe\"}",
        "{\"schema\":\"hakari-probe\",\"version\":1}",
        "{\"schema\":\"hakari-probe\",\"version\":1,\"name\":7}"}) {
    EXPECT_FALSE(ParseProbeSample(text, "base").ok()) << text;
    EXPECT_FALSE(ParseProbeListing(text, "base").ok()) << text;
  }
}

}  // namespace
}  // namespace hakari::gate
