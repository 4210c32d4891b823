#include "engine/notation/kif/kif_headers.h"

#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/notation/japanese_scanner.h"
#include "engine/notation/sfen.h"
#include "engine/position/position.h"
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

struct Case {
  absl::string_view name;
  absl::string_view sfen;
};
constexpr Case kCases[] = {
    {"平手", "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1"},
    {"香落ち", "lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"右香落ち", "1nsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"角落ち", "lnsgkgsnl/1r7/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"飛車落ち", "lnsgkgsnl/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"飛香落ち", "lnsgkgsn1/7b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"二枚落ち", "lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"三枚落ち", "lnsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"四枚落ち", "1nsgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"五枚落ち", "2sgkgsn1/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"左五枚落ち", "1nsgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"六枚落ち", "2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"右七枚落ち", "3gkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"左七枚落ち", "2sgkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"八枚落ち", "3gkg3/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
    {"十枚落ち", "4k4/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1"},
};

TEST(HandicapTest, EveryNameIsItsStartAndBack) {
  for (const Case& c : kCases) {
    const std::optional<Position> start = FindStart(c.name);
    ASSERT_TRUE(start.has_value()) << c.name;
    EXPECT_EQ(ToSfen(*start), c.sfen) << c.name;
    EXPECT_EQ(StartName(*start), c.name);
  }
}

TEST(HandicapTest, OtherNamesAndStartsAreNone) {
  EXPECT_EQ(FindStart("その他"), std::nullopt);
  EXPECT_EQ(FindStart("一枚落ち"), std::nullopt);
  EXPECT_EQ(StartName(Position()), "");
  Position white_first = Position::Initial();
  white_first.SetSideToMove(kWhite);
  EXPECT_EQ(StartName(white_first), "");
}

absl::StatusOr<int64_t> Take(absl::string_view text) {
  JapaneseScanner scanner(text, {"t", 1, 1});
  return TakeKifTime(scanner);
}

TEST(KifTimeTest, HabitsOfPrograms) {
  EXPECT_EQ(*Take("( 0:16/00:00:16)"), 16000);
  EXPECT_EQ(*Take("( 0:16/)"), 16000);
  EXPECT_EQ(*Take("( 0:16)"), 16000);
  EXPECT_EQ(*Take("(00:01 / 00:00:07)"), 1000);
  EXPECT_EQ(*Take("( 0:03/ 0:00:19)"), 3000);
  EXPECT_EQ(*Take("(1:02:03/1:02:03)"), 3723000);
  EXPECT_EQ(*Take("(83:20/01:23:20)"), 5000000);
  EXPECT_EQ(*Take("(7)"), 7000);
  EXPECT_EQ(*Take("(0:01.25/00:00:01)"), 1250);
  EXPECT_EQ(*Take("（０：１６／００：００：１６）"), 16000);
}

TEST(KifTimeTest, MissingTimesAreNotRecorded) {
  EXPECT_EQ(*Take(""), -1);
  EXPECT_EQ(*Take("*"), -1);
  EXPECT_EQ(*Take("( /)"), -1);
  EXPECT_EQ(*Take("()"), -1);
}

TEST(KifTimeTest, OtherThingsInBracketsAreRefused) {
  EXPECT_EQ(Take("( 0:16/00:00:1x)").status().message(),
            "t:1:15: expected a time, as in ( 0:16/00:01:20), found 'x'");
  EXPECT_FALSE(Take("(77").ok());
  EXPECT_FALSE(Take("(1:2:3:4)").ok());
  EXPECT_FALSE(Take("(99999999:00)").ok());
}

TEST(KifTimeTest, WrittenTimesReadBack) {
  EXPECT_EQ(KifTime(16000, 16000), "( 0:16/00:00:16)");
  EXPECT_EQ(KifTime(16999, 4000000), "( 0:16/01:06:40)");
  EXPECT_EQ(KifTime(6000000, 360000000), "(100:00/100:00:00)");
  EXPECT_EQ(*Take(KifTime(6000000, 360000000)), 6000000);
}

}  // namespace
}  // namespace hakari::notation
