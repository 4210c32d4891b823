#include "engine/search/values/lines.h"

#include <gtest/gtest.h>

#include <memory>
#include <vector>

namespace hakari::search {
namespace {

Move Nth(int n) { return Move::FromCode(static_cast<uint16_t>(n)); }

class LinesTest : public testing::Test {
 protected:
  LinesTest() : lines_(std::make_unique<Lines>()) {}
  std::unique_ptr<Lines> lines_;
};

TEST_F(LinesTest, AreBuiltFromTheirEnds) {
  for (int ply = 0; ply <= 3; ++ply) lines_->Start(ply);
  lines_->Adopt(2, Nth(3));
  lines_->Adopt(1, Nth(2));
  lines_->Adopt(0, Nth(1));
  EXPECT_EQ(lines_->Of(0), (std::vector<Move>{Nth(1), Nth(2), Nth(3)}));
  EXPECT_EQ(lines_->Of(2), (std::vector<Move>{Nth(3)}));
  EXPECT_TRUE(lines_->Of(3).empty());
}

TEST_F(LinesTest, KeepTheBetterMoveUntilItIsReplaced) {
  lines_->Start(0);
  lines_->Start(1);
  lines_->Start(2);
  lines_->Adopt(1, Nth(2));
  lines_->Adopt(0, Nth(1));
  lines_->Start(1);  // the next move of the root; its node finds no line
  EXPECT_EQ(lines_->Of(0), (std::vector<Move>{Nth(1), Nth(2)}));
  lines_->Adopt(0, Nth(7));
  EXPECT_EQ(lines_->Of(0), (std::vector<Move>{Nth(7)}));
}

TEST_F(LinesTest, TakeLinesFoundElsewhere) {
  const std::vector<Move> found = {Nth(4), Nth(5), Nth(6)};
  lines_->Set(1, found.data(), 3);
  lines_->Adopt(0, Nth(1));
  EXPECT_EQ(lines_->Of(0), (std::vector<Move>{Nth(1), Nth(4), Nth(5), Nth(6)}));
}

TEST_F(LinesTest, HaveRoomForTheLongest) {
  lines_->Start(kMaxPly);
  for (int ply = kMaxPly; ply-- > 0;) lines_->Adopt(ply, Nth(ply + 1));
  EXPECT_EQ(lines_->Of(0).size(), static_cast<size_t>(kMaxPly));
  const std::vector<Move> found(kMaxPly, Nth(9));
  lines_->Set(kMaxPly - 1, found.data(), kMaxPly);
  EXPECT_EQ(lines_->Of(kMaxPly - 1).size(), 1u) << "the beginning that there is room for";
}

}  // namespace
}  // namespace hakari::search
