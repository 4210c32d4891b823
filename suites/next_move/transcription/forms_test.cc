// The README's examples can be read, and a problem is the same in every notation.
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "base/files/text_file.h"
#include "base/status/testing.h"
#include "base/text/encoding.h"
#include "gtest/gtest.h"
#include "suites/core/problem_line.h"
#include "suites/next_move/transcription/sheet_words.h"
#include "suites/next_move/transcription/transcription.h"

namespace hakari::suites {
namespace {

constexpr char kProblem[] =
    "sfen l+R3pk1l/3r1s1s1/p4P1p1/2p1pbpbp/1p5n1/2PpP1P1P/PP1PS2P1/2K1GG3/LN2G3L b Ngsn 1 ; "
    "id=blue-012 avoid=6g6f best=4c4b+ book=blue comment=the_pawn_takes number=12 points=5 "
    "theme=手筋";

// The one problem of a text, as a line of a problem file; or its mistakes.
std::string LineOf(absl::string_view text, absl::string_view name = "blue/typed.txt") {
  Transcription transcription;
  ReadTranscribedFile(text, std::string(name), name, transcription);
  FinishTranscription(transcription);
  const absl::StatusOr<ProblemSet> problems = ProblemsOf(transcription);
  if (!problems.ok()) return std::string(problems.status().message());
  if (problems->problems().size() != 1) return "not one problem";
  return ProblemLine(problems->problems()[0]);
}

// The indented blocks that begin with "# as", without their indentation.
std::vector<std::string> Examples(absl::string_view readme) {
  constexpr absl::string_view kIndent = "    ";
  std::vector<std::string> examples;
  bool is_open = false;
  for (absl::string_view line : absl::StrSplit(readme, '\n')) {
    if (absl::StartsWith(line, "    # as ")) {
      examples.emplace_back();
      is_open = true;
    }
    if (!line.empty() && !absl::StartsWith(line, kIndent)) is_open = false;
    absl::ConsumePrefix(&line, kIndent);
    if (is_open) absl::StrAppend(&examples.back(), line, "\n");
  }
  return examples;
}

class FormsTest : public testing::Test {
 protected:
  void SetUp() override {
    HAKARI_ASSERT_OK(readme_, ReadTextFile("suites/next_move/transcription/README.md"));
    examples_ = Examples(readme_);
    ASSERT_EQ(examples_.size(), 4u);
  }

  const std::string& diagram() const { return examples_[0]; }
  const std::string& sfen() const { return examples_[1]; }

