#include "suites/core/problem_set.h"

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::suites {
namespace {

using ::testing::HasSubstr;

constexpr char kOne[] = "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 ; id=one depth=2\n";
constexpr char kTwo[] = "sfen 4k4/9/9/9/9/9/9/9/4K4 w - 1 ; id=two depth=2\n";

std::string ErrorOf(const std::string& text) {
  const auto set = ParseProblemSet(text, "p.sfen");
  return set.ok() ? "no error" : std::string(set.status().message());
}

TEST(ProblemSetTest, KeepsTheOrderAndFindsById) {
  const auto set = ParseProblemSet(absl::StrCat("# idea\n\n", kTwo, kOne), "p.sfen");
  ASSERT_TRUE(set.ok()) << set.status();
  ASSERT_EQ(set->problems().size(), 2u);
  EXPECT_EQ(set->problems()[0].id, "two");
  EXPECT_EQ(set->Find("one"), &set->problems()[1]);
  EXPECT_EQ(set->Find("three"), nullptr);
}

TEST(ProblemSetTest, TheHashChangesWithContentsOnly) {
  const std::string hash = ParseProblemSet(absl::StrCat(kOne, kTwo), "p")->hash();
  EXPECT_EQ(ParseProblemSet(absl::StrCat("# remark\r\n", kOne, "\n", kTwo), "q")->hash(), hash);
  EXPECT_NE(ParseProblemSet(absl::StrCat(kTwo, kOne), "p")->hash(), hash);
  EXPECT_NE(ParseProblemSet(kOne, "p")->hash(), hash);
  // Goldens name this hash: it must not move with compilers or versions.
  EXPECT_EQ(hash, "xxh3:ebe9078d16bddd619326680d4e58e867");
}

TEST(ProblemSetTest, ErrorsNameFileLineAndColumn) {
  EXPECT_THAT(ErrorOf(absl::StrCat("# a\n", kOne, "sfen 9\n")), HasSubstr("p.sfen:3:7: "));
}

TEST(ProblemSetTest, RepetitionsAreErrors) {
  EXPECT_THAT(ErrorOf(absl::StrCat(kOne, kOne)), HasSubstr("p.sfen:2:36: this id"));
  std::string renamed = kOne;
  renamed.replace(renamed.find("one"), 3, "1st");
  EXPECT_THAT(ErrorOf(absl::StrCat(kOne, renamed)),
              HasSubstr("p.sfen:2:1: this position was already at p.sfen:1"));
}

TEST(ProblemSetTest, NothingToReadIsAnError) {
  EXPECT_THAT(ErrorOf(""), HasSubstr("p.sfen: no problem"));
  EXPECT_THAT(ErrorOf("# only remarks\n"), HasSubstr("no problem"));
  EXPECT_FALSE(ReadProblemSet({}).ok());
  const auto missing = ReadProblemSet({"/no/such/file.sfen"});
  EXPECT_THAT(std::string(missing.status().message()), HasSubstr("/no/such/file.sfen"));
}

TEST(ProblemSetTest, FilesAreJoinedAndSharedIdsFound) {
  const std::string first = ::testing::TempDir() + "/first.sfen";
  const std::string second = ::testing::TempDir() + "/second.sfen";
  ASSERT_TRUE(WriteFileAtomically(first, kOne).ok());
  ASSERT_TRUE(WriteFileAtomically(second, kTwo).ok());
  const auto both = ReadProblemSet({first, second});
  ASSERT_TRUE(both.ok()) << both.status();
  EXPECT_EQ(both->hash(), ParseProblemSet(absl::StrCat(kOne, kTwo), "p")->hash());
  const auto twice = ReadProblemSet({first, first});
  EXPECT_THAT(std::string(twice.status().message()), HasSubstr("first.sfen:1"));
}

}  // namespace
}  // namespace hakari::suites
