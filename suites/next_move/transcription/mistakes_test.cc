// All mistakes of a transcription are reported at once, each with its place and what was expected.
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "gtest/gtest.h"
#include "suites/next_move/transcription/transcription.h"

namespace hakari::suites {
namespace {

constexpr char kStart[] =
    "後手の持駒：なし\n"
    "+---------------------------+\n"
    "|v香v桂v銀v金v玉v金v銀v桂v香|一\n"
    "| ・v飛 ・ ・ ・ ・ ・v角 ・|二\n"
    "|v歩v歩v歩v歩v歩v歩v歩v歩v歩|三\n"
    "| ・ ・ ・ ・ ・ ・ ・ ・ ・|四\n"
    "| ・ ・ ・ ・ ・ ・ ・ ・ ・|五\n"
    "| ・ ・ ・ ・ ・ ・ ・ ・ ・|六\n"
    "| 歩 歩 歩 歩 歩 歩 歩 歩 歩|七\n"
    "| ・ 角 ・ ・ ・ ・ ・ 飛 ・|八\n"
    "| 香 桂 銀 金 玉 金 銀 桂 香|九\n"
    "+---------------------------+\n"
    "先手の持駒：なし\n";

std::string MistakesOf(absl::string_view text, absl::string_view name = "b/1.txt") {
  Transcription transcription;
  ReadTranscribedFile(text, std::string(name), name, transcription);
  FinishTranscription(transcription);
  std::string all;
  for (const absl::Status& mistake : transcription.mistakes) {
    absl::StrAppend(&all, mistake.message(), "\n");
  }
  EXPECT_EQ(ProblemsOf(transcription).ok(), all.empty());
  return all;
}

// The start with `words` below it, from line 14 on.
std::string MistakesOfWords(absl::string_view words) {
  return MistakesOf(absl::StrCat(kStart, words, "\n"));
}

// The start with another diagram.
std::string MistakesOfBoard(
    const std::vector<std::pair<absl::string_view, absl::string_view>>& changes) {
  return MistakesOf(absl::StrCat(absl::StrReplaceAll(kStart, changes), "answer: 7g7f\n"));
}

TEST(MistakesTest, NoneInTheStart) { EXPECT_EQ(MistakesOfWords("answer: ７六歩"), ""); }

TEST(MistakesTest, IllegalAnswers) {
  EXPECT_EQ(MistakesOfWords("answer: ７五歩"),
            "b/1.txt:14:9: expected a legal move, found '７五歩'\n");
  EXPECT_EQ(MistakesOfWords("answer: 7g7f, 7g7e"),
            "b/1.txt:14:15: expected a legal move, found '7g7e'\n");
  EXPECT_EQ(MistakesOfWords("answer: ５五角打"),
            "b/1.txt:14:9: expected a legal move, found '５五角打'\n");
  EXPECT_EQ(MistakesOfWords("answer: △３四歩"),
            "b/1.txt:14:9: expected a move of 先手, who is to move, found '△'\n");
  EXPECT_EQ(MistakesOfWords("answer: 七六歩\navoid: ７六歩"),
            "b/1.txt:15:8: expected each move once, found '７六歩' a second time (7g7f)\n");
  EXPECT_EQ(MistakesOfWords("answer: pass"),
            "b/1.txt:14:9: expected a move, as ７六歩, 同銀成, ５八金右 or 7g7f, found 'p'\n");
}

TEST(MistakesTest, AnswersThatSeveralMovesFit) {
  EXPECT_EQ(
      MistakesOfWords("answer: ５八金"),
      "b/1.txt:14:9: expected words that fit one move (左 右 直 上 寄 引 打), found '５八金', "
      "which fits ５八金(49) (4i5h), ５八金(69) (6i5h)\n");
  EXPECT_EQ(MistakesOfWords("answer: ５八金(49)"), "");
  EXPECT_EQ(MistakesOfWords("answer: ５八金(39)"),
            "b/1.txt:14:9: expected a legal move, found '５八金(39)'\n");
  const std::string exchange = "problem: 1\nstartpos moves 7g7f 3c3d\nanswer: ２二角\n";
  EXPECT_EQ(MistakesOf(exchange),
            "b/1.txt:3:9: expected 成 or 不成, found '２二角', which fits ２二角成(88) (8h2b+), "
            "２二角(88) (8h2b)\n");
  EXPECT_EQ(MistakesOf(absl::StrReplaceAll(exchange, {{"２二角", "２二角不成"}})), "");
  EXPECT_EQ(MistakesOf(absl::StrReplaceAll(exchange, {{"２二角", "２二角成"}})), "");
}

TEST(MistakesTest, SameSquareWithoutALastMove) {
  EXPECT_EQ(
      MistakesOfWords("answer: 同歩"),
      "b/1.txt:14:9: expected a square, or a line 'last: ４四銀' (直前) that says what 同 means, "
      "found '同'\n");
  EXPECT_EQ(MistakesOfWords("last: ３四歩\nanswer: 7g7f"),
            "b/1.txt:14:7: expected a piece of 後手 that stands on ３四, found '３四歩'\n");
  EXPECT_EQ(MistakesOfWords("last: ７七歩\nanswer: 7g7f"),
            "b/1.txt:14:7: expected a piece of 後手 that stands on ７七, found '７七歩'\n");
  EXPECT_EQ(MistakesOfWords("last: ▲３三歩\nanswer: 7g7f"),
            "b/1.txt:14:7: expected a move of 後手, found '▲'\n");
  EXPECT_EQ(MistakesOf("startpos moves 7g7f 3c3d\nlast: ８三歩\nanswer: 2g2f\n"),
            "b/1.txt:2:7: the record's last move went to another square\n");
}

TEST(MistakesTest, PiecesTooManyAndTooFew) {
  EXPECT_EQ(MistakesOfBoard({{"先手の持駒：なし", "先手の持駒：歩"}}),
            "b/1.txt:13:1: expected at most 18 pawns in all, found 19\n");
  EXPECT_EQ(
      MistakesOfBoard({{"|v歩v歩v歩", "|v歩 ・v歩"}}),
      "b/1.txt:13:1: expected 18 歩 in all, found 17; 'pieces: TOTAL' (枚数) is for positions "
      "that have fewer\n");
  EXPECT_EQ(MistakesOfBoard({{"|v歩v歩v歩", "|v歩 ・v歩"}, {"なし\n+", "歩\n+"}}), "");
  EXPECT_EQ(MistakesOfBoard({{"|v歩v歩v歩", "|v歩 ・v歩"}, {"先手の持駒：なし", "枚数：39"}}), "");
  EXPECT_EQ(MistakesOfBoard({{"|v歩v歩v歩", "|v歩 ・v歩"}, {"先手の持駒：なし", "pieces: 38"}}),
            "b/1.txt:12:1: expected 38 pieces in all, found 39\n");
}

TEST(MistakesTest, BoardsThatTheRulesForbid) {
  EXPECT_EQ(
      MistakesOfBoard({{"| ・ ・ ・ ・ ・ ・ ・ ・ ・|六", "| 歩 ・ ・ ・ ・ ・ ・ ・ ・|六"},
                       {"| 歩 歩 歩 歩 歩 歩 歩 歩 歩|七", "| 歩 ・ 歩 歩 歩 歩 歩 歩 歩|七"}}),
      "b/1.txt:13:1: expected at most one black pawn a file, found two on file 9\n");
  EXPECT_EQ(MistakesOfBoard({{"| 香 桂 銀", "| 香 桂 銅"}}),
            "b/1.txt:11:7: expected a piece or '・', found '銅'\n");
  EXPECT_EQ(MistakesOfBoard({{"| 香 桂 銀 金 玉 金 銀 桂 香|九\n", ""}}),
            "b/1.txt:12:1: expected a board of nine rows, found 8 rows\n");
}

TEST(MistakesTest, WordsThatNobodyKnows) {
  EXPECT_EQ(MistakesOfWords("anser: 7g7f"),
            "b/1.txt:14:1: expected a known word, as 'answer', found 'anser'\n"
            "b/1.txt:14:1: expected 'answer: MOVES' (正解) in this problem, found none\n");
  EXPECT_EQ(MistakesOfWords("正觧：7g7f\n正解：7g7f"),
            "b/1.txt:14:1: expected a known word, as '正解', found '正觧'\n");
  EXPECT_EQ(
      MistakesOfWords("先手持駒：歩\nanswer: 7g7f"),
      "b/1.txt:14:1: expected one of the words book problem answer avoid last theme points "
      "pieces comment 問題集 問題 正解 不正解 直前 テーマ 配点 枚数 解説, found '先手持駒'\n");
  EXPECT_EQ(MistakesOfWords("an answer: 7g7f\nanswer: 7g7f"),
            "b/1.txt:14:1: expected a known word, as 'answer', found 'an answer'\n");
  EXPECT_EQ(MistakesOfWords("棋戦：名人戦\nanswer: 7g7f"), "");
  EXPECT_EQ(MistakesOfWords("# 正觧：no word\nanswer: 7g7f"), "");
}

TEST(MistakesTest, WordsWithoutSenseOrTwice) {
  EXPECT_EQ(MistakesOfWords("answer:"),
            "b/1.txt:14:8: expected something after 'answer:', found "
            "the end\n");
  EXPECT_EQ(MistakesOfWords("answer: 7g7f\npoints: 1\npoints: 2"),
            "b/1.txt:16:1: a second 'points:' (配点) in one problem\n");
  EXPECT_EQ(MistakesOfWords("answer: 7g7f\npoints: 0"),
            "b/1.txt:15:9: expected a whole number from 1 to 1000000, found '0'\n");
  EXPECT_EQ(MistakesOfWords("answer: 7g7f\nproblem: twelve"),
            "b/1.txt:15:10: expected a whole number from 1 to 9999, found 'twelve'\n");
  EXPECT_EQ(MistakesOfWords("answer: 7g7f\ntheme: fork、pin, fork"),
            "b/1.txt:15:8: expected each theme once, found 'fork' a second time\n");
  EXPECT_EQ(MistakesOfWords("book: blue\nanswer: 7g7f\nbook: red"),
            "b/1.txt:16:1: a second 'book:' for one problem\n");
  EXPECT_EQ(MistakesOfWords("answer: 7g7f\nbook: the blue one"),
            "b/1.txt:15:7: expected a book's name of letters, digits, '_' and '-', found 'the blue "
            "one'\n");
}

TEST(MistakesTest, ProblemsWithoutAPart) {
  EXPECT_EQ(MistakesOf("answer: 7g7f\n"),
            "b/1.txt:1:1: expected a position in this problem, found none\n");
  EXPECT_EQ(MistakesOf("startpos\n"),
            "b/1.txt:1:1: expected 'answer: MOVES' (正解) in this problem, found none\n");
  EXPECT_EQ(MistakesOf("startpos\nanswer: 7g7f\n", "b/first.txt"),
            "b/first.txt:1:1: expected 'problem: NUMBER' (問題), or a file whose name is the "
            "number, found none\n");
  EXPECT_EQ(
      MistakesOf("先手：somebody\nanswer: 7g7f\n"),
      "b/1.txt:1:1: expected a position: a diagram, a record in KIF, KI2 or CSA, or a line of "
      "SFEN, found only headers\n");
  EXPECT_EQ(
      MistakesOf("the start\nanswer: 7g7f\n"),
      "b/1.txt:1:1: expected a position: a diagram, a record in KIF, KI2 or CSA, or a line of "
      "SFEN, found 'the start'\n");
}

TEST(MistakesTest, TwoPositionsInOneProblem) {
  EXPECT_EQ(MistakesOf("startpos\nstartpos moves 7g7f\nanswer: 7g7f\n"),
            "b/1.txt:2:1: a second position in one problem; 'problem: NUMBER' begins another\n");
  EXPECT_EQ(MistakesOf("startpos ; event=\"a: b\"\nanswer: 7g7f\n"),
            "b/1.txt:1:1: a note 'event' after the SFEN; here each note needs a line of its own\n");
  EXPECT_EQ(MistakesOf("startpos ; best=7g7f\nanswer: 7g7f\n"),
            "b/1.txt:1:1: a note 'best' after the SFEN; here each note needs a line of its own\n");
}

TEST(MistakesTest, NumbersAndPositionsTwice) {
  const std::string text =
      "problem: 1\nstartpos\nanswer: 7g7f\n"
      "problem: 1\nstartpos moves 7g7f\nanswer: 3c3d\n"
      "problem: 2\nstartpos\nanswer: 2g2f\n";
  EXPECT_EQ(MistakesOf(text, "b/all.txt"),
            "b/all.txt:4:1: problem 1 of book b occurs a second time; the first is at b/all.txt:1\n"
            "b/all.txt:7:1: the position lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL "
            "b - 1 occurs a second time; the first is at b/all.txt:1\n");
}

TEST(MistakesTest, LinesThatBelongToNoProblem) {
  const std::string text =
      "book: b\nstartpos\nanswer: 7g7f\n"
      "problem: 1\nstartpos\nanswer: 7g7f\n"
      "problem: 2\nstartpos moves 7g7f\nanswer: 3c3d\n";
  EXPECT_EQ(MistakesOf(text, "b/all.txt"),
            "b/all.txt:2:1: expected 'problem: NUMBER' (問題) above this line, found 'startpos'\n");
}

TEST(MistakesTest, AllAtOnceAndTheSoundOnesStay) {
  const std::string text =
      "problem: 1\nstartpos\nanswer: 7g7e\n"
      "problem: 2\nsfen nonsense\nanswer: 7g7f\npoints: x\n"
      "problem: 3\nstartpos moves 7g7f\nanswer: 3c3d\ntheem: fork\n"
      "problem: 4\nstartpos moves 2g2f\nanswer: 3c3d\n";
  Transcription transcription;
  ReadTranscribedFile(text, "b/all.txt", "b/all.txt", transcription);
  FinishTranscription(transcription);
  EXPECT_EQ(transcription.mistakes.size(), 4u);
  ASSERT_EQ(transcription.problems.size(), 4u);
  EXPECT_FALSE(transcription.problems[2].problem.has_value());
  EXPECT_TRUE(transcription.problems[3].problem.has_value());
}

TEST(MistakesTest, BytesThatAreNoText) {
  const std::string mistakes = MistakesOf("startpos\nanswer: 7g7f\ncomment: \xff\xfe\xff\n");
  EXPECT_NE(mistakes.find("b/1.txt:3:"), std::string::npos) << mistakes;
}

TEST(MistakesTest, AFileTooLong) {
  EXPECT_EQ(MistakesOf(std::string(20'001, '\n')),
            "b/1.txt:20001:1: expected at most 20000 lines a file, found 20001\n");
}

}  // namespace
}  // namespace hakari::suites
