#include "ci/report/junit.h"

#include "ci/report/testing.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

using ::testing::HasSubstr;

TEST(JunitTest, OneCaseAProblemAndOneForTheWhole) {
  EXPECT_EQ(ToJunit(testing::ReportWith({})),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<testsuites>\n"
            "  <testsuite name=\"mate.pds.10000\" tests=\"4\" time=\"1.350000\">\n"
            "    <testcase classname=\"mate.pds.10000\" name=\"whole\" time=\"0.000000\"/>\n"
            "    <testcase classname=\"mate.pds.10000\" name=\"m1\" time=\"1.100000\"/>\n"
            "    <testcase classname=\"mate.pds.10000\" name=\"m2\" time=\"0.250000\"/>\n"
            "    <testcase classname=\"mate.pds.10000\" name=\"m3\" time=\"0.000000\"/>\n"
            "  </testsuite>\n"
            "</testsuites>\n");
}

TEST(JunitTest, FindingsAreFailuresOrErrors) {
  const std::string xml = ToJunit(
      testing::ReportWith({{golden::FindingKind::kStale, "", "program", "a", "b"},
                           {golden::FindingKind::kOrphanedRow, "m9", "", "", ""},
                           {golden::FindingKind::kChangedCounter, "m2", "nodes", "8", "7"}}));
  EXPECT_THAT(xml, HasSubstr("name=\"whole\" time=\"0.000000\">\n      <error type=\"stale\""));
  EXPECT_THAT(xml, HasSubstr("name=\"m2\" time=\"0.250000\">\n      <failure "
                             "type=\"changed-counter\" message=\"m2: nodes 7, was 8\"/>\n"));
  EXPECT_THAT(xml, HasSubstr("name=\"m9\""));
  EXPECT_THAT(xml, HasSubstr("tests=\"5\""));
}

TEST(JunitTest, TextIsMadeFitForXml) {
  EXPECT_EQ(XmlText("<a b=\"c\">&'"), "&lt;a b=&quot;c&quot;&gt;&amp;'");
  EXPECT_EQ(XmlText("a\x01\x1b[2J\x7f"
                    "b\n\tc"),
            "a[2Jb  c");
  EXPECT_EQ(XmlText("詰み\xff"), "詰み\xef\xbf\xbd");
  EXPECT_EQ(XmlText("\xef\xbf\xbf"), "\xef\xbf\xbd");
  EXPECT_EQ(XmlText("]]>"), "]]&gt;");
}

}  // namespace
}  // namespace hakari::report
