#include "base/text/words.h"

#include <string>
#include <vector>

#include "gtest/gtest.h"

namespace hakari {
namespace {

using Words = std::vector<std::string>;

Words Split(absl::string_view text) {
  absl::StatusOr<Words> words = SplitWords(text);
  EXPECT_TRUE(words.ok()) << words.status();
  return words.ok() ? *words : Words();
}

TEST(WordsTest, BlanksSeparate) {
  EXPECT_EQ(Split(""), Words());
  EXPECT_EQ(Split(" \t\n"), Words());
  EXPECT_EQ(Split("  engine  -a\tb "), (Words{"engine", "-a", "b"}));
}

TEST(WordsTest, QuotesKeepBlanks) {
  EXPECT_EQ(Split("'my engine' \"a  b\" c"), (Words{"my engine", "a  b", "c"}));
  EXPECT_EQ(Split("a'b c'd"), (Words{"ab cd"}));
  EXPECT_EQ(Split("option.\"Skill Level\"=20"), (Words{"option.Skill Level=20"}));
  EXPECT_EQ(Split("'' \"\""), (Words{"", ""}));
  EXPECT_EQ(Split("\"it's\" 'say \"x\"'"), (Words{"it's", "say \"x\""}));
}

TEST(WordsTest, ABackslashKeepsTheNextCharacter) {
  EXPECT_EQ(Split("a\\ b"), Words{"a b"});
  EXPECT_EQ(Split("\"a\\\"b\\\\\""), Words{"a\"b\\"});
  EXPECT_EQ(Split("'a\\b'"), Words{"a\\b"});
}

TEST(WordsTest, NothingElseHasAMeaning) {
  EXPECT_EQ(Split("engine; rm -rf $HOME * `x` | y > z & #"),
            (Words{"engine;", "rm", "-rf", "$HOME", "*", "`x`", "|", "y", ">", "z", "&", "#"}));
}

TEST(WordsTest, WhatIsLeftOpenIsAnError) {
  EXPECT_EQ(SplitWords("engine 'a b").status().message(), "column 8: expected a closing '");
  EXPECT_EQ(SplitWords("\"").status().message(), "column 1: expected a closing \"");
  EXPECT_FALSE(SplitWords("engine \\").ok());
}

TEST(WordsTest, ANulIsRefusedWhereverItStands) {
  EXPECT_EQ(SplitWords(absl::string_view("a\0b", 3)).status().message(),
            "column 2: a NUL in the text");
  EXPECT_EQ(SplitWords(absl::string_view("\\\0", 2)).status().message(),
            "column 2: a NUL in the text");
  EXPECT_EQ(SplitWords(absl::string_view("'a\0'", 4)).status().message(),
            "column 3: a NUL in the text");
  EXPECT_EQ(SplitWords(absl::string_view("\"\\\0\"", 4)).status().message(),
            "column 3: a NUL in the text");
}

TEST(WordsTest, WhatIsQuotedIsReadBack) {
  for (const char* word : {"plain", "", "a b", "it's", "say \"x\"", "back\\slash", "tab\there"}) {
    EXPECT_EQ(Split(QuotedWord(word)), Words{word});
  }
  EXPECT_EQ(QuotedWord("plain"), "plain");
}

}  // namespace
}  // namespace hakari
