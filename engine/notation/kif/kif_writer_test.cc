#include "engine/notation/kif/kif_writer.h"

#include <optional>
#include <random>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/encoding.h"
#include "base/text/place.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/kif/kif_headers.h"
#include "engine/notation/kif/kif_reader.h"
#include "engine/notation/random_record.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/notation/text/text.h"
#include "engine/position/position.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

ReadResult Read(absl::string_view text) { return ParseKif(*SourceText::Decode(text, "g.kif")); }

GameRecord ReadOne(absl::string_view text) {
  ReadResult result = Read(text);
  for (const absl::Status& refused : result.refused) ADD_FAILURE() << refused << "\n" << text;
  EXPECT_EQ(result.games.size(), 1u) << text;
  return result.games.empty() ? GameRecord{} : result.games[0];
}

constexpr absl::string_view kCanonical =
    "手合割：平手\n"
    "先手：甲\n"
    "後手：乙\n"
    "開始日時：2020/01/02\n"
    "立会人：丙\n"
    "手数----指手---------消費時間--\n"
    "*before the first move\n"
    "   1 ７六歩(77)   ( 0:16/00:00:16)\n"
    "*first\n"
    "&bookmark\n"
    "   2 ３四歩(33)   ( 0:00/00:00:00)\n"
    "   3 ２二角成(88) ( 1:05/00:01:21)\n"
    "   4 同　銀(31)   ( 0:02/00:00:02)\n"
    "   5 ４五角打\n"
    "   6 投了         ( 0:03/00:00:05)\n"
    "*after the end\n"
    "まで5手で先手の勝ち\n"
    "\n"
    "変化：4手\n"
    "   4 同　飛(82)   ( 0:10/00:00:10)\n"
    "\n"
    "変化：2手\n"
    "   2 反則勝ち\n"
    "まで1手で先手の反則負け\n";

TEST(KifWriterTest, WhatIsCanonicalIsWrittenBackByteForByte) {
  EXPECT_EQ(ToKif(ReadOne(kCanonical)), kCanonical);
}

