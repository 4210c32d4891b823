#include "base/text/suggestion.h"

#include <gtest/gtest.h>

namespace hakari {
namespace {

const std::vector<std::string> kWords = {"check", "perft", "show", "doctor", "bench", "help"};

TEST(EditDistance, CountsSlips) {
  EXPECT_EQ(EditDistance("perft", "perft"), 0);
  EXPECT_EQ(EditDistance("perf", "perft"), 1);
  EXPECT_EQ(EditDistance("pertf", "perft"), 1);
  EXPECT_EQ(EditDistance("peeft", "perft"), 1);
  EXPECT_EQ(EditDistance("perfft", "perft"), 1);
  EXPECT_EQ(EditDistance("", "show"), 4);
  EXPECT_EQ(EditDistance("show", ""), 4);
  EXPECT_EQ(EditDistance("bench", "check"), 4);
}

TEST(NearestWord, FindsWhatWasMeant) {
  EXPECT_EQ(NearestWord("perf", kWords), "perft");
  EXPECT_EQ(NearestWord("prfet", kWords), std::nullopt);
  EXPECT_EQ(NearestWord("sohw", kWords), "show");
  EXPECT_EQ(NearestWord("docter", kWords), "doctor");
  EXPECT_EQ(NearestWord("doc", kWords), "doctor");
  EXPECT_EQ(NearestWord("hlep", kWords), "help");
}

TEST(NearestWord, StaysSilentWhenNothingIsNear) {
  EXPECT_EQ(NearestWord("frobnicate", kWords), std::nullopt);
  EXPECT_EQ(NearestWord("", kWords), std::nullopt);
  EXPECT_EQ(NearestWord("x", {}), std::nullopt);
}

}  // namespace
}  // namespace hakari
