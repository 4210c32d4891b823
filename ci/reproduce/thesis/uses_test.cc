#include "ci/reproduce/thesis/chapters.h"

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
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

// A table of use 3. Its other readings ("cut") are equal to plain PDS unless `cut` is given.
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

// `mates` mates, then `none` positions without a mate; the rest is unknown.
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

// The published numbers are shown beside the first reading only; claims are judged for each
// reading.
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

// Both solve three mates and two positions without a mate; unknown ones do not count here.
TEST(ThesisUses, WhatBothSolve) {
  const auto made = TableOf("thesis/4.16", Answers(3, 3, 1000), Answers(3, 2, 900));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(made->measured_on, HasSubstr("; both solve 5"));
  EXPECT_EQ(Cell(*made, "plain", "nodes"), "5000");
  EXPECT_EQ(Cell(*made, "steered", "nodes"), "4500");
  EXPECT_EQ(Judged(*made, "Nodes of what both solve change by -85.7 %"),
            "holds in part: -10.0 % [-10.0, -10.0]");
}

// The thesis has fewer mates and more answers "none".
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

// Table 4.8 contradicts tables 4.7 and 4.9; 4.15 to 4.17 are consistent.
TEST(ThesisUses, SaysWhereTheThesisContradictsItself) {
  MadeUpLab lab;
  lab.Ran(kTrying, "pds", Answers(5, 5, 10));
  lab.Ran(kTrying, "initial-step-shrinking-5", Answers(5, 5, 10));
  const auto made = testing::Made(UseTables(), "thesis/4.7", lab.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(made->notes[0], HasSubstr("plain: 224 million are left"));
  EXPECT_THAT(made->notes[0], HasSubstr("took 355 million, which is impossible"));
  const auto fits = TableOf("thesis/4.15", Answers(5, 5, 10), Answers(5, 5, 10));
  ASSERT_TRUE(fits.ok()) << fits.status();
  EXPECT_EQ(fits->notes[0].find("is impossible"), std::string::npos);
}

class ThesisIdeas : public ::testing::Test {
 protected:
  // `mates` of ten positions are mates, the others have none.
  static std::vector<suites::Outcome> Mates(size_t mates, uint64_t nodes) {
    std::vector<suites::Outcome> outcomes =
        MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", nodes));
    for (size_t i = 0; i < mates; ++i) outcomes[i] = MadeUpLab::Answered("mate", nodes);
    return outcomes;
  }
  // The same, but the others are unknown.
  static std::vector<suites::Outcome> Open(size_t mates, uint64_t nodes) {
    std::vector<suites::Outcome> outcomes =
        MadeUpLab::Everywhere(MadeUpLab::Answered("unknown", nodes));
    for (size_t i = 0; i < mates; ++i) outcomes[i] = MadeUpLab::Answered("mate", nodes);
    return outcomes;
  }

  MadeUpLab lab_;
};

TEST_F(ThesisIdeas, CombiningIsJudgedByTime) {
  lab_.Ran(kTrying, "pds", Mates(3, 1000));
  for (const char* start : {"initial-step-shrinking-5", "increments-sigmoid-shrinking-7"}) {
    lab_.Ran(kTrying, start, Mates(3, 500));
    lab_.Ran(kTrying, absl::StrCat(start, "-independent"), Mates(3, 800));
    lab_.Ran(kTrying, absl::StrCat(start, "-dependent"), Mates(3, 400));
  }
  const auto made = testing::Made(IdeaTables(), "thesis/4.10", lab_.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "initial-step-shrinking-5", "change"), "-50.0 % [-50.0, -50.0]");
  EXPECT_EQ(Judged(*made, "combining: initial-step-shrinking-5-independent"),
            "holds: -20.0 % against -50.0 % of plain PDS's time");
  EXPECT_THAT(Judged(*made, "combining: increments-sigmoid-shrinking-7-dependent"),
              StartsWith("does not hold: -60.0 %"));
  EXPECT_THAT(made->notes[0], HasSubstr("AND nodes: independent children product(p)"));
}

