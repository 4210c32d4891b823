#include "suites/match/played_pair.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "engine/notation/usi_game.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

PlayedPair PairOf(const std::string& first, const std::string& second) {
  PlayedPair pair;
  for (const int number : {0, 1}) {
    pair.games[number].record = *notation::ParseUsiLine(
        absl::StrCat("startpos moves 7g7f ; result=", number == 0 ? first : second));
  }
  return pair;
}

TEST(PlayedPair, OutcomeIsThatOfTheFirstPlayer) {
  EXPECT_EQ(OutcomeOf(PairOf("b", "w")), 4u);  // won with either color
  EXPECT_EQ(OutcomeOf(PairOf("b", "d")), 3u);
  EXPECT_EQ(OutcomeOf(PairOf("d", "w")), 3u);
  EXPECT_EQ(OutcomeOf(PairOf("b", "b")), 2u);
  EXPECT_EQ(OutcomeOf(PairOf("w", "w")), 2u);
  EXPECT_EQ(OutcomeOf(PairOf("d", "d")), 2u);
  EXPECT_EQ(OutcomeOf(PairOf("w", "d")), 1u);
  EXPECT_EQ(OutcomeOf(PairOf("d", "b")), 1u);
  EXPECT_EQ(OutcomeOf(PairOf("w", "b")), 0u);
}

TEST(PlayedPair, SeatsExchangeColors) {
  EXPECT_EQ(SeatOf(0, kBlack), 0);
  EXPECT_EQ(SeatOf(0, kWhite), 1);
  EXPECT_EQ(SeatOf(1, kBlack), 1);
  EXPECT_EQ(SeatOf(1, kWhite), 0);
}

TEST(PlayedPair, MovesAreTheGameHoweverItEnded) {
  PlayedGame game;
  game.record = *notation::ParseUsiLine("startpos moves 7g7f 3c3d ; result=b end=resign note=x");
  EXPECT_EQ(MovesOf(game), "startpos moves 7g7f 3c3d");
}

}  // namespace
}  // namespace hakari::match
