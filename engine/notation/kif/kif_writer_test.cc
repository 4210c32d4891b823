#include "engine/notation/kif/kif_writer.h"

#include <random>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_replace.h"
#include "base/text/encoding.h"
#include "engine/notation/kif/kif_reader.h"
#include "engine/notation/random_record.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/notation/text/text.h"
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
  // Lines that begin so are the title of the moves, and a variation, whatever follows.
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

}  // namespace
}  // namespace hakari::notation
