#include "ci/gate/trials/recording.h"

#include <gtest/gtest.h>
#include <set>
#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"
#include "base/status/testing.h"
#include "ci/gate/gate_report.h"
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

// The gate's promises, on the samples that a machine gave: every change of the gate's code is held
// to them.

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

}  // namespace
}  // namespace hakari::gate
