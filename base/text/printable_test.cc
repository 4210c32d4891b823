#include "base/text/printable.h"

#include "gtest/gtest.h"

namespace hakari {
namespace {

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

}  // namespace
}  // namespace hakari
