#include "engine/notation/ki2/ki2_reader.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "engine/notation/board_drawing.h"
#include "engine/notation/read_result.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/notation/text/text.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

ReadResult Read(absl::string_view text) { return ParseKi2(*SourceText::Decode(text, "g.ki2")); }

GameRecord ReadOne(absl::string_view text) {
  ReadResult result = Read(text);
  for (const absl::Status& refused : result.refused) ADD_FAILURE() << refused;
  EXPECT_EQ(result.games.size(), 1u);
  return result.games.empty() ? GameRecord{} : result.games[0];
}

std::string Complaint(absl::string_view text) {
  const ReadResult result = Read(text);
  EXPECT_EQ(result.games.size(), 0u);
  return result.refused.size() == 1 ? std::string(result.refused[0].message()) : "not one";
}

std::string Moves(const RecordLine& line) {
  std::string moves;
  for (const RecordedMove& move : line.moves) {
    absl::StrAppend(&moves, moves.empty() ? "" : " ", ToUsi(move.move));
  }
  return moves;
}

// The move that the words mean in a position.
std::string MoveIn(absl::string_view sfen, absl::string_view move) {
  return Moves(ReadOne(absl::StrCat(DrawBoard(*ParseSfen(sfen)), move, "\n")).lines[0]);
}
std::string ComplaintIn(absl::string_view sfen, absl::string_view move) {
  return Complaint(absl::StrCat(DrawBoard(*ParseSfen(sfen)), move, "\n"));
}

TEST(Ki2ReaderTest, AWholeGame) {
  const GameRecord game = ReadOne(
      "先手：甲\n後手：乙\n\n"
      "▲７六歩    △３四歩    ▲２二角成  △同　銀    ▲４五角打\n"
      "*on the last move\n"
      "☖５二金右☗３四角\n"
      "まで7手で先手の勝ち\n"
      "\n変化：2手\n△８四歩 ▲中断\n");
  ASSERT_EQ(game.lines.size(), 2u);
  EXPECT_EQ(Moves(game.lines[0]), "7g7f 3c3d 8h2b+ 3a2b B*4e 6a5b 4e3d");
  EXPECT_EQ(game.lines[0].moves[4].comment, "on the last move");
  EXPECT_EQ(game.lines[0].end, GameEnd::kResignation);
  EXPECT_EQ(game.lines[0].result, GameResult::kBlackWins);
  EXPECT_EQ(Moves(game.lines[1]), "8c8d");
  EXPECT_EQ(game.lines[1].end, GameEnd::kInterrupted);
  EXPECT_EQ(TagOf(game, "white"), "乙");
}

TEST(Ki2ReaderTest, ASentenceThatCannotBeResignationIsOnlyAResult) {
  const GameRecord game = ReadOne("▲７六歩\nまで1手で後手の勝ち\n");
  EXPECT_EQ(game.lines[0].end, GameEnd::kUnknown);
  EXPECT_EQ(game.lines[0].result, GameResult::kWhiteWins);
}

// The usual examples for teaching the notation: three golds, silvers before and behind, dragons.
TEST(Ki2ReaderTest, WordsTellPiecesApart) {
  constexpr absl::string_view kGolds = "4k4/9/9/9/3G5/3GGG3/9/9/4K4 b - 1";
  EXPECT_EQ(MoveIn(kGolds, "▲５五金直"), "5f5e");
  EXPECT_EQ(MoveIn(kGolds, "▲５五金左上"), "6f5e");
  EXPECT_EQ(MoveIn(kGolds, "▲５五金寄"), "6e5e");
  EXPECT_EQ(MoveIn(kGolds, "▲５五金左寄"), "6e5e");
  EXPECT_EQ(MoveIn(kGolds, "▲５五金右"), "4f5e");
  EXPECT_EQ(MoveIn(kGolds, "▲５五金右上"), "4f5e");
  constexpr absl::string_view kSilvers = "4k4/9/9/9/3S1S3/9/3S1S3/9/4K4 b - 1";
  EXPECT_EQ(MoveIn(kSilvers, "▲５六銀左上"), "6g5f");
  EXPECT_EQ(MoveIn(kSilvers, "▲５六銀右引"), "4e5f");
  constexpr absl::string_view kDragons = "k8/9/9/9/9/9/4+R4/3+R5/4K4 b - 1";
  EXPECT_EQ(MoveIn(kDragons, "▲５六龍"), "5g5f");
  EXPECT_EQ(MoveIn(kDragons, "▲６七龍右"), "5g6g");
  EXPECT_EQ(MoveIn(kDragons, "▲６七竜上"), "6h6g");
  EXPECT_EQ(MoveIn(kDragons, "▲６七竜左"), "6h6g");
}

TEST(Ki2ReaderTest, WhiteSeesTheBoardFromItsSide) {
  constexpr absl::string_view kGolds = "4k4/9/9/3ggg3/3g5/9/9/9/4K4 w - 1";
  EXPECT_EQ(MoveIn(kGolds, "△５五金右上"), "6d5e");
  EXPECT_EQ(MoveIn(kGolds, "△５五金右寄"), "6e5e");
  EXPECT_EQ(MoveIn(kGolds, "△５五金左"), "4d5e");
  EXPECT_EQ(MoveIn(kGolds, "△５五金直"), "5d5e");
}