TEST(KifWriterTest, HandicapGamesNameTheSidesDifferently) {
  GameRecord record;
  record.start = *ParseSfen("lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
  record.tags = {{"black", "甲"}, {"white", "乙"}, {"handicap", "二枚落ち"}};
  record.lines.resize(1);
  record.lines[0].end = GameEnd::kTimeUp;
  EXPECT_EQ(ToKif(record),
            "手合割：二枚落ち\n下手：甲\n上手：乙\n手数----指手---------消費時間--\n"
            "   1 切れ負け\nまで0手で時間切れにより下手の勝ち\n");
}

TEST(KifWriterTest, TagsThatCannotBeHeadersBecomeComments) {
  GameRecord record;
  record.start = Position::Initial();
  record.tags = {{"white", "two\nlines"}, {"a：b", "c"}, {"*x", "y"}, {"手番", "後手"}};
  // A line that begins with 手数 is the title of the moves, one that begins with 変化 a variation,
  // whatever follows.
  record.tags.insert(record.tags.end(), {{"手数", "7"}, {"変化の数", "2"}});
  record.lines.resize(1);
  EXPECT_EQ(ToKif(record),
            "手合割：平手\n後手：two lines\n*a：b：c\n**x：y\n*手番：後手\n"
            "*手数：7\n*変化の数：2\n"
            "手数----指手---------消費時間--\n");
}

TEST(KifWriterTest, OtherStartsAreDrawn) {
  GameRecord record;
  record.start = *ParseSfen("4k4/9/9/9/9/9/9/9/4K4 w R2b4g4s4n4l17p 31");
  record.lines.resize(1);
  const GameRecord again = ReadOne(ToKif(record));
  EXPECT_EQ(ToSfen(again.start), ToSfen(record.start));
}

TEST(KifWriterTest, RandomGamesReadBackTheSame) {
  constexpr int kGames = 300;
  std::mt19937 random(20210101);
  std::vector<GameRecord> games;
  for (int i = 0; i < kGames; ++i) games.push_back(RandomRecord(random));
  std::string all_text;
  for (const GameRecord& game : games) {
    const std::string text = ToKif(game);
    const GameRecord again = ReadOne(text);
    ASSERT_TRUE(again == game) << text << "\nread and written again:\n" << ToKif(again);
    all_text += text;
  }
  const ReadResult all = Read(all_text);
  EXPECT_TRUE(all.refused.empty());
  EXPECT_TRUE(all.games == games);
}

TEST(KifWriterTest, ShiftJisReadsBackTheSame) {
  std::mt19937 random(20210102);
  for (int i = 0; i < 20; ++i) {
    const GameRecord game = RandomRecord(random);
    const absl::StatusOr<std::string> bytes = Encode(ToKif(game), Encoding::kShiftJis, "g.kif");
    ASSERT_TRUE(bytes.ok()) << bytes.status();
    EXPECT_TRUE(ReadOne(*bytes) == game);
  }
}

TEST(KifWriterTest, FractionsOfSecondsAreCutOff) {
  GameRecord record = ReadOne("1 ７六歩(77) (0:01.900/)\n");
  EXPECT_EQ(record.lines[0].moves[0].spent_ms, 1900);
  EXPECT_EQ(ReadOne(ToKif(record)).lines[0].moves[0].spent_ms, 1000);
}

TEST(KifHeadersTest, KeyAndValueWithoutBlanks) {
  const auto header = ParseKifHeader("開始日時：1999/07/15(木) 19:07:12　　");
  ASSERT_TRUE(header.has_value());
  EXPECT_EQ(header->key, "開始日時");
  EXPECT_EQ(header->value, "1999/07/15(木) 19:07:12");
  EXPECT_EQ(ParseKifHeader("先手：")->value, "");
  EXPECT_EQ(ParseKifHeader("Event: a：b")->value, "a：b");
}

TEST(KifHeadersTest, OtherLinesAreNoHeaders) {
  for (absl::string_view line :
       {"", "1 ７六歩(77) ( 0:16/)", "１２:34", "*a：b", "#a:b", "&a:b", "▲７六歩", "：a", "先手番",
        "まで5手：投了", "手数：7", "変化の数：2", "| ・ ・|一"}) {
    EXPECT_FALSE(ParseKifHeader(line).has_value()) << line;
  }
}

TEST(KifHeadersTest, BothNamesOfASideAreOneTag) {
  EXPECT_EQ(TagOfKifHeader("先手"), "black");
  EXPECT_EQ(TagOfKifHeader("下手"), "black");
  EXPECT_EQ(TagOfKifHeader("上手"), "white");
  EXPECT_EQ(TagOfKifHeader("棋戦"), "event");
  EXPECT_EQ(TagOfKifHeader("振り駒"), "振り駒");
  EXPECT_EQ(KifHeaderOfTag("black", false), "先手");
  EXPECT_EQ(KifHeaderOfTag("black", true), "下手");
  EXPECT_EQ(KifHeaderOfTag("white", true), "上手");
  EXPECT_EQ(KifHeaderOfTag("opening", true), "戦型");
  EXPECT_EQ(KifHeaderOfTag("振り駒", false), "振り駒");
}

struct Case {
  absl::string_view name;
  absl::string_view sfen;
};
constexpr Case kCases[] = {
    {"平手", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"},
    {"香落ち", "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"右香落ち", "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"角落ち", "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"飛車落ち", "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"飛香落ち", "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"二枚落ち", "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"三枚落ち", "lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"四枚落ち", "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"五枚落ち", "2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"左五枚落ち", "1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"六枚落ち", "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"右七枚落ち", "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"左七枚落ち", "2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"八枚落ち", "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"十枚落ち", "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
};

TEST(HandicapTest, EveryNameIsItsStartAndBack) {
  for (const Case& c : kCases) {
    const std::optional<Position> start = FindStart(c.name);
    ASSERT_TRUE(start.has_value()) << c.name;
    EXPECT_EQ(ToSfen(*start), c.sfen) << c.name;
    EXPECT_EQ(StartName(*start), c.name);
  }
}

TEST(HandicapTest, OtherNamesAndStartsAreNone) {
  EXPECT_EQ(FindStart("その他"), std::nullopt);
  EXPECT_EQ(FindStart("一枚落ち"), std::nullopt);
  EXPECT_EQ(StartName(Position()), "");
  Position white_first = Position::Initial();
  white_first.SetSideToMove(kWhite);
  EXPECT_EQ(StartName(white_first), "");
}

absl::StatusOr<int64_t> Take(absl::string_view text) {
  JapaneseScanner scanner(text, {"t", 1, 1});
  return TakeKifTime(scanner);
}

TEST(KifTimeTest, HabitsOfPrograms) {
  EXPECT_EQ(*Take("( 0:16/00:00:16)"), 16000);
  EXPECT_EQ(*Take("( 0:16/)"), 16000);
  EXPECT_EQ(*Take("( 0:16)"), 16000);
  EXPECT_EQ(*Take("(00:01 / 00:00:07)"), 1000);
  EXPECT_EQ(*Take("( 0:03/ 0:00:19)"), 3000);
  EXPECT_EQ(*Take("(1:02:03/1:02:03)"), 3723000);
  EXPECT_EQ(*Take("(83:20/01:23:20)"), 5000000);
  EXPECT_EQ(*Take("(7)"), 7000);
  EXPECT_EQ(*Take("(0:01.25/00:00:01)"), 1250);
  EXPECT_EQ(*Take("（０：１６／００：００：１６）"), 16000);
}

TEST(KifTimeTest, MissingTimesAreNotRecorded) {
  EXPECT_EQ(*Take(""), -1);
  EXPECT_EQ(*Take("*"), -1);
  EXPECT_EQ(*Take("( /)"), -1);
  EXPECT_EQ(*Take("()"), -1);
}

TEST(KifTimeTest, OtherThingsInBracketsAreRefused) {
  EXPECT_EQ(Take("( 0:16/00:00:1x)").status().message(),
            "t:1:15: expected a time, as in ( 0:16/00:01:20), found 'x'");
  EXPECT_FALSE(Take("(77").ok());
  EXPECT_FALSE(Take("(1:2:3:4)").ok());
  EXPECT_FALSE(Take("(99999999:00)").ok());
}

TEST(KifTimeTest, WrittenTimesReadBack) {
  EXPECT_EQ(KifTime(16000, 16000), "( 0:16/00:00:16)");
  EXPECT_EQ(KifTime(16999, 4000000), "( 0:16/01:06:40)");
  EXPECT_EQ(KifTime(6000000, 360000000), "(100:00/100:00:00)");
  EXPECT_EQ(*Take(KifTime(6000000, 360000000)), 6000000);
}

}  // namespace
}  // namespace hakari::notation
