#include "ci/report/problem_page/printed_move.h"

#include <string>

#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::report {
namespace {

std::string Printed(const std::string& sfen, const std::string& move, Square previous = kNoSquare) {
  return PrintedMove(*notation::ParseSfen(sfen), *notation::ParseUsiMove(move), previous);
}

TEST(PrintedMove, SaysWhereAndWhatAndWhose) {
  EXPECT_EQ(Printed("startpos", "7g7f"), "▲７六歩");
  EXPECT_EQ(Printed("4k4/9/9/9/9/9/9/9/4K4 w p 1", "P*5b"), "△５二歩");
}

TEST(PrintedMove, TheOriginStandsOnlyWhereAnotherCouldGoThere) {
  EXPECT_EQ(Printed("startpos", "6i5h"), "▲５八金(69)");
  EXPECT_EQ(Printed("startpos", "4i3h"), "▲３八金");
}

TEST(PrintedMove, ADropIsCalledOneWhereAPieceCouldGoThereToo) {
  const std::string sfen = "4k4/9/9/9/9/9/4G4/9/4K4 b G 1";
  EXPECT_EQ(Printed(sfen, "G*5f"), "▲５六金打");
  EXPECT_EQ(Printed(sfen, "5g5f"), "▲５六金");
  EXPECT_EQ(Printed(sfen, "G*1a"), "▲１一金");
}

TEST(PrintedMove, PromotingAndNotAreSaidWhereBothCouldBe) {
  const std::string sfen = "4k4/9/9/2S6/9/9/9/9/4K4 b - 1";
  EXPECT_EQ(Printed(sfen, "7d7c+"), "▲７三銀成");
  EXPECT_EQ(Printed(sfen, "7d7c"), "▲７三銀不成");
  EXPECT_EQ(Printed("4k4/9/9/2+S6/9/9/9/9/4K4 b - 1", "7d7c"), "▲７三成銀");
}

TEST(PrintedMove, WhereTheMoveBeforeWentIsTheSame) {
  EXPECT_EQ(Printed("4k4/9/4P4/4p4/9/9/9/9/4K4 w - 1", "5a5b", MakeSquare(5, 2)), "△同玉");
}

}  // namespace
}  // namespace hakari::report
