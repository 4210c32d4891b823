#include "ci/gate/trials/recording.h"

#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"
#include "base/status/testing.h"
#include "ci/gate/gate_report.h"
#include "ci/gate/samples_for_test.h"
#include "ci/gate/trials/replay.h"
#include "ci/gate/trials/trial_table.h"

namespace hakari::gate {
namespace {

Recording Small() {
  Recording recording;
  recording.load = "quiet";
  recording.machine = "A processor, 2 CPUs";
  recording.compiler = "g++ 12.2.0";
  recording.benchmark = "pds/mate";
  recording.unit = "nodes";
  recording.positions = 64;
  recording.passes = 2;
  recording.sides = {{"base", 1000, 7, {100, 101}, {200}},
                     {"base-again", 1000, 7, {100, 102}, {201}},
                     {"slower_3", 1000, 8, {103, 104}, {206}}};
  return recording;
}

TEST(Recording, IsReadAsItWasWritten) {
  HAKARI_ASSERT_OK(const auto read, ParseRecording(RecordingText(Small()), "file"));
  EXPECT_EQ(RecordingText(read), RecordingText(Small()));
  EXPECT_EQ(read.positions, 64u);
  EXPECT_EQ(read.passes, 2u);
  EXPECT_EQ(read.rounds(), 2u);
  EXPECT_EQ(read.sides[2].name, "slower_3");
  EXPECT_EQ(read.sides[2].instructions, 8u);
  EXPECT_EQ(read.sides[2].other_order_ns[0], 206);
}

TEST(Recording, SittingsHaveFilesOfTheirOwn) {
  Recording recording = Small();
  recording.sitting = "2";
  EXPECT_EQ(ParseRecording(RecordingText(recording), "file")->sitting, "2");
  EXPECT_EQ(RecordingFileName("quiet", "2", "pds/mate"), "quiet-2-pds_mate.rounds.zst");
  EXPECT_EQ(RecordingFileName("quiet", "", "pds/mate"), "quiet-pds_mate.rounds.zst");
}

TEST(Recording, InstructionsMayBeUnknown) {
  Recording recording = Small();
  recording.sides[1].instructions.reset();
  HAKARI_ASSERT_OK(const auto read, ParseRecording(RecordingText(recording), "file"));
  EXPECT_FALSE(read.sides[1].instructions.has_value());
}

TEST(Recording, DamageIsNamedByItsLine) {
  const std::string text = RecordingText(Small());
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"hakari-trials 1", "hakari-trials 2"},
           {"together 100 100 103", "together 100 103"},
           {"together 100 100 103", "together 100 x 103"},
           {"together 100 100 103", "together 100 0 103"},
           {"side base 1000 7", "side base 0 7"},
           {"side base 1000 7", "side base 1000"},
           {"side slower_3 1000 8\n", ""},
           {"load quiet", "lead quiet"},
           {"load quiet\n", ""},
           {"sample 64 2\n", ""},
           {"benchmark pds/mate nodes", "benchmark pds/mate"}}) {
    const auto read = ParseRecording(absl::StrReplaceAll(text, {{from, to}}), "file");
    EXPECT_FALSE(read.ok()) << to;
    EXPECT_TRUE(absl::StrContains(read.status().message(), "file:")) << read.status();
  }
  EXPECT_FALSE(ParseRecording("", "file").ok());
}

TEST(Recording, AFolderIsReadWhole) {
  const std::string folder = testing::TempDir();
  EXPECT_FALSE(ReadRecordings(folder + "/nowhere").ok());
  ASSERT_TRUE(WriteRecording(folder, Small()).ok());
  HAKARI_ASSERT_OK(const auto all, ReadRecordings(folder));
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(all[0].benchmark, "pds/mate");
}

// Checks the gate's promises on recorded samples: every change of the gate's code must keep them.

constexpr char kFolder[] = "ci/gate/trials/data";
constexpr size_t kLeastRounds = 4000;

TEST(Data, HoldsEnoughOfEveryBenchmark) {
  HAKARI_ASSERT_OK(const auto recordings, ReadRecordings(kFolder));
  std::set<std::string> loads;
  for (const Recording& one : recordings) {
    loads.insert(one.load);
    EXPECT_GE(one.rounds(), kLeastRounds) << one.load << " " << one.benchmark;
  }
  EXPECT_TRUE(loads.count("quiet") == 1 && loads.count("loaded") == 1);
}

TEST(Data, EveryPromiseIsKept) {
  HAKARI_ASSERT_OK(const auto recordings, ReadRecordings(kFolder));
  const TrialTable table = TableOf(ReplayAll(recordings, GateRules()));
  EXPECT_TRUE(table.kept) << table.text;
}

