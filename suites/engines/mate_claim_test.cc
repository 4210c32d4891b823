#include "suites/engines/mate_claim.h"

#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "engine/notation/sfen.h"
#include "engine/notation/usi_move.h"
#include "gtest/gtest.h"

namespace hakari::engines {
namespace {

using Kind = MateClaimVerdict::Kind;

MateClaimVerdict Check(const std::string& moves) {
  const absl::StatusOr<Position> position = notation::ParseSfen("4k4/9/4P4/9/9/9/9/9/4K4 b 2G 1");
  EXPECT_TRUE(position.ok());
  std::vector<Move> line;
  for (absl::string_view move : absl::StrSplit(moves, ' ', absl::SkipEmpty())) {
    line.push_back(*notation::ParseUsiMove(move));
  }
  return CheckMateLine(*position, line);
}

TEST(MateClaimTest, AMateHolds) { EXPECT_EQ(Check("G*5b").kind, Kind::kHolds); }

TEST(MateClaimTest, AnIllegalMove) {
  const MateClaimVerdict verdict = Check("G*5a");
  EXPECT_EQ(verdict.kind, Kind::kIllegalMove);
  EXPECT_EQ(verdict.why, "move 1 of the mate, G*5a, is not legal");
  EXPECT_EQ(Check("G*4b 5a4b S*5b").kind, Kind::kIllegalMove);
}

TEST(MateClaimTest, WhatIsNoMate) {
  for (const char* moves : {"", "5i5h", "G*4b", "G*4b 5a6a", "G*4b 5a4b"}) {
    const MateClaimVerdict verdict = Check(moves);
    EXPECT_EQ(verdict.kind, Kind::kWrong) << moves;
    EXPECT_FALSE(verdict.why.empty());
  }
}

}  // namespace
}  // namespace hakari::engines