  std::string readme_;
  std::vector<std::string> examples_;
};

TEST_F(FormsTest, EveryExampleOfTheReadmeIsTheSameProblem) {
  for (const std::string& example : examples_) EXPECT_EQ(LineOf(example), kProblem) << example;
}

TEST_F(FormsTest, TheWordsOfTheReadmeAreThoseOfTheCode) {
  for (const SheetWord& word : SheetWords()) {
    const std::string row =
        absl::StrCat("| ", word.english, " | ", word.japanese, " | ", word.about, " |\n");
    EXPECT_TRUE(absl::StrContains(readme_, row)) << "missing: " << row;
  }
}

TEST_F(FormsTest, RecordsFromTheStartOfTheGame) {
  constexpr absl::string_view kRecords[] = {
      "startpos moves 7g7f 3c3d 8h2b+\n",
      "手合割：平手\n先手：a\n後手：b\n手数----指手---------消費時間--\n"
      "   1 ７六歩(77)   ( 0:16/00:00:16)\n*a comment\n   2 ３四歩(33)   ( 0:00/00:00:00)\n"
      "   3 ２二角成(88)\n   4 投了\nまで3手で先手の勝ち\n",
      "先手：a\n▲７六歩    △３四歩    ▲２二角成\n",
      "V2.2\nN+a\nN-b\n$EVENT:c\nPI\n+\n+7776FU\n-3334FU\n+8822UM\n",
  };
  const std::string words = "answer: 同　銀 、 同飛\n";
  for (absl::string_view record : kRecords) {
    EXPECT_EQ(LineOf(absl::StrCat(record, words), "blue/1.txt"),
              "sfen lnsgkgsnl/1r5+B1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/7R1/LNSGKGSNL w B 1 ; "
              "id=blue-001 best=3a2b,8b2b book=blue number=1")
        << record;
  }
}

TEST_F(FormsTest, MovesInDigitsOfAllKinds) {
  for (absl::string_view move :
       {"４二歩成", "42歩成", "4二歩成", "４２歩成", "四二歩成", "▲４二歩成", "☗同歩成", "同　歩成",
        "同 歩成", "同歩成", "４二歩成(43)", "同歩成（４３）", "4c4b+"}) {
    const std::string text =
        absl::StrReplaceAll(diagram(), {{"answer: 同歩成", absl::StrCat("answer: ", move)}});
    EXPECT_EQ(LineOf(text), kProblem) << move;
  }
}

TEST_F(FormsTest, TheLastMoveInEveryWay) {
  for (absl::string_view last :
       {"△４二銀まで", "４二銀", "42", "４二", "5c4b", "△４二銀(53)", "▽４二銀引 まで"}) {
    const std::string text =
        absl::StrReplaceAll(diagram(), {{"last: △４二銀", absl::StrCat("last: ", last)}});
    EXPECT_EQ(LineOf(text), kProblem) << last;
  }
  const std::string counted =
      absl::StrReplaceAll(diagram(), {{"last: △４二銀", "手数＝76  △４二銀  まで"}});
  EXPECT_EQ(LineOf(counted), kProblem);
}

TEST_F(FormsTest, EncodingsAndLineEnds) {
  EXPECT_EQ(LineOf(absl::StrCat("\xef\xbb\xbf", diagram())), kProblem);
  EXPECT_EQ(LineOf(absl::StrReplaceAll(diagram(), {{"\n", "\r\n"}})), kProblem);
  HAKARI_ASSERT_OK(const std::string bytes, Encode(diagram(), Encoding::kShiftJis, "example"));
  EXPECT_NE(bytes, diagram());
  EXPECT_EQ(LineOf(bytes), kProblem);
}

TEST_F(FormsTest, NamesOfFileAndFolderStandForWords) {
  const std::string nameless =
      absl::StrReplaceAll(sfen(), {{"book: blue\n", ""}, {"problem: 12\n", ""}});
  EXPECT_EQ(LineOf(nameless, "blue/012.sfen"), kProblem);
  EXPECT_EQ(LineOf(nameless, "shelf/blue/12.txt"), kProblem);
  EXPECT_EQ(LineOf(sfen(), "red/7.txt"), kProblem);
  EXPECT_TRUE(absl::StrContains(LineOf(nameless, "12.txt"), "id=book-012 "));
}

TEST_F(FormsTest, AnswersInSeveralLinesAndWords) {
  const std::string text = absl::StrReplaceAll(
      sfen(), {{"answer: 4c4b+", "answer: 4c4b+、８五龍 / ▲45桂\n正解：6八金上 P*4e"}});
  EXPECT_EQ(LineOf(text), "blue/typed.txt:6:9: expected a legal move, found 'P*4e'");
  const std::string good = absl::StrReplaceAll(text, {{" P*4e", "，6九金"}});
  EXPECT_TRUE(absl::StrContains(LineOf(good), " best=4c4b+,8a8e,N*4e,5i6h,5i6i ")) << LineOf(good);
}

TEST_F(FormsTest, SeveralThemesAndWordsInThem) {
  const std::string text =
      absl::StrReplaceAll(sfen(), {{"theme: 手筋", "theme: fork, ピン 、attack on a king,"}});
  EXPECT_TRUE(absl::StrContains(LineOf(text), " theme=fork,pin,attack_on_a_king")) << LineOf(text);
}

TEST_F(FormsTest, SeveralProblemsInAFileInTheOrderOfTheirNumbers) {
  const std::string text =
      "book: red\nproblem: 2\nstartpos moves 7g7f 3c3d\nanswer: 8h2b+ ２六歩\n"
      "問題：1\nstartpos\navoid: ８六歩\n"
      "book: blue\nproblem: 1\nstartpos moves 2g2f\nanswer: 8c8d\n";
  Transcription transcription;
  ReadTranscribedFile(text, "all.txt", "all.txt", transcription);
  FinishTranscription(transcription);
  HAKARI_ASSERT_OK(const ProblemSet problems, ProblemsOf(transcription));
  ASSERT_EQ(problems.problems().size(), 3u);
  EXPECT_EQ(problems.problems()[0].id, "blue-001");
  EXPECT_EQ(problems.problems()[1].id, "red-001");
  EXPECT_EQ(problems.problems()[2].id, "red-002");
  EXPECT_EQ(problems.problems()[1].Note("avoid"), "8g8f");
  EXPECT_EQ(problems.problems()[2].Note("best"), "8h2b+,2g2f");
}

}  // namespace
}  // namespace hakari::suites
