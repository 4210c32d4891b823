#include "ci/trials/recording.h"

#include <gtest/gtest.h>

#include "absl/strings/match.h"
#include "absl/strings/str_replace.h"

namespace hakari {
namespace {

Recording Small() {
  Recording recording;
  recording.load = "quiet";
  recording.variant = "slower_3";
  recording.machine = "A processor, 2 CPUs";
  recording.compiler = "g++ 12.2.0";
  recording.positions = 64;
  recording.passes = 2;
  recording.row.name = "pds/mate";
  recording.row.unit = "nodes";
  recording.row.items = recording.row.candidate_items = 1000;
  recording.row.rounds = {{100, 101}, {103, 104}, {100, 102}};
  recording.row.other_order = {{200}, {206}, {201}};
  return recording;
}

TEST(Recording, IsReadAsItWasWritten) {
  Recording recording = Small();
  recording.row.base_instructions = 7;
  recording.row.candidate_instructions = 8;
  const auto read = ParseRecording(RecordingText(recording), "file");
  ASSERT_TRUE(read.ok()) << read.status();
  EXPECT_EQ(RecordingText(*read), RecordingText(recording));
  EXPECT_EQ(read->row.candidate_instructions, 8u);
  EXPECT_EQ(read->positions, 64u);
  EXPECT_EQ(read->passes, 2u);
  EXPECT_EQ(read->row.rounds.size(), 2u);
  EXPECT_EQ(read->row.other_order.candidate_ns[0], 206);
  EXPECT_FALSE(ParseRecording(RecordingText(Small()), "file")->row.base_instructions.has_value());
}

TEST(Recording, DamageIsNamedByItsLine) {
  const std::string text = RecordingText(Small());
  for (const auto& [from, to] : std::vector<std::pair<std::string, std::string>>{
           {"hakari-trials 1", "hakari-trials 2"},
           {"together 100 103 100", "together 100 103"},
           {"together 100 103 100", "together 100 x 100"},
           {"together 100 103 100", "together 100 0 100"},
           {"items 1000 1000", "items 0 1000"},
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
  const auto all = ReadRecordings(folder);
  ASSERT_TRUE(all.ok()) << all.status();
  ASSERT_EQ(all->size(), 1u);
  EXPECT_EQ((*all)[0].variant, "slower_3");
}

}  // namespace
}  // namespace hakari
