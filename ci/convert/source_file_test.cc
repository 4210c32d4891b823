#include "ci/convert/source_file.h"

#include <zstd.h>

#include <string>

#include "gtest/gtest.h"
#include "suites/core/text_file.h"

namespace hakari {
namespace {

std::string Pack(const std::string& text) {
  std::string packed(ZSTD_compressBound(text.size()), '\0');
  packed.resize(ZSTD_compress(packed.data(), packed.size(), text.data(), text.size(), 3));
  return packed;
}

TEST(UnpackZstd, UnpacksWhatWasPacked) {
  const std::string text(1000000, 'x');
  EXPECT_EQ(*UnpackZstd(Pack(text), "f"), text);
  EXPECT_EQ(*UnpackZstd(Pack("one") + Pack("two"), "f"), "onetwo");
  EXPECT_EQ(*UnpackZstd(Pack(""), "f"), "");
}

TEST(UnpackZstd, StopsAtTheLimit) {
  const std::string packed = Pack(std::string(100000, 'x'));
  EXPECT_TRUE(UnpackZstd(packed, "f", 100000).ok());
  EXPECT_EQ(UnpackZstd(packed, "f", 99999).status().message(),
            "f: unpacks to more than 99999 bytes");
}

TEST(UnpackZstd, RefusesBrokenFiles) {
  const std::string packed = Pack("a few words that are packed");
  EXPECT_EQ(UnpackZstd("", "f").status().message(), "f: the packed file ends too early");
  EXPECT_EQ(UnpackZstd(packed.substr(0, packed.size() - 3), "f").status().message(),
            "f: the packed file ends too early");
  EXPECT_FALSE(UnpackZstd("startpos moves 7g7f", "f").ok());
}

TEST(ReadSourceFile, UnpacksByName) {
  const std::string path = testing::TempDir() + "/games.usi";
  ASSERT_TRUE(WriteFileAtomically(path, "startpos").ok());
  ASSERT_TRUE(WriteFileAtomically(path + ".zst", Pack("startpos")).ok());
  EXPECT_EQ(*ReadSourceFile(path), "startpos");
  EXPECT_EQ(*ReadSourceFile(path + ".zst"), "startpos");
  EXPECT_FALSE(ReadSourceFile(path + ".none").ok());
}

}  // namespace
}  // namespace hakari
