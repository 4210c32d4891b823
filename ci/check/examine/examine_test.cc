// Each misbehaviour is found in the row that is about it, and in no other.
#include "ci/check/examine/examine.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "ci/check/examine/examination.h"
#include "ci/check/examine/node_signature.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"

namespace hakari::check {
namespace {

const Context kTwoJobs = {"", 2};

suites::Problem Read(const std::string& line) { return *suites::ParseProblemLine(line, {"test"}); }

ExamineOptions OptionsFor(const std::string& engine, const std::string& behaviour) {
  ExamineOptions options;
  options.engine.command = engine;
  options.engine.args = {behaviour, absl::StrCat(::testing::TempDir(), "/shared")};
  options.engine.options = {{"Threads", "1"}};
  options.engine.deadlines.margin_ms = 1'000;
  options.nodes = 1'000;
  options.movetime_ms = 100;
  options.positions = {Read("startpos ; id=p0"), Read("sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1 ; id=p1")};
  for (int i = 0; i < 12; ++i) {
    options.in_any_order.push_back(options.positions[static_cast<size_t>(i % 2)]);
    options.in_any_order.back().id = absl::StrCat("o", i);
  }
  options.mates = {Read("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 ; id=m0 answer=mate"),
                   Read("sfen 4k4/9/9/9/9/9/9/9/4K4 b G 1 ; id=m1 answer=nomate")};
  return options;
}

Examination Counting(const std::string& manner) {
  return Examine(OptionsFor("suites/engines/testing/counting_engine", manner), kTwoJobs);
}

// "" if there is no such row.
std::string RowOf(const Examination& examination, const std::string& what) {
  for (const Examined& row : examination.rows) {
    if (row.what == what)
      return absl::StrCat(HealthWord(row.health), ": ", row.found, " -> ", row.advice);
  }
  return "";
}

std::string BadRows(const Examination& examination) {
  std::string bad;
  for (const Examined& row : examination.rows) {
    if (row.health == Health::kBad) absl::StrAppend(&bad, "[", row.what, "]");
  }
  return bad;
}

TEST(ExamineTest, AnEngineThatBehaves) {
  const Examination steady = Counting("steady");
  EXPECT_TRUE(steady.came_up);
  EXPECT_EQ(steady.name, "Counting 1.0");
  EXPECT_EQ(BadRows(steady), "") << ExaminationTable(steady);
  EXPECT_TRUE(absl::StrContains(RowOf(steady, "repeats under load"), "2 positions"));
  EXPECT_TRUE(absl::StartsWith(RowOf(steady, "go mate"), "note: it says"))
      << ExaminationTable(steady);
}

TEST(ExamineTest, ItsSignatureIsToldAndHeldAgainstWhatIsWritten) {
  ExamineOptions options = OptionsFor("suites/engines/testing/counting_engine", "steady");
  const absl::StatusOr<uint64_t> nodes = NodesToDepth(options.engine, kSignatureDepth, kTwoJobs);
  ASSERT_TRUE(nodes.ok()) << nodes.status();
  const std::string text = absl::StrCat("\"signature\": {\"depth\": 5, \"nodes\": ", *nodes, "}");
  EXPECT_TRUE(absl::EndsWith(RowOf(Counting("steady"), "signature"), text));
  options.signature = {kSignatureDepth, *nodes};
  EXPECT_TRUE(absl::StartsWith(RowOf(Examine(options, kTwoJobs), "signature"), "good"));
  options.signature->nodes += 1;
  const Examination other = Examine(options, kTwoJobs);
  EXPECT_EQ(BadRows(other), "[signature]");
  EXPECT_TRUE(absl::StrContains(RowOf(other, "signature"), "write " + text));
  EXPECT_EQ(RowOf(Counting("random"), "signature"), "") << "it has none";
}

TEST(ExamineTest, WhatItRemembersIsFoundAndTheResetThatHelpsIsNamed) {
  const Examination remembers = Counting("remembers");
  EXPECT_EQ(BadRows(remembers), "[repeats when asked twice][repeats in any order]");
  EXPECT_TRUE(
      absl::EndsWith(RowOf(remembers, "repeats when asked twice"), "with reset=restart it repeats"))
      << ExaminationTable(remembers);
  EXPECT_EQ(BadRows(Counting("needs-newgame")), "");
  ExamineOptions options = OptionsFor("suites/engines/testing/counting_engine", "needs-newgame");
  options.engine.reset = suites::EngineReset::kNone;
  const Examination none = Examine(options, kTwoJobs);
  EXPECT_TRUE(absl::EndsWith(RowOf(none, "repeats in any order"), "with reset=isready it repeats"))
      << ExaminationTable(none);
}

TEST(ExamineTest, WhatOnlyManySearchesLeaveBehindIsFound) {
  const Examination forgetful = Counting("fills-up");
  EXPECT_EQ(BadRows(forgetful), "[repeats in any order]") << ExaminationTable(forgetful);
  EXPECT_TRUE(
      absl::EndsWith(RowOf(forgetful, "repeats in any order"), "with reset=restart it repeats"))
      << ExaminationTable(forgetful);
}

TEST(ExamineTest, ChanceIsFound) {
  const Examination random = Counting("random");
  EXPECT_EQ(BadRows(random), "[repeats in a new process]") << ExaminationTable(random);
}

TEST(ExamineTest, WhatOthersAtWorkChangeIsFound) {
  const Examination crowded = Counting("crowded");
  EXPECT_EQ(BadRows(crowded), "[repeats under load]") << ExaminationTable(crowded);
}

TEST(ExamineTest, LimitsAndClocks) {
  const Examination dies = Counting("dies-on-nodes");
  EXPECT_TRUE(absl::StartsWith(RowOf(dies, "go nodes"), "bad: crashed: exited with code 9"))
      << ExaminationTable(dies);
  EXPECT_TRUE(absl::StartsWith(RowOf(dies, "go depth"), "good")) << ExaminationTable(dies);
  EXPECT_EQ(BadRows(dies), "[go nodes]");
  EXPECT_EQ(BadRows(Counting("ignores-movetime")), "[go movetime]");
  EXPECT_TRUE(absl::StartsWith(RowOf(Counting("says-no-nodes"), "counts nodes"), "note"));
}

TEST(ExamineTest, FalseMates) {
  const Examination claims = Counting("claims-mate");
  EXPECT_EQ(BadRows(claims), "[mate claims]") << ExaminationTable(claims);
  EXPECT_TRUE(absl::StrContains(RowOf(claims, "mate claims"), "m1: ")) << "where there is none";
  const Examination denies =
      Examine(OptionsFor("base/process/testing/fake_engine", "no-mate"), kTwoJobs);
  EXPECT_FALSE(denies.came_up) << "it has no option Threads";
  ExamineOptions options = OptionsFor("base/process/testing/fake_engine", "no-mate");
  options.engine.options.clear();
  EXPECT_TRUE(absl::StrContains(RowOf(Examine(options, kTwoJobs), "mate claims"),
                                "m0: says that there is no mate, but there is"));
}

TEST(ExamineTest, WhatDoesNotComeUpIsNotExaminedFurther) {
  ExamineOptions options = OptionsFor("base/process/testing/fake_engine", "dies-in-handshake");
  options.engine.options.clear();
  const Examination dead = Examine(options, kTwoJobs);
  EXPECT_FALSE(dead.came_up);
  EXPECT_EQ(BadRows(dead), "[starts]");
  EXPECT_EQ(dead.rows.size(), 1u);
}

TEST(ExamineTest, OptionsThatSeldomRepeatAreNamed) {
  ExamineOptions options = OptionsFor("suites/engines/testing/counting_engine", "steady");
  options.engine.options.clear();
  EXPECT_TRUE(
      absl::StrContains(RowOf(Examine(options, kTwoJobs), "one thread"), "option.Threads=1"));
}

Examination Some() {
  Examination some;
  some.engine = "usi:./e";
  some.name = "E\x1b[2J \xff";
  some.came_up = true;
  some.rows = {{"starts", Health::kGood, "at once", ""},
               {"go mate", Health::kNote, "has none", "leave it"}};
  return some;
}

TEST(ExaminationTest, TheFirstLineSaysHowItStands) {
  Examination examination = Some();
  EXPECT_TRUE(absl::StrContains(ExaminationTable(examination), " passes; 1 note  (usi:./e)\n"));
  EXPECT_FALSE(examination.AnyBad());
  examination.rows.push_back({"repeats", Health::kBad, "7, then 8", ""});
  EXPECT_TRUE(examination.AnyBad());
  EXPECT_TRUE(absl::StrContains(ExaminationTable(examination), " fails 1 check "));
  examination.interrupted = true;
  EXPECT_TRUE(absl::StrContains(ExaminationTable(examination), " interrupted "));
}

TEST(ExaminationTest, AdviceStandsBelowItsRow) {
  EXPECT_TRUE(absl::StrContains(ExaminationTable(Some()),
                                "note  go mate  has none\n               -> leave it\n"))
      << ExaminationTable(Some());
}

// An engine's name may be any bytes.
TEST(ExaminationTest, ForeignBytesDoNoHarm) {
  EXPECT_FALSE(absl::StrContains(ExaminationTable(Some()), "\x1b"));
  const auto json = nlohmann::json::parse(ExaminationJson(Some(), {}));
  EXPECT_EQ(json["schema"], "hakari-examination");
  EXPECT_EQ(json["result"]["rows"][1]["health"], "note");
  EXPECT_EQ(json["result"]["rows"][1]["advice"], "leave it");
}

TEST(ExaminationTest, ItsVerdictHasAReasonForEachFault) {
  Examination examination = Some();
  EXPECT_EQ(JudgeExamination(examination).verdict, report::Verdict::kPass);
  examination.rows.push_back({"repeats", Health::kBad, "7, then 8", ""});
  EXPECT_EQ(JudgeExamination(examination).verdict, report::Verdict::kRegressed);
  EXPECT_EQ(JudgeExamination(examination).reasons, std::vector<std::string>{"repeats: 7, then 8"});
  examination.interrupted = true;
  EXPECT_EQ(JudgeExamination(examination).verdict, report::Verdict::kInvalid);
  EXPECT_EQ(nlohmann::json::parse(ExaminationJson(examination, {}))["complete"], false);
  examination = Some();
  examination.came_up = false;
  EXPECT_EQ(JudgeExamination(examination).verdict, report::Verdict::kInvalid);
}

}  // namespace
}  // namespace hakari::check
