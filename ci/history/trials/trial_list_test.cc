#include "ci/history/trials/trial_list.h"

#include <filesystem>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "base/files/text_file.h"
#include "ci/history/trials/trial_text.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::history {
namespace {

using ::testing::HasSubstr;
using ::testing::SizeIs;
using ::testing::StartsWith;

Trial NullMove() {
  Trial trial;
  trial.date = "2026-11-20";
  trial.commit = "77062d1+";
  trial.name = "no null move";
  trial.first = "search:null_move=0";
  trial.second = "search";
  trial.limits = "nodes=2000";
  trial.won = 3;
  trial.lost = 4;
  trial.drawn = 1;
  trial.pairs = {1, 1, 1, 0, 1};
  trial.elo = "-44 [-300, +190]";
  trial.test = "logistic [-10, 0], 5 % and 5 %";
  trial.verdict = "not told apart";
  return trial;
}

constexpr char kLine[] =
    "| 2026-11-20 | 77062d1+ | no null move | search:null_move=0 | search | nodes=2000 | 3-4-1 | "
    "1 1 1 0 1 | -44 [-300, +190] | logistic [-10, 0], 5 % and 5 % | not told apart |\n";

std::string ErrorOf(const std::string& rows) {
  return std::string(
      ParseTrials(absl::StrCat("text\n", kTrialColumns, rows), "list.md").status().message());
}

TEST(TrialList, ALineIsReadAsItWasWritten) {
  EXPECT_EQ(TrialLine(NullMove()), kLine);
  const auto trials = ParseTrials(absl::StrCat("# Title\n\n", kTrialColumns, kLine), "list.md");
  ASSERT_TRUE(trials.ok()) << trials.status();
  ASSERT_THAT(*trials, SizeIs(1));
  EXPECT_EQ(TrialLine((*trials)[0]), kLine);
  EXPECT_EQ((*trials)[0].lost, 4);
  EXPECT_EQ((*trials)[0].pairs[4], 1);
}

TEST(TrialList, BarsAndLineEndsBreakNoTable) {
  Trial trial = NullMove();
  trial.first = "usi:sh -c 'a | b'";
  trial.name = "two\nlines";
  const auto trials = ParseTrials(absl::StrCat(kTrialColumns, TrialLine(trial)), "list.md");
  ASSERT_TRUE(trials.ok()) << trials.status();
  EXPECT_EQ((*trials)[0].first, trial.first);
  EXPECT_THAT((*trials)[0].name, ::testing::Not(HasSubstr("\n")));
}

TEST(TrialList, WhatCannotBeReadIsNamedWithItsLine) {
  EXPECT_THAT(std::string(ParseTrials("# Title\n", "list.md").status().message()),
              HasSubstr("expected a table"));
  EXPECT_THAT(ErrorOf("| a | b |\n"), StartsWith("list.md:4:1: expected a trial of 11 cells"));
  EXPECT_THAT(ErrorOf(absl::StrCat(kLine, "no line\n")), StartsWith("list.md:5:1: "));
  const struct {
    const char *from, *to, *error;
  } kWrong[] = {{"3-4-1", "3-4", "games as 10-8-2"},
                {"3-4-1", "3-x-1", "games as 10-8-2"},
                {"3-4-1", "5-2-1", "do not agree with the pairs"},
                {"3-4-1", "3-4-3", "do not agree with the pairs"},
                {"1 1 1 0 1", "1 1 1 1", "five numbers"},
                {"1 1 1 0 1", "1 1 1 -1 1", "five numbers"},
                {"no null move", "", "a cell is empty"}};
  for (const auto& wrong : kWrong) {
    EXPECT_THAT(ErrorOf(absl::StrReplaceAll(kLine, {{wrong.from, wrong.to}})),
                HasSubstr(wrong.error))
        << wrong.to;
  }
}

class TrialFileTest : public ::testing::Test {
 protected:
  TrialFileTest() { std::filesystem::remove_all(std::filesystem::path(path_).parent_path()); }
  const std::string path_ = ::testing::TempDir() + "/folder/TRIALS.md";
};

TEST_F(TrialFileTest, LinesAreAddedAndNothingElseChanges) {
  EXPECT_THAT(*ReadTrials(path_), SizeIs(0));
  ASSERT_TRUE(AppendTrial(path_, NullMove()).ok());
  const std::string first = *ReadTextFile(path_);
  EXPECT_THAT(first, StartsWith("# What was tried\n"));
  ASSERT_TRUE(AppendTrial(path_, NullMove()).ok());
  EXPECT_EQ(*ReadTextFile(path_), first + kLine);
  EXPECT_THAT(*ReadTrials(path_), SizeIs(2));
}

TEST_F(TrialFileTest, ABrokenFileAndABrokenTrialChangeNothing) {
  std::filesystem::create_directories(std::filesystem::path(path_).parent_path());
  ASSERT_TRUE(WriteFileAtomically(path_, "mine\n").ok());
  EXPECT_FALSE(AppendTrial(path_, NullMove()).ok());
  EXPECT_FALSE(ReadTrials(path_).ok());
  EXPECT_EQ(*ReadTextFile(path_), "mine\n");
  std::filesystem::remove(path_);
  Trial broken = NullMove();
  broken.won = 7;
  EXPECT_FALSE(AppendTrial(path_, broken).ok());
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST(SameMatch, WhateverTheDate) {
  Trial later = NullMove();
  later.date = "2027-01-01";
  later.commit = "0123456";
  EXPECT_TRUE(SameMatch(NullMove(), later));
  later.limits = "nodes=4000";
  EXPECT_FALSE(SameMatch(NullMove(), later));
}

TEST(TrialText, LeadsWithHowTheyEnded) {
  const Trial trial = NullMove();
  EXPECT_EQ(TrialInWords(trial),
            "2026-11-20 77062d1+ no null move: search:null_move=0 against search, nodes=2000: "
            "3-4-1, Elo -44 [-300, +190], test logistic [-10, 0], 5 % and 5 %, not told apart");
  EXPECT_THAT(TrialsText({trial, trial}), StartsWith("2 trials: not told apart 2\n2026"));
}

TEST(TrialList, OurOwnIsRead) {
  const auto trials = ReadTrials("engine/search/TRIALS.md");
  ASSERT_TRUE(trials.ok()) << trials.status();
  EXPECT_GE(trials->size(), 5u);
}

TEST(TriedBefore, TellsPlayersByTheirOptionsInAnyOrder) {
  Trial trial = NullMove();
  trial.first = "search:default,probcut=0,null_move=0";
  const std::vector<Trial> list = {trial, NullMove()};
  EXPECT_THAT(TriedBefore(list, "search:null_move=0,probcut=0", "search"), SizeIs(1));
  EXPECT_THAT(TriedBefore(list, "search:", "search:probcut=0,null_move=0"), SizeIs(1));
  EXPECT_THAT(TriedBefore(list, "search:null_move=0", "search"), SizeIs(1));
  EXPECT_THAT(TriedBefore(list, "search:null_move=1", "search"), SizeIs(0));
  EXPECT_THAT(TriedBefore(list, "search:frozen1,null_move=0", "search"), SizeIs(0));
}

}  // namespace
}  // namespace hakari::history
