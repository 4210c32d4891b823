#include "engine/notation/formats/formats.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/notation/text/text.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

std::optional<Format> FormatOf(absl::string_view bytes) {
  return FormatOfText(*SourceText::Decode(bytes, "x"));
}

constexpr char kCsa[] = "V2.2\nPI\n+\n+7776FU\n%TORYO\n";
constexpr char kKif[] =
    "手合割：平手\n先手：秤\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 投了\n";
constexpr char kKi2[] = "先手：秤\n後手：錘\n\n▲７六歩    △３四歩\nまで2手で後手の勝ち\n";

TEST(Format, IsKnownByTheFileName) {
  EXPECT_EQ(FormatOfFileName("a/b.csa"), Format::kCsa);
  EXPECT_EQ(FormatOfFileName("b.KIF"), Format::kKif);
  EXPECT_EQ(FormatOfFileName("b.kifu"), Format::kKif);
  EXPECT_EQ(FormatOfFileName("b.ki2u"), Format::kKi2);
  EXPECT_EQ(FormatOfFileName("b.usi.zst"), Format::kUsi);
  EXPECT_EQ(FormatOfFileName("b.sfen"), Format::kSfen);
  EXPECT_EQ(FormatOfFileName("b.txt"), std::nullopt);
  EXPECT_EQ(FormatOfFileName("csa"), std::nullopt);
}

TEST(Format, EachTellingLineOfCsaTellsAlone) {
  for (const char* line : {"'comment", "V2.2", "N+black", "N-white", "$EVENT:e", "PI", "P1-KY",
                           "P+27FU", "P-00AL", "+", "-", "+7776FU"}) {
    EXPECT_EQ(FormatOf(line), Format::kCsa) << line;
  }
  for (const char* line : {"V", "P", "VS", "2V2", "Q1"})
    EXPECT_NE(FormatOf(line), Format::kCsa) << line;
}

TEST(Format, IsKnownByTheText) {
  EXPECT_EQ(FormatOf(kCsa), Format::kCsa);
  EXPECT_EQ(FormatOf("'comment\nN+x\n"), Format::kCsa);
  EXPECT_EQ(FormatOf("+7776FU,T3\n"), Format::kCsa);
  EXPECT_EQ(FormatOf(kKif), Format::kKif);
  EXPECT_EQ(FormatOf("先手：秤\n後手：錘\n"), Format::kKif);
  EXPECT_EQ(FormatOf(kKi2), Format::kKi2);
  EXPECT_EQ(FormatOf("# games\nstartpos moves 7g7f\n"), Format::kUsi);
  EXPECT_EQ(FormatOf("4k4/9/4P4/9/9/9/9/9/4K4 b G 1\n"), Format::kUsi);
  EXPECT_EQ(FormatOf("hello\n"), std::nullopt);
}

TEST(ReadGames, OpensEveryFormat) {
  for (const char* bytes : {kCsa, kKif, kKi2, "startpos moves 7g7f ; end=resign"}) {
    const ReadResult result = ReadGames(bytes, "game.txt");
    ASSERT_TRUE(result.refused.empty()) << result.refused.front();
    ASSERT_EQ(result.games.size(), 1u);
    EXPECT_GE(result.games[0].lines[0].moves.size(), 1u);
    EXPECT_EQ(result.games[0].file, "game.txt");
  }
}

TEST(ReadGames, ObeysTheOptions) {
  const std::string csa = absl::StrCat("N+\x95\xe0\n", kCsa + 5);  // 歩
  EXPECT_EQ(TagOf(ReadGames(csa, "x.csa").games.at(0), "black"), "歩");
  EXPECT_EQ(ReadGames(csa, "x.csa", {std::nullopt, Encoding::kUtf8}).refused.at(0).message(),
            "x.csa:1:3: expected UTF-8 text, found byte 0x95");
  EXPECT_EQ(ReadGames("startpos", "x.csa", {Format::kUsi, {}}).games.size(), 1u);
}

