#include "ci/report/json.h"

#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/report/schema/schema_check.h"
#include "ci/report/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/limits.h"

namespace hakari::report {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

const golden::Finding kChange = {golden::FindingKind::kChangedCounter, "m2", "nodes", "8", "7"};

std::string ErrorOf(const std::string& text) {
  const auto report = ParseJsonReport(text, "r.json");
  return report.ok() ? "no error" : std::string(report.status().message());
}
std::string ErrorWith(const std::string& from, const std::string& to) {
  const std::string json = ToJson(testing::ReportWith({kChange}));
  EXPECT_THAT(json, HasSubstr(from));
  return ErrorOf(absl::StrReplaceAll(json, {{from, to}}));
}

TEST(JsonTest, EverythingComesBack) {
  SuiteReport report = testing::ReportWith({kChange});
  report.selection.shard = {2, 3};
  report.selection.only = {"m1", "m2"};
  const std::string json = ToJson(report);
  const auto read = ParseJsonReport(json, "r.json");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->judgement.verdict, Verdict::kRegressed);
  EXPECT_EQ(read->findings, report.findings);
  EXPECT_EQ(read->results[0].outcome.counters.at("nodes"), INT64_MAX);
  EXPECT_EQ(ToJson(*read), json);
}

TEST(JsonTest, PointsComeBackAndStandOnlyWhereAProblemNamesThem) {
  SuiteReport report = testing::ReportWith({});
  EXPECT_THAT(ToJson(report), Not(HasSubstr("points")));
  report.results[0].score.points = report.results[0].score.most_points = 5;
  report.results[1].score.most_points = 3;
  const std::string json = ToJson(report);
  auto schemas = SchemaCheck::OfFolder("ci/report/schema");
  EXPECT_THAT(schemas.FaultsOfResult(json), IsEmpty());
  const auto read = ParseJsonReport(json, "r.json");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(ToJson(*read), json);
  EXPECT_EQ(TotalsOf(*read).scores.PointsText(), "5 of 9 points");
}

// The file was written by an earlier version.
TEST(JsonTest, AResultOfVersion1IsReadToo) {
  const auto text = ReadTextFile("ci/report/testdata/small.json");
  ASSERT_TRUE(text.ok()) << text.status();
  const auto read = ParseJsonReport(*text, "small.json");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->origin.created, "2026-11-18T10:52:52Z");
  EXPECT_EQ(read->origin.cpus, 2);
  EXPECT_EQ(read->origin.binary_hash, "xxh3:811fb81e9d13e88c48c4a6e5a7f58883");
  EXPECT_EQ(read->suite, "perft");
  EXPECT_EQ(read->suite_hash, "xxh3:4e867061eefb062765743c4b2661b304");
  EXPECT_EQ(read->program, "hakari");
  EXPECT_EQ(read->configuration, "perft/1");
  EXPECT_EQ(LimitsText(read->limits), "nodes=1000 depth=6");
  EXPECT_EQ(read->selection.only, (std::vector<std::string>{"start", "quiet-01"}));
  EXPECT_EQ(read->results.size(), 2u);
  EXPECT_EQ(read->results[0].outcome.counters.at("ply_2"), 900u);
  EXPECT_EQ(read->judgement.verdict, Verdict::kPass);
  // Written again, it has the current version and the same content.
  const auto again = ParseJsonReport(ToJson(*read), "again.json");
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ(ToJson(*again), ToJson(*read));
}

TEST(JsonTest, CountsBeyondDoublesAreTextAndComeBack) {
  const std::string json = ToJson(testing::ReportWith({}));
  EXPECT_THAT(json, HasSubstr("\"nodes\": \"9223372036854775807\""));
  EXPECT_THAT(ErrorWith("\"9223372036854775807\"", "\"9223372036854775808\""),
              HasSubstr("results[0].counters.nodes: expected a whole number"));
}

TEST(JsonTest, WhatNobodyKnowsIsIgnored) {
  EXPECT_EQ(ErrorWith("\"jobs\": ", "\"new\": [1, {}], \"jobs\": "), "no error");
}

TEST(JsonTest, IsAsItsSchemaSays) {
  auto schemas = SchemaCheck::OfFolder("ci/report/schema");
  SuiteReport report = testing::ReportWith({kChange});
  report.unsolved_answer = "unknown";
  EXPECT_THAT(ToJson(report), HasSubstr("\"hardest\""));
  EXPECT_THAT(schemas.FaultsOfResult(ToJson(report)), IsEmpty());
  report.results[0].outcome = suites::Outcome::Crashed("signal 11");
  EXPECT_THAT(schemas.FaultsOfResult(ToJson(report)), IsEmpty());
}

