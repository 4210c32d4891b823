#include "suites/core/outcome.h"

#include <string>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "engine/notation/usi_move.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/expectation.h"
#include "suites/core/problem_line.h"
#include "suites/core/score.h"
#include "suites/core/suite.h"

namespace hakari::suites {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Pair;
using ::testing::StartsWith;
using Verdict = Score::Verdict;

void ExpectSame(const Outcome& a, const Outcome& b) {
  EXPECT_EQ(a.status, b.status);
  EXPECT_EQ(a.answer, b.answer);
  EXPECT_EQ(a.line, b.line);
  EXPECT_EQ(a.why, b.why);
  EXPECT_EQ(a.counters, b.counters);
  EXPECT_EQ(a.times.cpu_ns, b.times.cpu_ns);
  EXPECT_EQ(a.times.wall_ns, b.times.wall_ns);
}

TEST(OutcomeTest, TextKeepsEveryByte) {
  Outcome outcome = Outcome::Ran(std::string("mate\t\xff\n\\x41\0", 11), {{"nodes", UINT64_MAX}});
  outcome.line = "G*5b 6a5a";
  outcome.times = {12, 34};
  const std::string text = OutcomeText(outcome);
  for (unsigned char c : text) EXPECT_TRUE(c == '\t' || (c >= ' ' && c < 127));
  const auto parsed = ParseOutcomeText(text);
  ASSERT_TRUE(parsed.ok()) << parsed.status();
  ExpectSame(*parsed, outcome);
}

// A hexadecimal digit after an escaped byte must not become part of the escape.
TEST(OutcomeTest, EscapesEndWhereTheyShould) {
  const Outcome outcome = Outcome::Ran(
      "\xe3\x81\x82"
      "bcd\x01"
      "1");
  ExpectSame(*ParseOutcomeText(OutcomeText(outcome)), outcome);
}

TEST(OutcomeTest, EveryStatusGoesBothWays) {
  for (const Outcome& outcome :
       {Outcome::Ran("1"), Outcome::Refused("no"), Outcome::Crashed("a"), Outcome::Stopped(),
        Outcome::Failed(OutcomeStatus::kTimedOut, "late"),
        Outcome::Failed(OutcomeStatus::kIllegalMove, "7g7e"),
        Outcome::Failed(OutcomeStatus::kUnreadable, "bestmove ?"),
        Outcome::Failed(OutcomeStatus::kWrongClaim, "no mate"),
        Outcome::Failed(OutcomeStatus::kFlooded, "2 GB"),
        Outcome::Failed(OutcomeStatus::kBreach, "twice")}) {
    ExpectSame(*ParseOutcomeText(OutcomeText(outcome)), outcome);
    EXPECT_EQ(outcome.ran(), outcome.why.empty());
  }
  EXPECT_FALSE(ParseOutcomeStatus("RAN").ok());
}

TEST(OutcomeTest, RefusesDamagedText) {
  for (const char* text :
       {"", "ran", "ran\ta\tb\tc\t1", "run\ta\tb\tc\t1\t2", "ran\t\\x\tb\tc\t1\t2",
        "ran\ta\tb\tc\tx\t2", "ran\ta\tb\tc\t1\t2\tnodes",
        "ran\ta\tb\tc\t1\t2\tnodes=9223372036854775808", "ran\ta\tb\tc\t1\t2\tn=1\tn=1",
        "ran\ta\tb\tc\t1\t2\t=1", "ran\ta\tb\tc\t1\t2\t"}) {
    EXPECT_FALSE(ParseOutcomeText(text).ok()) << text;
  }
}

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

absl::StatusOr<Problem> ReadRuled(const std::string& notes) {
  return ParseProblemLine(absl::StrCat("startpos ; id=a ", notes), Place{"p.sfen", 7}, {true, {}});
}

TEST(ExpectationTest, TheLineBeginsWithARightMoveAndGoesOnLegally) {
  const auto problem = ReadRuled("line=7g7f,3c3d,8h2b+ best=2g2f,7g7f");
  ASSERT_TRUE(problem.ok()) << problem.status();
  EXPECT_THAT(problem->expected.line,
              ElementsAre(*notation::ParseUsiMove("7g7f"), *notation::ParseUsiMove("3c3d"),
                          *notation::ParseUsiMove("8h2b+")));
  EXPECT_EQ(problem->Note("line"), "7g7f,3c3d,8h2b+");
  EXPECT_TRUE(ReadRuled("avoid=9g9f line=7g7f").ok());
  const struct {
    const char* notes;
    int column;  // the notes begin at 17
    const char* message;
  } kCases[] = {
      {"best=7g7f line=2g2f", 32, "a line that begins with a right move, found '2g2f'"},
      {"avoid=9g9f line=9g9f", 33, "a line that begins with a right move"},
      {"best=7g7f line=7g7f,7g7f", 37, "a legal move, found '7g7f'"},
      {"best=7g7f line=7g7f,", 37, "a legal move"},
      {"line=7g7e best=7g7f", 22, "a legal move, found '7g7e'"},
  };
  for (const auto& test : kCases) {
    const auto refused = ReadRuled(test.notes);
    ASSERT_FALSE(refused.ok()) << test.notes;
    EXPECT_EQ(
        std::string(refused.status().message()).rfind(absl::StrCat("p.sfen:7:", test.column), 0),
        0u)
        << refused.status();
    EXPECT_THAT(std::string(refused.status().message()), HasSubstr(test.message));
  }
}

TEST(ExpectationTest, WhereNoMoveIsAskedForALineIsAnyonesNote) {
  EXPECT_THAT(Read("line=whatever").line, IsEmpty());
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
      {"best=7g7f avoid=2g2f,7g7f", 38, "the move 7g7f is listed twice"},
      {"best=7g7f,7g7f", 27, "is listed twice"},
      {"answer=unknown", 17, "answer=mate or answer=nomate, found 'answer=unknown'"},
      {"best=7g7f points=0", 27, "points=1 to points=1000000"},
      {"best=7g7f points=1000001", 27, "points=1 to"},
      {"best=7g7f points=1.5", 27, "points=1 to"},
      {"points=5", 25, "a note with the right answer, which points= requires"},
      {"leaves_0=1", 17, "leaves_DEPTH=COUNT"},
      {"leaves_x=1", 17, "leaves_DEPTH=COUNT"},
      {"leaves_2=-1", 17, "leaves_DEPTH=COUNT"},
      {"leaves_2=1 leaves_02=1", 28, "duplicate count of leaves at depth 2"},
      {"best=7g7f best=2g2f", 27, "duplicate note 'best'"},
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

Score Judged(const std::string& notes, const std::string& answer) {
  return ScoreMove(*ParseProblemLine("startpos ; id=a " + notes, Place{"p"}), Outcome::Ran(answer));
}

TEST(ScoreTest, VerdictsGoBothWays) {
  for (const Verdict verdict :
       {Verdict::kRight, Verdict::kWrong, Verdict::kNotAnswered, Verdict::kOpen}) {
    EXPECT_EQ(*ParseVerdict(VerdictName(verdict)), verdict);
  }
  EXPECT_FALSE(ParseVerdict("Right").ok());
}

TEST(ScoreTest, PointsAreForTheRightAnswerAlone) {
  Expectation expected;
  EXPECT_EQ(Score::OfFact(expected, true).points, 1);
  EXPECT_FALSE(Score::OfFact(expected, true).shows_points());
  expected.points = 7;
  for (const Score& score : {Score::OfFact(expected, false), Score::OfChoice(expected, false),
                             Score::NotAnswered(expected), Score::Open(expected)}) {
    EXPECT_EQ(score.points, 0);
    EXPECT_EQ(score.most_points, 7);
    EXPECT_TRUE(score.shows_points());
  }
  EXPECT_EQ(Score::OfChoice(expected, true).points, 7);
}

TEST(ScoreTest, OnlyAWrongFactIsAFault) {
  EXPECT_TRUE(Score::OfFact({}, false).is_fault);
  EXPECT_FALSE(Score::OfFact({}, true).is_fault);
  EXPECT_FALSE(Score::OfChoice({}, false).is_fault);
}

TEST(ScoreTest, MovesAreJudgedByBestAndAvoid) {
  EXPECT_TRUE(Judged("best=7g7f,2g2f", "2g2f").is_right());
  EXPECT_TRUE(Judged("best=7g7f,2g2f", "9g9f").is_wrong());
  EXPECT_TRUE(Judged("avoid=9g9f", "9g9f").is_wrong());
  EXPECT_TRUE(Judged("avoid=9g9f", "7g7f").is_right());
  EXPECT_TRUE(Judged("best=7g7f avoid=9g9f", "2g2f").is_wrong());
  EXPECT_TRUE(Judged("avoid=9g9f", "resign").is_wrong()) << "no move at all";
  EXPECT_EQ(Judged("game=1", "7g7f").verdict, Verdict::kOpen);
  EXPECT_EQ(Judged("best=7g7f points=3", "7g7f").points, 3);
}

TEST(ScoreTest, WhatDidNotRunIsNotAnswered) {
  const Problem asked = *ParseProblemLine("startpos ; id=a best=7g7f", Place{"p"});
  const Problem unasked = *ParseProblemLine("startpos ; id=a game=1", Place{"p"});
  const Outcome crashed = Outcome::Crashed("died");
  EXPECT_EQ(ScoreOutcome(ScoreMove, asked, crashed).verdict, Verdict::kNotAnswered);
  EXPECT_EQ(ScoreOutcome(ScoreMove, unasked, crashed).verdict, Verdict::kOpen);
  EXPECT_EQ(ScoreOutcome(ScoreMove, asked, Outcome::Stopped()).verdict, Verdict::kOpen);
  EXPECT_TRUE(ScoreOutcome(ScoreMove, asked, Outcome::Ran("7g7f")).is_right());
  EXPECT_TRUE(ScoreOutcome(ScoreMove, asked, Outcome::Ran("resign")).is_wrong());
}

TEST(ScoreTest, TotalsCountWhatWasNotAnsweredApart) {
  ScoreTotals totals;
  totals.Add(Score::OfChoice({}, true));
  totals.Add(Score::NotAnswered({}));
  totals.Add(Score::Open({}));
  EXPECT_EQ(totals.not_answered, 1);
  EXPECT_EQ(totals.judged(), 2);
}

TEST(ScoreTest, TotalsShowPointsWhereAProblemNamesThem) {
  ScoreTotals totals;
  totals.Add(Score::OfFact({}, true));
  totals.Add(Score::OfFact({}, false));
  EXPECT_EQ(totals.right, 1);
  EXPECT_EQ(totals.wrong, 1);
  EXPECT_EQ(totals.faults, 1);
  EXPECT_EQ(totals.PointsText(), "");
  totals.Add(Judged("best=7g7f points=3", "7g7f"));
  totals.Add(Judged("best=7g7f points=4", "2g2f"));
  EXPECT_EQ(totals.PointsText(), "4 of 9 points");
}

TEST(SuiteTest, TheFirstProgramIsTheDefault) {
  Suite suite;
  suite.name = "mate";
  suite.programs = {{"pds", "1", nullptr}, {"dfpn", "1", nullptr}};
  EXPECT_EQ(FindProgram(suite, "")->name, "pds");
  EXPECT_EQ(FindProgram(suite, "dfpn")->name, "dfpn");
  const absl::Status status = FindProgram(suite, "df-pn").status();
  EXPECT_EQ(status.code(), absl::StatusCode::kOutOfRange);
  EXPECT_THAT(std::string(status.message()), ::testing::HasSubstr("only pds, dfpn"));
}

}  // namespace
}  // namespace hakari::suites
