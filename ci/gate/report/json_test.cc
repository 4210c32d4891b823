#include "ci/gate/report/json.h"

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "ci/gate/decision.h"
#include "ci/gate/report/testing.h"
#include "ci/report/schema/schema_check.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::gate {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

std::string ErrorOf(const std::string& text) {
  const auto report = ParseGateJson(text, "g.json");
  return report.ok() ? "no error" : std::string(report.status().message());
}

std::string ErrorWith(const std::string& from, const std::string& to) {
  const std::string json = GateJson(testing::ChangedGate());
  EXPECT_TRUE(absl::StrContains(json, from)) << from;
  return ErrorOf(absl::StrReplaceAll(json, {{from, to}}));
}

TEST(GateJsonTest, EverythingComesBack) {
  for (const GateReport& report :
       {testing::PassingGate(), testing::SlowerGate(), testing::ChangedGate(),
        testing::StrongerGate(), testing::InvalidGate()}) {
    const std::string json = GateJson(report);
    HAKARI_ASSERT_OK(const auto read, ParseGateJson(json, "g.json"));
    EXPECT_EQ(GateJson(read), json);
    EXPECT_EQ(read.verdict, report.verdict);
    EXPECT_EQ(read.layer, report.layer);
    EXPECT_EQ(read.reasons, report.reasons);
  }
}

// The file was written by an earlier version.
TEST(GateJsonTest, AGateOfVersion1IsReadToo) {
  HAKARI_ASSERT_OK(const auto text, ReadTextFile("ci/gate/report/testdata/small.json"));
  HAKARI_ASSERT_OK(const auto read, ParseGateJson(text, "small.json"));
  EXPECT_EQ(read.origin.created, "2026-11-18T10:00:00Z");
  EXPECT_EQ(read.origin.cpu_model, "Some CPU");
  EXPECT_EQ(read.origin.cpus, 2);
  EXPECT_EQ(read.base.binary_hashes.at("probe"), "xxh3:a");
  EXPECT_EQ(read.candidate.revision, "worktree");
  EXPECT_EQ(read.rules.rounds_a_look, 20);
  EXPECT_EQ(read.work[0].differences[0].candidate.counters.at("nodes"), 7u);
  EXPECT_EQ(read.benchmarks[0].rounds.base_ns[1], 101.25);
  EXPECT_EQ(read.trend[0].ratio, 1.01);
  EXPECT_EQ(read.verdict, report::Verdict::kRegressed);
  EXPECT_EQ(read.layer, GateLayer::kWork);
  // Written again, it has the current version and the same content.
  HAKARI_ASSERT_OK(const auto again, ParseGateJson(GateJson(read), "again.json"));
  EXPECT_EQ(GateJson(again), GateJson(read));
}

TEST(GateJsonTest, CountsBeyondDoublesAreTextAndComeBack) {
  GateReport report = testing::PassingGate();
  report.work[0].base_nodes = report.work[0].candidate_nodes = UINT64_MAX;
  const std::string json = GateJson(report);
  EXPECT_THAT(json, HasSubstr("\"base_nodes\": \"18446744073709551615\""));
  HAKARI_ASSERT_OK(const auto read, ParseGateJson(json, "g.json"));
  EXPECT_EQ(read.work[0].base_nodes, UINT64_MAX);
}

TEST(GateJsonTest, IsAsItsSchemaSays) {
  auto schemas = report::SchemaCheck::OfFolder("ci/report/schema");
  for (const GateReport& report :
       {testing::PassingGate(), testing::SlowerGate(), testing::ChangedGate(),
        testing::InvalidGate(), testing::HostileGate("\xff mate")}) {
    EXPECT_THAT(schemas.FaultsOfResult(GateJson(report)), IsEmpty());
  }
}

TEST(GateJsonTest, WhatWasCutOffIsNotComplete) {
  GateReport report = testing::PassingGate();
  EXPECT_THAT(GateJson(report), HasSubstr("\"complete\": true"));
  report.not_measured = {"exact work of mate by pds"};
  EXPECT_THAT(GateJson(report), HasSubstr("\"complete\": false"));
  report.not_measured.clear();
  report.out_of_time = true;
  EXPECT_THAT(GateJson(report), HasSubstr("\"complete\": false"));
}

