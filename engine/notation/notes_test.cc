#include "engine/notation/notes.h"

#include <string>

#include "absl/strings/string_view.h"
#include "gtest/gtest.h"

namespace hakari::notation {
namespace {

std::string ErrorOf(absl::string_view text) {
  return std::string(ParseNotes(text, {"x", 1, 1}).status().message());
}

TEST(ParseNotes, ReadsWordsSetApartByBlanksAndSemicolons) {
  const absl::StatusOr<std::vector<Note>> good =
      ParseNotes(" a=1 b=\"two words\";c=\"\" ; \"d e\"=x", {"x", 1, 4});
  ASSERT_TRUE(good.ok()) << good.status();
  ASSERT_EQ(good->size(), 4u);
  EXPECT_EQ(good->at(0).column, 5);
  EXPECT_EQ(good->at(1).value, "two words");
  EXPECT_EQ(good->at(2).value, "");
  EXPECT_EQ(good->at(3).key, "d e");
  EXPECT_TRUE(good->at(3).quoted_key);
}

TEST(ParseNotes, SaysWhatIsWrong) {
  EXPECT_EQ(ErrorOf("a"), "x:1:2: expected key=value, found the end");
  EXPECT_EQ(ErrorOf("a="), "x:1:3: expected a word, found the end");
  EXPECT_EQ(ErrorOf("=a"), "x:1:1: expected a word, found '='");
  EXPECT_EQ(ErrorOf("a=b=c"), "x:1:4: expected a space after a value, found '='");
  EXPECT_EQ(ErrorOf("a=\"b"), "x:1:5: expected a closing quote, found the end");
}

TEST(AppendNote, WritesWhatIsReadBack) {
  for (const char* word :
       {"plain", "歩", "two words", "", "a;b", "a=b", "say \"x\"", "\\", "a\nb"}) {
    std::string out;
    AppendNote("key", word, false, out);
    AppendNote(word, "value", true, out);
    const absl::StatusOr<std::vector<Note>> notes = ParseNotes(out, {"x", 1, 1});
    ASSERT_TRUE(notes.ok()) << notes.status();
    ASSERT_EQ(notes->size(), 2u);
    EXPECT_EQ(notes->at(0).value, word);
    EXPECT_EQ(notes->at(1).key, word);
  }
}

}  // namespace
}  // namespace hakari::notation
