#include "suites/match/pair_text.h"

#include <string>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"
#include "engine/notation/usi_game.h"
#include "engine/player/score.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

// Two answers in a timed game that black resigned; a fault in one without times.
PlayedPair Sample() {
  PlayedPair pair;
  pair.number = 6;
  pair.players[0] = 2;
  pair.players[1] = 1;
  pair.attempt = 3;
  PlayedGame& first = pair.games[0];
  first.record =
      *notation::ParseUsiLine("startpos moves 7g7f 3c3d 2g2f 8c8d ; result=w end=resign");
  first.opening_moves = 2;
  first.answers.resize(3);
  first.answers[0] = {12'345, 12'000, 11, 70'001, 9, player::Score::Centipawns(-30), 88};
  first.answers[1] = {1'512'999, {}, {}, {}, {}, player::Score::IsMated(4), -1412};
  first.answers[2] = {
      0,  {}, 1,
      {}, {}, player::Score{player::Score::Kind::kCentipawns, 12, player::Score::Bound::kLower},
      100};
  first.record.lines[0].moves[2].spent_ms = 12;
  first.record.lines[0].moves[3].spent_ms = 1512;
  first.record.lines[0].end_spent_ms = 0;
  PlayedGame& second = pair.games[1];
  second.record = *notation::ParseUsiLine(
      "startpos moves 7g7f 3c3d ; result=w end=error fault=\"black: crashed: because\"");
  second.opening_moves = 2;
  second.answers.resize(1);
  second.answers[0].wall_us = 77;
  second.fault = Fault{kBlack, "crashed: because", "", true};
  return pair;
}

TEST(PairText, IsOneLineOfJson) {
  EXPECT_EQ(PairText(Sample()),
            R"({"pair":7,"players":[2,1],"attempt":3,"games":[)"
            R"({"game":"startpos moves 7g7f 3c3d 2g2f 8c8d ; result=w end=resign","opening":2,)"
            R"("ms":[12.345,1512.999,0.0],"cpu_ms":[12.0,null,null],"said_ms":[11,null,1],)"
            R"("left_ms":[88,-1412,100],"nodes":[70001,null,null],"depth":[9,null,null],)"
            R"("score":[-30,"mate -4","cp 12 lowerbound"]},)"
            R"({"game":"startpos moves 7g7f 3c3d ; result=w end=error )"
            R"(fault=\"black: crashed: because\"","opening":2,"ms":[0.077],"by_others":true}]})");
}

TEST(PairText, GoesBothWays) {
  PlayedPair pair = Sample();
  for (const bool repeated : {false, true}) {
    pair.repeated_itself = repeated;
    const absl::StatusOr<PlayedPair> read = ParsePairText(PairText(pair));
    ASSERT_TRUE(read.ok()) << read.status();
    EXPECT_EQ(PairText(*read), PairText(pair));
    EXPECT_EQ(read->number, 6);
    EXPECT_EQ(read->repeated_itself, repeated);
    EXPECT_TRUE(read->games[0].record == pair.games[0].record) << "times as well";
    EXPECT_EQ(read->games[0].answers[1].wall_us, 1'512'999);
    ASSERT_TRUE(read->games[1].fault.has_value());
    EXPECT_EQ(read->games[1].fault->by, kBlack);
    EXPECT_EQ(read->games[1].fault->what, "crashed: because");
    EXPECT_TRUE(read->games[1].fault->by_others);
  }
}

TEST(PairText, WhatCannotBeReadIsNamed) {
  const std::string text = PairText(Sample());
  const std::pair<std::string, std::string> edits[] = {
      {R"("pair":7)", R"("pair":0)"},
      {R"("pair":7)", R"("pear":7)"},
      {R"("players":[2,1])", R"("players":[2])"},
      {R"("players":[2,1])", R"("players":[2,-1])"},
      {R"("attempt":3)", R"("attempt":"3")"},
      {"7g7f 3c3d 2g2f", "7g7f 3c3d 2g2e"},
      {R"("opening":2)", R"("opening":5)"},
      {R"("ms":[12.345,)", R"("ms":[)"},
      {R"("ms":[12.345,)", R"("ms":[1,1,12.345,)"},
      {R"("ms":[12.345,)", R"("ms":[-1,)"},
      {R"("depth":[9,)", R"("depth":["9",)"},
      {R"("nodes":[70001,)", R"("nodes":[1e300,)"},
      {R"("mate -4")", R"("soon")"},
      {R"("games":[{)", R"("games":[{},{)"},
  };
  for (const auto& [was, is] : edits) {
    ASSERT_TRUE(absl::StrContains(text, was)) << was;
    EXPECT_FALSE(ParsePairText(absl::StrReplaceAll(text, {{was, is}})).ok()) << is;
  }
  EXPECT_FALSE(ParsePairText("").ok());
  EXPECT_FALSE(ParsePairText("[]").ok());
  EXPECT_FALSE(ParsePairText(text.substr(0, text.size() - 1)).ok());
  EXPECT_EQ(ParsePairText(absl::StrReplaceAll(text, {{R"("mate -4")", "[]"}})).status().message(),
            "game 1: score: cannot read []");
}

TEST(PairText, BytesOfEnginesAreText) {
  PlayedPair pair = Sample();
  pair.games[1].record.tags[0].second = "black: said \xff\"\n";
  EXPECT_TRUE(ParsePairText(PairText(pair)).ok());
  EXPECT_FALSE(absl::StrContains(PairText(pair), "\n"));
}

}  // namespace
}  // namespace hakari::match
