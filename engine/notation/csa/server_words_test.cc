#include "engine/notation/csa/server_words.h"

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

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
