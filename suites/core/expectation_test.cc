#include "suites/core/expectation.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/notation/usi_move.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"

namespace hakari::suites {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::StartsWith;

Expectation Read(const std::string& notes) {
  const auto problem = ParseProblemLine(absl::StrCat("startpos ; id=a ", notes), Place{"p"});
  EXPECT_TRUE(problem.ok()) << problem.status();
  return problem.ok() ? problem->expected : Expectation();
}

TEST(ExpectationTest, MovesAreReadInTheirOrder) {
  const Expectation expected = Read("best=7g7f,2g2f avoid=9g9f points=5");
  EXPECT_THAT(expected.best,
              ElementsAre(*notation::ParseUsiMove("7g7f"), *notation::ParseUsiMove("2g2f")));
  EXPECT_THAT(expected.avoid, ElementsAre(*notation::ParseUsiMove("9g9f")));
  EXPECT_EQ(expected.points, 5);
}

TEST(ExpectationTest, MovesAreThoseOfThePositionAtTheEndOfTheGame) {
  const auto problem = ParseProblemLine("startpos moves 7g7f ; id=a best=3c3d", Place{"p"});
  ASSERT_TRUE(problem.ok()) << problem.status();
  EXPECT_EQ(problem->expected.best.size(), 1u);
}

TEST(ExpectationTest, AnswersAndCountsAreRead) {
  EXPECT_EQ(Read("answer=mate").is_mate, true);
  EXPECT_EQ(Read("answer=nomate").is_mate, false);
  EXPECT_THAT(Read("leaves_2=900 leaves_20=18446744073709551615").leaves,
              ElementsAre(Pair(2, 900), Pair(20, UINT64_MAX)));
}

TEST(ExpectationTest, OtherNotesSayNothing) {
  const Expectation expected = Read("depth=6 leaves=1=2 bestmove=x answers=x game=1");
  EXPECT_FALSE(expected.is_there());
  EXPECT_THAT(expected.leaves, IsEmpty());
  EXPECT_FALSE(expected.points);
}

TEST(ExpectationTest, SaysWhatIsWrongAndWhere) {
  const struct {
    const char* notes;
    int column;  // the notes begin at 17
    const char* message;
  } kCases[] = {
      {"best=7g7e", 22, "a legal move, found '7g7e'"},
      {"best=7g7f,e2e4", 27, "a legal move, found 'e2e4'"},
      {"best=7g7f,", 27, "a legal move"},
      {"avoid=8h2b+", 23, "a legal move, found '8h2b+'"},
      {"best=7g7f avoid=2g2f,7g7f", 38, "the move 7g7f is named a second time"},
      {"best=7g7f,7g7f", 27, "a second time"},
      {"answer=unknown", 17, "answer=mate or answer=nomate, found 'answer=unknown'"},
      {"best=7g7f points=0", 27, "points=1 to points=1000000"},
      {"best=7g7f points=1000001", 27, "points=1 to"},
      {"best=7g7f points=1.5", 27, "points=1 to"},
      {"points=5", 25, "a note of the answer that the points are for"},
      {"leaves_0=1", 17, "leaves_DEPTH=COUNT"},
      {"leaves_x=1", 17, "leaves_DEPTH=COUNT"},
      {"leaves_2=-1", 17, "leaves_DEPTH=COUNT"},
      {"leaves_2=1 leaves_02=1", 28, "a second count of leaves at depth 2"},
      {"best=7g7f best=2g2f", 27, "a second note 'best'"},
  };
  for (const auto& test : kCases) {
    const auto problem =
        ParseProblemLine(absl::StrCat("startpos ; id=a ", test.notes), Place{"p.sfen", 7});
    ASSERT_FALSE(problem.ok()) << test.notes;
    const std::string error(problem.status().message());
    EXPECT_THAT(error, StartsWith(absl::StrCat("p.sfen:7:", test.column, ": "))) << test.notes;
    EXPECT_THAT(error, HasSubstr(test.message)) << test.notes;
  }
}

}  // namespace
}  // namespace hakari::suites
