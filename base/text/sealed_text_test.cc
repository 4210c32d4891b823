#include "base/text/sealed_text.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "base/text/line_words.h"

namespace hakari {
namespace {

constexpr SealedFormat kFormat = {"hakari-thing", 2, "a thing", "size"};
const Recipe kRecipe = {{"maker", "made up, for tests"}, {"c", "0.01"}};

std::string SealedLines(const std::string& lines) {
  std::string text = absl::StrCat(SealedHeader(kFormat, kRecipe), lines);
  Seal(text);
  return text;
}

// The format's own lines in brackets, or the error.
std::string Read(absl::string_view text) {
  SealedReader reader(kFormat, text, "f");
  std::string lines;
  while (true) {
    const absl::StatusOr<std::optional<LineWords>> words = reader.Next();
    if (!words.ok()) return std::string(words.status().message());
    if (!words->has_value()) return lines;
    if ((*words)->Peek() != "size") {
      return std::string(reader.UnknownWord(**words).message());
    }
    absl::StrAppend(&lines, "[", (*words)->rest(), "]");
  }
}

TEST(SealedText, IsReadAsItWasWritten) {
  const std::string text = SealedLines("size 3\nsize 4\n");
  EXPECT_TRUE(absl::StartsWith(
      text, "hakari-thing 2\nrecipe maker=made up, for tests\nrecipe c=0.01\nsize 3\n"));
  EXPECT_EQ(Read(text), "[size 3][size 4]");
  SealedReader reader(kFormat, text, "f");
  while ((*reader.Next()).has_value()) continue;
  EXPECT_EQ(reader.recipe(), kRecipe);
  EXPECT_EQ(reader.checksum(), Fnv1a(text.substr(0, text.find("checksum"))));
}

TEST(SealedText, OlderVersionsAreRead) {
  std::string text = "hakari-thing 1\nsize 3\n";
  Seal(text);
  EXPECT_EQ(Read(text), "[size 3]");
}

TEST(SealedText, WhatIsForeignCutOrDamagedIsRefused) {
  const std::string text = SealedLines("size 3\n");
  for (size_t i = 0; i < text.size(); ++i) {
    std::string changed = text;
    changed[i] ^= 1;
    EXPECT_TRUE(absl::StartsWith(Read(changed), "f:")) << i;
    EXPECT_TRUE(absl::StartsWith(Read(text.substr(0, i)), "f:")) << i;
  }
  EXPECT_EQ(Read("x"), "f:1:1: expected 'hakari-thing 2', found 'x'");
  EXPECT_EQ(Read("hakari-thing 3\n"),
            "f:1:14: version 3 is newer than 2, the newest supported version");
  EXPECT_EQ(Read(text + "x"), "f:6:1: expected the file to end with its checksum");
  EXPECT_EQ(Read(SealedLines("sise 3\n")),
            "f:4:1: expected recipe, size or checksum, found 'sise'");
  EXPECT_EQ(Read(SealedLines("recipe c=2\n")), "f:4:8: duplicate recipe c");
  EXPECT_EQ(Read(SealedLines("recipe d 2\n")), "f:4:8: expected <key>=<value>, found 'd'");
}

}  // namespace
}  // namespace hakari
