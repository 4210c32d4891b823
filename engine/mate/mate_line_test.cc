#include "engine/mate/mate_line.h"

#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::mate {
namespace {

constexpr char kGoldOnTheHead[] = "4k4/9/4P4/9/9/9/9/9/9 b 2G 1";

absl::Status Verify(absl::string_view sfen, absl::string_view moves) {
  std::vector<Move> line;
  for (absl::string_view word : absl::StrSplit(moves, ' ', absl::SkipEmpty())) {
    line.push_back(*notation::ParseUsiMove(word));
  }
  return VerifyMateLine(*notation::ParseSfen(sfen), line);
}

bool Says(const absl::Status& status, absl::string_view words) {
  return absl::StrContains(status.message(), words);
}

TEST(MateLine, Mates) { EXPECT_TRUE(Verify(kGoldOnTheHead, "G*5b").ok()); }

TEST(MateLine, SaysWhatIsWrong) {
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, ""), "does not end with a move of the attacker"));
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, "G*5c"), "move 1 of the mate, G*5c, is not legal"));
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, "G*1i"), "move 1 of the mate, G*1i, gives no check"));
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, "G*6b"), "after 1 plies the line ends without mate"));
  EXPECT_TRUE(Says(Verify(kGoldOnTheHead, "G*6b 5a4a"), "does not end with a move"));
  EXPECT_TRUE(
      Says(Verify(kGoldOnTheHead, "G*6b 5a5b G*4b"), "move 2 of the mate, 5a5b, is not legal"));
}

}  // namespace
}  // namespace hakari::mate
