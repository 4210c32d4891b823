#include "base/text/encoding.h"

#include <string>

#include "gtest/gtest.h"

namespace hakari {
namespace {

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

}  // namespace
}  // namespace hakari
