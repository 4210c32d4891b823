#include "base/statistics/n_sigma.h"

#include <gtest/gtest.h>

#include <cmath>

namespace hakari {
namespace {

// Tables 4.1 and 4.2 of the thesis state win rates of matches of 1000 games and their n-sigma. The
// numbers of decisive games, which it does not state, are the ones that give both figures.
TEST(NSigma, TablesOfTheThesis) {
  const struct {
    int wins, losses;
    double rate, n_sigma;
  } kRows[] = {
      {515, 430, 0.545, 2.77},
      {531, 430, 0.553, 3.26},
      {491, 486, 0.503, 0.16},
  };
  for (const auto& row : kRows) {
    EXPECT_NEAR(row.wins / static_cast<double>(row.wins + row.losses), row.rate, 5e-4);
    EXPECT_NEAR(NSigma(row.wins, row.losses), row.n_sigma, 5e-3);
    EXPECT_NEAR(NSigma(row.losses, row.wins), -row.n_sigma, 5e-3);
  }
}

TEST(NSigma, ByHand) {
  EXPECT_EQ(NSigma(60, 40), 2);
  EXPECT_EQ(NSigma(50, 50), 0);
  EXPECT_EQ(NSigma(1, 0), 1);
  EXPECT_EQ(NSigma(0, 0), 0);
}

}  // namespace
}  // namespace hakari
