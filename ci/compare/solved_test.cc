#include "ci/compare/solved.h"

#include <string>

#include "ci/compare/comparison_text.h"
#include "ci/compare/summary.h"
#include "ci/report/origin.h"
#include "ci/report/schema/schema_check.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"
#include "suites/core/score.h"

namespace hakari::compare {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

// One letter per contestant: R the right move, W a wrong one, X another wrong one, C crashed, O
// open.
ComparedPosition At(const std::string& id, const std::string& answers, suites::Groups groups) {
  using suites::Outcome;
  using suites::Score;
  ComparedPosition position;
  position.id = id;
  position.groups = std::move(groups);
  for (const char how : answers) {
    ComparedAnswer& answer = position.answers.emplace_back();
    answer.outcome = how == 'C' ? Outcome::Crashed("died") : Outcome::Ran(std::string(1, how));
    answer.score = how == 'R'   ? Score::OfChoice({}, true)
                   : how == 'C' ? Score::NotAnswered({})
                   : how == 'O' ? Score::Open({})
                                : Score::OfChoice({}, false);
  }
  return position;
}

Comparison Three() {
  Comparison comparison;
  comparison.contestants.resize(3);
  comparison.tally = {"book", "theme"};
  comparison.positions = {
      At("p1", "RRR", {{"book", {"one"}}, {"theme", {"fork"}}}),
      At("p2", "RWW", {{"book", {"one"}}, {"theme", {"fork", "pin"}}}),
      At("p3", "RWX", {{"book", {"two"}}}),
      At("p4", "RCR", {{"book", {"two"}}}),
      At("p5", "WRW", {{"book", {"two"}}}),
      At("p6", "WXC", {}),
      At("p7", "OOO", {}),
  };
  return comparison;
}

TEST(SolvedTest, EveryTwoAreSetSideBySide) {
  const auto pairs = PairsOf(Three());
  ASSERT_EQ(pairs.size(), 3u);
  const ContestantPair& a_b = pairs[0];
  EXPECT_EQ(a_b.first, 0u);
  EXPECT_EQ(a_b.second, 1u);
  EXPECT_EQ(a_b.answered, 6);
  EXPECT_EQ(a_b.same_answers, 2) << "p1 and p7";
  EXPECT_EQ(a_b.both_solve, 1);
  EXPECT_EQ(a_b.only_first_solves, 3) << "p2, p3, and p4 where the other crashed";
  EXPECT_EQ(a_b.only_second_solves, 1);
  EXPECT_EQ(a_b.neither_solves, 1);
  EXPECT_EQ(a_b.judged(), 6) << "p7 is open";
  // Four problems are solved by only one of the two: 2 (1 + 4) / 16.
  EXPECT_NEAR(a_b.p(), 0.625, 1e-12);
  EXPECT_EQ(pairs[2].first, 1u);
  EXPECT_EQ(pairs[2].second, 2u);
}

TEST(SolvedTest, ByBookAndTheme) {
  const auto rows = SolvedRows(Three());
  ASSERT_EQ(rows.size(), 4u);
  EXPECT_EQ(rows[0].word, "one");
  EXPECT_EQ(rows[0].problems, 2);
  EXPECT_THAT(rows[0].solved, ElementsAre(2, 1, 1));
  EXPECT_EQ(rows[1].word, "two");
  EXPECT_THAT(rows[1].solved, ElementsAre(2, 1, 1));
  EXPECT_EQ(rows[3].key, "theme");
  EXPECT_EQ(rows[3].word, "pin");
  EXPECT_THAT(rows[3].solved, ElementsAre(1, 0, 0));
}

std::string TableOf(const Comparison& comparison) {
  return ComparisonTable(comparison, Summarise(comparison), std::nullopt);
}

TEST(SolvedTest, TheTableShowsThem) {
  const std::string text = TableOf(Three());
  EXPECT_THAT(text, HasSubstr("solved                               problems        A        B"
                              "        C\n"
                              "book    one                                 2        2        1"
                              "        1\n"));
  EXPECT_THAT(text, HasSubstr("pair    same answer both right   1st only   2nd only    neither  "
                              "McNemar p\n"
                              "A B             2/6          1          3          1          1"
                              "     0.6250\n"));
}

TEST(SolvedTest, WithoutRightAnswersThereIsNothingToShow) {
  Comparison comparison = Three();
  comparison.tally.clear();
  comparison.positions = {At("p7", "OOO", {})};
  EXPECT_THAT(TableOf(comparison), Not(HasSubstr("McNemar")));
  EXPECT_THAT(TableOf(comparison), Not(HasSubstr("solved")));
}

TEST(SolvedTest, TheJsonIsAsItsSchemaSays) {
  const Comparison comparison = Three();
  report::Origin origin;
  origin.created = "2026-11-18T10:00:00Z";
  const std::string text = ComparisonJson(comparison, Summarise(comparison), std::nullopt, origin);
  EXPECT_THAT(text, HasSubstr("\"mcnemar_p\": 0.625"));
  EXPECT_THAT(report::SchemaCheck::OfFolder("ci/report/schema").FaultsOfResult(text), IsEmpty());
}

}  // namespace
}  // namespace hakari::compare
