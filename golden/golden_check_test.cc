#include "golden/golden_check.h"

#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "golden/finding.h"
#include "golden/log.h"
#include "golden/testing.h"
#include "gtest/gtest.h"
#include "suites/run/testing.h"

namespace hakari::golden {
namespace {

using ::testing::HasSubstr;

class GoldenCheckTest : public ::testing::Test {
 protected:
  GoldenCheckTest() {
    options_.root = absl::StrCat(::testing::TempDir(), "/project");
    std::filesystem::remove_all(options_.root);
    options_.path = testing::LayOutFakeProject(options_.root, {"count=1", "count=2", "count=3"});
    options_.find_suite = [](absl::string_view name) {
      static const suites::Suite* const suite =
          new suites::Suite(suites::testing::FakeSuite("suites/fake.sfen"));
      return name == suite->name ? suite : nullptr;
    };
  }

  // "" if the check passed.
  std::string Found() {
    std::ostringstream out;
    const bool passed = CheckGolden(options_, out);
    EXPECT_EQ(passed, out.str().empty());
    return out.str();
  }

  GoldenCheckOptions options_;
};

TEST_F(GoldenCheckTest, PassesInWholeAndInParts) {
  EXPECT_EQ(Found(), "");
  for (int i = 1; i <= 3; ++i) {
    options_.shard = {i, 3};
    EXPECT_EQ(Found(), "");
  }
}

TEST(ShardWithinTest, TheShardsOfAPartAreThePart) {
  // Of the problems 1, 2, 3…, the part 2/3 has 2, 5, 8, 11…, and its second half 5, 11…
  const Shard half = ShardWithin({2, 3}, {2, 2});
  EXPECT_EQ(half.index, 5);
  EXPECT_EQ(half.count, 6);
  const Shard whole = ShardWithin({1, 1}, {3, 4});
  EXPECT_EQ(whole.index, 3);
  EXPECT_EQ(whole.count, 4);
}

TEST_F(GoldenCheckTest, AShardWithoutProblemsIsNotGreen) {
  options_.shard = {4, 4};
  EXPECT_THAT(Found(), HasSubstr("INVALID: no problem"));
}

TEST_F(GoldenCheckTest, AChangedProblemSetIsStale) {
  const std::string golden = *ReadTextFile(absl::StrCat(options_.root, "/", options_.path));
  const std::string log = *ReadTextFile(absl::StrCat(options_.root, "/golden/fake/LOG.md"));
  testing::LayOutFakeProject(options_.root, {"count=1", "count=2", "count=4"});
  WriteFileAtomically(absl::StrCat(options_.root, "/", options_.path), golden).IgnoreError();
  WriteFileAtomically(absl::StrCat(options_.root, "/golden/fake/LOG.md"), log).IgnoreError();
  EXPECT_THAT(Found(), HasSubstr("stale"));
  EXPECT_THAT(Found(), HasSubstr("p2: nodes 4, was 3"));
}

TEST_F(GoldenCheckTest, TheLogMustKnowTheGolden) {
  WriteFileAtomically(absl::StrCat(options_.root, "/golden/fake/LOG.md"), "").IgnoreError();
  EXPECT_THAT(Found(), HasSubstr("INVALID: "));
}

TEST_F(GoldenCheckTest, AGoldenInAnotherPlaceIsInvalid) {
  const std::string elsewhere = "golden/fake/fake-100.golden";
  std::filesystem::copy_file(absl::StrCat(options_.root, "/", options_.path),
                             absl::StrCat(options_.root, "/", elsewhere));
  options_.path = elsewhere;
  EXPECT_THAT(Found(), HasSubstr("belongs at golden/fake/fake-full.golden"));
}

TEST_F(GoldenCheckTest, MissingFilesAreInvalid) {
  std::filesystem::remove(absl::StrCat(options_.root, "/suites/fake.sfen"));
  EXPECT_THAT(Found(), HasSubstr("suites/fake.sfen"));
  options_.path = "golden/fake/none.golden";
  EXPECT_THAT(Found(), HasSubstr("INVALID: "));
}

TEST_F(GoldenCheckTest, AnUnknownSuiteIsInvalid) {
  options_.find_suite = [](absl::string_view) { return nullptr; };
  EXPECT_THAT(Found(), HasSubstr("no suite 'fake'"));
}

TEST(ShardOfTestTest, HearsTheTestRunner) {
  const std::string status_file = absl::StrCat(::testing::TempDir(), "/heard");
  setenv("TEST_SHARD_STATUS_FILE", status_file.c_str(), 1);
  setenv("TEST_TOTAL_SHARDS", "4", 1);
  setenv("TEST_SHARD_INDEX", "2", 1);
  const Shard shard = ShardOfTest();
  EXPECT_EQ(shard.index, 3);
  EXPECT_EQ(shard.count, 4);
  EXPECT_TRUE(std::filesystem::exists(status_file));
}

TEST(FindingTest, EveryKindHasANameOfItsOwnAndAText) {
  for (int i = 0; i <= static_cast<int>(FindingKind::kWrongAnswer); ++i) {
    const auto kind = static_cast<FindingKind>(i);
    const auto parsed = ParseFindingKind(FindingKindName(kind));
    ASSERT_TRUE(parsed.ok()) << i;
    EXPECT_EQ(*parsed, kind);
    EXPECT_NE(FindingText({kind, "p", "nodes", "1", "2"}), "p: ?");
  }
  EXPECT_FALSE(ParseFindingKind("?").ok());
}

TEST(FindingTest, TextsAreForPeople) {
  EXPECT_EQ(FindingText({FindingKind::kChangedCounter, "p0", "nodes", "4", "5"}),
            "p0: nodes 5, was 4");
  EXPECT_EQ(FindingText({FindingKind::kChangedAnswer, "p0", "", "", "\x1b[31m\xff"}),
            "p0: answer \\x1b[31m\\xff, was nothing");
  EXPECT_EQ(FindingText({FindingKind::kInterrupted, "", "", "", "3 of 9 problems"}),
            "interrupted, not run: 3 of 9 problems");
}

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
