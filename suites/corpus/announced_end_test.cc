#include "suites/corpus/announced_end.h"

#include "engine/notation/usi_game.h"
#include "gtest/gtest.h"

namespace hakari::corpus {
namespace {

// Black lets the chance go by once: a gold in front of the king is mate.
constexpr char kMatedGame[] =
    "sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves 5i5h 5a4a 5h5i 4a5a G*5b ; result=b end=mate";

notation::GameRecord GameOf(const std::string& line) { return *notation::ParseUsiLine(line); }

int EndOf(const std::string& line, const EndRule& rule) {
  return (*EndFinder::Make(rule))->EndOf(GameOf(line));
}

TEST(DecidedOverTheBoard, ByMateOrResignationOnly) {
  EXPECT_TRUE(IsDecidedOverTheBoard(GameOf(kMatedGame)));
  EXPECT_TRUE(IsDecidedOverTheBoard(GameOf("startpos moves 7g7f ; end=resign")));
  for (const char* end : {"repetition", "declaration", "length", "time", "draw"}) {
    EXPECT_FALSE(IsDecidedOverTheBoard(GameOf(std::string("startpos moves 7g7f ; end=") + end)))
        << end;
  }
}

TEST(DecidedOverTheBoard, AMateNeedsNoWordInTheRecord) {
  EXPECT_FALSE(IsDecidedOverTheBoard(GameOf("startpos moves 7g7f")));
  EXPECT_TRUE(IsDecidedOverTheBoard(GameOf("sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1 moves G*5b")));
}

TEST(AnnouncedEnd, TheFirstMateThatIsProved) {
  EXPECT_EQ(EndOf(kMatedGame, {1000, 0}), 0);  // black could have mated at once
  // After 5d5c the king stands aside first, then in front of the pawn.
  EXPECT_EQ(EndOf("sfen 4k4/9/9/4P4/9/9/9/9/4K4 b G 1 "
                  "moves 5d5c 5a4a 5i5h 4a5a 5h5i 5a4a ; end=resign",
                  {1000, 0}),
            4);
}

TEST(AnnouncedEnd, NobodyAnnounces) {
  // The last position in which there is a move, or so many before.
  EXPECT_EQ(EndOf(kMatedGame, {0, 0}), 4);
  EXPECT_EQ(EndOf(kMatedGame, {0, 3}), 2);
}

TEST(AnnouncedEnd, AResignationInTheRecordCountsWhereItStands) {
  EXPECT_EQ(EndOf("startpos moves 7g7f 3c3d 2g2f ; end=resign", {1000, 5}), 3);
}

}  // namespace
}  // namespace hakari::corpus
