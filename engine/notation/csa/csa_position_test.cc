#include "engine/notation/csa/csa_position.h"

#include <string>

#include "engine/notation/csa/csa_names.h"
#include "engine/notation/csa/server_words.h"
#include "engine/notation/sfen.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

// The SFEN of the position that the statements describe, or what is wrong with them.
std::string SfenOf(absl::string_view statements, Color to_move = kBlack) {
  const absl::StatusOr<SourceText> text = SourceText::Decode(statements, "x.csa");
  CsaPositionReader reader(*text);
  for (int line = 1; line <= text->line_count(); ++line) {
    const absl::Status status = reader.Add(line, 0, text->line(line));
    if (!status.ok()) return std::string(status.message());
  }
  const absl::StatusOr<Position> position = reader.Finish(to_move, text->line_count() + 1, 0);
  return position.ok() ? ToSfen(*position) : std::string(position.status().message());
}

TEST(CsaPosition, ReadsTheInitialPositionAndHandicaps) {
  EXPECT_EQ(SfenOf("PI"), kInitialSfen);
  EXPECT_EQ(SfenOf(""), kInitialSfen);
  EXPECT_EQ(SfenOf("PI82HI22KA", kWhite),
            "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1");
}

TEST(CsaPosition, ReadsRanks) {
  constexpr absl::string_view kRanksText =
      "P1 *  *  *  * -OU *  *  *  * \n"
      "P2 *  *  *  * +TO *  *  *  *\n"  // the last blank is often lost
      "P9 *  *  *  * +OU *  *  * +KY\n"
      "P+00FU00FU00HI\n"
      "P-00KI";
  EXPECT_EQ(SfenOf(kRanksText, kWhite), "4k4/4+P4/9/9/9/9/9/9/4K3L w R2Pg 1");
}

TEST(CsaPosition, ReadsSinglePiecesAndAllOthers) {
  EXPECT_EQ(SfenOf("P-51OU\nP+53FU00KI\nP-00AL"), "4k4/9/4P4/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1");
}

TEST(CsaPosition, SaysWhatIsWrong) {
  EXPECT_EQ(SfenOf("P0"), "x.csa:1:2: expected PI, P1 to P9, P+ or P-, found '0'");
  EXPECT_EQ(SfenOf("P1 *  * "),
            "x.csa:1:9: expected nine squares like +FU or \" * \", found the end");
  EXPECT_EQ(SfenOf("P1 *  * +XX"),
            "x.csa:1:9: expected nine squares like +FU or \" * \", found '+'");
  EXPECT_EQ(SfenOf("PI\nPI"), "x.csa:2:1: expected PI only once and without P1 to P9, found 'P'");
  EXPECT_EQ(SfenOf("PI\nP1"), "x.csa:2:1: expected no P1 to P9 together with PI, found 'P'");
  EXPECT_EQ(SfenOf("PI28KA"),
            "x.csa:1:3: expected a piece of the initial position that is taken off, like 82HI, "
            "found '2'");
  EXPECT_EQ(SfenOf("P+55FU5"), "x.csa:1:7: expected a piece like 76FU, 00FU or 00AL, found '5'");
  EXPECT_EQ(SfenOf("P+55FU55KI"), "x.csa:1:7: expected an empty square at 55, found '5'");
  EXPECT_EQ(SfenOf("P+00TO"),
            "x.csa:1:3: expected a piece that can be in hand, no more than a set holds, found '0'");
  EXPECT_EQ(
      SfenOf("P+00HI00HI00HI"),
      "x.csa:1:11: expected a piece that can be in hand, no more than a set holds, found '0'");
}

TEST(CsaPosition, RefusesWhatNoRuleLetsStand) {
  EXPECT_EQ(SfenOf("P+55FU\nP+57FU"),
            "x.csa:2:3: expected at most one black pawn a file, found two on file 5");
  EXPECT_EQ(SfenOf("P+00HI00HI\nP-11RY"), "x.csa:3:1: expected at most 2 rooks in all, found 3");
  EXPECT_EQ(SfenOf("P+59OU\nP-51HI", kWhite),
            "x.csa:1:3: expected no check on the side that is not to move, found black's king "
            "attacked");
}