TEST(ReadGames, NeverComesBackEmptyHanded) {
  EXPECT_EQ(ReadGames("", "x.csa").refused.at(0).message(),
            "x.csa:1:1: expected at least one game, found none");
  EXPECT_EQ(ReadGames("# nothing\n", "x.usi").refused.at(0).message(),
            "x.usi:1:1: expected at least one game, found none");
  EXPECT_EQ(ReadGames("hello", "x").refused.at(0).message(),
            "x:1:1: expected a game record in SFEN, USI, CSA, KIF or KI2, found none of these");
}

constexpr char kGames[] =
    "startpos moves 7g7f 3c3d 8h2b+ ; result=b end=resign black=秤 white=錘\n"
    "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1 moves G*5b ; result=b end=mate\n";

std::vector<GameRecord> Games() { return ReadGames(kGames, "games.usi").games; }

TEST(WriteGames, AnyFormatTellsTheSameGames) {
  for (const Format format : {Format::kUsi, Format::kCsa, Format::kKif}) {
    for (const Encoding encoding : {Encoding::kUtf8, Encoding::kShiftJis}) {
      const WrittenGames written = WriteGames(Games(), {format, encoding});
      EXPECT_TRUE(written.refused.empty());
      EXPECT_TRUE(written.left_out.empty()) << written.left_out.front();
      const ReadResult again = ReadGames(written.bytes, "again", {format, encoding});
      ASSERT_TRUE(again.refused.empty()) << again.refused.front();
      ASSERT_EQ(again.games.size(), 2u) << FormatName(format);
      for (int i = 0; i < 2; ++i) {
        EXPECT_TRUE(again.games[i].lines == Games()[i].lines) << FormatName(format);
        EXPECT_EQ(again.games[i].start, Games()[i].start);
      }
      EXPECT_EQ(TagOf(again.games[0], "white"), "錘");
    }
  }
}

TEST(WriteGames, WritesPositionsAsSfen) {
  const WrittenGames written = WriteGames(Games(), {Format::kSfen});
  EXPECT_EQ(written.bytes,
            "sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 ; black=秤 "
            "white=錘\n"
            "sfen 4k4/9/4P4/9/9/9/9/9/9 b G 1\n");
  ASSERT_EQ(written.left_out.size(), 2u);
  EXPECT_EQ(written.left_out[1], "games.usi:2: left out: moves");
}

TEST(WriteGames, NamesWhatTheFormatHasNoPlaceFor) {
  GameRecord game = Games()[0];
  game.lines[0].moves[0].spent_ms = 1500;
  game.lines[0].moves[1].comment = "why";
  game.lines.push_back({0, 1, {}, {}, GameEnd::kUnknown, GameResult::kUnknown, -1, ""});
  game.lines[1].moves.emplace_back().move = game.lines[0].moves[1].move;
  EXPECT_EQ(WriteGames({game}, {Format::kUsi}).left_out.at(0),
            "games.usi:1: left out: variations, times, comments");
  EXPECT_EQ(WriteGames({game}, {Format::kCsa}).left_out.at(0),
            "games.usi:1: left out: variations, fractions of seconds");
  EXPECT_EQ(WriteGames({game}, {Format::kCsa, Encoding::kUtf8, CsaVersion::kV30}).left_out.at(0),
            "games.usi:1: left out: variations");
  EXPECT_EQ(WriteGames({game}, {Format::kKif}).left_out.at(0),
            "games.usi:1: left out: fractions of seconds");
  GameRecord odd = Games()[1];
  odd.lines[0].result = GameResult::kDraw;
  EXPECT_EQ(WriteGames({odd}, {Format::kCsa}).left_out.at(0), "games.usi:2: left out: the result");
}

TEST(WriteGames, RefusesOnlyTheGamesThatCannotBeWritten) {
  std::vector<GameRecord> games = Games();
  games[0].tags[0].second = "😀";
  const WrittenGames written = WriteGames(games, {Format::kCsa, Encoding::kShiftJis});
  ASSERT_EQ(written.refused.size(), 1u);
  EXPECT_EQ(written.refused[0].message(),
            "games.usi:1:1: cannot be written: written text:1:3: expected a character that "
            "Shift_JIS has, found '😀'");
  EXPECT_EQ(ReadGames(written.bytes, "again.csa").games.size(), 1u);
  EXPECT_EQ(WriteGames(games, {Format::kKi2}).refused.size(), 2u);
}

}  // namespace
}  // namespace hakari::notation
