#include "ci/trials/replay.h"

#include <gtest/gtest.h>

#include "ci/gate/samples_for_test.h"
#include "ci/trials/trial_table.h"

namespace hakari {
namespace {

// As a machine of straw would have recorded it.
Recording Recorded(const std::string& variant, const std::string& benchmark, double slower,
                   int rounds) {
  Recording recording;
  recording.load = "quiet";
  recording.variant = variant;
  recording.row = RowNamed(benchmark);
  StrawSource source(benchmark.size());
  source.benchmarks[benchmark] = {slower, slower};
  EXPECT_TRUE(source.Measure(Stage::kTogether, {&recording.row}, rounds).ok());
  EXPECT_TRUE(source.Measure(Stage::kOtherOrder, {&recording.row}, 80).ok());
  return recording;
}

TEST(Replay, UsesEachRoundOnce) {
  const Recording one = Recorded("identical", "pds/mate", 0, 400);
  const TrialRow row = Replay({&one}, false, GateRules());
  // Twenty rounds a gate, and what is left must do for one that asks for more.
  EXPECT_EQ(row.gates, (400 - 80) / 20 + 1);
  EXPECT_EQ(row.Count(Verdict::kPass), row.gates);
}

TEST(Replay, TooFewRoundsMakeNoGate) {
  const Recording one = Recorded("identical", "pds/mate", 0, 79);
  EXPECT_EQ(Replay({&one}, false, GateRules()).gates, 0);
}

TEST(Replay, CatchesWhatIsSlower) {
  const Recording fast = Recorded("slower_3", "do_undo/quiet", 0, 1000);
  const Recording slow = Recorded("slower_3", "pds/mate", 0.03, 1000);
  const TrialRow row = Replay({&fast, &slow}, false, GateRules());
  EXPECT_GT(row.gates, 5);
  EXPECT_EQ(row.Count(Verdict::kRegressed), row.gates);
}

TEST(Replay, EachLoadAndVariantIsARow) {
  Recording counted = Recorded("identical", "pds/mate", 0, 400);
  counted.row.base_instructions = counted.row.candidate_instructions = 1000;
  const std::vector<TrialRow> rows =
      ReplayAll({counted, Recorded("slower_3", "pds/mate", 0.03, 400)}, GateRules());
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_TRUE(rows[0].with_instructions);
  EXPECT_FALSE(rows[1].with_instructions);
  EXPECT_EQ(rows[2].variant, "slower_3");
}

TrialRow RowWith(const std::string& variant, int alarms, int inconclusive, int passes) {
  TrialRow row;
  row.load = "quiet";
  row.variant = variant;
  row.gates = alarms + inconclusive + passes;
  row.verdicts = {{Verdict::kRegressed, alarms},
                  {Verdict::kInconclusive, inconclusive},
                  {Verdict::kPass, passes}};
  return row;
}

TEST(TrialTable, HoldsEveryVariantToItsPromise) {
  EXPECT_TRUE(TableOf({RowWith("identical", 0, 10, 990)}).kept);
  EXPECT_FALSE(TableOf({RowWith("identical", 11, 0, 989)}).kept);
  EXPECT_FALSE(TableOf({RowWith("identical", 0, 51, 949)}).kept);
  EXPECT_TRUE(TableOf({RowWith("cold", 2, 0, 98)}).kept);
  EXPECT_FALSE(TableOf({RowWith("cold", 3, 0, 97)}).kept);
  EXPECT_TRUE(TableOf({RowWith("slower_3", 95, 0, 5)}).kept);
  EXPECT_FALSE(TableOf({RowWith("slower_3", 94, 0, 6)}).kept);
  EXPECT_TRUE(TableOf({RowWith("slower_1", 0, 0, 100)}).kept);
  EXPECT_FALSE(TableOf({RowWith("identical", 0, 0, 0)}).kept);
}

TEST(TrialTable, StatesTheExactBound) {
  const std::string text = TableOf({RowWith("identical", 0, 0, 299)}).text;
  EXPECT_NE(text.find("0 (<= 1.00 %)"), std::string::npos) << text;
}

}  // namespace
}  // namespace hakari
