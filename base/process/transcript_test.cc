#include "base/process/transcript.h"

#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "gtest/gtest.h"

namespace hakari {
namespace {

TEST(TranscriptTest, WhoSaidWhat) {
  Transcript transcript;
  transcript.Sent("usi");
  transcript.Received("usiok");
  transcript.Complained("warning: no book");
  transcript.Note("killed");
  EXPECT_EQ(transcript.Text(), "> usi\n< usiok\n! warning: no book\n# killed\n");
}

TEST(TranscriptTest, BytesAreMadePrintable) {
  Transcript transcript;
  transcript.Received(absl::string_view("a\x1b[2J\0\xff", 7));
  EXPECT_EQ(transcript.Text(), "< a\\x1b[2J\\x00\\xff\n");
}

TEST(TranscriptTest, ALongLineIsCut) {
  Transcript transcript;
  transcript.Received(std::string(60000, 'x'));
  EXPECT_EQ(transcript.Text(),
            absl::StrCat("< ", std::string(Transcript::kLongestLine, 'x'), " … (60000 bytes)\n"));
  Transcript garbage;
  garbage.Received(std::string(60000, '\xff'));
  EXPECT_LT(garbage.Text().size(), Transcript::kLongestLine + 100);
}

TEST(TranscriptTest, OfALongTalkHeadAndTailAreKept) {
  Transcript transcript;
  for (int i = 0; i < 100000; ++i) transcript.Received(absl::StrCat("info string line ", i));
  const std::string text = transcript.Text();
  EXPECT_LE(text.size(), Transcript::kLimit);
  EXPECT_GT(text.size(), Transcript::kLimit - 200);
  EXPECT_TRUE(absl::StartsWith(text, "< info string line 0\n"));
  EXPECT_TRUE(absl::EndsWith(text, "< info string line 99999\n"));
  EXPECT_TRUE(absl::StrContains(text, " lines left out …\n"));
}

}  // namespace
}  // namespace hakari
