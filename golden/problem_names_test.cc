#include "golden/problem_names.h"

#include "gtest/gtest.h"

namespace hakari::golden {
namespace {

TEST(ProblemNamesTest, IdsAndRangesAreReadAsTheyAreWritten) {
  const absl::StatusOr<ProblemNames> names = ProblemNames::Parse("b, d..f,h");
  ASSERT_TRUE(names.ok()) << names.status();
  EXPECT_EQ(names->Text(), "b, d..f, h");
  EXPECT_EQ(names->Text(","), "b,d..f,h");
  EXPECT_EQ(names->pieces(), 3u);
  for (const char* id : {"b", "d", "e", "f", "h"}) EXPECT_TRUE(names->Has(id)) << id;
  for (const char* id : {"a", "c", "g", "i"}) EXPECT_FALSE(names->Has(id)) << id;
}

TEST(ProblemNamesTest, WhatNamesNothingIsRefused) {
  for (const char* text : {"", " ", "a,", "b..a", "a..", "..a", "a b", "\x1b"}) {
    EXPECT_FALSE(ProblemNames::Parse(text).ok()) << text;
  }
}

TEST(ProblemNamesTest, NeighboursBecomeARange) {
  const std::set<std::string> all = {"a", "b", "c", "d", "e"};
  EXPECT_EQ(ProblemNames::Of({"a", "b", "d"}, all).Text(), "a..b, d");
  EXPECT_EQ(ProblemNames::Of(all, all).Text(), "a..e");
  EXPECT_TRUE(ProblemNames::Of({}, all).empty());
}

TEST(ProblemNamesTest, AllHasEverything) {
  const ProblemNames all = *ProblemNames::Parse("all");
  EXPECT_TRUE(all.all());
  EXPECT_TRUE(all.Has("x"));
  EXPECT_EQ(all.Text(), "all");
}

}  // namespace
}  // namespace hakari::golden
