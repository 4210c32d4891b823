#include "engine/notation/kif/game_endings.h"

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/core/color.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/japanese.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/kif/diagram_reader.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

constexpr GameEnd kNamedEnds[] = {
    GameEnd::kResignation, GameEnd::kMate,        GameEnd::kTimeUp,    GameEnd::kIllegalMove,
    GameEnd::kRepetition,  GameEnd::kDeclaration, GameEnd::kImpasse,   GameEnd::kDraw,
    GameEnd::kMaxMoves,    GameEnd::kInterrupted, GameEnd::kTakenBack, GameEnd::kNoMate,
    GameEnd::kError};

RecordLine Ended(GameEnd end, GameResult result) {
  RecordLine line;
  line.end = end;
  line.result = result;
  return line;
}

TEST(GameEndingsTest, EveryWordIsItsEndingAndBack) {
  for (GameEnd end : kNamedEnds) {
    for (Color to_move : kColors) {
      const RecordLine line = Ended(end, UsualResult(end, to_move));
      JapaneseScanner scanner(EndingWord(line, to_move), {});
      const auto ending = TakeEndingWord(scanner, to_move);
      ASSERT_TRUE(ending.has_value()) << EndingWord(line, to_move);
      EXPECT_TRUE(scanner.AtEnd()) << EndingWord(line, to_move);
      EXPECT_EQ(ending->end, end);
      EXPECT_EQ(ending->result, line.result);
    }
  }
}

TEST(GameEndingsTest, EverySentenceIsItsEndingAndBack) {
  for (GameEnd end : kNamedEnds) {
    if (end == GameEnd::kResignation) continue;  // its sentence names only the winner
    for (Color to_move : kColors) {
      const RecordLine line = Ended(end, UsualResult(end, to_move));
      for (const auto names : {SideName, HandicapSideName}) {
        const std::string sentence = ClosingSentence(line, 12, to_move, names);
        const auto ending = ReadClosingSentence(sentence, to_move);
        ASSERT_TRUE(ending.has_value()) << sentence;
        EXPECT_EQ(ending->end, end) << sentence;
        EXPECT_EQ(ending->result, line.result) << sentence;
      }
    }
  }
}

TEST(GameEndingsTest, SentencesOfOtherPrograms) {
  const auto expect = [](absl::string_view sentence, GameEnd end, GameResult result) {
    const auto ending = ReadClosingSentence(sentence, kWhite);
    ASSERT_TRUE(ending.has_value()) << sentence;
    EXPECT_EQ(ending->end, end) << sentence;
    EXPECT_EQ(ending->result, result) << sentence;
  };
  expect("まで104手で後手の勝ち", GameEnd::kUnknown, GameResult::kWhiteWins);
  expect("まで104手で下手の勝ち", GameEnd::kUnknown, GameResult::kBlackWins);
  expect("まで11手詰", GameEnd::kMate, GameResult::kBlackWins);
  expect("まで9手で中断", GameEnd::kInterrupted, GameResult::kUnknown);
  expect("まで50手で先手の反則負け", GameEnd::kIllegalMove, GameResult::kWhiteWins);
  expect("まで50手で先手の反則勝ち", GameEnd::kIllegalMove, GameResult::kBlackWins);
  expect("まで80手で連続王手の千日手により後手の勝ち", GameEnd::kPerpetualCheck,
         GameResult::kWhiteWins);
  EXPECT_FALSE(ReadClosingSentence("まで80手", kBlack).has_value());
}

TEST(GameEndingsTest, AbsenceIsAResultWithoutEnding) {
  JapaneseScanner scanner("不戦敗", {});
  const auto ending = TakeEndingWord(scanner, kBlack);
  ASSERT_TRUE(ending.has_value());
  EXPECT_EQ(ending->end, GameEnd::kUnknown);
  EXPECT_EQ(ending->result, GameResult::kWhiteWins);
}

TEST(GameEndingsTest, NothingKnownIsNothingSaid) {
  const RecordLine line;
  EXPECT_EQ(EndingWord(line, kBlack), "");
  EXPECT_EQ(ClosingSentence(line, 5, kBlack, SideName), "");
}