TEST(JsonTest, AnInterruptedRunIsNotComplete) {
  EXPECT_THAT(ToJson(testing::ReportWith({kChange})), HasSubstr("\"complete\": true"));
  EXPECT_THAT(
      ToJson(testing::ReportWith({{golden::FindingKind::kInterrupted, "", "", "", "2 of 3"}})),
      HasSubstr("\"complete\": false"));
}

TEST(JsonTest, EveryOutcomeStatusComesBack) {
  SuiteReport report =
      testing::ReportWith({{golden::FindingKind::kDidNotRun, "m1", "", "", "crashed"},
                           {golden::FindingKind::kInterrupted, "", "", "", "2 of 3"}});
  report.results[0].outcome = suites::Outcome::Crashed("signal 11");
  report.results[1].outcome = suites::Outcome::Stopped();
  report.results[2].outcome = suites::Outcome::Refused("no king");
  const auto read = ParseJsonReport(ToJson(report), "r.json");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->judgement.verdict, Verdict::kInvalid);
  EXPECT_EQ(ToJson(*read), ToJson(report));
}

TEST(JsonTest, BytesThatAreNoTextAreReplaced) {
  SuiteReport report = testing::ReportWith({});
  report.results[0].outcome.answer = "\xff\xfe mate";
  report.results[0].outcome.why = std::string("\0\x1b", 2);
  const auto read = ParseJsonReport(ToJson(report), "r.json");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(read->results[0].outcome.answer, "\xef\xbf\xbd\xef\xbf\xbd mate");
}

TEST(JsonTest, OtherVersionsAndOtherThingsAreRefused) {
  EXPECT_THAT(ErrorWith("\"version\": 2", "\"version\": 3"),
              HasSubstr("r.json: version: the result has version 3, this program reads 1 to 2"));
  EXPECT_THAT(ErrorWith("hakari-suite", "hakari-gate"), HasSubstr("schema hakari-suite"));
  for (const char* text : {"", "{", "[]", "7", "{}", "null", "{\"schema\":\"hakari-suite\"}"}) {
    EXPECT_THAT(ErrorOf(text), HasSubstr("r.json:")) << text;
    EXPECT_THAT(ErrorOf(text), Not(HasSubstr("json.exception"))) << text;
  }
}

TEST(JsonTest, TheirPlaceIsNamed) {
  EXPECT_EQ(ErrorOf(""), "r.json:1:1: this is not JSON from here on");
  EXPECT_EQ(ErrorOf("{\n  \"schema\": x}"), "r.json:2:13: this is not JSON from here on");
  EXPECT_EQ(ErrorOf("{\n \"a\": 1e999}"), "r.json:2:7: this number is too large");
  EXPECT_THAT(ErrorWith("\"jobs\": ", "\"jobs\": \"x\", \"more\": "),
              HasSubstr("r.json: result.run.jobs: expected a whole number"));
}

TEST(JsonTest, AVerdictThatDoesNotFollowIsRefused) {
  EXPECT_THAT(ErrorWith("\"word\": \"regressed\"", "\"word\": \"pass\""),
              HasSubstr("the stated verdict is pass, but the findings give regressed"));
  SuiteReport hidden = testing::ReportWith({});
  hidden.results[1].outcome = suites::Outcome::Crashed("signal 11");
  EXPECT_THAT(ErrorOf(ToJson(hidden)), HasSubstr("m2 did not run, but no finding reports it"));
  SuiteReport empty = testing::ReportWith({});
  empty.results.clear();
  EXPECT_THAT(ErrorOf(ToJson(empty)), HasSubstr("there are no results"));
}

TEST(JsonTest, WhatIsMissingOrOfTheWrongKindIsRefused) {
  for (const char* key : {"\"created\"", "\"cpus\"", "\"hash\"", "\"configuration\"", "\"limits\"",
                          "\"checksum\"", "\"shard\"", "\"findings\"", "\"results\"", "\"answer\"",
                          "\"counters\"", "\"times\"", "\"kind\"", "\"status\"", "\"score\""}) {
    const std::string error = ErrorWith(key, "\"other\"");
    EXPECT_THAT(error, HasSubstr("r.json: ")) << key;
    EXPECT_THAT(error, HasSubstr(std::string(key) + " is missing"));
  }
  EXPECT_THAT(ErrorWith("\"nodes\": 7", "\"nodes\": \" 7\""),
              HasSubstr("result.results[1].counters.nodes: expected a whole number"));
  EXPECT_THAT(ErrorWith("\"nodes\": 7", "\"nodes\": 7.5"),
              HasSubstr("results[1].counters.nodes: expected a whole number"));
  EXPECT_THAT(ErrorWith("changed-counter", "changed"), HasSubstr("r.json: "));
  EXPECT_THAT(ErrorWith("\"nodes=10000\"", "\"nodes=1e4\""), HasSubstr("r.json: "));
}

}  // namespace
}  // namespace hakari::report
