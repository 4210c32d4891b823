#include "engine/notation/csa/csa_position.h"

#include <string>
#include <vector>

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
  EXPECT_EQ(SfenOf("PI\nP1"), "x.csa:2:1: expected no P1 to P9 beside PI, found 'P'");
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

}  // namespace
}  // namespace hakari::notation
