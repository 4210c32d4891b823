#include "engine/notation/japanese_scanner.h"

#include <optional>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

JapaneseScanner Scan(absl::string_view line) { return JapaneseScanner(line, Place{"a.kif", 3, 1}); }

TEST(JapaneseScannerTest, SquaresComeInAllDigits) {
  for (absl::string_view text : {"７六", "76", "７６", "７6", "七六"}) {
    EXPECT_EQ(Scan(text).TakeSquare(), MakeSquare(7, 6)) << text;
  }
  for (absl::string_view text : {"", "７", "０六", "70", "六", "同"}) {
    JapaneseScanner scanner = Scan(text);
    EXPECT_EQ(scanner.TakeSquare(), std::nullopt) << text;
    EXPECT_EQ(scanner.offset(), 0u) << text;
  }
}

TEST(JapaneseScannerTest, TheLongestPieceNameWins) {
  JapaneseScanner scanner = Scan("成銀成銀銀成");
  EXPECT_EQ(scanner.TakePiece(), kPromotedSilver);
  EXPECT_EQ(scanner.TakePiece(), kPromotedSilver);
  EXPECT_EQ(scanner.TakePiece(), kSilver);
  EXPECT_EQ(scanner.TakePiece(), std::nullopt);
  EXPECT_TRUE(scanner.Take("成"));
  EXPECT_TRUE(scanner.AtEnd());
}

TEST(JapaneseScannerTest, EveryPieceHasItsForms) {
  EXPECT_EQ(Scan("王").TakePiece(), kKing);
  EXPECT_EQ(Scan("玉").TakePiece(), kKing);
  EXPECT_EQ(Scan("竜").TakePiece(), kDragon);
  EXPECT_EQ(Scan("龍").TakePiece(), kDragon);
  EXPECT_EQ(Scan("杏").TakePiece(), kPromotedLance);
  EXPECT_EQ(Scan("圭").TakePiece(), kPromotedKnight);
  EXPECT_EQ(Scan("全").TakePiece(), kPromotedSilver);
}

TEST(JapaneseScannerTest, KanjiNumbers) {
  EXPECT_EQ(Scan("二").TakeKanjiNumber(), 2);
  EXPECT_EQ(Scan("十").TakeKanjiNumber(), 10);
  EXPECT_EQ(Scan("十八").TakeKanjiNumber(), 18);
  EXPECT_EQ(Scan("八十一").TakeKanjiNumber(), 81);
  EXPECT_EQ(Scan("歩").TakeKanjiNumber(), std::nullopt);
}

TEST(JapaneseScannerTest, NumbersTooLongForArithmeticAreNone) {
  EXPECT_EQ(Scan("１23手").TakeNumber(), 123);
  EXPECT_EQ(Scan("999999").TakeNumber(), 999999);
  EXPECT_EQ(Scan("1000000").TakeNumber(), std::nullopt);
}

TEST(JapaneseScannerTest, BlanksOfAllWidths) {
  JapaneseScanner scanner = Scan(" 　\t歩");
  scanner.SkipBlanks();
  EXPECT_EQ(scanner.rest(), "歩");
  EXPECT_EQ(StripBlanks("　 飛　金二 　"), "飛　金二");
  EXPECT_EQ(StripBlanks(" 　 "), "");
}

TEST(JapaneseScannerTest, ComplaintsCountCharactersNotBytes) {
  JapaneseScanner scanner = Scan("７六と金");
  scanner.TakeSquare();
  scanner.TakePiece();
  EXPECT_EQ(scanner.Expected("the end").message(), "a.kif:3:4: expected the end, found '金'");
}

}  // namespace
}  // namespace hakari::notation
