#include "engine/notation/csa/csa_time.h"

#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

TEST(CsaTime, IsReadInMilliseconds) {
  EXPECT_EQ(ParseCsaTime("T0"), 0);
  EXPECT_EQ(ParseCsaTime("T12"), 12000);
  EXPECT_EQ(ParseCsaTime("T6.5"), 6500);
  EXPECT_EQ(ParseCsaTime("T12.345"), 12345);
  EXPECT_EQ(ParseCsaTime("T999999999"), 999999999000);
}

TEST(CsaTime, OtherTextIsNone) {
  for (const char* text :
       {"", "T", "12", "T-1", "T1.", "T.5", "T1.2345", "T1x", "T1.x", "T1000000000", "t1", "T 1"}) {
    EXPECT_EQ(ParseCsaTime(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace hakari::notation
