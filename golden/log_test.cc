#include "golden/log.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"

namespace hakari::golden {
namespace {

TEST(LogTest, AnEntryIsALine) {
  EXPECT_EQ(LogLine({"2026-11-18", "pds-10000.golden", "3 changed", "better order", "xxh3:1"}),
            "- 2026-11-18 `pds-10000.golden` 3 changed: better order (xxh3:1)\n");
}

TEST(LogTest, TheLastEntryOfTheFileCounts) {
  Golden golden;
  golden.checksum = "xxh3:2";
  const std::string other = LogLine({"d", "b.golden", "c", "r", "xxh3:2"});
  const std::string first = LogLine({"d", "a.golden", "c", "r", "xxh3:1"});
  const std::string second = LogLine({"d", "a.golden", "c", "r", "xxh3:2"});
  const auto knows = [&golden](const std::string& log) {
    return CheckLog(log, "LOG.md", "a.golden", golden).ok();
  };
  EXPECT_TRUE(knows(absl::StrCat(LogHeading("s"), first, second, other)));
  EXPECT_FALSE(knows(absl::StrCat(second, first)));
  EXPECT_FALSE(knows(absl::StrCat(first, other)));
  EXPECT_FALSE(knows(""));
}

TEST(LogTest, TheLastReasonOfTheFileCounts) {
  const std::string log =
      absl::StrCat(LogHeading("s"), LogLine({"d", "a.golden", "3 changed", "the first", "xxh3:1"}),
                   LogLine({"d", "a.golden", "1 changed", "better order: (see README)", "xxh3:2"}),
                   LogLine({"d", "b.golden", "c", "another", "xxh3:3"}));
  EXPECT_EQ(ReasonFor(log, "a.golden"), "better order: (see README)");
  EXPECT_EQ(ReasonFor(log, "c.golden"), "");
  EXPECT_EQ(ReasonFor("- `a.golden` nonsense", "a.golden"), "");
}

TEST(LogTest, EntriesNameProblems) {
  const std::vector<std::string> entries = EntriesOf(absl::StrCat(
      LogHeading("s"), LogLine({"d", "a.golden", "0 changed, 0 new, 9 gone", "p9 is", "xxh3:1"}),
      LogLine({"d", kProblems, "p1, p4..p6", "twice the same: p8", "xxh3:2"})));
  ASSERT_EQ(entries.size(), 2u);
  const ProblemNames named = NamedIn(entries, "xxh3:3");
  for (const char* id : {"p1", "p4", "p5", "p6"}) EXPECT_TRUE(named.Has(id)) << id;
  for (const char* id : {"p2", "p7", "p8", "p9"}) EXPECT_FALSE(named.Has(id)) << id;
  EXPECT_TRUE(NamedIn({}, "").empty());
}

TEST(LogTest, AllProblemsAreThoseOfOneSet) {
  const std::vector<std::string> entries =
      EntriesOf(LogLine({"d", kProblems, "all", "drawn anew", "xxh3:2"}));
  EXPECT_TRUE(NamedIn(entries, "xxh3:2").Has("p1"));
  EXPECT_FALSE(NamedIn(entries, "xxh3:3").Has("p1"));
}

TEST(LogTest, AGoldenThatWasRemovedIsNamed) {
  const std::vector<std::string> entries =
      EntriesOf(absl::StrCat(LogLine({"d", "a.golden", kRemoved, "of no use", "xxh3:1"}),
                             LogLine({"d", "b.golden", "1 new", "removed: `c.golden`", "xxh3:1"})));
  EXPECT_TRUE(SaysRemoved(entries, "a.golden"));
  EXPECT_FALSE(SaysRemoved(entries, "b.golden"));
  EXPECT_FALSE(SaysRemoved(entries, "c.golden"));
}

TEST(LogTest, AReasonSaysSomethingOnOneLine) {
  EXPECT_TRUE(CheckReason("二歩 is now refused").ok());
  for (const char* reason : {"", "   ", "a\nb", "a\x1b[2J"}) {
    EXPECT_FALSE(CheckReason(reason).ok()) << reason;
  }
}

}  // namespace
}  // namespace hakari::golden
