#include "ci/reproduce/thesis/uses.h"

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace hakari::reproduce {
namespace {

using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using testing::MadeUpLab;
using ::testing::StartsWith;

constexpr PositionsFor kTrying = PositionsFor::kTrying;
// Use 3; in its other readings ("cut") nothing is changed, unless it is said.
absl::StatusOr<Reproduced> TableOf(const char* id, const std::vector<suites::Outcome>& plain,
                                   const std::vector<suites::Outcome>& steered,
                                   std::vector<suites::Outcome> cut = {}) {
  if (cut.empty()) cut = plain;
  MadeUpLab lab;
  lab.Ran(kTrying, "pds", plain);
  lab.Ran(kTrying, "increments-sigmoid-shrinking-7", steered);
  lab.Ran(kTrying, "bounded-sigmoid-shrinking-7", cut);
  lab.Ran(kTrying, "bounded-sigmoid-constant-3", plain);
  return testing::Made(UseTables(), id, lab.context());
}

// So many mates, then so many positions without one, the rest unknown.
std::vector<suites::Outcome> Answers(size_t mates, size_t none, uint64_t nodes) {
  std::vector<suites::Outcome> outcomes =
      MadeUpLab::Everywhere(MadeUpLab::Answered("unknown", 1000));
  for (size_t i = 0; i < mates + none; ++i) {
    outcomes[i] = MadeUpLab::Answered(i < mates ? "mate" : "nomate", nodes);
  }
  return outcomes;
}

TEST(ThesisUses, AllNodesAndTime) {
  const auto made = TableOf("thesis/4.15", Answers(5, 5, 200'000), Answers(5, 5, 100'000));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(made->rows[0].cells[0].published, "3374215066");
  EXPECT_EQ(Cell(*made, "plain", "nodes"), "2000000");
  EXPECT_EQ(Cell(*made, "steered", "seconds"), "1.0");
  EXPECT_EQ(Cell(*made, "change", "nodes"), "-50.0 % [-50.0, -50.0]");
  EXPECT_EQ(Judged(*made, "All nodes change by -12.2 %"), "holds: -50.0 % [-50.0, -50.0]");
  EXPECT_EQ(Judged(*made, "All time changes by -8.4 %"), "holds: -50.0 % [-50.0, -50.0]");
}

TEST(ThesisUses, MoreNodesDoNotHold) {
  const auto made = TableOf("thesis/4.15", Answers(5, 5, 100), Answers(5, 5, 300));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "All nodes change by -12.2 %"), StartsWith("does not hold: +200.0 %"));
}

// The published numbers stand beside the first reading alone; claims are held against each.
TEST(ThesisUses, EveryReadingIsJudged) {
  const auto made =
      TableOf("thesis/4.15", Answers(5, 5, 100), Answers(5, 5, 300), Answers(5, 5, 50));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "plain, cut", "nodes"), "no such cell") << "is the same";
  EXPECT_EQ(Cell(*made, "steered, cut", "nodes"), "500");
  EXPECT_THAT(Judged(*made, "All nodes change by -12.2 % (cut)"), StartsWith("holds: -50.0 %"));
  EXPECT_THAT(Judged(*made, "All nodes change by -12.2 % (cut, a = 3 at plies 0 to 3)"),
              StartsWith("not shown: +0.0 %"));
  for (const ReproducedRow& row : made->rows) {
    const bool is_first = row.name.find("cut") == std::string::npos;
    EXPECT_EQ(!row.cells[0].published.empty(), is_first) << row.name;
  }
}

// Three mates and two without are solved by both; the unknown ones weigh nothing here.
TEST(ThesisUses, WhatBothSolve) {
  const auto made = TableOf("thesis/4.16", Answers(3, 3, 1000), Answers(3, 2, 900));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(made->measured_on, HasSubstr("; both solve 5"));
  EXPECT_EQ(Cell(*made, "plain", "nodes"), "5000");
  EXPECT_EQ(Cell(*made, "steered", "nodes"), "4500");
  EXPECT_EQ(Judged(*made, "Nodes of what both solve change by -85.7 %"),
            "holds in part: -10.0 % [-10.0, -10.0]");
}

// The thesis has fewer mates and more without.
TEST(ThesisUses, AnswersAreCounted) {
  const auto made = TableOf("thesis/4.17", Answers(7, 0, 10), Answers(0, 7, 10));
  EXPECT_FALSE(made.ok()) << "what contradicts itself is no table";
  const auto fewer = TableOf("thesis/4.17", Answers(8, 0, 10), Answers(1, 0, 10));
  ASSERT_TRUE(fewer.ok()) << fewer.status();
  EXPECT_EQ(Cell(*fewer, "plain", "mate"), "8");
  EXPECT_EQ(Cell(*fewer, "steered", "unknown"), "9");
  EXPECT_THAT(Judged(*fewer, "Fewer positions are answered 'mate': 1913 after 2041"),
              StartsWith("holds: 0 gained, 7 lost"));
  EXPECT_THAT(Judged(*fewer, "More positions are answered 'none'"),
              StartsWith("not shown: 0 gained, 0 lost"));
}

TEST(ThesisUses, ThePictureCountsWhatLiesBelowTheDiagonal) {
  std::vector<suites::Outcome> steered = Answers(10, 0, 50);
  steered[0] = MadeUpLab::Answered("mate", 100);
  steered[1] = MadeUpLab::Answered("mate", 200);
  const auto made = TableOf("thesis/figure-4.13", Answers(10, 0, 100), steered);
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "positions", "fewer nodes"), "8");
  EXPECT_EQ(Cell(*made, "positions", "as many"), "1");
  EXPECT_EQ(Cell(*made, "positions", "more nodes"), "1");
  EXPECT_THAT(Judged(*made, "More positions take fewer"), StartsWith("holds: 8 gained, 1 lost"));
}

// Table 4.8 cannot fit 4.7 and 4.9; 4.15 to 4.17 do.
TEST(ThesisUses, SaysWhereTheThesisContradictsItself) {
  MadeUpLab lab;
  lab.Ran(kTrying, "pds", Answers(5, 5, 10));
  lab.Ran(kTrying, "initial-step-shrinking-5", Answers(5, 5, 10));
  const auto made = testing::Made(UseTables(), "thesis/4.7", lab.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(made->notes[0], HasSubstr("plain: 224 million are left"));
  EXPECT_THAT(made->notes[0], HasSubstr("took 355 million, which cannot be"));
  const auto fits = TableOf("thesis/4.15", Answers(5, 5, 10), Answers(5, 5, 10));
  ASSERT_TRUE(fits.ok()) << fits.status();
  EXPECT_EQ(fits->notes[0].find("cannot be"), std::string::npos);
}

}  // namespace
}  // namespace hakari::reproduce