TEST(CsaPosition, WrittenAndReadAgainIsTheSame) {
  for (const char* sfen : {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1",
                           "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w GR5pnsg 1",
                           "9/9/9/9/4k4/9/9/9/9 b 2R2B4G4S4N4L18P 1"}) {
    const Position position = *ParseSfen(sfen);
    std::string written = ToCsaPosition(position);
    const std::string side = position.side_to_move() == kBlack ? "+\n" : "-\n";
    ASSERT_EQ(written.substr(written.size() - 2), side);
    written.resize(written.size() - 2);
    EXPECT_EQ(SfenOf(written, position.side_to_move()), ToSfen(position));
  }
}

TEST(CsaMove, IsReadAndWritten) {
  const Position position = Position::Initial();
  const std::optional<CsaMove> written = ParseCsaMove("+7776FU");
  ASSERT_TRUE(written.has_value());
  const std::optional<Move> move = ResolveCsaMove(position, *written);
  EXPECT_EQ(move, Move::Board(MakeSquare(7, 7), MakeSquare(7, 6)));
  EXPECT_EQ(ToCsa(position, *move), "+7776FU");
  EXPECT_EQ(ToCsa(MakeSquare(9, 1)), "91");
}

TEST(CsaMove, PromotesWhenTheNameDoes) {
  const Position position = Position::Initial();
  const Move promotion = Move::Promoting(MakeSquare(8, 8), MakeSquare(2, 2));
  EXPECT_EQ(ResolveCsaMove(position, *ParseCsaMove("+8822UM")), promotion);
  EXPECT_EQ(ToCsa(position, promotion), "+8822UM");
  EXPECT_EQ(ResolveCsaMove(position, *ParseCsaMove("+0055KA")),
            Move::Drop(kBishop, MakeSquare(5, 5)));
}

TEST(CsaMove, NamesThePieceThatIsThere) {
  const Position position = Position::Initial();
  for (const char* text :
       {"+7776KI", "+7776UM", "+5958TO", "-7776FU", "+7677FU", "+7777FU", "+0055TO"}) {
    EXPECT_EQ(ResolveCsaMove(position, *ParseCsaMove(text)), std::nullopt) << text;
  }
}

TEST(CsaMove, RefusesOtherText) {
  for (const char* text :
       {"", "+", "7776FU", "+7776", "+7776fu", "+7700FU", "+0776FU", "+7776FUx", "+a776FU"}) {
    EXPECT_FALSE(ParseCsaMove(text).has_value()) << text;
  }
}

TEST(CsaTime, IsReadInMilliseconds) {
  EXPECT_EQ(ParseCsaTime("T0"), 0);
  EXPECT_EQ(ParseCsaTime("T12"), 12000);
  EXPECT_EQ(ParseCsaTime("T6.5"), 6500);
  EXPECT_EQ(ParseCsaTime("T12.345"), 12345);
  EXPECT_EQ(ParseCsaTime("T999999999"), 999999999000);
}

TEST(CsaTime, OtherTextIsNone) {
  for (const char* text :
       {"", "T", "12", "T-1", "T1.", "T.5", "T1.2345", "T1x", "T1.x", "T1000000000", "t1", "T 1"}) {
    EXPECT_EQ(ParseCsaTime(text), std::nullopt) << text;
  }
}