// A recording from a simulated machine; its only variant is slower by `slower`.
Recording Recorded(const std::string& variant, const std::string& benchmark, double slower,
                   int rounds) {
  BenchRow row = RowNamed(benchmark);
  StrawSource source(benchmark.size());
  source.benchmarks[benchmark] = SlowerBy(slower);
  EXPECT_TRUE(source.Measure(Stage::kTogether, {&row}, rounds).ok());
  EXPECT_TRUE(source.Measure(Stage::kOtherOrder, {&row}, 160).ok());
  Recording recording;
  recording.load = "quiet";
  recording.benchmark = benchmark;
  recording.sides = {
      {"base", 1000, std::nullopt, row.rounds.base_ns, row.other_order.base_ns},
      {"base-again", 1000, std::nullopt, row.rounds.base_again_ns, row.other_order.base_again_ns},
      {variant, 1000, std::nullopt, row.rounds.candidate_ns, row.other_order.candidate_ns}};
  return recording;
}

TEST(Replay, UsesEachRoundOnce) {
  const Recording one = Recorded("identical", "pds/mate", 0, 800);
  const TrialRow row = Replay({&one}, kFirstVariant, false, GateRules());
  // Each gate uses forty rounds; the rest must be enough for a gate that needs the most.
  EXPECT_EQ(row.gates, (800 - 320) / 40 + 1);
  EXPECT_EQ(row.Count(report::Verdict::kPass), row.gates);
}

TEST(Replay, TooFewRoundsMakeNoGate) {
  const Recording one = Recorded("identical", "pds/mate", 0, 319);
  EXPECT_EQ(Replay({&one}, kFirstVariant, false, GateRules()).gates, 0);
}

TEST(Replay, CatchesWhatIsSlower) {
  const Recording fast = Recorded("slower_3", "do_undo/quiet", 0, 2000);
  const Recording slow = Recorded("slower_3", "pds/mate", 0.03, 2000);
  const TrialRow row = Replay({&fast, &slow}, kFirstVariant, false, GateRules());
  EXPECT_GT(row.gates, 5);
  EXPECT_EQ(row.Count(report::Verdict::kRegressed), row.gates);
}

TEST(Replay, EachLoadAndVariantIsARow) {
  Recording counted = Recorded("identical", "pds/mate", 0, 400);
  for (RecordedSide& side : counted.sides) side.instructions = 1000;
  counted.sides.push_back(counted.sides.back());
  counted.sides.back().name = "cold";
  Recording loaded = Recorded("slower_3", "pds/mate", 0.03, 400);
  loaded.load = "loaded";
  const std::vector<TrialRow> rows = ReplayAll({counted, loaded}, GateRules());
  ASSERT_EQ(rows.size(), 5u);
  EXPECT_EQ(rows[0].load, "loaded");
  EXPECT_EQ(rows[0].variant, "slower_3");
  EXPECT_TRUE(rows[1].with_instructions);
  EXPECT_EQ(rows[1].variant, "identical");
  EXPECT_FALSE(rows[2].with_instructions);
  EXPECT_EQ(rows[4].variant, "cold");
}

TEST(Replay, SittingsAddUp) {
  Recording again = Recorded("identical", "pds/mate", 0, 400);
  again.sitting = "2";
  again.sides.push_back(again.sides.back());
  again.sides.back().name = "cold";
  const Recording first = Recorded("identical", "pds/mate", 0, 400);
  const int gates = Replay({&first}, kFirstVariant, false, GateRules()).gates;
  const std::vector<TrialRow> rows = ReplayAll({first, again}, GateRules());
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0].variant, "identical");
  EXPECT_EQ(rows[0].gates, 2 * gates);
  EXPECT_EQ(rows[0].Count(report::Verdict::kPass), 2 * gates);
  EXPECT_EQ(rows[1].gates, gates);
}

TEST(Replay, SeveralBenchmarksAreTriedTogetherAndEachByItself) {
  const std::vector<TrialRow> rows = ReplayAll(
      {Recorded("slower_3", "do_undo/quiet", 0, 800), Recorded("slower_3", "pds/mate", 0.03, 800)},
      GateRules());
  ASSERT_EQ(rows.size(), 3u);
  EXPECT_EQ(rows[0].benchmarks.size(), 2u);
  EXPECT_EQ(rows[1].benchmarks, std::vector<std::string>{"do_undo/quiet"});
  EXPECT_EQ(rows[1].Count(report::Verdict::kRegressed), 0);
  EXPECT_FALSE(rows[0].slower.has_value());
  EXPECT_NEAR(rows[1].slower.value_or(1), 0, 0.002);
  EXPECT_NEAR(rows[2].slower.value_or(0), 0.03, 0.002);
  EXPECT_NEAR(rows[2].slower_other_order.value_or(0), 0.03, 0.002);
  EXPECT_EQ(rows[2].Count(report::Verdict::kRegressed), rows[2].gates);
  EXPECT_TRUE(TableOf(rows).kept);
}

TrialRow RowWith(const std::string& variant, int alarms, int inconclusive, int passes) {
  TrialRow row;
  row.load = "quiet";
  row.variant = variant;
  row.benchmarks = {"pds/mate"};
  row.gates = alarms + inconclusive + passes;
  row.verdicts = {{report::Verdict::kRegressed, alarms},
                  {report::Verdict::kInconclusive, inconclusive},
                  {report::Verdict::kPass, passes}};
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
}  // namespace hakari::gate
