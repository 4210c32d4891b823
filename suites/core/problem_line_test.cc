#include "suites/core/problem_line.h"

#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "engine/notation/sfen.h"
#include "engine/player/game.h"
#include "engine/position/position.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/problem_set.h"

namespace hakari::suites {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr char kStart[] = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1";

std::string ErrorOf(const std::string& line) {
  const auto problem = ParseProblemLine(line, Place{"p.sfen", 7});
  return problem.ok() ? "no error" : std::string(problem.status().message());
}

TEST(ProblemLineTest, ReadsPositionIdAndNotes) {
  const std::string line = absl::StrCat("sfen ", kStart, " ; depth=6 id=start leaves=1=2");
  const auto problem = ParseProblemLine(line, Place{"p"});
  ASSERT_TRUE(problem.ok()) << problem.status();
  EXPECT_EQ(problem->id, "start");
  EXPECT_EQ(problem->sfen(), kStart);
  EXPECT_EQ(problem->position(), Position::Initial());
  EXPECT_EQ(problem->Note("depth"), "6");
  EXPECT_EQ(problem->Note("leaves"), "1=2");
  EXPECT_FALSE(problem->Note("id").has_value());
}

TEST(ProblemLineTest, WritesWhatItReads) {
  const std::string line = absl::StrCat("sfen ", kStart, " ; id=start depth=6 plies=3");
  EXPECT_EQ(ProblemLine(*ParseProblemLine(line, Place{"p"})), line);
}

TEST(ProblemLineTest, MovesAreKeptAndPlayed) {
  const std::string sfen = "4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b";
  for (const std::string& text :
       {std::string("startpos"), std::string("startpos moves 7g7f 3c3d"), sfen}) {
    const std::string line = absl::StrCat(text == sfen ? "sfen " : "", text, " ; id=a");
    const auto problem = ParseProblemLine(line, Place{"p"});
    ASSERT_TRUE(problem.ok()) << problem.status();
    EXPECT_EQ(problem->sfen(), text);
    EXPECT_EQ(ProblemLine(*problem), line);
    EXPECT_EQ(problem->position(), player::ParseGame(text)->position());
  }
}

TEST(ProblemLineTest, APositionThatIsSetIsWritten) {
  Problem problem;
  problem.id = "a";
  EXPECT_EQ(ProblemLine(problem), "startpos ; id=a");
  problem.Set(*notation::ParseSfen("4k4/9/9/9/9/9/9/9/4K4 b - 1"));
  EXPECT_EQ(ProblemLine(problem), "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 ; id=a");
}

TEST(ProblemLineTest, PositionsThatCannotBeAreErrors) {
  EXPECT_THAT(ErrorOf("sfen 4k4/4R4/9/9/9/9/9/9/9 b - 1 ; id=a"), HasSubstr("check"));
  EXPECT_THAT(ErrorOf("sfen 4k4/9/9/9/9/9/9/9/9 b 3R 1 ; id=a"), HasSubstr("3"));
}

TEST(ProblemLineTest, SaysWhatIsWrongAndWhere) {
  const std::string sfen = "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1";  // 32 columns
  const struct {
    std::string line;
    int column;
    const char* message;
  } kCases[] = {
      {"position ; id=a", 1, "'sfen' or 'startpos'"},
      {"startpos id=a", 10, "';'"},
      {"startpos moves ; id=a", 16, "a legal move"},
      {"startpos moves 7g7f 7g7f ; id=a", 21, "a legal move"},
      {"startpos moves 7g7f e2e4 ; id=a", 21, "a legal move"},
      {"startpos moves 7g7f", 20, "';'"},
      {"sfen 4k4/9/9/9/9/9/9/9/4K4 b ; id=a", 30, "the hands"},
      {"sfen 4k4/9/9/9/9/9/9/9/4K4 b -", 31, "the ply"},
      {sfen + " id=a", 34, "';'"},
      {sfen, 33, "';'"},
      {sfen + " ; depth=3", 43, "id="},
      {sfen + " ; id=a depth", 41, "key=value"},
      {sfen + " ; id=a =3", 41, "key=value"},
      {sfen + " ; id=a depth=", 41, "key=value"},
      {sfen + " ; id=a/b", 36, "letters"},
      {sfen + " ; id=a id=b", 41, "duplicate id"},
      {sfen + " ; id=a d=1 d=1", 45, "duplicate note 'd'"},
      {sfen + " ; id=a\td=1", 40, "byte 0x09"},
      {"sfen 4k4/9/9/9/9/9/9/9/4K5 b - 1 ; id=a", 0, "p.sfen"},
  };
  for (const auto& test : kCases) {
    const std::string error = ErrorOf(test.line);
    if (test.column != 0) {
      EXPECT_THAT(error, StartsWith(absl::StrCat("p.sfen:7:", test.column, ": "))) << test.line;
    }
    EXPECT_THAT(error, HasSubstr(test.message)) << test.line;
  }
}

TEST(ProblemLineTest, AnIllegalPositionIsAnErrorAtItsOwnPlace) {
  EXPECT_THAT(ErrorOf("sfen 4k4/9/9/9/4P4/4P4/9/9/4K4 b - 1 ; id=a"), StartsWith("p.sfen:7:"));
}

TEST(ProblemLineTest, KnowsPlainIds) {
  EXPECT_TRUE(IsProblemId("mate-00042.a_B"));
  EXPECT_FALSE(IsProblemId(""));
  EXPECT_FALSE(IsProblemId("a b"));
  EXPECT_FALSE(IsProblemId("a\"b"));
  EXPECT_TRUE(IsProblemId(std::string(64, 'a')));
  EXPECT_FALSE(IsProblemId(std::string(65, 'a')));
}

constexpr char kOne[] = "sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1 ; id=one depth=2\n";
constexpr char kTwo[] = "sfen 4k4/9/9/9/9/9/9/9/4K4 w - 1 ; id=two depth=2\n";

std::string SetErrorOf(const std::string& text) {
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
  EXPECT_THAT(SetErrorOf(absl::StrCat("# a\n", kOne, "sfen 9\n")), HasSubstr("p.sfen:3:7: "));
}

TEST(ProblemSetTest, RepetitionsAreErrors) {
  EXPECT_THAT(SetErrorOf(absl::StrCat(kOne, kOne)), HasSubstr("p.sfen:2:36: this id"));
  std::string renamed = kOne;
  renamed.replace(renamed.find("one"), 3, "1st");
  EXPECT_THAT(SetErrorOf(absl::StrCat(kOne, renamed)),
              HasSubstr("p.sfen:2:1: this position is already used at p.sfen:1"));
}

TEST(ProblemSetTest, NothingToReadIsAnError) {
  EXPECT_THAT(SetErrorOf(""), HasSubstr("p.sfen: no problem"));
  EXPECT_THAT(SetErrorOf("# only remarks\n"), HasSubstr("no problem"));
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