TEST(ServerWords, SayHowAGameEnded) {
  EXPECT_EQ(EndOfServerWord("RESIGN"), GameEnd::kResignation);
  EXPECT_EQ(EndOfServerWord("TIME_UP"), GameEnd::kTimeUp);
  EXPECT_EQ(EndOfServerWord("ILLEGAL_MOVE"), GameEnd::kIllegalMove);
  EXPECT_EQ(EndOfServerWord("ILLEGAL_ACTION"), GameEnd::kIllegalMove);
  EXPECT_EQ(EndOfServerWord("SENNICHITE"), GameEnd::kRepetition);
  EXPECT_EQ(EndOfServerWord("OUTE_SENNICHITE"), GameEnd::kPerpetualCheck);
  EXPECT_EQ(EndOfServerWord("JISHOGI"), GameEnd::kDeclaration);
  EXPECT_EQ(EndOfServerWord("MAX_MOVES"), GameEnd::kMaxMoves);
  EXPECT_EQ(EndOfServerWord("CHUDAN"), GameEnd::kInterrupted);
  EXPECT_EQ(EndOfServerWord("DRAW"), GameEnd::kDraw);
  for (const char* word : {"WIN", "LOSE", "CENSORED", "resign", "", "TORYO"}) {
    EXPECT_EQ(EndOfServerWord(word), std::nullopt) << word;
  }
}

struct Summary {
  const char* text;
  GameEnd end;
  GameResult result;
};

TEST(ServerSummary, SaysHowAndWho) {
  for (const Summary& c :
       {Summary{"summary:toryo:one win:two lose", GameEnd::kResignation, GameResult::kBlackWins},
        Summary{"summary:abnormal:one lose:two win", GameEnd::kResignation, GameResult::kWhiteWins},
        Summary{"summary:time up:one lose:two win", GameEnd::kTimeUp, GameResult::kWhiteWins},
        Summary{"summary:illegal move:one win:two lose", GameEnd::kIllegalMove,
                GameResult::kBlackWins},
        Summary{"summary:illegal kachi:one lose:two win", GameEnd::kIllegalMove,
                GameResult::kWhiteWins},
        Summary{"summary:uchifuzume:one lose:two win", GameEnd::kIllegalMove,
                GameResult::kWhiteWins},
        Summary{"summary:oute_kaihimore:one lose:two win", GameEnd::kIllegalMove,
                GameResult::kWhiteWins},
        Summary{"summary:outori:one win:two lose", GameEnd::kIllegalMove, GameResult::kBlackWins},
        Summary{"summary:sennichite:one draw:two draw", GameEnd::kRepetition, GameResult::kDraw},
        Summary{"summary:oute_sennichite:one lose:two win", GameEnd::kPerpetualCheck,
                GameResult::kWhiteWins},
        Summary{"summary:kachi:one win:two lose", GameEnd::kDeclaration, GameResult::kBlackWins},
        Summary{"summary:max_moves:one draw:two draw", GameEnd::kMaxMoves, GameResult::kDraw}}) {
    const std::optional<ServerSummary> summary = ParseServerSummary(c.text, "one", "two");
    ASSERT_TRUE(summary.has_value()) << c.text;
    EXPECT_EQ(summary->end, c.end) << c.text;
    EXPECT_EQ(summary->result, c.result) << c.text;
  }
}

TEST(ServerSummary, TheNamesDecideWhereTheyCan) {
  const char* const swapped = "summary:toryo:two win:one lose";
  EXPECT_EQ(ParseServerSummary(swapped, "one", "two")->result, GameResult::kWhiteWins);
  EXPECT_EQ(ParseServerSummary(swapped, "one", "other")->result, GameResult::kBlackWins);
  EXPECT_EQ(ParseServerSummary("summary:toryo:same lose:same win", "same", "same")->result,
            GameResult::kWhiteWins);
}

TEST(ServerSummary, OtherCommentsAreNone) {
  for (const char* text :
       {"", "summary", "summary:toryo:one win", "summary:toryo:one win:two win",
        "summary:toryo:one draw:two draw", "summary:toryo:one lose:two lose",
        "summary:sennichite:one win:two lose", "summary:boredom:one win:two lose",
        "summary:toryo:one win:two lose:x", "resume:toryo:one win:two lose",
        "summary:toryo:one wins:two lose", "summary:sennichite:one draw:two lose"}) {
    EXPECT_FALSE(ParseServerSummary(text, "one", "two").has_value()) << text;
  }
}

}  // namespace
}  // namespace hakari::notation