TEST(GateJsonTest, WhatEarlierWritersDidNotKnowMayBeMissing) {
  const std::string json = GateJson(testing::HostileGate("old"));
  EXPECT_THAT(json, HasSubstr("\"subject\": \"old\""));
  HAKARI_ASSERT_OK(const auto read,
                   ParseGateJson(absl::StrReplaceAll(json, {{"\"subject\":", "\"other\":"},
                                                            {"\"commit\":", "\"other\":"}}),
                                 "g.json"));
  EXPECT_EQ(read.trend[0].subject, "");
  EXPECT_EQ(read.candidate.commit, "");
}

TEST(GateJsonTest, WhatWasNotMeasuredComesBackAndMayBeMissing) {
  GateReport report = testing::PassingGate();
  report.not_measured = {"exact work of mate by pds"};
  const std::string json = GateJson(report);
  HAKARI_ASSERT_OK(const auto read, ParseGateJson(json, "g.json"));
  EXPECT_EQ(read.not_measured, report.not_measured);
  // The text as it was before the field existed.
  const std::string old_json = absl::StrReplaceAll(
      json, {{"\"not_measured\": [\n   \"exact work of mate by pds\"\n  ],\n  ", ""}});
  ASSERT_NE(old_json, json);
  HAKARI_ASSERT_OK(const auto old_report, ParseGateJson(old_json, "g.json"));
  EXPECT_TRUE(old_report.not_measured.empty());
}

TEST(GateJsonTest, RawSamplesAreKeptToTheLastBit) {
  const GateReport report = testing::SlowerGate();
  HAKARI_ASSERT_OK(const auto read, ParseGateJson(GateJson(report), "g.json"));
  EXPECT_EQ(read.benchmarks[1].rounds.candidate_ns, report.benchmarks[1].rounds.candidate_ns);
  EXPECT_EQ(read.benchmarks[1].alone.base_again_ns, report.benchmarks[1].alone.base_again_ns);
}

TEST(GateJsonTest, BytesThatAreNoTextAreReplaced) {
  HAKARI_ASSERT_OK(const auto read,
                   ParseGateJson(GateJson(testing::HostileGate("\xff mate")), "g.json"));
  EXPECT_EQ(read.work[0].differences[0].base.answer, "\xef\xbf\xbd mate");
}

TEST(GateJsonTest, KanjiStayWhatTheyAre) {
  EXPECT_THAT(GateJson(testing::HostileGate("詰将棋")), HasSubstr("\"詰将棋\""));
}

TEST(GateJsonTest, OtherVersionsAndOtherThingsAreRefused) {
  EXPECT_THAT(ErrorWith("\"version\": 2", "\"version\": 3"),
              HasSubstr("g.json: version: the result has version 3, this program reads 1 to 2"));
  EXPECT_THAT(ErrorWith("hakari-gate", "hakari-suite"), HasSubstr("schema hakari-gate"));
  for (const char* text : {"", "{", "[]", "7", "{}", "null", "{\"schema\":\"hakari-gate\"}"}) {
    EXPECT_THAT(ErrorOf(text), HasSubstr("g.json:")) << text;
    EXPECT_THAT(ErrorOf(text), Not(HasSubstr("json.exception"))) << text;
  }
}

TEST(GateJsonTest, WhatIsMissingIsNamed) {
  for (const char* key :
       {"verdict",    "machine",     "cpus",          "revision",        "binary_hashes",
        "confidence", "judge_work",  "faults",        "seconds",         "work",
        "compared",   "differences", "counters",      "replay",          "benchmarks",
        "items",      "rounds",      "base_again_ns", "candidate_items", "trend"}) {
    const std::string quoted = absl::StrCat("\"", key, "\"");
    EXPECT_THAT(ErrorWith(quoted, "\"other\""), HasSubstr(quoted + " is missing")) << key;
  }
  EXPECT_THAT(ErrorWith("\"accepted\"", "\"other\""),
              HasSubstr("g.json: result.work[0].differences[0]: \"accepted\" is missing"));
}

