#include "ci/reproduce/thesis/ideas.h"

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

class ThesisIdeas : public ::testing::Test {
 protected:
  // So many mates of ten; the rest has none.
  static std::vector<suites::Outcome> Mates(size_t mates, uint64_t nodes) {
    std::vector<suites::Outcome> outcomes =
        MadeUpLab::Everywhere(MadeUpLab::Answered("nomate", nodes));
    for (size_t i = 0; i < mates; ++i) outcomes[i] = MadeUpLab::Answered("mate", nodes);
    return outcomes;
  }
  // The same, but what is no mate found stays unknown.
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
  // One reading, unmoved and moved to every place but the last.
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
  EXPECT_THAT(Judged(*made, "Somewhere use 3 takes fewer"), StartsWith("does not hold: +10.0 %"));
}

TEST_F(ThesisIdeas, OrderingIsJudgedByTimeAndNodes) {
  lab_.Ran(kTrying, "pds", Mates(3, 1000));
  lab_.Ran(kTrying, "order", Mates(3, 980));
  const auto made = testing::Made(IdeaTables(), "thesis/order", lab_.context());
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "saves no time"), StartsWith("does not hold: -2.0 %"));
  EXPECT_THAT(Judged(*made, "hardly changes the nodes"), StartsWith("holds: -2.0 %"));
}

// Of ten positions four are mates. The classifier sees five, a search of 244 nodes two.
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
  EXPECT_EQ(Judged(*made, "claims mates that are none"), "holds: 1 of 10, a search of 244 nodes 0");
  EXPECT_EQ(Judged(*made, "as often right"), "holds: 90.0 % against 80.0 %");
}

}  // namespace
}  // namespace hakari::reproduce
