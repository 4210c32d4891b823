#include "suites/core/tally.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "base/text/place.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

const std::vector<std::string> kKeys = {"theme", "book"};

Groups Of(const std::string& notes) {
  return GroupsOf(*ParseProblemLine(absl::StrCat("startpos ; id=a ", notes), Place{"p"}), kKeys);
}

TEST(GroupsTest, WordsHaveCommasBetweenThem) {
  const Groups groups = Of("theme=fork,pin book=one game=3");
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_THAT(groups.at("theme"), ElementsAre("fork", "pin"));
  EXPECT_THAT(groups.at("book"), ElementsAre("one"));
  EXPECT_THAT(Of("game=3"), IsEmpty());
}

TEST(SplitByNoteTest, EachWordIsASetOfItsOwn) {
  const auto set = ParseProblemSet(
      "startpos ; id=a book=two\n"
      "startpos moves 7g7f ; id=b\n"
      "startpos moves 2g2f ; id=c book=one best=8c8d\n"
      "startpos moves 2h3h ; id=d book=two\n",
      "t.sfen");
  ASSERT_TRUE(set.ok()) << set.status();
  const auto books = SplitByNote(*set, "book");
  ASSERT_TRUE(books.ok()) << books.status();
  ASSERT_EQ(books->size(), 3u);
  EXPECT_EQ((*books)[0].first, "two");
  EXPECT_EQ((*books)[0].second.problems()[1].id, "d");
  EXPECT_EQ((*books)[1].first, "");
  EXPECT_EQ((*books)[2].second.problems()[0].expected.best.size(), 1u);
  // The hash is that of a file with just these problems.
  const auto one = ParseProblemSet("startpos moves 2g2f ; id=c book=one best=8c8d\n", "one.sfen");
  EXPECT_EQ((*books)[2].second.hash(), one->hash());
}

TEST(TallyTest, CountsByWord) {
  Tally tally;
  tally.Add(Of("theme=pin,fork book=one"), Score::OfChoice({}, true));
  tally.Add(Of("theme=pin book=one"), Score::OfChoice({}, false));
  tally.Add(Of("book=two"), Score::NotAnswered({}));
  std::vector<std::string> rows;
  for (const TallyRow& row : tally.Rows(kKeys)) {
    rows.push_back(absl::StrCat(row.key, " ", row.word, " ", row.scores.right, "/",
                                row.scores.judged(), " ", row.scores.not_answered));
  }
  EXPECT_THAT(
      rows, ElementsAre("theme fork 1/1 0", "theme pin 1/2 0", "book one 1/2 0", "book two 0/1 1"));
}

std::string ErrorOf(const std::string& notes) {
  const ProblemRules rules = {true, {"theme"}};
  const auto problem =
      ParseProblemLine(absl::StrCat("startpos ; id=a ", notes), Place{"p.sfen", 7}, rules);
  return problem.ok() ? "no error" : std::string(problem.status().message());
}

// The notes begin at column 17.
TEST(ProblemRulesTest, SayWhatIsMissingAndWhere) {
  EXPECT_EQ(ErrorOf("theme=fork,pin best=7g7f"), "no error");
  EXPECT_EQ(ErrorOf("avoid=7g7f other=a,,b"), "no error");
  EXPECT_THAT(ErrorOf("theme=fork,,pin best=7g7f"), HasSubstr("p.sfen:7:28: expected words"));
  EXPECT_THAT(ErrorOf("theme=fork,fork best=7g7f"), HasSubstr("p.sfen:7:28: expected words"));
  EXPECT_THAT(ErrorOf("theme=fork, best=7g7f"), HasSubstr("p.sfen:7:28: expected words"));
  EXPECT_THAT(ErrorOf("theme=fork"), HasSubstr("p.sfen:7:27: expected the right moves"));
  EXPECT_THAT(ErrorOf("theme=fork answer=mate"), HasSubstr("expected the right moves"));
}

}  // namespace
}  // namespace hakari::suites
