#include "base/files/source_file.h"

#include <string>

#include "base/files/text_file.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(UnpackZstd, UnpacksWhatWasPacked) {
  const std::string text(1000000, 'x');
  EXPECT_EQ(*UnpackZstd(PackZstd(text), "f"), text);
  EXPECT_EQ(*UnpackZstd(PackZstd("one") + PackZstd("two"), "f"), "onetwo");
  EXPECT_EQ(*UnpackZstd(PackZstd(""), "f"), "");
}

TEST(UnpackZstd, StopsAtTheLimit) {
  const std::string packed = PackZstd(std::string(100000, 'x'));
  EXPECT_TRUE(UnpackZstd(packed, "f", 100000).ok());
  EXPECT_EQ(UnpackZstd(packed, "f", 99999).status().message(),
            "f: unpacks to more than 99999 bytes");
}

TEST(UnpackZstd, RefusesBrokenFiles) {
  const std::string packed = PackZstd("a few words that are packed");
  EXPECT_EQ(UnpackZstd("", "f").status().message(), "f: the packed file ends too early");
  EXPECT_EQ(UnpackZstd(packed.substr(0, packed.size() - 3), "f").status().message(),
            "f: the packed file ends too early");
  EXPECT_FALSE(UnpackZstd("startpos moves 7g7f", "f").ok());
}

TEST(SourceFile, PacksAndUnpacksByName) {
  const std::string path = testing::TempDir() + "/games.usi";
  ASSERT_TRUE(WriteSourceFile(path, "startpos").ok());
  ASSERT_TRUE(WriteSourceFile(path + ".zst", "startpos").ok());
  EXPECT_EQ(*ReadSourceFile(path), "startpos");
  EXPECT_EQ(*ReadSourceFile(path + ".zst"), "startpos");
  EXPECT_EQ(*ReadTextFile(path), "startpos");
  EXPECT_EQ(*UnpackZstd(*ReadTextFile(path + ".zst"), "f"), "startpos");
  EXPECT_FALSE(ReadSourceFile(path + ".none").ok());
}

}  // namespace
}  // namespace hakari
