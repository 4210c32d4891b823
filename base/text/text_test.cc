#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include "base/text/encoding.h"
#include "base/text/name_filter.h"
#include "base/text/place.h"
#include "base/text/printable.h"
#include "base/text/suggestion.h"
#include "base/text/words.h"

namespace hakari {
namespace {

using Words = std::vector<std::string>;

TEST(Utf8Length, KnowsWellFormedCharacters) {
  EXPECT_EQ(Utf8Length("a"), 1u);
  EXPECT_EQ(Utf8Length("ü"), 2u);
  EXPECT_EQ(Utf8Length("歩"), 3u);
  EXPECT_EQ(Utf8Length("😀"), 4u);
  for (const char* bad : {"", "\x80", "\xc0\x80", "\xe6\xad", "\xed\xa0\x80", "\xf5\x80\x80\x80"}) {
    EXPECT_EQ(Utf8Length(bad), 0u) << bad;
  }
}

TEST(Encode, WritesShiftJisAndSaysWhatItLacks) {
  EXPECT_EQ(*Encode("歩表", Encoding::kShiftJis, "out"), "\x95\xe0\x95\x5c");
  EXPECT_EQ(*Encode("歩", Encoding::kUtf8, "out"), "歩");
  EXPECT_EQ(Encode("歩\n香x😀", Encoding::kShiftJis, "out").status().message(),
            "out:2:3: expected a character that Shift_JIS has, found '😀'");
  std::string again;
  Decoder::For(Encoding::kShiftJis)
      ->Append(*Encode("▲７六歩(77)～①", Encoding::kShiftJis, "out"), again);
  EXPECT_EQ(again, "▲７六歩(77)～①");
}

TEST(EncodingNamed, KnowsTheUsualNames) {
  EXPECT_EQ(EncodingNamed("Shift_JIS"), Encoding::kShiftJis);
  EXPECT_EQ(EncodingNamed("SHIFT-JIS"), Encoding::kShiftJis);
  EXPECT_EQ(EncodingNamed("cp932"), Encoding::kShiftJis);
  EXPECT_EQ(EncodingNamed("utf8"), Encoding::kUtf8);
  EXPECT_EQ(EncodingNamed("EUC-JP"), std::nullopt);
}

TEST(NameFilterTest, MatchesAnywhereInTheName) {
  const auto filter = NameFilter::Parse("legal/(quiet|checked)$");
  ASSERT_TRUE(filter.ok()) << filter.status();
  EXPECT_TRUE(filter->Matches("legal/quiet"));
  EXPECT_FALSE(filter->Matches("legal/quiet/more"));
  EXPECT_TRUE(NameFilter::Parse("")->Matches("anything"));
}

TEST(NameFilterTest, NamesThePlaceOfWhatIsWrong) {
  const std::pair<std::string, std::string> wrong[] = {
      {"[", "at 1: this [ has no ]"},
      {"pds/[a-z", "at 5: this [ has no ]"},
      {"[a](b", "at 4: unmatched parenthesis"},
      {"ab)", "at 3: unmatched parenthesis"},
      {"*a", "at 1: there is nothing to repeat here"},
      {"a|+", "at 3: there is nothing to repeat here"},
      {"a\\", "at 2: this \\ does not begin a valid escape"},
      {"x[z-a]", "at 2: a range in [ ] is reversed"},
      {"a{2", "at 2: this { has no }"},
  };
  for (const auto& [expression, reason] : wrong) {
    const auto filter = NameFilter::Parse(expression);
    EXPECT_EQ(filter.status().code(), absl::StatusCode::kInvalidArgument) << expression;
    EXPECT_EQ(filter.status().message(),
              "`" + expression + "` is not a regular expression: " + reason);
  }
}

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

TEST(PrintableTest, TextStays) {
  EXPECT_EQ(Printable(""), "");
  EXPECT_EQ(Printable("mate 11 詰み"), "mate 11 詰み");
}

TEST(PrintableTest, WhatSteersTerminalsDoesNot) {
  EXPECT_EQ(Printable("a\x1b[2J\r\n\t\x7f"), "a\\x1b[2J\\x0d\\x0a\\x09\\x7f");
  EXPECT_EQ(Printable("\xc2\x9b"), "\\xc2\\x9b") << "CSI as one character";
  EXPECT_EQ(Printable(absl::string_view("\0", 1)), "\\x00");
}

TEST(PrintableTest, BrokenUtf8IsShownByteByByte) {
  EXPECT_EQ(Printable("\xff\xe8\xa9"), "\\xff\\xe8\\xa9");
  EXPECT_EQ(Printable("\xc0\x80"), "\\xc0\\x80");
}

const std::vector<std::string> kWords = {"check", "perft", "show", "doctor", "bench", "help"};

TEST(EditDistance, CountsSlips) {
  EXPECT_EQ(EditDistance("perft", "perft"), 0);
  EXPECT_EQ(EditDistance("perf", "perft"), 1);
  EXPECT_EQ(EditDistance("pertf", "perft"), 1);
  EXPECT_EQ(EditDistance("peeft", "perft"), 1);
  EXPECT_EQ(EditDistance("perfft", "perft"), 1);
  EXPECT_EQ(EditDistance("", "show"), 4);
  EXPECT_EQ(EditDistance("show", ""), 4);
  EXPECT_EQ(EditDistance("bench", "check"), 4);
}

TEST(NearestWord, FindsWhatWasMeant) {
  EXPECT_EQ(NearestWord("perf", kWords), "perft");
  EXPECT_EQ(NearestWord("prfet", kWords), std::nullopt);
  EXPECT_EQ(NearestWord("sohw", kWords), "show");
  EXPECT_EQ(NearestWord("docter", kWords), "doctor");
  EXPECT_EQ(NearestWord("doc", kWords), "doctor");
  EXPECT_EQ(NearestWord("hlep", kWords), "help");
}

TEST(NearestWord, StaysSilentWhenNothingIsNear) {
  EXPECT_EQ(NearestWord("frobnicate", kWords), std::nullopt);
  EXPECT_EQ(NearestWord("", kWords), std::nullopt);
  EXPECT_EQ(NearestWord("x", {}), std::nullopt);
}

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