absl::StatusOr<Position> Read(absl::string_view diagram) {
  DiagramReader reader;
  int number = 0;
  for (absl::string_view line : absl::StrSplit(diagram, '\n')) {
    ++number;
    if (line.empty()) continue;
    if (!DiagramReader::IsDiagramLine(line)) {
      return absl::InternalError(absl::StrCat("no diagram line: ", line));
    }
    const absl::Status status = reader.ReadLine(JapaneseScanner(line, {"d", number, 1}));
    if (!status.ok()) return status;
  }
  return reader.Finish(kBlack);
}

constexpr absl::string_view kSfens[] = {
    kInitialSfen,
    "8l/1l+R2P3/p2pBG1pp/kps1p4/Nn1P2G2/P1P1P2PP/1PS6/1KSG3+r1/LN2+p3L w Sbgn3p 1",
    "6l2/6nk1/6R2/5Lppp/9/9/9/9/9 b 2BNr4g4s2n2l15p 1",
};

TEST(DiagramReaderTest, ReadsWhatIsDrawn) {
  for (absl::string_view sfen : kSfens) {
    const Position position = *ParseSfen(sfen);
    const absl::StatusOr<Position> read = Read(DrawBoard(position));
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(ToSfen(*read), sfen);
  }
}

TEST(DiagramReaderTest, HabitsOfPrograms) {
  const std::string usual = DrawBoard(*ParseSfen("4k4/9/4+R4/9/9/9/4p4/9/4K4 w B2G12Pg 1"));
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"龍", "竜"},
           {"後手番", "上手番"},
           {"後手番", "手番：後手"},
           {"先手の持駒：", "下手の持駒：　"},
           {"金二　歩十二", "金2　歩１２　"},
           {"角　金二　歩十二", "金 角 歩十二 金"},
           {"・", "　"},
           {"v玉", "V王"},
           {"|三", "|"},
           {"先手の持駒：", "先手の持駒 ："},
       }) {
    const std::string changed = absl::StrReplaceAll(usual, {{from, to}});
    ASSERT_NE(changed, usual) << from;
    const absl::StatusOr<Position> read = Read(changed);
    ASSERT_TRUE(read.ok()) << read.status() << "\n" << changed;
    EXPECT_EQ(*read, *Read(usual)) << changed;
  }
}

TEST(DiagramReaderTest, ThePlyComesFromTheMovesMade) {
  const std::string diagram = DrawBoard(Position::Initial()) + "手数＝12  △３四歩  まで\n";
  EXPECT_EQ(Read(diagram)->ply(), 13);
}

TEST(DiagramReaderTest, ComplaintsNameThePlace) {
  const std::string good = DrawBoard(Position::Initial());
  const auto complaint = [&](absl::string_view from, absl::string_view to) {
    return std::string(Read(absl::StrReplaceAll(good, {{from, to}})).status().message());
  };
  EXPECT_EQ(complaint("v飛", "v虎"), "d:5:5: expected a piece or '・', found '虎'");
  EXPECT_EQ(complaint("v飛", "x飛"), "d:5:4: expected ' ' or 'v' before the piece, found 'x'");
  EXPECT_EQ(complaint("|五", "|四"), "d:8:21: expected the end of row 五, found '四'");
  EXPECT_EQ(complaint("|v歩v歩v歩v歩v歩v歩v歩v歩v歩|三\n", ""),
            "d:6:21: expected the end of row 三, found '四'");
  EXPECT_EQ(complaint("| 香 桂 銀 金 玉 金 銀 桂 香|九\n", ""),
            "d:14:1: expected a board of nine rows, found 8 rows");
  EXPECT_EQ(complaint("先手の持駒：なし", "先手の持駒：歩"),
            "d:15:1: expected at most 18 pawns in all, found 19");
  EXPECT_EQ(complaint("先手の持駒：なし", "先手の持駒：玉"),
            "d:14:7: expected a piece that can be in hand, found '玉'");
  EXPECT_EQ(complaint("先手の持駒：なし", "先手の持駒：飛九"),
            "d:14:7: expected at most 2 of a kind, found '飛'");
}

}  // namespace
}  // namespace hakari::notation