TEST(Ki2ReaderTest, OldWords) {
  constexpr absl::string_view kSilvers = "4k4/9/9/4S4/9/3S5/9/9/4K4 b - 1";
  EXPECT_EQ(MoveIn(kSilvers, "▲５五銀行"), "6f5e");
  EXPECT_EQ(MoveIn("4k4/9/9/9/3G5/3G5/9/9/4K4 b - 1", "▲５五金入"), "6f5e");
  EXPECT_EQ(MoveIn("4k4/9/9/4P4/9/9/9/9/4K4 b - 1", "▲５三歩生"), "5d5c");
}

TEST(Ki2ReaderTest, PromotionIsAsWritten) {
  constexpr absl::string_view kSilver = "4k4/9/9/4S4/9/9/9/9/4K4 b - 1";
  EXPECT_EQ(MoveIn(kSilver, "▲５三銀成"), "5d5c+");
  EXPECT_EQ(MoveIn(kSilver, "▲５三銀不成"), "5d5c");
  EXPECT_EQ(MoveIn(kSilver, "▲５三銀"), "5d5c");
  EXPECT_EQ(MoveIn("4k4/9/9/4+S4/9/9/9/9/4K4 b - 1", "▲５三成銀"), "5d5c");
  EXPECT_EQ(MoveIn("4k4/9/9/4+S4/9/9/9/9/4K4 b - 1", "▲５三全"), "5d5c");
}

TEST(Ki2ReaderTest, DropsAreMeantWhereNoPieceCanMove) {
  constexpr absl::string_view kGold = "4k4/9/9/9/9/9/9/4G4/4K4 b G 1";
  EXPECT_EQ(MoveIn(kGold, "▲５七金"), "5h5g");
  EXPECT_EQ(MoveIn(kGold, "▲５七金打"), "G*5g");
  EXPECT_EQ(MoveIn(kGold, "▲５五金"), "G*5e");
  // The gold on the board is pinned to its file and could not go there.
  EXPECT_EQ(MoveIn("4k4/9/9/9/9/4r4/9/4G4/4K4 b G 1", "▲６七金"), "G*6g");
}

TEST(Ki2ReaderTest, WhatFitsSeveralMovesOrNoneIsRefused) {
  constexpr absl::string_view kGolds = "4k4/9/9/9/3G5/3GGG3/9/9/4K4 b - 1";
  EXPECT_EQ(ComplaintIn(kGolds, "▲５五金左"),
            "g.ki2:16:1: expected words that fit one move (左 右 直 上 寄 引), found '▲５五金左', "
            "which fits the moves from (65)(66)");
  EXPECT_EQ(ComplaintIn(kGolds, "▲５五金引"),
            "g.ki2:16:1: expected a legal move, found '▲５五金引'");
  EXPECT_EQ(ComplaintIn(kGolds, "▲１一金"), "g.ki2:16:1: expected a legal move, found '▲１一金'");
  EXPECT_EQ(ComplaintIn("4k4/9/9/9/9/9/9/5G3/4K4 b - 1", "▲４七金左"),
            "g.ki2:16:1: expected a legal move, found '▲４七金左'");
}

TEST(Ki2ReaderTest, ComplaintsNameThePlaceInTheLine) {
  EXPECT_EQ(Complaint("▲７六歩　△３四歩　▲３四歩\n"),
            "g.ki2:1:11: expected a legal move, found '▲３四歩'");
  EXPECT_EQ(Complaint("▲７六歩　▲３四歩\n"), "g.ki2:1:6: expected △ and a move, found '▲'");
  EXPECT_EQ(Complaint("▲７六歩　３四歩\n"), "g.ki2:1:6: expected △ and a move, found '３'");
  EXPECT_EQ(Complaint("▲７六\n"), "g.ki2:1:4: expected a piece, found the end");
  EXPECT_EQ(Complaint("▲同　歩\n"),
            "g.ki2:1:2: expected a square: no move precedes this 同, found '同'");
  EXPECT_EQ(Complaint("▲投了△３四歩\n"),
            "g.ki2:1:4: expected nothing after the end of this line, found '△'");
}

TEST(Ki2ReaderTest, AnIllegalMoveMayBeTheLast) {
  const RecordLine line = ReadOne("▲７六歩△３四歩▲５五歩打\nまで3手で先手の反則負け\n").lines[0];
  EXPECT_EQ(Moves(line), "7g7f 3c3d");
  EXPECT_EQ(ToUsi(*line.illegal_move), "P*5e");
  EXPECT_EQ(line.result, GameResult::kWhiteWins);
  // A pinned gold that moves anyway.
  const RecordLine pinned =
      ReadOne(absl::StrCat(DrawBoard(*ParseSfen("4k4/9/9/9/9/4r4/9/4G4/4K4 b - 1")),
                           "▲６七金\n△反則勝ち\n"))
          .lines[0];
  EXPECT_EQ(ToUsi(*pinned.illegal_move), "5h6g");
}

}  // namespace
}  // namespace hakari::notation
