#include "engine/notation/kif/kif_time.h"

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "base/text/place.h"
#include "engine/notation/japanese_scanner.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

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
