#include "base/hash/content_hash.h"

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "base/files/text_file.h"
#include "base/hash/file_hash.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

// The published hashes of the empty input. Goldens and journals keep such values for years.
TEST(ContentHashTest, IsTheStandardXxh3) {
  EXPECT_EQ(ContentHash(""), "xxh3:99aa06d3014798d86001c324468d497f");
  EXPECT_EQ(LineChecksum(""), "2d06800538d394c2");
}

TEST(ContentHashTest, EveryByteCounts) {
  EXPECT_NE(ContentHash("a"), ContentHash("b"));
  EXPECT_NE(ContentHash(absl::string_view("a\0", 2)), ContentHash("a"));
  EXPECT_NE(LineChecksum("a"), LineChecksum("a "));
}

TEST(FileHashTest, IsThatOfTheBytes) {
  const std::string path = absl::StrCat(testing::TempDir(), "/hashed");
  for (const std::string& bytes :
       {std::string(), std::string("a\0b", 3), std::string(70'000, 'x')}) {
    ASSERT_TRUE(WriteFileAtomically(path, bytes).ok());
    EXPECT_EQ(*FileHash(path), ContentHash(bytes));
  }
}

TEST(FileHashTest, OurOwnBinaryIsAFileLikeOthers) {
  EXPECT_EQ(*BinaryHash(), ContentHash(*ReadTextFile("/proc/self/exe")));
}

TEST(FileHashTest, WhatCannotBeReadIsNamed) {
  const absl::Status missing = FileHash("/no/such/file").status();
  EXPECT_TRUE(absl::IsNotFound(missing));
  EXPECT_EQ(missing.message(), "/no/such/file: cannot be read: No such file or directory");
  EXPECT_FALSE(FileHash(testing::TempDir()).ok()) << "a folder";
}

}  // namespace
}  // namespace hakari
