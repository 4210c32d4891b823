#include "engine/notation/formats/writer.h"

#include <string>

#include "engine/notation/formats/reader.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

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