class ThesisHyperplane : public ThesisIdeas {
 protected:
  // The runs of one reading, with the hyperplane unmoved and at every offset but the last.
  void Ran(const std::string& use, const std::vector<suites::Outcome>& outcomes) {
    for (const char* offset : {"", "-offset-2", "-offset-1", "-offset-0.5", "-offset0.5"}) {
      lab_.Ran(kTrying, absl::StrCat(use, "-sigmoid-shrinking-7", offset), outcomes);
    }
  }
  void RanAtTheLast(const std::string& use, const std::vector<suites::Outcome>& outcomes) {
    lab_.Ran(kTrying, absl::StrCat(use, "-sigmoid-shrinking-7-offset1"), outcomes);
  }
  absl::StatusOr<Reproduced> Table() {
    return testing::Made(IdeaTables(), "thesis/hyperplane", lab_.context());
  }
};

TEST_F(ThesisHyperplane, MayGiveMatesBack) {
  lab_.Ran(kTrying, "pds", Open(8, 1000));
  Ran("increments", Open(6, 900));
  RanAtTheLast("increments", Open(8, 500));
  Ran("bounded", Open(7, 900));
  RanAtTheLast("bounded", Open(7, 900));
  const auto made = Table();
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Judged(*made, "loses: increments"),
            "holds: 8 mates by plain PDS, 6 unmoved, at best 8");
  EXPECT_EQ(Judged(*made, "loses: bounded"),
            "does not hold: 8 mates by plain PDS, 7 unmoved, at best 7");
  EXPECT_EQ(Judged(*made, "both solve: increments-sigmoid-shrinking-7-offset1"),
            "holds: -50.0 % [-50.0, -50.0]");
}

TEST_F(ThesisHyperplane, WhereNoMatesAreLostNoneAreGivenBack) {
  lab_.Ran(kTrying, "pds", Open(8, 1000));
  for (const char* use : {"increments", "bounded"}) {
    Ran(use, Open(8, 1100));
    RanAtTheLast(use, Open(8, 1100));
  }
  const auto made = Table();
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Judged(*made, "loses: increments"),
            "does not hold: 8 mates by plain PDS, 8 unmoved, at best 8: none are lost");
  EXPECT_THAT(Judged(*made, "At some offset use 3 takes fewer"),
              StartsWith("does not hold: +10.0 %"));
}

TEST_F(ThesisIdeas, OrderingIsJudgedByTimeAndNodes) {
  lab_.Ran(kTrying, "pds", Mates(3, 1000));
  lab_.Ran(kTrying, "order", Mates(3, 980));
  const auto made = testing::Made(IdeaTables(), "thesis/order", lab_.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "saves no time"), StartsWith("does not hold: -2.0 %"));
  EXPECT_THAT(Judged(*made, "hardly changes the nodes"), StartsWith("holds: -2.0 %"));
}

// Four of ten positions are mates. The classifier predicts five, a search of 244 nodes finds two.
TEST_F(ThesisIdeas, TheStandInClaimsMatesThatAreNone) {
  lab_.Ran(kTrying, "pds", Open(4, 1000));
  lab_.Ran(kTrying, "pds", Open(2, 100), 244);
  lab_.Ran(kTrying, "stand-in", Mates(5, 0));
  const auto made = testing::Made(IdeaTables(), "thesis/stand-in", lab_.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "PDS, 244 nodes", "right"), "80.0 %");
  EXPECT_EQ(Cell(*made, "PDS, 244 nodes", "missed mates"), "2");
  EXPECT_EQ(Cell(*made, "classifier", "right"), "90.0 %");
  EXPECT_EQ(Cell(*made, "classifier", "false mates"), "1");
  EXPECT_EQ(Judged(*made, "claims mates that do not exist"),
            "holds: 1 of 10, a search of 244 nodes 0");
  EXPECT_EQ(Judged(*made, "right as often"), "holds: 90.0 % against 80.0 %");
}

}  // namespace
}  // namespace hakari::reproduce
