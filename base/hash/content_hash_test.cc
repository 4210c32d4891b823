#include "base/hash/content_hash.h"

#include "gtest/gtest.h"

namespace hakari {
namespace {

// The published hashes of the empty input: goldens and journals hold such values for years.
TEST(ContentHashTest, IsTheStandardXxh3) {
  EXPECT_EQ(ContentHash(""), "xxh3:99aa06d3014798d86001c324468d497f");
  EXPECT_EQ(LineChecksum(""), "2d06800538d394c2");
}

TEST(ContentHashTest, EveryByteCounts) {
  EXPECT_NE(ContentHash("a"), ContentHash("b"));
  EXPECT_NE(ContentHash(absl::string_view("a\0", 2)), ContentHash("a"));
  EXPECT_NE(LineChecksum("a"), LineChecksum("a "));
}

}  // namespace
}  // namespace hakari
