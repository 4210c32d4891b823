#include "suites/match/game/end_of_game.h"

#include <optional>
#include <string>

#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "engine/core/color.h"
#include "engine/core/piece.h"
#include "engine/core/square.h"
#include "engine/notation/record.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "engine/position/position.h"
#include "engine/position/repetition.h"
#include "gtest/gtest.h"

namespace hakari::match {
namespace {

using notation::GameEnd;
using notation::GameResult;

constexpr int kNoLimit = 1000;

std::string Text(const EndOfGame& end) {
  const std::string how = end.end == GameEnd::kMate             ? "mate"
                          : end.end == GameEnd::kRepetition     ? "repetition"
                          : end.end == GameEnd::kPerpetualCheck ? "perpetual"
                          : end.end == GameEnd::kMaxMoves       ? "length"
                          : end.end == GameEnd::kDeclaration    ? "declaration"
                          : end.end == GameEnd::kIllegalMove    ? "illegal"
                                                                : "?";
  const std::string result = end.result == GameResult::kBlackWins   ? "b"
                             : end.result == GameResult::kWhiteWins ? "w"
                             : end.result == GameResult::kDraw      ? "d"
                                                                    : "?";
  return how + " " + result;
}

// Plays the moves until one ends the game, and says where and how: "4: mate b"; "goes on" if none
// does.
std::string Played(const std::string& sfen, const std::string& moves, int most_plies = kNoLimit) {
  Position position = *notation::ParseSfen(sfen);
  PositionHistory history(position);
  int plies = 0;
  const auto end = [&] { return EndByRule(position, history, plies, most_plies); };
  for (const absl::string_view move : absl::StrSplit(moves, ' ', absl::SkipEmpty())) {
    if (end()) break;
    position.DoMove(*notation::ParseUsiMove(move));
    history.Push(position);
    ++plies;
  }
  return end() ? std::to_string(plies) + ": " + Text(*end()) : "goes on";
}

std::string Times(int times, const std::string& moves) {
  std::string text;
  for (int i = 0; i < times; ++i) text += moves + " ";
  return text;
}

constexpr char kStart[] = "startpos";
constexpr char kBlackMates[] = "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1";
constexpr char kWhiteMates[] = "sfen 4k4/9/9/9/9/9/4p4/9/4K4 w g 1";

TEST(EndByRule, NoLegalMoveLoses) {
  EXPECT_EQ(Played(kBlackMates, "G*5b"), "1: mate b");
  EXPECT_EQ(Played(kWhiteMates, "G*5h"), "1: mate w");
  // White is not in check and has no move.
  EXPECT_EQ(Played("sfen 8k/6G2/9/7S1/9/9/9/9/4K4 b - 1", "2d2c"), "1: mate b");
}

TEST(EndByRule, TheFourthOccurrenceIsADraw) {
  const std::string round = "4i4h 4a4b 4h4i 4b4a";
  EXPECT_EQ(Played(kStart, Times(2, round) + "4i4h 4a4b 4h4i"), "goes on");
  EXPECT_EQ(Played(kStart, Times(4, round)), "12: repetition d");
  // The start does not recur; the position after black's first move does.
  EXPECT_EQ(Played(kStart, "7g7f " + Times(4, "4a4b 4i4h 4b4a 4h4i")), "13: repetition d");
}

TEST(EndByRule, TheSameBoardWithOtherHandsIsNoRepetition) {
  EXPECT_EQ(Played("sfen 9/4k4/9/9/9/9/9/9/4K4 b 4P 1", Times(4, "P*5c 5b4a 5c5b+ 4a5b")),
            "goes on");
}

TEST(EndByRule, PerpetualCheckLosesWhoeverMovesLast) {
  const std::string black_chases = "9b9a 5a5b 9a9b 5b5a";
  EXPECT_EQ(Played("sfen 4k4/+R8/9/9/9/9/9/9/4K4 b - 1", Times(4, black_chases)),
            "12: perpetual w");
  EXPECT_EQ(Played("sfen +R3k4/9/9/9/9/9/9/9/4K4 w - 1", Times(4, "5a5b 9a9b 5b5a 9b9a")),
            "12: perpetual w");
  const std::string white_chases = "9h9i 5i5h 9i9h 5h5i";
  EXPECT_EQ(Played("sfen 4k4/9/9/9/9/9/9/+r8/4K4 w - 1", Times(4, white_chases)),
            "12: perpetual b");
  EXPECT_EQ(Played("sfen 4k4/9/9/9/9/9/9/9/+r3K4 b - 1", Times(4, "5i5h 9i9h 5h5i 9h9i")),
            "12: perpetual b");
}

TEST(EndByRule, APauseInTheChecksMakesItADraw) {
  EXPECT_EQ(Played("sfen 4k4/+R8/9/9/9/9/9/9/4K4 b - 1",
                   "9b9a 5a5b 9a9b 5b5a 9b9c 5a6a 9c9b 6a5a " + Times(2, "9b9a 5a5b 9a9b 5b5a")),
            "12: repetition d");
}

TEST(EndByRule, TheLongestGameIsADraw) {
  EXPECT_EQ(Played(kStart, "7g7f 3c3d 2g2f 8c8d", 3), "3: length d");
  EXPECT_EQ(Played(kStart, "7g7f 3c3d", 3), "goes on");
  EXPECT_EQ(Played(kStart, "", 0), "0: length d");
}

TEST(EndByRule, OnTheLastPlyTheOtherEndsBeatTheLength) {
  EXPECT_EQ(Played(kBlackMates, "G*5b", 1), "1: mate b");
  EXPECT_EQ(Played(kBlackMates, "G*5b", 0), "0: length d");
  EXPECT_EQ(Played(kStart, Times(3, "4i4h 4a4b 4h4i 4b4a"), 12), "12: repetition d");
  EXPECT_EQ(Played(kStart, Times(3, "4i4h 4a4b 4h4i 4b4a"), 11), "11: length d");
  EXPECT_EQ(Played("sfen 4k4/+R8/9/9/9/9/9/9/4K4 b - 1", Times(3, "9b9a 5a5b 9a9b 5b5a"), 12),
            "12: perpetual w");
}

// Both kings in check: no legal game has this position, but the rule must give an answer.
Position BothInCheck(Color to_move) {
  Position position;
  position.Put(MakePiece(kBlack, kKing), MakeSquare(5, 9));
  position.Put(MakePiece(kWhite, kKing), MakeSquare(5, 1));
  position.Put(MakePiece(kBlack, kRook), MakeSquare(6, 1));
  position.Put(MakePiece(kWhite, kRook), MakeSquare(6, 9));
  position.SetSideToMove(to_move);
  return position;
}

TEST(EndByRule, ChecksOfBothSidesAreADraw) {
  PositionHistory history(BothInCheck(kBlack));
  for (int i = 0; i < 3; ++i) {
    history.Push(BothInCheck(kWhite));
    history.Push(BothInCheck(kBlack));
  }
  const std::optional<EndOfGame> end = EndByRule(BothInCheck(kBlack), history, 6, kNoLimit);
  ASSERT_TRUE(end);
  EXPECT_EQ(Text(*end), "repetition d");
}

// No game reaches a mate twice, but a caller may pass such a history.
TEST(EndByRule, AMateBeatsRepetition) {
  const Position mated = *notation::ParseSfen("sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1");
  PositionHistory history(mated);
  for (int i = 0; i < 3; ++i) history.Push(mated);
  ASSERT_NE(history.Status(), Repetition::kNone);
  const std::optional<EndOfGame> end = EndByRule(mated, history, 3, kNoLimit);
  ASSERT_TRUE(end);
  EXPECT_EQ(Text(*end), "mate b");
}

std::string Declared(const std::string& sfen) {
  return Text(EndByDeclaration(*notation::ParseSfen(sfen)));
}

TEST(EndByDeclaration, WinsIfItHoldsAndLosesIfNot) {
  // Ten men in the camp: ten points; a rook and a bishop in hand are ten more.
  EXPECT_EQ(Declared("sfen +P+P+P+PK4/SSSGGG3/9/9/9/9/9/9/4k4 b RB8P 1"), "declaration b");
  EXPECT_EQ(Declared("sfen +P+P+P+PK4/SSSGGG3/9/9/9/9/9/9/4k4 b RB7P 1"), "illegal w");
  EXPECT_EQ(Declared("sfen 4K4/9/9/9/9/9/9/3gggsss/4k+p+p+p+p w rb7p 1"), "declaration w");
  EXPECT_EQ(Declared("sfen 4K4/9/9/9/9/9/9/3gggsss/4k+p+p+p+p w rb6p 1"), "illegal b");
  EXPECT_EQ(Declared(kStart), "illegal w");
}

}  // namespace
}  // namespace hakari::match
