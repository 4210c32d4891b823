#include "base/text/place.h"

#include <string>

#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(Advance, CountsCharacters) {
  EXPECT_EQ(Advance({"x", 3, 5}, "先手ab", 7).column, 8);
  EXPECT_EQ(Advance({"x", 3, 5}, "ab", 9).column, 7);
  EXPECT_EQ(Advance({"x", 3, 5}, "ab", 0).line, 3);
}

TEST(FoundAt, ShowsOneCharacter) {
  EXPECT_EQ(FoundAt("先手", 3), "'手'");
  EXPECT_EQ(FoundAt("a\tb", 1), "byte 0x09");
  EXPECT_EQ(FoundAt("ab", 2), "the end");
}

TEST(ExpectedAt, HasOneShape) {
  EXPECT_EQ(ExpectedAt({"game.csa", 12, 5}, "a square", "'x'").message(),
            "game.csa:12:5: expected a square, found 'x'");
  EXPECT_EQ(ErrorAt({"game.csa"}, "too late").message(), "game.csa:1:1: too late");
}

TEST(Quoted, KeepsMessagesShortAndPrintable) {
  EXPECT_EQ(Quoted(""), "nothing");
  EXPECT_EQ(Quoted("a\tb"), "'a?b'");
  EXPECT_EQ(Quoted(std::string(50, 'x')), "'" + std::string(40, 'x') + "...'");
  EXPECT_EQ(Quoted("歩歩歩歩歩歩歩歩歩歩歩歩歩歩"), "'歩歩歩歩歩歩歩歩歩歩歩歩歩...'");
}

}  // namespace
}  // namespace hakari