TEST(GateJsonTest, WhatCannotBeIsRefused) {
  EXPECT_THAT(ErrorWith("\"nodes\": 90\n", "\"nodes\": 90.5\n"),
              HasSubstr("counters.nodes: expected"));
  EXPECT_THAT(ErrorWith("\"cpus\": 2", "\"cpus\": 4294967297"), HasSubstr("cpus: the number"));
  EXPECT_THAT(ErrorWith("\"compared\": 1000", "\"compared\": 2"),
              HasSubstr("more problems differ"));
  EXPECT_THAT(ErrorWith("pds/mate", "movegen/all"),
              HasSubstr("benchmarks[1]: the benchmark appears"));
  EXPECT_THAT(ErrorWith("\"looks\": 4", "\"looks\": 0"), HasSubstr("rules.looks: expected"));
  GateReport report = testing::PassingGate();
  report.benchmarks[0].rounds.base_ns[3] = 0;
  EXPECT_THAT(ErrorOf(GateJson(report)),
              HasSubstr("benchmarks[0].rounds.base_ns[3]: expected a time"));
  report = testing::PassingGate();
  report.benchmarks[0].rounds.base_ns.pop_back();
  EXPECT_THAT(ErrorOf(GateJson(report)), HasSubstr("benchmarks[0].rounds: a round has three"));
}

// From before a decision was fixed: the row passed in spite of more instructions, although it was
// not measured in another order of linking.
TEST(GateJsonTest, WhatWasJudgedByOtherDecisionsIsJudgedAgain) {
  GateReport report = testing::PassingGate();
  report.benchmarks[1].candidate_instructions = 257500000;
  const std::string pass = GateJson(report);
  EXPECT_THAT(ErrorOf(pass), HasSubstr("it states pass, but the measurements give regressed"));
  const std::string decisions = absl::StrCat("\"decisions\": ", kDecisions);
  for (const char* other : {"\"unknown\": 0", "\"decisions\": 1"}) {
    HAKARI_ASSERT_OK(const auto read,
                     ParseGateJson(absl::StrReplaceAll(pass, {{decisions, other}}), "g.json"));
    EXPECT_EQ(read.verdict, report::Verdict::kRegressed);
    EXPECT_EQ(read.benchmarks[1].verdict, report::Verdict::kRegressed);
  }
}

TEST(GateJsonTest, GamesAreJudgedAgain) {
  const std::string json = GateJson(testing::StrongerGate());
  HAKARI_ASSERT_OK(const auto read, ParseGateJson(json, "g.json"));
  ASSERT_TRUE(read.strength);
  EXPECT_EQ(read.strength->outcomes, (PairCounts{10, 10, 100, 60, 60}));
  EXPECT_EQ(read.strength->time_per_node->interval.high, 0.034);
  GateReport lost = testing::StrongerGate();
  lost.strength->outcomes = {60, 60, 100, 10, 10};
  EXPECT_THAT(ErrorOf(GateJson(lost)),
              HasSubstr("it states pass, but the measurements give regressed"));
  GateReport claimed = testing::StrongerGate();
  claimed.strength->verdict = report::Verdict::kImproved;
  EXPECT_THAT(ErrorOf(GateJson(claimed)), HasSubstr("strength: it states improved, but the"));
  EXPECT_THAT(ErrorOf(absl::StrReplaceAll(json, {{"\"elo0\": -10", "\"elo0\": 10"}})),
              HasSubstr("strength.sprt: "));
  EXPECT_THAT(ErrorOf(absl::StrReplaceAll(json, {{"logistic", "other"}})),
              HasSubstr("strength.sprt.model: expected logistic or normalized"));
}

TEST(GateJsonTest, AVerdictThatDoesNotFollowIsRefused) {
  EXPECT_THAT(ErrorWith("\"word\": \"regressed\"", "\"word\": \"pass\""),
              HasSubstr("g.json: it states pass, but the measurements give regressed"));
  GateReport report = testing::SlowerGate();
  report.benchmarks[1].verdict = report::Verdict::kPass;
  EXPECT_THAT(ErrorOf(GateJson(report)), HasSubstr("benchmarks[1]: it states pass, but the"));
  report = testing::ChangedGate();
  report.work[0].verdict = report::Verdict::kImproved;
  EXPECT_THAT(ErrorOf(GateJson(report)), HasSubstr("work[0]: it states improved, but the"));
  report = testing::PassingGate();
  report.benchmarks.clear();
  report.work.clear();
  EXPECT_THAT(ErrorOf(GateJson(report)), HasSubstr("it states pass, but the measurements give"));
}

}  // namespace
}  // namespace hakari::gate
