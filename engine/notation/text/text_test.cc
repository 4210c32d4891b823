#include "engine/notation/text/text.h"

#include <string>

#include "base/text/encoding.h"
#include "base/text/place.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

constexpr char kPawnInShiftJis[] = "\x95\xe0";   // 歩
constexpr char kTableInShiftJis[] = "\x95\x5c";  // 表: its second byte is a backslash

SourceText DecodeOrDie(absl::string_view bytes) {
  absl::StatusOr<SourceText> text = SourceText::Decode(bytes, "game.kif");
  EXPECT_TRUE(text.ok()) << text.status();
  return *std::move(text);
}

TEST(SourceText, CutsLinesAtAnyLineEnd) {
  const SourceText text = DecodeOrDie("one\r\ntwo\nthree\r\rfive");
  ASSERT_EQ(text.line_count(), 5);
  EXPECT_EQ(text.line(1), "one");
  EXPECT_EQ(text.line(2), "two");
  EXPECT_EQ(text.line(3), "three");
  EXPECT_EQ(text.line(4), "");
  EXPECT_EQ(text.line(5), "five");
  EXPECT_EQ(DecodeOrDie("one\n").line_count(), 1);
  EXPECT_EQ(DecodeOrDie("").line_count(), 0);
}

TEST(SourceText, DropsMarksOfOtherSystems) {
  const SourceText text = DecodeOrDie("\xef\xbb\xbf歩\n\x1a");
  ASSERT_EQ(text.line_count(), 1);
  EXPECT_EQ(text.line(1), "歩");
  const auto utf16 = SourceText::Decode(absl::string_view("\xff\xfe\x55\x00", 4), "game.kif");
  EXPECT_EQ(utf16.status().message(), "game.kif:1:1: expected UTF-8 or Shift_JIS, found UTF-16");
}

TEST(SourceText, TellsShiftJisFromUtf8) {
  const SourceText utf8 = DecodeOrDie("先手：歩\n");
  EXPECT_EQ(utf8.encoding(), Encoding::kUtf8);
  EXPECT_EQ(utf8.line(1), "先手：歩");
  const SourceText shift_jis = DecodeOrDie(std::string("x") + kPawnInShiftJis + kTableInShiftJis);
  EXPECT_EQ(shift_jis.encoding(), Encoding::kShiftJis);
  EXPECT_EQ(shift_jis.line(1), "x歩表");
}

TEST(SourceText, BelievesADeclarationThatTheBytesBear) {
  // Half-width katakana that would also be well-formed UTF-8.
  const std::string katakana = "\xc3\xbd\xc4\xbd";
  EXPECT_EQ(DecodeOrDie(katakana).encoding(), Encoding::kUtf8);
  const SourceText declared = DecodeOrDie("#KIF version=2.0 encoding=Shift_JIS\n" + katakana);
  EXPECT_EQ(declared.encoding(), Encoding::kShiftJis);
  EXPECT_EQ(declared.line(2), "ﾃｽﾄｽ");
  EXPECT_EQ(DecodeOrDie("'CSA encoding=SHIFT_JIS\nN+" + katakana).encoding(), Encoding::kShiftJis);
  // A file that was saved again in another encoding, with its declaration unchanged.
  const SourceText wrong = DecodeOrDie("#KIF encoding=UTF-8\n" + std::string(kPawnInShiftJis));
  EXPECT_EQ(wrong.encoding(), Encoding::kShiftJis);
  EXPECT_EQ(wrong.line(2), "歩");
}

TEST(SourceText, MarksLinesWithBadBytesAndKeepsTheOthers) {
  const SourceText text = DecodeOrDie("先手\n歩\xffx\n後手\n");
  EXPECT_EQ(text.line(2), "歩\xef\xbf\xbdx");
  EXPECT_EQ(text.line(3), "後手");
  EXPECT_TRUE(text.FaultIn(1, 1).ok());
  EXPECT_TRUE(text.FaultIn(3, 3).ok());
  EXPECT_EQ(text.FaultIn(1, 3).message(), "game.kif:2:2: expected UTF-8 text, found byte 0xff");
}

TEST(SourceText, MarksTruncatedCharactersNulAndOverlongForms) {
  for (absl::string_view bad : {absl::string_view("\xe6\xad", 2), absl::string_view("a\0b", 3),
                                absl::string_view("\xc0\x80"), absl::string_view("\xed\xa0\x80"),
                                absl::string_view("\xf4\x90\x80\x80")}) {
    const auto text = SourceText::Decode(bad, "x", Encoding::kUtf8);
    ASSERT_TRUE(text.ok());
    EXPECT_FALSE(text->FaultIn(1, 1).ok()) << bad;
  }
  const auto text = SourceText::Decode("\x95\xe0\x95", "x", Encoding::kShiftJis);
  EXPECT_EQ(text->line(1), "歩\xef\xbf\xbd");
  EXPECT_EQ(text->FaultIn(1, 1).message(), "x:1:2: expected SHIFT_JIS text, found byte 0x95");
}

TEST(SourceText, MarksOverlongLines) {
  const std::string bytes = "V2\n" + std::string(SourceText::kLongestLine + 1, 'x') + "\nend";
  const SourceText text = DecodeOrDie(bytes);
  ASSERT_EQ(text.line_count(), 3);
  EXPECT_EQ(text.line(2), "");
  EXPECT_EQ(text.FaultIn(1, 3).message(),
            "game.kif:2:1: expected a line of at most 1 MiB, found 1048577 bytes");
}

TEST(SourceText, CountsColumnsInCharacters) {
  const SourceText text = DecodeOrDie("先手：x");
  EXPECT_EQ(text.Expected(1, 9, "a name").message(), "game.kif:1:4: expected a name, found 'x'");
  EXPECT_EQ(text.Expected(1, 10, "more").message(), "game.kif:1:5: expected more, found the end");
  EXPECT_EQ(text.Expected(2, 0, "a move").message(),
            "game.kif:2:1: expected a move, found the end");
  EXPECT_EQ(text.Error(1, 0, "no").message(), "game.kif:1:1: no");
}

TEST(SourceText, RefusesTooManyLines) {
  const auto text = SourceText::Decode(std::string(SourceText::kMostLines + 1, '\n'), "x");
  EXPECT_EQ(text.status().message(), "x:1:1: expected at most 2000000 lines, found more");
}

}  // namespace
}  // namespace hakari::notation
