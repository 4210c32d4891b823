#include "engine/notation/kif/game_endings.h"

#include <string>

#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/notation/japanese.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/record.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

constexpr GameEnd kNamedEnds[] = {
    GameEnd::kResignation, GameEnd::kMate,        GameEnd::kTimeUp,    GameEnd::kIllegalMove,
    GameEnd::kRepetition,  GameEnd::kDeclaration, GameEnd::kImpasse,   GameEnd::kDraw,
    GameEnd::kMaxMoves,    GameEnd::kInterrupted, GameEnd::kTakenBack, GameEnd::kNoMate,
    GameEnd::kError};

RecordLine Ended(GameEnd end, GameResult result) {
  RecordLine line;
  line.end = end;
  line.result = result;
  return line;
}

TEST(GameEndingsTest, EveryWordIsItsEndingAndBack) {
  for (GameEnd end : kNamedEnds) {
    for (Color to_move : kColors) {
      const RecordLine line = Ended(end, UsualResult(end, to_move));
      JapaneseScanner scanner(EndingWord(line, to_move), {});
      const auto ending = TakeEndingWord(scanner, to_move);
      ASSERT_TRUE(ending.has_value()) << EndingWord(line, to_move);
      EXPECT_TRUE(scanner.AtEnd()) << EndingWord(line, to_move);
      EXPECT_EQ(ending->end, end);
      EXPECT_EQ(ending->result, line.result);
    }
  }
}

TEST(GameEndingsTest, EverySentenceIsItsEndingAndBack) {
  for (GameEnd end : kNamedEnds) {
    if (end == GameEnd::kResignation) continue;  // it names the winner only
    for (Color to_move : kColors) {
      const RecordLine line = Ended(end, UsualResult(end, to_move));
      for (const auto names : {SideName, HandicapSideName}) {
        const std::string sentence = ClosingSentence(line, 12, to_move, names);
        const auto ending = ReadClosingSentence(sentence, to_move);
        ASSERT_TRUE(ending.has_value()) << sentence;
        EXPECT_EQ(ending->end, end) << sentence;
        EXPECT_EQ(ending->result, line.result) << sentence;
      }
    }
  }
}

TEST(GameEndingsTest, SentencesOfOtherPrograms) {
  const auto expect = [](absl::string_view sentence, GameEnd end, GameResult result) {
    const auto ending = ReadClosingSentence(sentence, kWhite);
    ASSERT_TRUE(ending.has_value()) << sentence;
    EXPECT_EQ(ending->end, end) << sentence;
    EXPECT_EQ(ending->result, result) << sentence;
  };
  expect("まで104手で後手の勝ち", GameEnd::kUnknown, GameResult::kWhiteWins);
  expect("まで104手で下手の勝ち", GameEnd::kUnknown, GameResult::kBlackWins);
  expect("まで11手詰", GameEnd::kMate, GameResult::kBlackWins);
  expect("まで9手で中断", GameEnd::kInterrupted, GameResult::kUnknown);
  expect("まで50手で先手の反則負け", GameEnd::kIllegalMove, GameResult::kWhiteWins);
  expect("まで50手で先手の反則勝ち", GameEnd::kIllegalMove, GameResult::kBlackWins);
  expect("まで80手で連続王手の千日手により後手の勝ち", GameEnd::kPerpetualCheck,
         GameResult::kWhiteWins);
  EXPECT_FALSE(ReadClosingSentence("まで80手", kBlack).has_value());
}

TEST(GameEndingsTest, AbsenceIsAResultWithoutEnding) {
  JapaneseScanner scanner("不戦敗", {});
  const auto ending = TakeEndingWord(scanner, kBlack);
  ASSERT_TRUE(ending.has_value());
  EXPECT_EQ(ending->end, GameEnd::kUnknown);
  EXPECT_EQ(ending->result, GameResult::kWhiteWins);
}

TEST(GameEndingsTest, NothingKnownIsNothingSaid) {
  const RecordLine line;
  EXPECT_EQ(EndingWord(line, kBlack), "");
  EXPECT_EQ(ClosingSentence(line, 5, kBlack, SideName), "");
}

}  // namespace
}  // namespace hakari::notation
