// The shipped openings are numerous, and the program draws the same ones again.
#include <set>
#include <string>

#include "engine/player/game.h"
#include "gtest/gtest.h"
#include "suites/match/balanced_openings.h"
#include "suites/match/openings.h"

namespace hakari::match {
namespace {

constexpr char kFile[] = "suites/match/openings.usi.zst";
constexpr int kAllPlies = 1000;

TEST(ShippedOpenings, AreManyShortAndNoneTwice) {
  const absl::StatusOr<Openings> openings = Openings::Read({kFile}, kAllPlies, 1);
  ASSERT_TRUE(openings.ok()) << openings.status();
  EXPECT_GE(openings->size(), 20000u);
  EXPECT_EQ(openings->repeated(), 0u);
  EXPECT_EQ(openings->ended(), 0u);
  std::set<uint16_t> firsts;
  for (size_t pair = 0; pair < openings->size(); ++pair) {
    const Opening& opening = openings->Of(pair);
    EXPECT_GE(opening.moves.size(), 6u);
    EXPECT_LE(opening.moves.size(), 12u);
    firsts.insert(opening.moves[0].code());
  }
  EXPECT_GT(firsts.size(), 5u);
}

std::string MovesOf(const std::vector<Move>& moves) { return player::MovesText(moves); }

TEST(ShippedOpenings, AreDrawnAgainAsTheyWere) {
  const absl::StatusOr<Openings> openings = Openings::Read({kFile}, kAllPlies, 1);
  ASSERT_TRUE(openings.ok()) << openings.status();
  std::set<std::string> shipped;
  for (size_t pair = 0; pair < openings->size(); ++pair) {
    shipped.insert(MovesOf(openings->Of(pair).moves));
  }
  OpeningDrawer drawer{OpeningPlan()};
  int drawn = 0;
  for (uint64_t number = 0; number < 20; ++number) {
    const std::optional<std::vector<Move>> moves = drawer.Draw(number);
    if (!moves) continue;
    ++drawn;
    EXPECT_EQ(shipped.count(MovesOf(*moves)), 1u) << number;
  }
  EXPECT_GT(drawn, 5);
}

}  // namespace
}  // namespace hakari::match
