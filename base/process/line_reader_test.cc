#include "base/process/line_reader.h"

#include <string>

#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(LineReaderTest, LinesComeWhole) {
  LineReader reader;
  EXPECT_EQ(reader.Next(), std::nullopt);
  reader.Append("usi");
  EXPECT_EQ(reader.Next(), std::nullopt);
  reader.Append("ok\nready");
  EXPECT_EQ(reader.Next(), "usiok");
  EXPECT_EQ(reader.Next(), std::nullopt);
  reader.Append("ok\n\nx\n");
  EXPECT_EQ(reader.Next(), "readyok");
  EXPECT_EQ(reader.Next(), "");
  EXPECT_EQ(reader.Next(), "x");
  EXPECT_EQ(reader.Next(), std::nullopt);
  EXPECT_EQ(reader.buffered(), 0u);
}

TEST(LineReaderTest, CarriageReturnsAndNuls) {
  LineReader reader;
  reader.Append(absl::string_view("a\r\n\r\nb\0c\n", 9));
  EXPECT_EQ(reader.Next(), "a");
  EXPECT_EQ(reader.Next(), "");
  EXPECT_EQ(reader.Next(), std::string("b\0c", 3));
}

TEST(LineReaderTest, TheRestOfALine) {
  LineReader reader;
  reader.Append("a\nhalf");
  EXPECT_EQ(reader.Next(), "a");
  EXPECT_EQ(reader.TakeRest(), "half");
  EXPECT_EQ(reader.TakeRest(), "");
}

TEST(LineReaderTest, TheLongestLineAndOneLonger) {
  const std::string longest(LineReader::kLongestLine, 'x');
  LineReader reader;
  reader.Append(longest);
  EXPECT_EQ(reader.Next(), std::nullopt);
  EXPECT_FALSE(reader.too_long());
  reader.Append("\n" + longest + "x\nafter\n");
  EXPECT_EQ(reader.Next(), longest);
  EXPECT_EQ(reader.Next(), std::nullopt);
  EXPECT_TRUE(reader.too_long());
  EXPECT_EQ(reader.Next(), std::nullopt);

  LineReader endless;
  endless.Append(longest + "x");
  EXPECT_EQ(endless.Next(), std::nullopt);
  EXPECT_TRUE(endless.too_long());
}

TEST(LineReaderTest, ManySmallPieces) {
  LineReader reader;
  int lines = 0;
  for (int i = 0; i < 10000; ++i) {
    reader.Append(i % 10 == 9 ? "\n" : "x");
    while (const std::optional<std::string> line = reader.Next()) {
      EXPECT_EQ(*line, "xxxxxxxxx");
      ++lines;
    }
  }
  EXPECT_EQ(lines, 1000);
}

}  // namespace
}  // namespace hakari
