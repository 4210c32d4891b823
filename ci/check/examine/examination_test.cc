#include "ci/check/examine/examination.h"

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "gtest/gtest.h"

namespace hakari::check {
namespace {

Examination Some() {
  Examination some;
  some.engine = "usi:./e";
  some.name = "E\x1b[2J \xff";
  some.came_up = true;
  some.rows = {{"comes up", Health::kGood, "at once", ""},
               {"go mate", Health::kNote, "has none", "leave it"}};
  return some;
}

TEST(ExaminationTest, TheFirstLineSaysHowItStands) {
  Examination examination = Some();
  EXPECT_TRUE(absl::StrContains(ExaminationTable(examination), " behaves; 1 to know  (usi:./e)\n"));
  EXPECT_FALSE(examination.AnyBad());
  examination.rows.push_back({"repeats", Health::kBad, "7, then 8", ""});
  EXPECT_TRUE(examination.AnyBad());
  EXPECT_TRUE(absl::StrContains(ExaminationTable(examination), " misbehaves in 1 point "));
  examination.interrupted = true;
  EXPECT_TRUE(absl::StrContains(ExaminationTable(examination), " interrupted "));
}

TEST(ExaminationTest, AdviceStandsBelowItsRow) {
  EXPECT_TRUE(absl::StrContains(ExaminationTable(Some()),
                                "note  go mate   has none\n                -> leave it\n"))
      << ExaminationTable(Some());
}

// Engines call themselves what they like.
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
