#include "suites/engines/usi_text.h"

#include <string>
#include <vector>

#include "base/status/testing.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

using player::Score;

std::vector<std::string> Texts(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (Move move : moves) texts.push_back(notation::ToUsi(move));
  return texts;
}

using Moves = std::vector<std::string>;

TEST(UsiTextTest, Word) {
  EXPECT_EQ(UsiWord("  readyok "), "readyok");
  EXPECT_EQ(UsiWord("info depth 1"), "info");
  EXPECT_EQ(UsiWord(""), "");
}

TEST(UsiTextTest, Options) {
  HAKARI_ASSERT_OK(const auto spin,
                   ParseUsiOption("option name Skill Level type spin default 20 min 0 max 20"));
  EXPECT_EQ(spin.name, "Skill Level");
  EXPECT_EQ(spin.type, "spin");
  EXPECT_EQ(spin.default_value, "20");
  HAKARI_ASSERT_OK(const auto button, ParseUsiOption("option name Clear Hash type button"));
  EXPECT_EQ(button.type, "button");
  EXPECT_EQ(button.default_value, std::nullopt);
  EXPECT_EQ(ParseUsiOption("option name Book type filename default <empty>")->default_value, "");
  EXPECT_EQ(ParseUsiOption("option name F type string default ")->default_value, "");
  EXPECT_EQ(ParseUsiOption("option name V type combo default a b var a b var c")->default_value,
            "a b");
}

TEST(UsiTextTest, BrokenOptions) {
  for (const char* line : {"", "option", "option name", "option name type spin", "option name X",
                           "option name X type", "id name X"}) {
    EXPECT_FALSE(ParseUsiOption(line).ok()) << line;
  }
}

TEST(UsiTextTest, Info) {
  const player::Line info = ParseUsiInfo(
      "info depth 7 seldepth 9 multipv 2 score cp -176 upperbound nodes 2000 nps 60606 time 33 "
      "pv 7g7f 5c5d B*4e");
  EXPECT_EQ(info.depth, 7);
  EXPECT_EQ(info.rank, 2);
  EXPECT_EQ(info.nodes, 2000u);
  EXPECT_EQ(info.time_ms, 33u);
  ASSERT_TRUE(info.score);
  EXPECT_EQ(info.score->kind, Score::Kind::kCentipawns);
  EXPECT_EQ(info.score->value, -176);
  EXPECT_EQ(info.score->bound, Score::Bound::kUpper);
  EXPECT_EQ(Texts(info.moves), (Moves{"7g7f", "5c5d", "B*4e"}));
}

Score ScoreOf(const std::string& text) {
  const player::Line info = ParseUsiInfo("info score " + text);
  EXPECT_TRUE(info.score) << text;
  return info.score.value_or(Score());
}

TEST(UsiTextTest, MateScores) {
  EXPECT_EQ(ScoreOf("mate 7"), Score::Mates(7));
  EXPECT_EQ(ScoreOf("mate -4"), Score::IsMated(4));
  EXPECT_EQ(ScoreOf("mate +"), Score::Mates(0));
  EXPECT_EQ(ScoreOf("mate -"), Score::IsMated(0));
  EXPECT_EQ(ScoreOf("mate -0"), Score::IsMated(0));
  EXPECT_FALSE(ParseUsiInfo("info score mate -2147483648").score);
}

TEST(UsiTextTest, WhatCannotBeReadIsLeftOut) {
  const player::Line info =
      ParseUsiInfo("info depth x nodes 99999999999999999999 score cp 12three currmove 7g7f pv x");
  EXPECT_EQ(info.depth, std::nullopt);
  EXPECT_EQ(info.nodes, std::nullopt);
  EXPECT_FALSE(info.score);
  EXPECT_TRUE(info.moves.empty());
  EXPECT_FALSE(ParseUsiInfo("info string score cp 7 nodes 3").score);
  EXPECT_FALSE(ParseUsiInfo("depth 3 score cp 7").score);
  EXPECT_EQ(Texts(ParseUsiInfo("info pv 7g7f (3c3d) nodes 5").moves), Moves{"7g7f"});
  EXPECT_EQ(ParseUsiInfo("info pv 7g7f nodes 5").nodes, 5u);
}

TEST(UsiTextTest, BestMove) {
  HAKARI_ASSERT_OK(const auto best, ParseUsiBestMove("bestmove 8h2b+ ponder 3a2b"));
  EXPECT_EQ(best.kind, player::Answer::Kind::kMove);
  EXPECT_EQ(notation::ToUsi(best.move), "8h2b+");
  ASSERT_TRUE(best.ponder);
  EXPECT_EQ(notation::ToUsi(*best.ponder), "3a2b");
  EXPECT_EQ(ParseUsiBestMove("bestmove resign")->kind, player::Answer::Kind::kResign);
  EXPECT_EQ(ParseUsiBestMove("bestmove win")->kind, player::Answer::Kind::kDeclare);
  EXPECT_FALSE(ParseUsiBestMove("bestmove 7g7f ponder (none)")->ponder);
}

TEST(UsiTextTest, BrokenBestMoves) {
  EXPECT_EQ(ParseUsiBestMove("bestmove").status().message(),
            "expected a move, resign or win after bestmove, found the end");
  EXPECT_EQ(ParseUsiBestMove("bestmove e2e4").status().message(),
            "expected a move, resign or win after bestmove, found 'e2e4'");
  EXPECT_FALSE(ParseUsiBestMove("bestmove (none)").ok());
  EXPECT_FALSE(ParseUsiBestMove("bestmove 7g7fx").ok());
}

TEST(UsiTextTest, Checkmate) {
  HAKARI_ASSERT_OK(const auto mate, ParseUsiCheckmate("checkmate G*5b 5a4a G*4b "));
  EXPECT_EQ(mate.word, "mate");
  EXPECT_EQ(Texts(mate.line), (Moves{"G*5b", "5a4a", "G*4b"}));
  EXPECT_EQ(ParseUsiCheckmate("checkmate nomate")->word, "nomate");
  EXPECT_EQ(ParseUsiCheckmate("checkmate timeout")->word, "timeout");
  EXPECT_EQ(ParseUsiCheckmate("checkmate notimplemented")->word, "notimplemented");
  EXPECT_EQ(ParseUsiCheckmate("checkmate none")->word, "none");
}

TEST(UsiTextTest, BrokenCheckmates) {
  EXPECT_FALSE(ParseUsiCheckmate("checkmate").ok());
  EXPECT_FALSE(ParseUsiCheckmate("checkmate maybe").ok());
  EXPECT_EQ(ParseUsiCheckmate("checkmate G*5b 5a4x").status().message(),
            "expected moves, nomate, none, timeout or notimplemented after checkmate, found "
            "'5a4x'");
}

}  // namespace
}  // namespace hakari::engines
