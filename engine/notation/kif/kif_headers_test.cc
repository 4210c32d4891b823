#include "engine/notation/kif/kif_headers.h"

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

TEST(KifHeadersTest, KeyAndValueWithoutBlanks) {
  const auto header = ParseKifHeader("開始日時：1999/07/15(木) 19:07:12　　");
  ASSERT_TRUE(header.has_value());
  EXPECT_EQ(header->key, "開始日時");
  EXPECT_EQ(header->value, "1999/07/15(木) 19:07:12");
  EXPECT_EQ(ParseKifHeader("先手：")->value, "");
  EXPECT_EQ(ParseKifHeader("Event: a：b")->value, "a：b");
}

TEST(KifHeadersTest, OtherLinesAreNoHeaders) {
  for (absl::string_view line :
       {"", "1 ７六歩(77) ( 0:16/)", "１２:34", "*a：b", "#a:b", "&a:b", "▲７六歩", "：a", "先手番",
        "まで5手：投了", "手数：7", "変化の数：2", "| ・ ・|一"}) {
    EXPECT_FALSE(ParseKifHeader(line).has_value()) << line;
  }
}

TEST(KifHeadersTest, BothNamesOfASideAreOneTag) {
  EXPECT_EQ(TagOfKifHeader("先手"), "black");
  EXPECT_EQ(TagOfKifHeader("下手"), "black");
  EXPECT_EQ(TagOfKifHeader("上手"), "white");
  EXPECT_EQ(TagOfKifHeader("棋戦"), "event");
  EXPECT_EQ(TagOfKifHeader("振り駒"), "振り駒");
  EXPECT_EQ(KifHeaderOfTag("black", false), "先手");
  EXPECT_EQ(KifHeaderOfTag("black", true), "下手");
  EXPECT_EQ(KifHeaderOfTag("white", true), "上手");
  EXPECT_EQ(KifHeaderOfTag("opening", true), "戦型");
  EXPECT_EQ(KifHeaderOfTag("振り駒", false), "振り駒");
}

}  // namespace
}  // namespace hakari::notation
