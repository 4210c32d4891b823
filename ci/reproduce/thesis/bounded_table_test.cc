#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "ci/reproduce/reproduced.h"
#include "ci/reproduce/search_lab.h"
#include "ci/reproduce/thesis/chapters.h"
#include "ci/reproduce/thesis/made_up_runs_for_test.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "suites/core/outcome.h"
#include "suites/predict/experiments/search_setting.h"

namespace hakari::reproduce {
namespace {

using testing::Cell;
using ::testing::HasSubstr;
using testing::Judged;
using testing::MadeUpLab;
using ::testing::StartsWith;

constexpr PositionsFor kTrying = PositionsFor::kTrying;

// `solved` positions are answered "nomate", the rest is unknown after the whole budget.
std::vector<suites::Outcome> Solves(size_t solved, uint64_t nodes, double repeats = 0) {
  std::vector<suites::Outcome> outcomes =
      MadeUpLab::Everywhere(MadeUpLab::Answered("unknown", testing::kMadeUpNodes));
  for (size_t i = 0; i < solved; ++i) outcomes[i] = MadeUpLab::Answered("nomate", nodes);
  for (suites::Outcome& outcome : outcomes) {
    const double visits = static_cast<double>(*outcome.Counter("nodes"));
    outcome.counters[suites::kRepeatsHeldCounter] = static_cast<int64_t>(visits * repeats / 4);
    outcome.counters[suites::kRepeatsLostCounter] = static_cast<int64_t>(visits * repeats * 3 / 4);
  }
  return outcomes;
}

// All tables have the same runs, except one, whose runs the test gives.
class BoundedTables : public ::testing::Test {
 protected:
  absl::StatusOr<Reproduced> Table(const std::vector<suites::Outcome>& plain,
                                   const std::vector<suites::Outcome>& use_3) {
    const std::vector<ReproducedTable> tables = BoundedTableTables();
    for (const NeededRun& run : tables[0].runs) {
      const bool here = absl::EndsWith(run.setting, "-table14");
      const bool is_plain = absl::StartsWith(run.setting, "pds");
      const bool is_use_3 = absl::StartsWith(run.setting, "increments");
      lab_.Ran(kTrying, run.setting,
               !here      ? Solves(10, is_plain ? 1000 : 1100)
               : is_use_3 ? use_3
                          : plain);
    }
    return testing::Made(tables, "thesis/bounded-table", lab_.context());
  }

  MadeUpLab lab_;
};

TEST_F(BoundedTables, OneThatLeavesAsMuchUnknownMayExplainThePublishedFigures) {
  const auto made = Table(Solves(7, 8000, 0.96), Solves(7, 1000, 0.4));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(made->rows[0].cells[0].published, "31.5 %");
  EXPECT_EQ(made->rows[2].name, "the thesis, use 3");
  EXPECT_EQ(made->rows[2].cells[3].published, "-85.7 %");
  EXPECT_EQ(Cell(*made, "2^14: plain", "unknown"), "30.0 %");
  EXPECT_EQ(Cell(*made, "2^14: plain", "repeats"), "96.0 %");
  EXPECT_EQ(Cell(*made, "2^14: plain", "repeats where solved"), "96.0 %");
  EXPECT_EQ(Cell(*made, "2^14: plain", "repeats of what was lost"), "72.0 %");
  EXPECT_EQ(Cell(*made, "2^14: use 3", "both solve: change"), "-87.5 % [-87.5, -87.5]");
  EXPECT_EQ(Cell(*made, "2^12: use 3", "both solve: change"), "+10.0 % [+10.0, +10.0]");
  EXPECT_THAT(Judged(*made, "Nine of ten visits"), StartsWith("holds: 96.0 %"));
  EXPECT_THAT(Judged(*made, "Over that table use 3 changes"), StartsWith("holds: -87.5 %"));
  EXPECT_THAT(Judged(*made, "at best: 2^14, use 3"), StartsWith("holds: -87.5 %"));
  EXPECT_THAT(Judged(*made, "changes all nodes by -12.2 %; at best: 2^14, use 3"),
              StartsWith("holds in part: -1.6 %"));
  EXPECT_THAT(Judged(*made, "2^12: use 3 changes"), StartsWith("does not hold: +10.0 %"));
}

TEST_F(BoundedTables, OrItDoesNot) {
  const auto made = Table(Solves(7, 1000, 0.5), Solves(7, 900, 0.5));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_THAT(Judged(*made, "Nine of ten visits"), StartsWith("does not hold: 50.0 %"));
  EXPECT_THAT(Judged(*made, "Over that table use 3 changes"), StartsWith("holds in part: -10.0 %"));
  EXPECT_THAT(Judged(*made, "Over that table use 2 changes"), StartsWith("not shown: +0.0 %"));
}

// Both solve seven of ten, use 3 in half the nodes; only plain PDS solves an eighth. If that one is
// left out, use 3 saves nodes; if it is charged, use 3 pays its whole budget.
TEST_F(BoundedTables, OneSidedFailuresAreChargedBesideBeingLeftOut) {
  const auto made = Table(Solves(8, 1000), Solves(7, 500));
  ASSERT_TRUE(made.ok()) << made.status();
  EXPECT_EQ(Cell(*made, "2^14: use 3", "both solve: change"), "-50.0 % [-50.0, -50.0]");
  EXPECT_THAT(Cell(*made, "2^14: use 3", "one-sided charged: change"), StartsWith("+12443.8 %"));
  EXPECT_THAT(made->notes[1], HasSubstr("355 and 157 million"));
}

}  // namespace
}  // namespace hakari::reproduce
